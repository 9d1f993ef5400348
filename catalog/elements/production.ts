import type { Element } from '../element.ts';
import { plus, quotient } from './terms.ts';

const among = 'primary-crops';
const share = {
  domain: 'production',
  unit: 'fraction',
  decimals: 4,
  scope: 'all',
  aggregate: 'formula',
} as const;
const rank = { domain: 'production', unit: 'rank', decimals: 0, aggregate: 'formula' } as const;

/** Area harvested, production and yield, and how the crop stands among crops and in the World. */
export const production: readonly Element[] = [
  { id: 5312, domain: 'production', unit: 'ha', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: 5510, domain: 'production', unit: 't', decimals: 0, scope: 'all', aggregate: 'sum' },
  {
    id: 5412,
    domain: 'production',
    unit: 'kg-ha',
    decimals: 1,
    scope: 'all',
    aggregate: 'formula',
    formula: quotient(plus(5510), plus(5312), 1000),
  },
  { id: 101, ...share, formula: quotient(plus(5312), plus(5312, { item: among })) },
  { id: 102, ...share, formula: quotient(plus(5312), plus(5312, { area: 'world' })) },
  { id: 103, ...rank, scope: 'country', formula: { kind: 'rank', of: 5312, among } },
  { id: 104, ...rank, scope: 'aggregate', formula: { kind: 'rank', of: 5312, among } },
  { id: 111, ...share, formula: quotient(plus(5510), plus(5510, { area: 'world' })) },
  { id: 113, ...rank, scope: 'country', formula: { kind: 'rank', of: 5510, among } },
  { id: 114, ...rank, scope: 'aggregate', formula: { kind: 'rank', of: 5510, among } },
];
