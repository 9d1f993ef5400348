import type { Element } from '../element.ts';
import {
  PRODUCTION,
  VALUE_CONSTANT_DOLLARS,
  VALUE_CURRENT_DOLLARS,
  VALUE_INT_DOLLARS,
  VALUE_RANK,
  VALUE_RANK_AGGREGATE,
  VALUE_SHARE,
  WORLD_VALUE_SHARE,
} from './codes.ts';
import { plus, quotient } from './terms.ts';

const among = 'primary-crops';
const value = {
  domain: 'value',
  decimals: 0,
  scope: 'all',
  aggregate: 'sum',
  restsOn: PRODUCTION,
} as const;
const share = { domain: 'value', unit: 'fraction', decimals: 4, scope: 'all', aggregate: 'formula' } as const;
const rank = { domain: 'value', unit: 'rank', decimals: 0, aggregate: 'formula' } as const;

/** Gross production value in three price bases; shares and ranks by the one whose prices are the same everywhere. */
export const productionValue: readonly Element[] = [
  { id: VALUE_INT_DOLLARS, ...value, unit: '1000-int-dollar' },
  { id: VALUE_CONSTANT_DOLLARS, ...value, unit: '1000-usd' },
  { id: VALUE_CURRENT_DOLLARS, ...value, unit: '1000-usd' },
  {
    id: WORLD_VALUE_SHARE,
    ...share,
    formula: quotient(plus(VALUE_INT_DOLLARS), plus(VALUE_INT_DOLLARS, { area: 'world' })),
  },
  {
    id: VALUE_SHARE,
    ...share,
    formula: quotient(plus(VALUE_INT_DOLLARS), plus(VALUE_INT_DOLLARS, { item: among })),
  },
  { id: VALUE_RANK, ...rank, scope: 'country', formula: { kind: 'rank', of: VALUE_INT_DOLLARS, among } },
  {
    id: VALUE_RANK_AGGREGATE,
    ...rank,
    scope: 'aggregate',
    formula: { kind: 'rank', of: VALUE_INT_DOLLARS, among },
  },
];
