import { join } from 'node:path';
import { isRedistributable } from '#catalog/licences.ts';
import type { ReleaseSource } from '#release/facts.ts';
import { releaseColumns } from '#release/schema.ts';
import { publicationSources } from './sources/index.ts';
import { type Database, list, text } from './steps/database.ts';
import { publicationKind, publicationTables } from './steps/publications/publication-source.ts';
import { createPublications } from './steps/publications/publications.ts';
import { createRows } from './steps/rows/load-row-sources.ts';

/** Files of publications among the starter figures: tables of the release, each row with its source's key. */
export const publicationNames = publicationTables;

/** Columns without which a file would fill its table with gaps. */
export const neededOfPublications: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  publicationNames.map((name) => [name, releaseColumns.get(name) ?? []]),
);

/** Keys of the sources of publications that may be shown and not passed on: they stay out of the starter figures. */
export function withheldPublications(sources: readonly ReleaseSource[]): string[] {
  const own = new Set(publicationSources.map(({ key }) => key));
  return sources
    .filter(({ key, licence }) => own.has(key) && !isRedistributable(licence))
    .map(({ key }) => key);
}

/** Queries over a release's Parquet files. */
export function publicationQueries(
  folder: string,
  withheld: readonly string[],
): Readonly<Record<string, string>> {
  const open = withheld.length === 0 ? 'true' : `source NOT IN ${list(withheld)}`;
  const query = (name: string) =>
    `FROM read_parquet(${text(join(folder, 'parquet', publicationKind.folder, `${name}.parquet`))}) WHERE ${open} ORDER BY ALL`;
  return Object.fromEntries(publicationNames.map((name) => [name, query(name)]));
}

/** Makes the tables of publications as they are without any source of them. */
export async function createNoPublications(db: Database, now: Date): Promise<void> {
  await createRows(db, publicationKind);
  await createPublications(db, now);
}

/** Empties those that the files of publications fill. */
export async function clearPublications(db: Database): Promise<void> {
  for (const name of publicationNames) await db.run(`DELETE FROM ${name}`);
}
