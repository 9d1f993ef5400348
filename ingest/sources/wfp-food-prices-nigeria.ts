import type { PriceSource } from '../steps/prices/price-source.ts';
import { wfpNeeds, wfpRows } from '../steps/prices/wfp-rows.ts';

/** Nigeria's file of 2021, which has other markets than the current one: a source of its own, so that both are used. */
export const wfpFoodPricesNigeria: PriceSource = {
  key: 'wfp-food-prices-nigeria',
  publisher: 'WFP',
  title: 'WFP food prices, Nigeria 2017-2021 (older file)',
  url: 'https://data.humdata.org/dataset/wfp-food-prices-for-nigeria',
  licence: 'CC-BY-3.0-IGO',
  computed: false,
  names: ['nga_wfp_2'],
  several: false,
  needs: wfpNeeds,
  marks: ['date'],
  into: 'market_row',
  rows: wfpRows,
};
