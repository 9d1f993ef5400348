import type { Crop } from '../crop.ts';

export const sweetPotato: Crop = {
  id: 'sweet-potato',
  accent: '#a3471a',
  items: { production: 122, balance: 2533 },
  tradedProducts: [{ item: 122, share: 1 }],
  tablePrefix: 'sweet_potato',
  sections: ['surface-context', 'production', 'production-value', 'prices', 'seed-varieties'],
  caveats: [],
};
