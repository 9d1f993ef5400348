import { name, text } from '../steps/database.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

/**
 * Commodity prices of the world market, monthly, nominal US dollars. Columns go by name and by place (`Rice @ column 54`),
 * because some files have a header that does not match the columns below; `mappings/price-benchmarks.csv` lists those that count.
 */
export const imfCommodityPrices: RowSource = {
  key: 'imf-commodity-prices',
  publisher: 'IMF',
  title: 'Primary Commodity Prices, monthly, through Datahub.io',
  url: 'https://www.imf.org/en/Research/commodity-prices',
  licence: 'PDDL-1.0',
  names: ['imf_primary_commodity_prices_monthly'],
  needs: ['Date'],
  into: 'benchmark_row',
  rows: (_, { header }) =>
    header
      .slice(1)
      .map(
        (column, at) => `SELECT ${text(`${column} @ column ${at + 2}`)} AS series, "Date" AS date,
          ${name(column)} AS value FROM raw WHERE ${name(column)} <> ''`,
      )
      .join(' UNION ALL '),
};
