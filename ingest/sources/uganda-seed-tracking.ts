import type { RowSource } from '../steps/rows/row-source.ts';

/** Names of varieties that Uganda's seed tracking system works with: no years, no institutions, potatoes cut off by the copy. */
export const ugandaSeedTracking: RowSource = {
  key: 'uganda-seed-tracking',
  publisher: 'Ministry of Agriculture, Animal Industry and Fisheries, Uganda',
  title: 'Varieties of the national seed tracking system, April 2022',
  url: 'https://www.agriculture.go.ug/',
  licence: 'LicenseRef-not-stated',
  names: ['uganda_seed_tracking_'],
  columns: { number: 'id', crop_name: 'crop_name', name: 'name' },
  into: 'variety_row',
  constants: { area: 'UGA' },
};
