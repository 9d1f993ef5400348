import type { Crop } from '../crop.ts';

export const rice: Crop = {
  id: 'rice',
  accent: '#0f6466',
  items: { production: 27, balance: 2805 },
  // The total in milled equivalent (30) would count them twice.
  tradedProducts: [
    { item: 31, share: 0.76 },
    { item: 28, share: 0.1 },
    { item: 32, share: 0.08 },
    { item: 27, share: 0.05 },
    { item: 29, share: 0.01 },
  ],
  harvestsAYear: 3,
  tablePrefix: 'rice',
  sections: [
    'surface-context',
    'production',
    'production-value',
    'consumption',
    'prices',
    'prices-international',
    'trade',
    'seed-varieties',
  ],
  caveats: ['milled'],
};
