import type { PriceSource } from '../steps/prices/price-source.ts';
import { wfpNeeds, wfpRows } from '../steps/prices/wfp-rows.ts';

/**
 * Wholesale prices of the ministry's bulletins, about three a week: the middle of the least and the greatest price of each. Reporters
 * carry prices forward, so that a month has one figure a market, the median of its bulletins. No licence is stated.
 */
export const tanzaniaBulletins: PriceSource = {
  key: 'tanzania-bulletins',
  publisher: 'Ministry of Industry and Trade, Tanzania',
  title: 'Wholesale price bulletins, middle of the range',
  url: 'https://www.viwanda.go.tz/',
  licence: 'LicenseRef-view-only',
  computed: true,
  names: ['tza_mit_wholesale_2'],
  several: true,
  needs: wfpNeeds,
  marks: ['date'],
  into: 'market_row',
  rows: wfpRows,
  reports: 'often',
};
