import type { PriceSource } from '../steps/prices/price-source.ts';
import { wfpCountry, wfpNeeds, wfpRows } from '../steps/prices/wfp-rows.ts';

/**
 * Prices of food in markets that the World Food Programme and its partners visit. A country's own file counts instead of
 * its rows in a joined file.
 */
export const wfpFoodPrices: PriceSource = {
  key: 'wfp-food-prices',
  publisher: 'WFP',
  title: 'WFP food prices',
  url: 'https://data.humdata.org/dataset/global-wfp-food-prices',
  licence: 'CC-BY-3.0-IGO',
  computed: false,
  names: ['wfp_food_prices_'],
  several: true,
  needs: wfpNeeds,
  marks: ['date'],
  country: wfpCountry,
  into: 'market_row',
  rows: wfpRows,
};
