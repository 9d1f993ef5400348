import { setImmediate as otherRequests } from 'node:timers/promises';
import {
  type Collection,
  collections,
  conditions,
  findCollection,
  genePools,
  growthHabits,
  seedColours,
} from '#catalog/germplasm/collections.ts';
import { type PointColumns, type Points, readPoints } from '#domain/germplasm/points.ts';
import type { Row } from '#release/schema.ts';
import { listed, ProblemError, quoted } from '../errors.ts';
import { selectRows } from '../queries/select-rows.ts';
import { onceARelease } from '../release/once-a-release.ts';

/** A point without the texts of its source. */
type PointRow = Omit<Row<'collection_point'>, 'collection' | 'published'>;

const colourCodes: readonly string[] = seedColours;

/** One digit a row: place of its code in a list of the catalog, from 1; 0 where it is not stated. Empty where none is. */
function digits(codes: readonly (string | null)[], texts: readonly string[]): string {
  const text = codes.map((code) => (code === null ? 0 : texts.indexOf(code) + 1)).join('');
  return /^0*$/.test(text) ? '' : text;
}

const column = (values: readonly (number | null)[]): (number | null)[] =>
  values.every((value) => value === null) ? [] : [...values];

/** Numbers the values of rows by the order of the sorted distinct ones. */
function numbered(values: readonly (string | null)[]): { names: string[]; index: Map<string, number> } {
  const names = [...new Set(values.filter((value) => value !== null))].sort();
  return { names, index: new Map(names.map((name, at) => [name, at])) };
}

function toColumns(rows: readonly PointRow[]): PointColumns {
  const places = new Map<string, number>();
  const [latitudes, longitudes, decimals, zero, offLand]: [number[], number[], number[], number[], number[]] =
    [[], [], [], [], []];
  const placeOf = ({ latitude, longitude, ...row }: PointRow): number => {
    if (latitude === null || longitude === null) return -1;
    const key = `${latitude} ${longitude}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = latitudes.push(latitude) - 1;
    longitudes.push(longitude);
    decimals.push(row.decimals);
    if (row.flagged !== null) (row.flagged === 'zero' ? zero : offLand).push(place);
    places.set(key, place);
    return place;
  };
  const species = numbered(rows.map((row) => row.species));
  const taxa = numbered(rows.map(({ taxon }) => taxon));
  const speciesOf = new Map(rows.map((row) => [row.taxon, row.species]));
  const colours = rows.map((row) =>
    row.colours === ''
      ? 0
      : row.colours.split(',').reduce((sum, colour) => sum | (1 << colourCodes.indexOf(colour)), 0),
  );
  return {
    ids: rows.map(({ id }, at) => id - (rows[at - 1]?.id ?? 0)),
    places: rows.map(placeOf),
    ...{ latitudes, longitudes, decimals, zero, offLand },
    genePools: digits(
      rows.map((row) => row.gene_pool),
      genePools,
    ),
    habits: digits(
      rows.map(({ habit }) => habit),
      growthHabits,
    ),
    conditions: digits(
      rows.map(({ condition }) => condition),
      conditions,
    ),
    colours: colours.some((sum) => sum > 0) ? colours : [],
    species: species.names,
    taxa: taxa.names,
    taxonSpecies: taxa.names.map((taxon) => species.index.get(speciesOf.get(taxon) ?? '') ?? -1),
    taxon: taxa.names.length === 0 ? [] : rows.map(({ taxon }) => taxa.index.get(taxon ?? '') ?? -1),
    weight: column(rows.map(({ weight }) => weight)),
    altitude: column(rows.map(({ altitude }) => altitude)),
    year: column(rows.map(({ year }) => year)),
  };
}

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

/** All points of a collection, parsed once: filters need all of them, and parsing takes longer than filtering. */
export const readCollection = onceARelease(async (release, id): Promise<ReadCollection> => {
  const rows = await selectRows(
    release.db,
    'collection_point',
    { collection: id },
    { columns: pointColumns },
  );
  const columns = toColumns(rows);
  await otherRequests();
  return { source: rows[0]?.source ?? null, columns, points: readPoints(columns) };
});
