import { type Collection, findCollection, genePools } from '#catalog/germplasm/collections.ts';
import { pointAt } from '#domain/germplasm/point-at.ts';
import { countsWithout, findPoints, type Points } from '#domain/germplasm/points.ts';
import { workedOnce } from '../../api/worked-once.ts';
import { type PlacedGroups, toClusters } from '../../map/cluster-model.ts';
import { toGeography } from '../../map/geography.ts';
import { type Bounds, isInside } from '../../map/path-geometry.ts';
import { projectInto } from '../../map/project.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import type { CollectionsView } from '../../url/collections-params.ts';
import type { FirstMap, ShownPoints } from './collections-data.ts';

export const pointsOnPage = 25;

export function showPoints(
  points: Points,
  view: CollectionsView,
): { shownPoints: ShownPoints; rows: Int32Array } {
  const { rows, facets, countries, histograms, whereabouts, places } = findPoints(points, view.filter);
  const from = (view.page - 1) * pointsOnPage;
  let flagged = 0;
  for (const kind of points.whereabouts) if (kind === 1) flagged++;
  return {
    rows,
    shownPoints: {
      count: points.count,
      total: rows.length,
      ...{ facets, countries, histograms, whereabouts, places },
      flagged,
      halves: leadingHalves(points, rows),
      rows: [...rows.subarray(from, from + pointsOnPage)].map((row) => pointAt(points, row)),
      without: rows.length === 0 ? countsWithout(points, view.filter) : [],
    },
  };
}

/** Fewest points on either side of the equator for a share. */
const fewestInHalf = 100;

function leadingHalves(points: Points, rows: Int32Array): ShownPoints['halves'] {
  if (rows.length < points.count) return null;
  const counts = { north: genePools.map(() => 0), south: genePools.map(() => 0) };
  const totals = { north: 0, south: 0 };
  for (const row of rows) {
    const latitude = points.latitudes[points.places[row] ?? -1] ?? 0;
    if (latitude === 0) continue;
    const half = latitude > 0 ? 'north' : 'south';
    totals[half]++;
    // Bit 0 is "not stated".
    const at = 30 - Math.clz32(points.codes.genePool[row] ?? 1);
    if (at >= 0) counts[half][at] = (counts[half][at] ?? 0) + 1;
  }
  if (Math.min(totals.north, totals.south) < fewestInHalf) return null;
  const leading = (half: 'north' | 'south') => {
    const most = Math.max(...counts[half]);
    return { pool: genePools[counts[half].indexOf(most)] ?? '', share: most / totals[half] };
  };
  const halves = { north: leading('north'), south: leading('south') };
  const areBoth = halves.north.share > 0.5 && halves.south.share > 0.5;
  return areBoth && halves.north.pool !== halves.south.pool ? halves : null;
}

/** Groups that points of a collection are coloured by, in the order of their colours; one without a name where all are alike. */
export function groupsOf({ colouredBy }: Pick<Collection, 'colouredBy'>): readonly string[] {
  if (colouredBy === null) return [''];
  return colouredBy === 'genePool'
    ? ['mesoamerican', 'andean', 'hybrid', 'unknown']
    : ['wild', 'cultivated', 'escaped', 'unknown'];
}

const projectPlaces = workedOnce(
  (points: Points, world: WorldShapes): { x: Float64Array; y: Float64Array } => {
    const x = new Float64Array(points.latitudes.length);
    const y = new Float64Array(points.latitudes.length);
    for (let place = 0; place < x.length; place++) {
      const at = projectInto(world, points.longitudes[place] ?? 0, points.latitudes[place] ?? 0);
      [x[place], y[place]] = at;
    }
    return { x, y };
  },
);

export function placePoints(
  world: WorldShapes,
  points: Points,
  { rows, collection }: { rows: Int32Array; collection: string },
): PlacedGroups {
  const facts = findCollection(collection);
  const colouredBy = facts?.colouredBy ?? null;
  const size = points.latitudes.length;
  const counts = groupsOf({ colouredBy }).map(() => new Int32Array(size));
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? -1;
    const place = points.places[row] ?? -1;
    if (place < 0) continue;
    // Bit 0 is "not stated", which comes last.
    const bit = colouredBy === null ? 1 : 31 - Math.clz32(points.codes[colouredBy][row] ?? 1);
    const bin = counts[bit === 0 ? counts.length - 1 : bit - 1];
    if (bin !== undefined) bin[place] = (bin[place] ?? 0) + 1;
  }
  return { ...projectPlaces(points, world), counts };
}

/** Around the chosen country, else around all places of a collection; `null` where none has coordinates. */
export function boundsOf(world: WorldShapes, points: Points, country: string | null): Bounds | null {
  const chosen = country === null ? undefined : toGeography(world).byIso3.get(country);
  if (chosen !== undefined) return chosen.bounds;
  const { x, y } = projectPlaces(points, world);
  if (x.length === 0) return null;
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
}

export function firstMap(
  world: WorldShapes,
  points: Points,
  shownRows: {
    rows: Int32Array;
    collection: string;
    country: string | null;
    unitOf: (bounds: Bounds) => number;
  },
): FirstMap | null {
  const bounds = boundsOf(world, points, shownRows.country);
  if (bounds === null) return null;
  const clusters = toClusters(placePoints(world, points, shownRows), shownRows.unitOf(bounds)).map(
    (cluster) => ({
      ...cluster,
      x: Math.round(cluster.x),
      y: Math.round(cluster.y),
    }),
  );
  return { clusters, bounds };
}

/** Points with the country whose outline holds each place; none off the land, as on the country's page. */
export const withCountries = workedOnce((points: Points, world: WorldShapes): Points => {
  const { places } = toGeography(world);
  const countries = points.latitudes.map((latitude, at) => {
    const [x, y] = projectInto(world, points.longitudes[at] ?? 0, latitude);
    const holds = places.find(
      ({ bounds: [left, top, right, bottom], shape }) =>
        x >= left && x <= right && y >= top && y <= bottom && isInside(shape.d, [x, y]),
    );
    return holds?.iso3 ?? '';
  });
  return { ...points, countries };
});
