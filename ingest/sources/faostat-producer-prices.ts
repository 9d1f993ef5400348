import {
  PRODUCER_PRICE,
  PRODUCER_PRICE_LOCAL,
  PRODUCER_PRICE_STANDARD_LOCAL,
} from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Producer prices in US dollars per tonne, yearly. */
export const faostatProducerPrices: Source = {
  key: 'faostat-producer-prices',
  publisher: 'FAO',
  title: 'FAOSTAT Producer Prices',
  url: 'https://www.fao.org/faostat/en/#data/PP',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'production',
  file: /^Prices_E_All_Data/i,
  signature: {
    headers: ['Item Code', 'Element Code', 'Months Code'],
    elements: [PRODUCER_PRICE_LOCAL, PRODUCER_PRICE_STANDARD_LOCAL, PRODUCER_PRICE],
  },
  priority: 1,
  layout: faostatLayout,
};
