import { faostat, faostatFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Food balances by the method used until 2013; thousand tonnes and per-inhabitant supply. */
export const faostatFbsh: Source = {
  key: 'faostat-fbsh',
  ...faostat('FBSH'),
  title: 'FAOSTAT Food Balances (-2013, old methodology and population)',
  domain: 'balance',
  names: ['FoodBalanceSheetsHistoric_E_All_Data'],
  download: faostatFile('FoodBalanceSheetsHistoric'),
  signature: { headers: ['Item Code', 'Element Code'], elements: [5074] },
  priority: 2,
};
