import type { PriceSource } from '../steps/prices/price-source.ts';
import { worldBankRows } from '../steps/prices/world-bank-rows.ts';
import { worldBank, worldBankFile } from '../steps/publishers.ts';

const indicator = 'FP.CPI.TOTL';

/** Yearly index of consumer prices: as the World Bank publishes it, or chained from its inflation rates around 2010 = 100. */
export const consumerPriceIndex: PriceSource = {
  key: 'consumer-price-index',
  ...worldBank(indicator),
  title: 'World Development Indicators, consumer price index (2010 = 100)',
  computed: false,
  computedIn: 'cpi_index_2010eq100',
  names: ['cpi_index_2010eq100', 'WDI_FP.CPI.TOTL.zip', 'API_FP.CPI.TOTL_'],
  several: false,
  needs: [['Country Code']],
  marks: ['Country Code'],
  into: 'index_row',
  rows: (file) => worldBankRows(file, 'cpi_index_2010eq100'),
  download: worldBankFile(indicator),
};
