import { wfpLayout } from '../steps/prices/wfp-rows.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

/**
 * Monthly means of daily wholesale prices per city, without the 5 % most extreme ones, which clips the highs of 2022-2023.
 * The licence of the figures is not stated.
 */
export const colombiaSipsa: RowSource = {
  key: 'colombia-sipsa',
  publisher: 'DANE',
  title: 'SIPSA wholesale prices, monthly means per city 2013-2023',
  url: 'https://www.dane.gov.co/index.php/estadisticas-por-tema/agropecuario/sistema-de-informacion-de-precios-sipsa',
  licence: 'LicenseRef-view-only',
  computed: true,
  names: ['col_sipsa_wholesale'],
  ...wfpLayout,
};
