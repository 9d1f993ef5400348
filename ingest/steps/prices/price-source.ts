import type { RowKind, RowSource } from '../rows/row-source.ts';

/** Canonical tables that the files of prices are read into; every column is a text, as published. */
const priceTables = {
  market_row:
    'area, date, admin1, market, latitude, longitude, commodity, unit, flag, price_type, currency, price',
  rate_row: 'area, iso2, frequency, date, currency, rate',
  index_row: 'area, year, value',
  benchmark_row: 'series, unit, date, value',
} as const;

/** A source of market prices or of what turns them into other view modes. */
export type PriceSource = RowSource<keyof typeof priceTables>;

/** Prices: their published rows, and the tables of the release from which all the others follow, and those. */
export const priceKind: RowKind = {
  folder: 'prices',
  tables: priceTables,
  served: [
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
  ],
};
