import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, list, text } from '../database.ts';
import { priceTables } from './price-source.ts';

const zstd = '(FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 6, ROW_GROUP_SIZE 200000)';

/** Tables of published rows, which a later run with `--only` builds on. */
const published = Object.keys(priceTables);

/** Tables of the release from which all the others follow, and those. */
const served = [
  'price_market',
  'price_series',
  'price_point',
  'price_month',
  'price_year',
  'area_currency',
  'exchange_rate',
  'consumer_price_index',
  'benchmark_price',
  'price_left_out',
  'price_conflict',
  'price_break',
];

/** Names of the Parquet files with published rows, below the release's folder. */
export const publishedPriceFiles: readonly string[] = published.map(
  (table) => `parquet/prices/${table}.parquet`,
);

/** Writes the tables of prices, each as a Parquet file in `prices` below the folder. */
export async function writePriceParquet(db: Database, folder: string): Promise<void> {
  const target = join(folder, 'prices');
  await mkdir(target, { recursive: true });
  for (const table of [...published, ...served])
    await db.run(`COPY (FROM ${table} ORDER BY ALL) TO ${text(join(target, `${table}.parquet`))} ${zstd}`);
}

/** Takes over the published rows of a release, but those of the sources that were read anew. */
export async function keepPriceRows(
  db: Database,
  release: string,
  readAnew: readonly string[],
): Promise<void> {
  const others = readAnew.length === 0 ? 'true' : `source NOT IN ${list(readAnew)}`;
  for (const table of published)
    await db.run(`INSERT INTO ${table} BY NAME
      FROM read_parquet(${text(join(release, 'parquet', 'prices', `${table}.parquet`))}) WHERE ${others}`);
}
