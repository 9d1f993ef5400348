import type { Crop } from '../crop.ts';

export const forages: Crop = {
  id: 'forages',
  accent: '#2f6b3c',
  // FAOSTAT's group of live animals: it has no item for forages themselves.
  items: { production: 1756, balance: null },
  tablePrefix: 'forages',
  sections: ['livestock', 'livestock-products', 'livestock-value', 'genebanks'],
  caveats: ['livestock'],
};
