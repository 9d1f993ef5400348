import type { Element } from '../element.ts';
import * as codes from './codes.ts';
import { plus, quotient } from './terms.ts';

const among = 'primary-crops';
const value = {
  domain: 'value',
  decimals: 0,
  scope: 'all',
  aggregate: 'sum',
  restsOn: codes.PRODUCTION,
} as const;
const share = { domain: 'value', unit: 'fraction', decimals: 4, scope: 'all', aggregate: 'formula' } as const;
const rank = { domain: 'value', unit: 'rank', decimals: 0, aggregate: 'formula' } as const;

/** Gross production value in three price bases; shares and ranks by the one whose prices are the same everywhere. */
export const productionValue: readonly Element[] = [
  { id: codes.VALUE_INT_DOLLARS, ...value, unit: '1000-int-dollar' },
  { id: codes.VALUE_CONSTANT_DOLLARS, ...value, unit: '1000-usd' },
  { id: codes.VALUE_CURRENT_DOLLARS, ...value, unit: '1000-usd' },
  {
    id: codes.WORLD_VALUE_SHARE,
    ...share,
    formula: quotient(plus(codes.VALUE_INT_DOLLARS), plus(codes.VALUE_INT_DOLLARS, { area: 'world' })),
  },
  {
    id: codes.VALUE_SHARE,
    ...share,
    formula: quotient(plus(codes.VALUE_INT_DOLLARS), plus(codes.VALUE_INT_DOLLARS, { item: among })),
  },
  {
    id: codes.VALUE_RANK,
    ...rank,
    scope: 'country',
    formula: { kind: 'rank', of: codes.VALUE_INT_DOLLARS, among },
  },
  {
    id: codes.VALUE_RANK_AGGREGATE,
    ...rank,
    scope: 'aggregate',
    formula: { kind: 'rank', of: codes.VALUE_INT_DOLLARS, among },
  },
];
