import { recordKinds } from '#datasets/record-kinds.ts';
import { ddlOf, type RowOf } from './table.ts';
import { areaTables } from './tables/areas.ts';
import { coverageTables } from './tables/coverage.ts';
import { figureTables } from './tables/figures.ts';
import { germplasmTables } from './tables/germplasm.ts';
import { lossTables } from './tables/losses.ts';
import { placeTables } from './tables/places.ts';
import { priceTables } from './tables/prices.ts';
import { publicationTables } from './tables/publications.ts';
import { recordTables } from './tables/records.ts';
import { seriesTables } from './tables/series.ts';
import { sourceTables } from './tables/sources.ts';
import { tradeTables } from './tables/trade.ts';
import { varietyTables } from './tables/varieties.ts';

/** Version of this schema, which each kind of record changes by its table; a release of another version is refused with a clear message. */
export const releaseSchemaVersion = 9 + recordKinds.length;

/** The tables of a release: written by ingest, read by the API. One whose sources have nothing for a table has it, empty. */
export const releaseTables = [
  ...areaTables,
  ...sourceTables,
  ...figureTables,
  ...coverageTables,
  ...seriesTables,
  ...tradeTables,
  ...priceTables,
  ...germplasmTables,
  ...placeTables,
  ...varietyTables,
  ...publicationTables,
  ...lossTables,
  ...recordTables,
] as const;

type ReleaseTable = (typeof releaseTables)[number];

/** Kysely's view of the release. */
export type ReleaseDatabase = { [T in ReleaseTable as T['name']]: RowOf<T> };

/** A row of the table of that name. */
export type Row<Name extends keyof ReleaseDatabase> = ReleaseDatabase[Name];

/** Statements that make an empty release. */
export const releaseDdl = releaseTables.map(ddlOf).join('');

/** Columns of every table in order. */
export const releaseColumns: ReadonlyMap<string, readonly string[]> = new Map(
  releaseTables.map(({ name, columns }) => [name, Object.keys(columns)]),
);
