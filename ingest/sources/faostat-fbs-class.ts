import { faostat, faostatLayout } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Food balances summed to six classes of items, in tonnes: kept for later use, not shown beside single items. */
export const faostatFbsClass: Source = {
  key: 'faostat-fbs-class',
  ...faostat('FBS'),
  title: 'FAOSTAT Food Balances (2010-), classes of items',
  computed: true,
  domain: 'balance',
  names: ['FoodBalanceSheets_by_FBS-class'],
  signature: { headers: ['FBS Class', 'Element Code'], elements: [] },
  priority: 9,
  archiveOnly: true,
  layout: { ...faostatLayout, item: ['FBS Class'] },
};
