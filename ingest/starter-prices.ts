import { join } from 'node:path';
import { isRedistributable } from '#catalog/licences.ts';
import type { ReleaseSource } from '#release/facts.ts';
import { buildPrices, derivePrices } from './prices.ts';
import { priceSources } from './sources/index.ts';
import { type Database, list, text } from './steps/database.ts';
import { asDigits, rowsWithValues } from './steps/decimal-digits.ts';
import { priceKind } from './steps/prices/price-source.ts';
import { applyBreaks } from './steps/prices/series.ts';
import { createRows } from './steps/rows/load-row-sources.ts';

/** Files of prices among the starter figures: what medians, the years' figures and the choice of sources follow from. */
export const priceNames = [
  'price_market',
  'price_series',
  'price_point',
  'area_currency',
  'exchange_rate',
  'consumer_price_index',
  'benchmark_price',
  'price_left_out',
  'price_conflict',
  'price_break',
] as const;

export type PriceName = (typeof priceNames)[number];

/** Columns without which a file would fill its table with gaps. */
export const neededOfPrices: Readonly<Record<PriceName, readonly string[]>> = {
  price_market: ['id', 'source', 'area', 'name', 'admin1', 'latitude', 'longitude', 'average'],
  price_series: [
    ...['id', 'crop', 'area', 'source', 'price_type', 'market', 'commodity', 'crop_type', 'main'],
    ...['currency', 'published_currency', 'unit', 'kg'],
  ],
  price_point: ['series', 'month', 'rows', 'suspect'],
  area_currency: ['area', 'currency'],
  exchange_rate: ['area', 'frequency', 'month', 'rate', 'source'],
  consumer_price_index: ['area', 'year', 'value', 'source'],
  benchmark_price: ['series', 'month', 'value', 'source'],
  price_left_out: ['source', 'area', 'reason', 'rows'],
  price_conflict: ['source', 'area', 'market', 'commodity', 'price_type', 'month', 'published', 'unit'],
  price_break: ['area', 'source', 'currency', 'month', 'power'],
};

/** Keys of the sources of prices whose figures may be shown and not passed on: they stay out of the starter figures. */
export function withheldPrices(sources: readonly ReleaseSource[]): string[] {
  const ofPrices = new Set(priceSources.map(({ key }) => key));
  return sources
    .filter(({ key, licence }) => ofPrices.has(key) && !isRedistributable(licence))
    .map(({ key }) => key);
}

/** Queries over a release's Parquet files, sorted so that like stands by like. */
export function priceQueries(
  folder: string,
  withheld: readonly string[],
): Readonly<Record<PriceName, string>> {
  const from = (table: string) =>
    `read_parquet(${text(join(folder, 'parquet', 'prices', `${table}.parquet`))})`;
  const open = withheld.length === 0 ? 'true' : `source NOT IN ${list(withheld)}`;
  return {
    price_market: `FROM ${from('price_market')} WHERE ${open} ORDER BY source, area, name`,
    price_series: `FROM ${from('price_series')} WHERE ${open} ORDER BY id`,
    // The price per kg follows from the published one and the unit.
    price_point: `SELECT series, month::SMALLINT AS month, ${asDigits}, rows::SMALLINT AS rows, suspect::TINYINT AS suspect
      FROM (SELECT * RENAME (published AS value) FROM ${from('price_point')})
      WHERE series IN (SELECT id FROM ${from('price_series')} WHERE ${open}) ORDER BY series, month`,
    area_currency: `FROM ${from('area_currency')} ORDER BY area`,
    exchange_rate: `FROM ${from('exchange_rate')} WHERE ${open} ORDER BY source, area, frequency, month`,
    consumer_price_index: `FROM ${from('consumer_price_index')} WHERE ${open} ORDER BY area, year`,
    benchmark_price: `FROM ${from('benchmark_price')} WHERE ${open} ORDER BY series, month`,
    price_left_out: `FROM ${from('price_left_out')} WHERE ${open} ORDER BY ALL`,
    price_conflict: `FROM ${from('price_conflict')} WHERE ${open} ORDER BY ALL`,
    price_break: `FROM ${from('price_break')} WHERE ${open} ORDER BY ALL`,
  };
}

/** Makes the tables of prices as they are without any source of prices. */
export async function createNoPrices(db: Database, now: Date): Promise<void> {
  await createRows(db, priceKind);
  await buildPrices(db, now);
}

/** Empties those that the files of prices fill. */
export async function clearPrices(db: Database): Promise<void> {
  for (const name of priceNames) await db.run(`DELETE FROM ${name}`);
}

/** Query of the rows of a file of prices as they were in the release. */
export async function priceRows(db: Database, name: PriceName, path: string): Promise<string> {
  const rows = await rowsWithValues(db, path);
  if (name !== 'price_point') return rows;
  return `SELECT p.* EXCLUDE (value), p.value AS published, p.value / s.kg AS price FROM (${rows}) AS p
    JOIN price_series s ON s.id = p.series`;
}

/** What follows from the rows once all files are read. */
export async function completePrices(db: Database): Promise<void> {
  await applyBreaks(db);
  await derivePrices(db);
}
