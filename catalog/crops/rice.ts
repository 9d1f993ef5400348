import type { Crop } from '../crop.ts';

export const rice: Crop = {
  id: 'rice',
  accent: '#0f6466',
  items: { production: 27, balance: 2805 },
  tradeItems: [27, 28, 29, 31, 32],
  tablePrefix: 'rice',
  sections: [
    'surface-context',
    'production',
    'production-value',
    'consumption',
    'prices',
    'trade',
    'seed-varieties',
  ],
  caveats: ['milled'],
};
