import { type CollectionId, genePools } from '#catalog/germplasm/collections.ts';
import type { GrowingPlaces } from '#contract/places.ts';
import type { PriceSource } from '#contract/prices.ts';
import { findPoints, type PointFilter, type Points } from '#domain/germplasm/points.ts';
import { type Dot, type DotCell, dotsPath, placeDots, placeDotsByCell } from '../../map/dots.ts';
import { projectInto } from '../../map/project.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { parallelAt } from './belt-frame.ts';
import type { HomeMapData } from './home-map.ts';

/** The steps of the home's picture, which addresses name by number: origins of beans, fields, consumption. */
export const beltSteps = [1, 2, 3] as const;
export type BeltStep = (typeof beltSteps)[number];

/** The step that an address without one shows. */
export const firstStep: BeltStep = 2;

/** Hectares per dot. On phones, which have half of the dots, twice as many. */
export const dotArea = 10_000;

/** Degrees of latitude of a bar of the panel; the first begins at `south`, the last ends at `north`. */
export const bandDegrees = 5;
const [south, north] = [-40, 60];

/** Beans are grown between these latitudes: no landrace was collected beyond them. */
const grown = { south: -39, north: 56 } as const;

/** Dots of one colour, as a path of points; wild relatives are triangles. `look` names the colour. */
export interface DotLayer {
  look: 'fields' | 'more' | 'mesoamerican' | 'andean' | 'hybrid' | 'wild';
  d: string;
}

/** A bar of the panel: from a latitude five degrees northwards, with an amount for each of its series. */
export interface Band {
  from: number;
  amounts: readonly number[];
}

export interface Origins {
  step: 1;
  total: number;
  /** In the order of the catalog's gene pools: those of each, hybrids together with "not stated". */
  pools: readonly number[];
  bands: readonly Band[];
  source: PriceSource;
  path: string;
  /** `null` where the release has none. */
  wild: WildFinds | null;
}

export interface WildFinds {
  collection: CollectionId;
  total: number;
  species: number;
  bands: readonly Band[];
  source: PriceSource;
  path: string;
}

/** A continent's hectares; `isLeast`: of a doubtful sum, without countries whose figure is doubted. */
interface Continent {
  area: string;
  value: number;
  isLeast: boolean;
}

export interface Fields {
  step: 2;
  map: HomeMapData;
  /** Hectares of the world; `null` where the release does not know them. */
  world: number | null;
  continents: readonly Continent[];
  bands: readonly Band[];
  /** Of dots that are placed by where beans grew: the source, and countries placed by cropland and evenly. `null`: all are even. */
  placing: { source: PriceSource; cropland: number; even: number } | null;
}

/** Share of a country's protein from beans. */
export interface Plates {
  step: 3;
  map: HomeMapData;
  world: number | null;
}

export type Belt = Origins | Fields | Plates;

const layersOf = new WeakMap<Belt, readonly DotLayer[]>();

/** Dots behind a page of the server: its document has them once, in the picture. None in browsers. */
export const dotsBehind = (belt: Belt): readonly DotLayer[] => layersOf.get(belt) ?? [];

const bandStarts = Array.from({ length: (north - south) / bandDegrees }, (_, at) => south + at * bandDegrees);

/** Dots by bands, each with its series and its weight; dots beyond the bands are left out. */
export function toBands(
  dots: Iterable<{ latitude: number; series: number; weight: number }>,
  series: number,
): readonly Band[] {
  const bands = bandStarts.map((from) => ({ from, amounts: Array.from({ length: series }, () => 0) }));
  for (const dot of dots) {
    const amounts = bands[Math.floor((dot.latitude - south) / bandDegrees)]?.amounts;
    if (amounts !== undefined) amounts[dot.series] = (amounts[dot.series] ?? 0) + dot.weight;
  }
  return bands;
}

/** A number from a country's code: its dots have the same places in every drawing. */
const seedOf = (iso3: string): number =>
  [...iso3].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);

/** Degrees that a cell of a growing place is wide and high. */
const cellDegrees = 0.5;

