import { dumpsOf } from '../table-dump.ts';

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

/** Tables of prices in the release. */
export const priceDumps = dumpsOf(orders, { main: 't.main::INTEGER' });
