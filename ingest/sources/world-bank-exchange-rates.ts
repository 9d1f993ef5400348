import type { PriceSource } from '../steps/prices/price-source.ts';
import { worldBankRows } from '../steps/prices/world-bank-rows.ts';
import { worldBank, worldBankFile } from '../steps/publishers.ts';

const indicator = 'PA.NUS.FCRF';

/** Units of a country's currency for one US dollar, the official rate's average of a year. */
export const worldBankExchangeRates: PriceSource = {
  key: 'world-bank-exchange-rates',
  ...worldBank(indicator),
  title: 'World Development Indicators, official exchange rate (PA.NUS.FCRF)',
  computed: false,
  names: ['pa.nus.fcrf.csv', 'WDI_PA.NUS.FCRF', 'API_PA.NUS.FCRF'],
  several: false,
  needs: [['Country Code']],
  marks: ['Country Code'],
  into: 'rate_row',
  rows: (file) => {
    const figures = worldBankRows(file);
    return figures === ''
      ? ''
      : `SELECT area, 'Y' AS frequency, year AS date, value AS rate FROM (${figures})`;
  },
  download: worldBankFile(indicator),
};
