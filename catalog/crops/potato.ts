import type { Crop } from '../crop.ts';

export const potato: Crop = {
  id: 'potato',
  accent: '#75611a',
  items: { production: 116, balance: 2531 },
  tradedProducts: [
    { item: 118, share: 0.66 },
    { item: 116, share: 0.31 },
    { item: 117, share: 0.03 },
  ],
  tablePrefix: 'potato',
  sections: ['surface-context', 'production', 'production-value', 'prices', 'seed-varieties'],
  caveats: [],
};
