import type { GermplasmSource } from '../steps/germplasm/germplasm-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = { number: 'id', crop_name: 'crop_name', name: 'name' };

/** Names of varieties that Uganda's seed tracking system works with: no years, no institutions, potatoes cut off by the copy. */
export const ugandaSeedTracking: GermplasmSource = {
  key: 'uganda-seed-tracking',
  publisher: 'Ministry of Agriculture, Animal Industry and Fisheries, Uganda',
  title: 'Varieties of the national seed tracking system, April 2022',
  url: 'https://www.agriculture.go.ug/',
  licence: 'LicenseRef-not-stated',
  computed: false,
  names: ['uganda_seed_tracking_'],
  several: false,
  needs: needed(columns),
  marks: ['crop_id'],
  into: 'variety_row',
  rows: () => `SELECT *, 'UGA' AS area FROM (${textsOf(columns)})`,
};