/** Cells of a country on the map, and the square box units of one. */
function toCells(world: WorldShapes, country: GrowingPlaces['countries'][number]) {
  const cells = country.shares.map((share, index): DotCell => {
    const [west, north] = [
      (country.longitudes[index] ?? 0) - cellDegrees / 2,
      (country.latitudes[index] ?? 0) + cellDegrees / 2,
    ];
    return {
      share,
      at: (across, down) => projectInto(world, west + across * cellDegrees, north - down * cellDegrees),
    };
  });
  // The projection keeps areas, but for the cosine of the latitude.
  const [left, top] = projectInto(world, 0, country.latitudes[0] ?? 0);
  const [right] = projectInto(world, cellDegrees, country.latitudes[0] ?? 0);
  const [, bottom] = projectInto(world, 0, (country.latitudes[0] ?? 0) - cellDegrees);
  return { cells, area: (right - left) * (bottom - top) };
}

/** Dots of countries with hectares of a crop: those that phones have, too, and the others. Without `growing` they are even. */
export function fieldDots(
  world: WorldShapes,
  places: readonly { iso3: string; value: number }[],
  growing: GrowingPlaces['countries'] = [],
): { fewer: readonly Dot[]; more: readonly Dot[] } {
  const shapes = new Map(world.shapes.map((shape) => [shape.iso3, shape.d]));
  const known = new Map(growing.map((country) => [country.area, country]));
  const [top, bottom] = [parallelAt(world, grown.north), parallelAt(world, grown.south)];
  const all = places.map(({ iso3, value }) => {
    const [d, count, seed] = [shapes.get(iso3) ?? '', Math.round(value / dotArea), seedOf(iso3)];
    const cells = known.get(iso3);
    const dots =
      cells === undefined
        ? placeDots(d, count, { seed, top, bottom })
        : placeDotsByCell(d, count, { seed, ...toCells(world, cells) });
    const few = Math.round(value / (2 * dotArea));
    return { fewer: dots.slice(0, few), more: dots.slice(few) };
  });
  return { fewer: all.flatMap(({ fewer }) => fewer), more: all.flatMap(({ more }) => more) };
}

/** The last dots of fields with their bands, by the release and figures that placed them: homes of all languages share them. */
let placed: { of: string; bands: readonly Band[]; layers: readonly DotLayer[] } | null = null;

function drawFields(
  world: WorldShapes,
  { places }: HomeMapData,
  { countries }: GrowingPlaces,
  release: string,
): NonNullable<typeof placed> {
  const of = [release, ...places.map(({ iso3, value }) => `${iso3} ${value}`)].join();
  if (placed?.of === of) return placed;
  const { fewer, more } = fieldDots(world, places, countries);
  const edges = bandStarts.map((from) => ({
    latitude: from,
    top: parallelAt(world, from + bandDegrees),
    bottom: parallelAt(world, from),
  }));
  const bands = toBands(
    [...fewer, ...more].flatMap(([, y]) => {
      const band = edges.find(({ top, bottom }) => y >= top && y < bottom);
      return band === undefined ? [] : [{ latitude: band.latitude, series: 0, weight: dotArea }];
    }),
    1,
  );
  placed = {
    ...{ of, bands },
    layers: [
      { look: 'fields', d: dotsPath(fewer) },
      { look: 'more', d: dotsPath(more) },
    ],
  };
  return placed;
}

export function toFields(
  world: WorldShapes,
  options: Pick<Fields, 'map' | 'world' | 'continents'>,
  growing: GrowingPlaces,
  release: string,
): Fields {
  const { bands, layers } = drawFields(world, options.map, growing, release);
  const fields: Fields = { step: 2, ...options, bands, placing: toPlacing(options.map, growing) };
  layersOf.set(fields, layers);
  return fields;
}

