import type { Element } from '../element.ts';

/** Elements that FAO publishes for crops and land; the sections on production build on them. */
export const production: readonly Element[] = [
  { id: 5312, domain: 'production', unit: 'ha', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 5510, domain: 'production', unit: 't', decimals: 0, scope: 'all', aggregate: 'sum' },
  {
    id: 5412,
    domain: 'production',
    unit: 'kg-ha',
    decimals: 1,
    scope: 'all',
    aggregate: 'published',
  },
  { id: 152, domain: 'value', unit: '1000-int-dollar', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 58, domain: 'value', unit: '1000-usd', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 57, domain: 'value', unit: '1000-usd', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 5532, domain: 'prices', unit: 'usd-t', decimals: 1, scope: 'country', aggregate: 'published' },
  { id: 5622, domain: 'trade', unit: '1000-usd', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 5922, domain: 'trade', unit: '1000-usd', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 5110, domain: 'land', unit: '1000-ha', decimals: 1, scope: 'all', aggregate: 'published' },
  { id: 511, domain: 'population', unit: '1000-persons', decimals: 0, scope: 'all', aggregate: 'published' },
];
