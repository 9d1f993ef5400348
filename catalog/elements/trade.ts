import type { Element } from '../element.ts';

/** Prices and trade as published, and the population that figures per inhabitant divide by. */
export const trade: readonly Element[] = [
  { id: 5532, domain: 'prices', unit: 'usd-t', decimals: 1, scope: 'country', aggregate: 'published' },
  { id: 5622, domain: 'trade', unit: '1000-usd', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 5922, domain: 'trade', unit: '1000-usd', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 511, domain: 'population', unit: '1000-persons', decimals: 0, scope: 'all', aggregate: 'published' },
];
