import { worldBankRows } from '../steps/prices/world-bank-rows.ts';
import { worldBank, worldBankFile } from '../steps/publishers.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

const indicator = 'PA.NUS.FCRF';

/** Units of a country's currency for one US dollar, the official rate's average of a year. */
export const worldBankExchangeRates: RowSource = {
  key: 'world-bank-exchange-rates',
  ...worldBank(indicator),
  title: 'World Development Indicators, official exchange rate (PA.NUS.FCRF)',
  names: ['pa.nus.fcrf.csv', 'WDI_PA.NUS.FCRF', 'API_PA.NUS.FCRF'],
  needs: ['Country Code'],
  into: 'rate_row',
  rows: (_, file) => {
    const figures = worldBankRows(file);
    return figures === ''
      ? ''
      : `SELECT area, 'Y' AS frequency, year AS date, value AS rate FROM (${figures})`;
  },
  download: worldBankFile(indicator),
};
