import type { PriceSource } from '../steps/prices/price-source.ts';
import { wfpNeeds, wfpRows } from '../steps/prices/wfp-rows.ts';

/** Wholesale prices of potatoes in Lima's large market, by type. No licence is stated. */
export const peruLimaWholesale: PriceSource = {
  key: 'peru-lima-wholesale',
  publisher: 'MIDAGRI',
  title: 'Wholesale prices of potatoes, Gran Mercado Mayorista de Lima 2015-2024',
  url: 'https://www.gob.pe/midagri',
  licence: 'LicenseRef-view-only',
  computed: false,
  names: ['per_lima_wholesale'],
  several: false,
  needs: wfpNeeds,
  marks: ['date'],
  into: 'market_row',
  rows: wfpRows,
};
