import { faostatLayout, type Source } from '../steps/source.ts';

/** Food balances by the method used until 2013; thousand tonnes and per-inhabitant supply. */
export const faostatFbsh: Source = {
  key: 'faostat-fbsh',
  publisher: 'FAO',
  title: 'FAOSTAT Food Balances (-2013, old methodology and population)',
  url: 'https://www.fao.org/faostat/en/#data/FBSH',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'balance',
  file: /^FoodBalanceSheetsHistoric_E_All_Data/i,
  signature: { headers: ['Item Code', 'Element Code'], elements: [5074] },
  priority: 2,
  layout: faostatLayout,
};
