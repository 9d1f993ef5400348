import { releaseColumns } from '#contract/release-columns.ts';
import type { TableDump } from '../table-dump.ts';

/** Columns that are not taken over as they are: the source's number for its key, and 0 or 1. */
const asStored: Readonly<Record<string, string>> = { source: 's.id', main: 't.main::INTEGER' };

const withSource = (table: string, columns: readonly string[]): string =>
  `SELECT ${columns.map((column) => asStored[column] ?? `t.${column}`).join(', ')}
    FROM ${table} t${columns.includes('source') ? ' JOIN release_source s ON s.key = t.source' : ''}`;

/** Order of each table's key, in which rows are appended. */
const orders: Readonly<Record<string, string>> = {
  price_market: 't.id',
  price_series: 't.crop, t.area, s.id, t.price_type, t.id',
  price_point: 't.series, t.month',
  price_month: 't.crop, t.area, s.id, t.price_type, t.crop_type, t.basis, t.month',
  price_year: 't.crop, t.price_type, t.year, t.area',
  price_choice: 't.crop, t.area, t.price_type, t.place',
  area_currency: 't.area',
  exchange_rate: 't.area, t.frequency, t.month',
  consumer_price_index: 't.area, t.year',
  benchmark_price: 't.series, t.month',
  price_left_out: 's.id, t.area, t.reason',
  price_conflict: 's.id, t.area, t.market, t.commodity, t.price_type, t.month, t.unit',
  price_break: 't.area, s.id, t.month',
};

/** Tables of prices in the release, each from the table of the same name with the source's key. */
export const priceDumps: readonly TableDump[] = Object.entries(orders).map(([table, order]) => {
  const columns = releaseColumns.get(table) ?? [];
  return { table, columns, sql: `${withSource(table, columns)} ORDER BY ${order}` };
});
