import type { Element } from '../element.ts';
import { plus, quotient } from './terms.ts';

const among = 'primary-crops';
const value = { domain: 'value', decimals: 0, scope: 'all', aggregate: 'sum' } as const;
const share = { domain: 'value', unit: 'fraction', decimals: 4, scope: 'all', aggregate: 'formula' } as const;
const rank = { domain: 'value', unit: 'rank', decimals: 0, aggregate: 'formula' } as const;

/** Gross production value in three price bases; shares and ranks by the one whose prices are the same everywhere. */
export const productionValue: readonly Element[] = [
  { id: 152, ...value, unit: '1000-int-dollar' },
  { id: 58, ...value, unit: '1000-usd' },
  { id: 57, ...value, unit: '1000-usd' },
  { id: 121, ...share, formula: quotient(plus(152), plus(152, { area: 'world' })) },
  { id: 122, ...share, formula: quotient(plus(152), plus(152, { item: among })) },
  { id: 123, ...rank, scope: 'country', formula: { kind: 'rank', of: 152, among } },
  { id: 124, ...rank, scope: 'aggregate', formula: { kind: 'rank', of: 152, among } },
];
