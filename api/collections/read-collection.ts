import { setImmediate as otherRequests } from 'node:timers/promises';
import { type Collection, collections, findCollection } from '#catalog/germplasm/collections.ts';
import { type PointColumns, type Points, readPoints } from '#domain/germplasm/points.ts';
import { listed, ProblemError, quoted } from '../errors.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { toColumns } from './to-columns.ts';

/** Columns of a point without the texts of its source. */
const pointColumns = [
  ...(['id', 'source', 'latitude', 'longitude', 'decimals', 'flagged', 'gene_pool', 'condition'] as const),
  ...(['habit', 'colours', 'species', 'taxon', 'weight', 'altitude', 'year'] as const),
];

/** The collection of an address. Throws `unknown-collection`. */
export function requireCollection(id: string): Collection {
  const collection = findCollection(id);
  if (collection !== undefined) return collection;
  throw new ProblemError(
    'unknown-collection',
    `There is no collection ${quoted(id)}. Collections: ${listed(collections.map((each) => each.id))}.`,
  );
}

/** A collection as a release has it; `source` is `null` where the release has no row of it. */
export interface ReadCollection {
  source: number | null;
  columns: PointColumns;
  points: Points;
}

/** Parsed collections, by release: filters need all points, and parsing the file takes longer than filtering. */
const known = new WeakMap<ServedRelease, Map<string, Promise<ReadCollection>>>();

/** All points of a collection. */
export function readCollection(release: ServedRelease, id: string): Promise<ReadCollection> {
  const read = known.get(release) ?? new Map<string, Promise<ReadCollection>>();
  known.set(release, read);
  const before = read.get(id);
  if (before !== undefined) return before;
  const reading = readRows(release, id);
  read.set(id, reading);
  // A failed read is not cached.
  reading.catch(() => read.delete(id));
  return reading;
}

async function readRows(release: ServedRelease, id: string): Promise<ReadCollection> {
  const rows = await selectRows(
    release.db,
    'collection_point',
    { collection: id },
    { columns: pointColumns },
  );
  const columns = toColumns(rows);
  await otherRequests();
  return { source: rows[0]?.source ?? null, columns, points: readPoints(columns) };
}
