import { RESIDUALS, STOCK_CHANGE } from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Food balances by the method of 2010 and after; they win over the historic ones from 2010 on. */
export const faostatFbs: Source = {
  key: 'faostat-fbs',
  publisher: 'FAO',
  title: 'FAOSTAT Food Balances (2010-)',
  url: 'https://www.fao.org/faostat/en/#data/FBS',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'balance',
  file: /^FoodBalanceSheets_E_All_Data/i,
  signature: { headers: ['Item Code', 'Element Code'], elements: [STOCK_CHANGE, RESIDUALS] },
  priority: 1,
  firstYear: 2010,
  layout: faostatLayout,
};
