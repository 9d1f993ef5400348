import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { archiveOf, zstd } from './archived.ts';
import { type Database, list, text } from './database.ts';
import { listedRowTables } from './rows/row-source.ts';

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

/** Writes the files that a later run with `--only` reads: every source's harmonised rows, their units and missing cells. */
export async function writeParquet(db: Database, folder: string, sources: readonly string[]): Promise<void> {
  const harmonised = join(folder, 'harmonised');
  await mkdir(harmonised, { recursive: true });
  for (const source of sources) {
    const file = join(harmonised, `${source}.parquet`);
    const archive = await archiveOf(db, source);
    if (archive !== null) await copyFile(archive, file);
    else
      await db.run(`COPY (SELECT r.* EXCLUDE (source, edition), e.key AS edition
        FROM harmonised r LEFT JOIN edition e ON r.edition = 1::BIGINT << e.bit WHERE r.source = ${text(source)}
        ORDER BY indicator, element, area, year) TO ${text(file)} ${zstd}`);
  }
  await db.run(`COPY (SELECT * FROM published_unit ORDER BY source, indicator, element)
    TO ${text(join(folder, 'published_unit.parquet'))} ${zstd}`);
  await db.run(
    `COPY (SELECT * FROM missing ORDER BY ALL) TO ${text(join(folder, 'missing.parquet'))} ${zstd}`,
  );
}
