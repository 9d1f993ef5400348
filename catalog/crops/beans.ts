import type { Crop } from '../crop.ts';

export const beans: Crop = {
  id: 'beans',
  accent: '#8a2433',
  items: { production: 176, balance: 2546 },
  tradedProducts: [{ item: 176, share: 1 }],
  tablePrefix: 'beans',
  sections: [
    'surface-context',
    'production',
    'production-value',
    'consumption',
    'prices',
    'trade',
    'genebanks',
    'seed-varieties',
    'accessionDeliveryNetwork',
    'collections',
  ],
  caveats: ['vigna'],
};
