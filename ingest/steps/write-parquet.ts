import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, text } from './database.ts';

const zstd = '(FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 6, ROW_GROUP_SIZE 200000)';

/**
 * Writes the release's Parquet files: every source's harmonised rows (what a later run with `--only` builds on), and
 * the derived tables.
 */
export async function writeParquet(db: Database, folder: string, sources: readonly string[]): Promise<void> {
  const harmonised = join(folder, 'harmonised');
  await mkdir(harmonised, { recursive: true });
  for (const source of sources) {
    const archived = (await db.count(`SELECT count(*) FROM archived WHERE source = ${text(source)}`)) > 0;
    const table = archived ? 'archived' : 'harmonised';
    await db.run(`COPY (SELECT r.* EXCLUDE (source, edition), e.key AS edition
      FROM ${table} r LEFT JOIN edition e ON r.edition = 1::BIGINT << e.bit WHERE r.source = ${text(source)}
      ORDER BY indicator, element, area, year${archived ? ', partner' : ''})
      TO ${text(join(harmonised, `${source}.parquet`))} ${zstd}`);
  }
  await db.run(`COPY (SELECT r.* EXCLUDE (edition), e.key AS edition
      FROM published_row r LEFT JOIN edition_set e ON e.mask = r.edition ORDER BY indicator, element, year, area)
    TO ${text(join(folder, 'observation.parquet'))} ${zstd}`);
  await db.run(`COPY (SELECT * FROM trade_flow ORDER BY item, reporter, element, partner, year)
    TO ${text(join(folder, 'trade_flow.parquet'))} ${zstd}`);
  await db.run(`COPY (SELECT * EXCLUDE (edition) FROM listed_crop ORDER BY element, item, area, year)
    TO ${text(join(folder, 'ranking.parquet'))} ${zstd}`);
  await db.run(`COPY (SELECT * FROM summed ORDER BY indicator, element, year)
    TO ${text(join(folder, 'summed.parquet'))} ${zstd}`);
  await db.run(`COPY (SELECT * FROM published_unit ORDER BY source, indicator, element)
    TO ${text(join(folder, 'published_unit.parquet'))} ${zstd}`);
  await db.run(
    `COPY (SELECT * FROM missing ORDER BY ALL) TO ${text(join(folder, 'missing.parquet'))} ${zstd}`,
  );
}
