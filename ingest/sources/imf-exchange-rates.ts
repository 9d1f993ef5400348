import type { PriceSource } from '../steps/prices/price-source.ts';

/** Units of a country's currency for one US dollar, monthly, as OCHA hands the IMF's figures on. */
export const imfExchangeRates: PriceSource = {
  key: 'imf-exchange-rates',
  publisher: 'IMF',
  title: 'Monthly exchange rates, through OCHA',
  url: 'https://data.imf.org/en/datasets/IMF.STA:ER',
  licence: 'LicenseRef-IMF',
  computed: false,
  names: ['hdx_imf_monthly_exchange_rates', 'secondary_historic_rates'],
  several: false,
  needs: [['Date'], ['Rate'], ['Currency'], ['Country code']],
  marks: ['Country code'],
  into: 'rate_row',
  rows: () =>
    `SELECT "Country code" AS iso2, 'M' AS frequency, "Date" AS date, "Currency" AS currency, "Rate" AS rate FROM raw`,
};
