import type { Crop } from '../crop.ts';

export const cassava: Crop = {
  id: 'cassava',
  accent: '#80511b',
  items: { production: 125, balance: 2532 },
  tradedProducts: [
    { item: 129, share: 0.5 },
    { item: 128, share: 0.38 },
    { item: 125, share: 0.06 },
    { item: 127, share: 0.04 },
    { item: 126, share: 0.02 },
  ],
  tablePrefix: 'cassava',
  sections: [
    'surface-context',
    'production',
    'production-value',
    'consumption',
    'prices',
    'prices-international',
    'trade',
    'genebanks',
    'seed-varieties',
  ],
  caveats: [],
};
