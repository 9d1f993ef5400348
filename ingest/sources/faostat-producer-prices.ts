import {
  PRODUCER_PRICE,
  PRODUCER_PRICE_LOCAL,
  PRODUCER_PRICE_STANDARD_LOCAL,
} from '#catalog/elements/codes.ts';
import { faostat, faostatFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Producer prices in US dollars per tonne, yearly. */
export const faostatProducerPrices: Source = {
  key: 'faostat-producer-prices',
  ...faostat('PP'),
  title: 'FAOSTAT Producer Prices',
  domain: 'production',
  names: ['Prices_E_All_Data'],
  download: faostatFile('Prices'),
  signature: {
    headers: ['Item Code', 'Element Code', 'Months Code'],
    elements: [PRODUCER_PRICE_LOCAL, PRODUCER_PRICE_STANDARD_LOCAL, PRODUCER_PRICE],
  },
  priority: 1,
};
