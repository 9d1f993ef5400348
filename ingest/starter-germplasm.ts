import { join } from 'node:path';
import { isRedistributable } from '#catalog/licences.ts';
import type { ReleaseSource } from '#release/facts.ts';
import { releaseColumns } from '#release/schema.ts';
import { buildGermplasm } from './germplasm.ts';
import { germplasmSources } from './sources/index.ts';
import { type Database, list, text } from './steps/database.ts';
import { germplasmKind } from './steps/germplasm/germplasm-source.ts';
import { varietyTables } from './steps/germplasm/variety-columns.ts';
import { createRows } from './steps/rows/load-row-sources.ts';

/** Files of germplasm among the starter figures: tables of the release, each row with its source's key. */
export const germplasmNames: readonly string[] = [
  'germplasm_left_out',
  'sample_report',
  'sample_distribution',
  'shipped_accession',
  'accession_flow',
  'accession_flow_check',
  'collection_point',
  ...varietyTables,
];

/** Columns without which a file would fill its table with gaps. */
export const neededOfGermplasm: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  germplasmNames.map((name) => [name, releaseColumns.get(name) ?? []]),
);

/** Keys of the sources of germplasm that may be shown and not passed on: they stay out of the starter figures. */
export function withheldGermplasm(sources: readonly ReleaseSource[]): string[] {
  const ofGermplasm = new Set(germplasmSources.map(({ key }) => key));
  return sources
    .filter(({ key, licence }) => ofGermplasm.has(key) && !isRedistributable(licence))
    .map(({ key }) => key);
}

/** Queries over a release's Parquet files, in which like stands by like. */
export function germplasmQueries(
  folder: string,
  withheld: readonly string[],
): Readonly<Record<string, string>> {
  const open = withheld.length === 0 ? 'true' : `source NOT IN ${list(withheld)}`;
  const query = (name: string) =>
    `FROM read_parquet(${text(join(folder, 'parquet', germplasmKind.folder, `${name}.parquet`))}) WHERE ${open} ORDER BY ALL`;
  return Object.fromEntries(germplasmNames.map((name) => [name, query(name)]));
}

/** Makes the tables of germplasm as they are without any source of it. */
export async function createNoGermplasm(db: Database, now: Date): Promise<void> {
  await createRows(db, germplasmKind);
  await buildGermplasm(db, now);
}

/** Empties those that the files of germplasm fill. */
export async function clearGermplasm(db: Database): Promise<void> {
  for (const name of germplasmNames) await db.run(`DELETE FROM ${name}`);
}