/** Source of the positions of the countries' dots; `null` where all are spread evenly. */
function toPlacing({ places }: HomeMapData, { source, countries }: GrowingPlaces): Fields['placing'] {
  if (source === null) return null;
  const basis = new Map(countries.map((country) => [country.area, country.basis]));
  const dotted = places.filter(({ value }) => value >= dotArea / 2);
  return {
    source,
    cropland: dotted.filter(({ iso3 }) => basis.get(iso3) === 'cropland').length,
    even: dotted.filter(({ iso3 }) => !basis.has(iso3)).length,
  };
}

/** Rounds in which colours are drawn over each other, so that none covers the others. */
const rounds = 4;

/** Distance in box units below which landraces share a dot. */
const together = 3;

/** Series of a landrace: its gene pool, "not stated" with the hybrids. */
const poolOf = (code: number): number => (code === 0 ? genePools.length - 1 : code - 1);

/** A triangle around a point, from its top on, in box units. Those nearer to each other than `together` are one. */
const triangle = { path: 'l9 16h-18z', top: -10, together: 14 } as const;

/** Points of a collection, and which of them are wild relatives. */
export type WildPoints = Pick<WildFinds, 'collection' | 'source' | 'path'> & {
  points: Points;
  filter: PointFilter;
};

/** The dot of a point, on a grid so coarse that points near to each other have the same one. */
function gridDot(world: WorldShapes, points: Points, row: number, size: number): Dot {
  const place = points.places[row] ?? -1;
  const [x, y] = projectInto(world, points.longitudes[place] ?? 0, points.latitudes[place] ?? 0);
  return [Math.round(x / size) * size, Math.round(y / size) * size];
}

const latitudeOf = (points: Points, row: number): number => points.latitudes[points.places[row] ?? -1] ?? 0;

export function toOrigins(
  world: WorldShapes,
  points: Points,
  { wild: wildPoints, ...of }: Pick<Origins, 'source' | 'path'> & { wild: WildPoints | null },
): Origins | null {
  const landraces: { latitude: number; series: number; weight: number }[] = [];
  const dots = genePools.map(() => new Map<string, Dot>());
  for (const [row, whereabouts] of points.whereabouts.entries()) {
    if (whereabouts !== 0) continue;
    const series = poolOf(Number(points.genePools[row] ?? 0));
    landraces.push({ latitude: latitudeOf(points, row), series, weight: 1 });
    const dot = gridDot(world, points, row, together);
    dots[series]?.set(dot.join(), dot);
  }
  if (landraces.length === 0) return null;
  const wild = wildPoints && toWildFinds(world, wildPoints);
  const origins: Origins = {
    step: 1,
    ...of,
    total: landraces.length,
    pools: genePools.map((_, at) => landraces.filter(({ series }) => series === at).length),
    bands: toBands(landraces, genePools.length),
    wild: wild?.finds ?? null,
  };
  const layers = Array.from({ length: rounds }, (_, round) =>
    genePools.map((look, at) => ({
      look,
      d: dotsPath([...(dots[at]?.values() ?? [])].filter((_dot, index) => index % rounds === round)),
    })),
  );
  layersOf.set(
    origins,
    [...(wild === null ? [] : [wild.layer]), ...layers.flat()].filter(({ d }) => d !== ''),
  );
  return origins;
}

function toWildFinds(
  world: WorldShapes,
  { points, filter, ...of }: WildPoints,
): { finds: WildFinds; layer: DotLayer } | null {
  const { rows } = findPoints(points, filter);
  if (rows.length === 0) return null;
  const dots = new Map<string, Dot>();
  const species = new Set<number>();
  const finds = Array.from(rows, (row) => {
    const [x, y] = gridDot(world, points, row, triangle.together);
    dots.set(`${x} ${y}`, [x, y + triangle.top]);
    const code = points.codes.species[row] ?? 0;
    if (code > 0) species.add(code);
    return { latitude: latitudeOf(points, row), series: 0, weight: 1 };
  });
  return {
    finds: { ...of, total: finds.length, species: species.size, bands: toBands(finds, 1) },
    layer: { look: 'wild', d: dotsPath([...dots.values()], triangle.path) },
  };
}
