import { wfpLayout } from '../steps/prices/wfp-rows.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

/** Nigeria's file of 2021, which has other markets than the current one: a source of its own, so that both are used. */
export const wfpFoodPricesNigeria: RowSource = {
  key: 'wfp-food-prices-nigeria',
  publisher: 'WFP',
  title: 'WFP food prices, Nigeria 2017-2021 (older file)',
  url: 'https://data.humdata.org/dataset/wfp-food-prices-for-nigeria',
  licence: 'CC-BY-3.0-IGO',
  names: ['nga_wfp_2'],
  ...wfpLayout,
};
