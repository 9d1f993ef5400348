import type { Crop } from '../crop.ts';

export const musa: Crop = {
  id: 'musa',
  accent: '#68630f',
  items: { production: 900486, balance: 902615 },
  parts: { production: [486, 489], balance: [2615, 2616] },
  tradedProducts: [
    { item: 486, share: 0.94 },
    { item: 489, share: 0.06 },
  ],
  perennial: true,
  tablePrefix: 'musa',
  sections: ['surface-context', 'production', 'production-value', 'consumption'],
  caveats: ['split'],
};
