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

/** Units of a country's currency for one US dollar, monthly, as OCHA hands the IMF's figures on. */
export const imfExchangeRates: RowSource = {
  key: 'imf-exchange-rates',
  publisher: 'IMF',
  title: 'Monthly exchange rates, through OCHA',
  url: 'https://data.imf.org/en/datasets/IMF.STA:ER',
  licence: 'LicenseRef-IMF',
  names: ['hdx_imf_monthly_exchange_rates', 'secondary_historic_rates'],
  needs: ['Date', 'Rate', 'Currency', 'Country code'],
  into: 'rate_row',
  rows: () =>
    `SELECT "Country code" AS iso2, 'M' AS frequency, "Date" AS date, "Currency" AS currency, "Rate" AS rate FROM raw`,
};
