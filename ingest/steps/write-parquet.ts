import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveOf, zstd } from './archived.ts';
import { type Database, text } from './database.ts';

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
