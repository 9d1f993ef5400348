import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, list, text } from '../database.ts';
import type { RowKind } from './row-source.ts';

const zstd = '(FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 6, ROW_GROUP_SIZE 200000)';

/** Names of the Parquet files with a kind's published rows, below the release's folder. */
export function publishedRowFiles({ folder, tables }: RowKind): string[] {
  return Object.keys(tables).map((table) => `parquet/${folder}/${table}.parquet`);
}

/** Writes the tables of a kind of data, each as a Parquet file in the kind's folder below `parquet`. */
export async function writeRowParquet(db: Database, parquet: string, kind: RowKind): Promise<void> {
  const target = join(parquet, kind.folder);
  await mkdir(target, { recursive: true });
  for (const table of [...Object.keys(kind.tables), ...kind.served])
    await db.run(`COPY (FROM ${table} ORDER BY ALL) TO ${text(join(target, `${table}.parquet`))} ${zstd}`);
}

/** Takes over the published rows of a release, but those of the sources that were read anew. */
export async function keepRows(
  db: Database,
  release: string,
  kind: RowKind,
  readAnew: readonly string[],
): Promise<void> {
  const others = readAnew.length === 0 ? 'true' : `source NOT IN ${list(readAnew)}`;
  for (const table of Object.keys(kind.tables))
    await db.run(`INSERT INTO ${table} BY NAME
      FROM read_parquet(${text(join(release, 'parquet', kind.folder, `${table}.parquet`))}) WHERE ${others}`);
}
