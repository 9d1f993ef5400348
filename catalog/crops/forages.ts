import type { Crop } from '../crop.ts';

export const forages: Crop = {
  id: 'forages',
  theme: 'FORAGES',
  accent: '#2f6b3c',
  items: { production: null, balance: null },
  foodGroup: null,
  tablePrefix: 'forages',
  sections: ['surface-context', 'production', 'production-value', 'genebanks'],
  caveats: ['livestock'],
};
