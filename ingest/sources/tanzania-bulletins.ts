import { wfpLayout } from '../steps/prices/wfp-rows.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

/**
 * Wholesale prices of the ministry's bulletins, about three a week: the middle of the least and the greatest price of each. Reporters
 * carry prices forward, so that a month has one figure a market, the median of its bulletins. No licence is stated.
 */
export const tanzaniaBulletins: RowSource = {
  key: 'tanzania-bulletins',
  publisher: 'Ministry of Industry and Trade, Tanzania',
  title: 'Wholesale price bulletins, middle of the range',
  url: 'https://www.viwanda.go.tz/',
  licence: 'LicenseRef-view-only',
  computed: true,
  names: ['tza_mit_wholesale_2'],
  several: true,
  ...wfpLayout,
  reports: 'often',
};
