import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zstd } from '../archived.ts';
import { type Database, list, text } from '../database.ts';
import { listedRowTables } from './row-source.ts';

/** Writes the tables of published rows as Parquet files into the folder of a release. */
export async function writeRowParquet(db: Database, release: string): Promise<void> {
  for (const { table, file } of listedRowTables) {
    const path = join(release, file);
    await mkdir(dirname(path), { recursive: true });
    await db.run(`COPY (FROM ${table} ORDER BY ALL) TO ${text(path)} ${zstd}`);
  }
}

/** Takes over the published rows of a release, but those of the sources that were read anew. */
export async function keepRows(db: Database, release: string, readAnew: readonly string[]): Promise<void> {
  const others = readAnew.length === 0 ? 'true' : `source NOT IN ${list(readAnew)}`;
  for (const { table, file } of listedRowTables)
    await db.run(
      `INSERT INTO ${table} BY NAME FROM read_parquet(${text(join(release, file))}) WHERE ${others}`,
    );
}
