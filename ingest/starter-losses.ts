import { join } from 'node:path';
import { isRedistributable } from '#catalog/licences.ts';
import type { ReleaseSource } from '#release/facts.ts';
import { releaseColumns } from '#release/schema.ts';
import { buildFoodLosses } from './food-losses.ts';
import { lossSources } from './sources/index.ts';
import { type Database, list, text } from './steps/database.ts';
import { lossKind, lossTables } from './steps/losses/loss-source.ts';
import { createRows } from './steps/rows/load-row-sources.ts';

/** Files of pests and losses among the starter figures: tables of the release, each row with its source's key. */
export const lossNames: readonly string[] = lossTables;

/** Columns without which a file would fill its table with gaps. */
export const neededOfLosses: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  lossNames.map((name) => [name, releaseColumns.get(name) ?? []]),
);

/** Keys of the sources of pests and losses that may be shown and not passed on: they stay out of the starter figures. */
export function withheldLosses(sources: readonly ReleaseSource[]): string[] {
  const own = new Set(lossSources.map(({ key }) => key));
  return sources
    .filter(({ key, licence }) => own.has(key) && !isRedistributable(licence))
    .map(({ key }) => key);
}

/** Queries over a release's Parquet files, in which like stands by like. */
export function lossQueries(folder: string, withheld: readonly string[]): Readonly<Record<string, string>> {
  const open = withheld.length === 0 ? 'true' : `source NOT IN ${list(withheld)}`;
  const query = (name: string) =>
    `FROM read_parquet(${text(join(folder, 'parquet', lossKind.folder, `${name}.parquet`))}) WHERE ${open} ORDER BY ALL`;
  return Object.fromEntries(lossNames.map((name) => [name, query(name)]));
}

/** Makes the tables of pests and losses as they are without any source of them. */
export async function createNoLosses(db: Database): Promise<void> {
  await createRows(db, lossKind);
  await buildFoodLosses(db);
}

/** Empties those that the files of pests and losses fill. */
export async function clearLosses(db: Database): Promise<void> {
  for (const name of lossNames) await db.run(`DELETE FROM ${name}`);
}
