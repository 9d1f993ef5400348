import { worldBankRows } from '../steps/prices/world-bank-rows.ts';
import { worldBank, worldBankFile } from '../steps/publishers.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

const indicator = 'FP.CPI.TOTL';

/** Yearly index of consumer prices: as the World Bank publishes it, or chained from its inflation rates around 2010 = 100. */
export const consumerPriceIndex: RowSource = {
  key: 'consumer-price-index',
  ...worldBank(indicator),
  title: 'World Development Indicators, consumer price index (2010 = 100)',
  computedIn: 'cpi_index_2010eq100',
  names: ['cpi_index_2010eq100', 'WDI_FP.CPI.TOTL.zip', 'API_FP.CPI.TOTL_'],
  needs: ['Country Code'],
  into: 'index_row',
  rows: (_, file) => worldBankRows(file, 'cpi_index_2010eq100'),
  download: worldBankFile(indicator),
};
