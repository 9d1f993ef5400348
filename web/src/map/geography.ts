import { compositeAreas } from '#catalog/regions/composite-areas.ts';
import { type Bounds, measure, unite } from './path-geometry.ts';
import type { Shape, WorldShapes } from './world-shapes.ts';

export interface MapPlace {
  iso3: string;
  shape: Shape;
  centre: readonly [number, number];
  bounds: Bounds;
  area: number;
}

export interface Geography {
  places: readonly MapPlace[];
  byIso3: ReadonlyMap<string, MapPlace>;
  bounds: Bounds;
  /** Left, top, width and height of the box that everything was drawn in; its width is all 360 degrees of the equator. */
  box: WorldShapes['viewBox'];
}

const known = new WeakMap<WorldShapes, Geography>();

export function toGeography(world: WorldShapes): Geography {
  const before = known.get(world);
  if (before) return before;
  const places = world.shapes.map(toPlace);
  const [left, top, width, height] = world.viewBox;
  const geography: Geography = {
    places,
    byIso3: new Map(places.map((place) => [place.iso3, place])),
    bounds: unite(places.map((place) => place.bounds)) ?? [left, top, left + width, top + height],
    box: world.viewBox,
  };
  known.set(world, geography);
  return geography;
}

/** Where an area is drawn, the largest place first: a country at its own, a former state at those of the countries that it held. */
export function placesOf(geography: Geography, area: string | null): readonly MapPlace[] {
  if (area === null) return [];
  const place = geography.byIso3.get(area);
  if (place !== undefined) return [place];
  return (compositeAreas[area] ?? [])
    .flatMap((iso3) => geography.byIso3.get(iso3) ?? [])
    .sort((a, b) => b.area - a.area);
}

/** A region on both sides of the map's edge (the Pacific) is reduced to the side with more land. */
export function toBounds(geography: Geography, iso3s: Iterable<string>): Bounds | null {
  const members = [...iso3s].flatMap((iso3) => geography.byIso3.get(iso3) ?? []);
  const all = unite(members.map((place) => place.bounds));
  if (all === null) return null;
  const [left, , right] = geography.bounds;
  if (all[2] - all[0] < (right - left) * 0.7) return all;
  const middle = (left + right) / 2;
  const landWest = sumOfArea(members.filter((place) => place.centre[0] < middle));
  const landEast = sumOfArea(members.filter((place) => place.centre[0] >= middle));
  return unite(
    members.filter((place) => place.centre[0] < middle === landWest > landEast).map((place) => place.bounds),
  );
}

function toPlace(shape: Shape): MapPlace {
  const measures = measure(shape.d);
  if (shape.circle === undefined && measures) return { iso3: shape.iso3, shape, ...measures };
  const [x, y] = shape.circle ?? [0, 0];
  return {
    iso3: shape.iso3,
    shape,
    centre: [x, y],
    bounds: measures?.bounds ?? [x, y, x, y],
    area: measures?.area ?? 0,
  };
}

function sumOfArea(places: readonly MapPlace[]): number {
  return places.reduce((sum, place) => sum + place.area, 0);
}
