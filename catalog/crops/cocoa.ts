import type { Crop } from '../crop.ts';

export const cocoa: Crop = {
  id: 'cocoa',
  accent: '#5c3a21',
  items: { production: 661, balance: 2633 },
  tablePrefix: 'cocoa',
  sections: ['surface-context', 'production', 'production-value'],
  caveats: [],
};
