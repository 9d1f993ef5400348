import type { Points } from '#domain/germplasm/points.ts';
import { toGeography } from '../../map/geography.ts';
import { isInside } from '../../map/path-geometry.ts';
import { projectInto } from '../../map/project.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';

const known = new WeakMap<Points, Points>();

/** Points with the country whose outline holds each place; none off the land, as on the country's page. */
export function withCountries(world: WorldShapes, points: Points): Points {
  const before = known.get(points);
  if (before !== undefined) return before;
  const { places } = toGeography(world);
  const countries = points.latitudes.map((latitude, at) => {
    const [x, y] = projectInto(world, points.longitudes[at] ?? 0, latitude);
    const holds = places.find(
      ({ bounds: [left, top, right, bottom], shape }) =>
        x >= left && x <= right && y >= top && y <= bottom && isInside(shape.d, [x, y]),
    );
    return holds?.iso3 ?? '';
  });
  const located = { ...points, countries };
  known.set(points, located);
  return located;
}
