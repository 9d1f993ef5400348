import { RESIDUALS, STOCK_CHANGE } from '#catalog/elements/codes.ts';
import { faostat, faostatFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Food balances by the method of 2010 and after; they win over the historic ones from 2010 on. */
export const faostatFbs: Source = {
  key: 'faostat-fbs',
  ...faostat('FBS'),
  title: 'FAOSTAT Food Balances (2010-)',
  domain: 'balance',
  names: ['FoodBalanceSheets_E_All_Data'],
  download: faostatFile('FoodBalanceSheets'),
  signature: { headers: ['Item Code', 'Element Code'], elements: [STOCK_CHANGE, RESIDUALS] },
  priority: 1,
  firstYear: 2010,
};
