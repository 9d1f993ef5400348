import { wfpLayout } from '../steps/prices/wfp-rows.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

/** Wholesale prices of potatoes in Lima's large market, by type. No licence is stated. */
export const peruLimaWholesale: RowSource = {
  key: 'peru-lima-wholesale',
  publisher: 'MIDAGRI',
  title: 'Wholesale prices of potatoes, Gran Mercado Mayorista de Lima 2015-2024',
  url: 'https://www.gob.pe/midagri',
  licence: 'LicenseRef-view-only',
  names: ['per_lima_wholesale'],
  ...wfpLayout,
};
