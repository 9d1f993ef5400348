import type { RowSource } from '../steps/rows/row-source.ts';

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
