import { faostatLayout, type Source } from '../steps/source.ts';

/** Food balances summed to six classes of items, in tonnes: kept for later use, not shown beside single items. */
export const faostatFbsClass: Source = {
  key: 'faostat-fbs-class',
  publisher: 'FAO',
  title: 'FAOSTAT Food Balances (2010-), classes of items',
  url: 'https://www.fao.org/faostat/en/#data/FBS',
  licence: 'CC-BY-4.0',
  computed: true,
  domain: 'balance',
  file: /^FoodBalanceSheets_by_FBS-class/i,
  signature: { headers: ['FBS Class', 'Element Code'], elements: [] },
  priority: 9,
  archiveOnly: true,
  layout: { ...faostatLayout, item: ['FBS Class'] },
};
