import { wfpCountry, wfpLayout } from '../steps/prices/wfp-rows.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

/**
 * Prices of food in markets that the World Food Programme and its partners visit. A country's own file counts instead of
 * its rows in a joined file.
 */
export const wfpFoodPrices: RowSource = {
  key: 'wfp-food-prices',
  publisher: 'WFP',
  title: 'WFP food prices',
  url: 'https://data.humdata.org/dataset/global-wfp-food-prices',
  licence: 'CC-BY-3.0-IGO',
  names: ['wfp_food_prices_'],
  several: true,
  country: wfpCountry,
  download: {
    url: 'https://data.humdata.org/api/3/action/package_search?q=name:wfp-food-prices-for-*&rows=1000',
    file: 'wfp_food_prices.catalogue.json',
    format: 'catalogue',
    lists: /^wfp_food_prices_[a-z]{3}\.csv$/,
    organisation: { id: '3ecac442-7fed-448d-8f78-b385ef6f84e7', name: 'WFP' },
    generated: true,
  },
  ...wfpLayout,
};

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
