import type { Crop } from '../crop.ts';

export const potato: Crop = {
  id: 'potato',
  accent: '#75611a',
  items: { production: 116, balance: 2531 },
  tablePrefix: 'potato',
  sections: ['surface-context', 'production', 'production-value', 'seed-varieties'],
  caveats: [],
};
