import type { Crop } from '../crop.ts';

export const cocoa: Crop = {
  id: 'cocoa',
  accent: '#5c3a21',
  items: { production: 661, balance: 2633 },
  tradedProducts: [
    { item: 661, share: 0.43 },
    { item: 664, share: 0.25 },
    { item: 662, share: 0.17 },
    { item: 665, share: 0.15 },
  ],
  perennial: true,
  tablePrefix: 'cocoa',
  sections: ['surface-context', 'production', 'production-value', 'prices'],
  caveats: [],
};
