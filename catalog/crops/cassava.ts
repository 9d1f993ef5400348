import type { Crop } from '../crop.ts';

export const cassava: Crop = {
  id: 'cassava',
  accent: '#80511b',
  items: { production: 125, balance: 2532 },
  tradeItems: [125, 126, 127, 128, 129],
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
