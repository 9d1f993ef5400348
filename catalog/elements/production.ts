import type { Element } from '../element.ts';
import * as codes from './codes.ts';
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

/** Area harvested, production and yield, and the crop's ranks and shares among crops and in the World. */
export const production: readonly Element[] = [
  { id: codes.AREA_HARVESTED, domain: 'production', unit: 'ha', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: codes.PRODUCTION, domain: 'production', unit: 't', decimals: 0, scope: 'all', aggregate: 'sum' },
  {
    id: codes.YIELD,
    domain: 'production',
    unit: 'kg-ha',
    decimals: 1,
    scope: 'all',
    aggregate: 'formula',
    formula: quotient(plus(codes.PRODUCTION), plus(codes.AREA_HARVESTED), 1000),
  },
  {
    id: codes.AREA_SHARE,
    ...share,
    formula: quotient(plus(codes.AREA_HARVESTED), plus(codes.AREA_HARVESTED, { item: among })),
  },
  {
    id: codes.WORLD_AREA_SHARE,
    ...share,
    formula: quotient(plus(codes.AREA_HARVESTED), plus(codes.AREA_HARVESTED, { area: 'world' })),
  },
  {
    id: codes.AREA_RANK,
    ...rank,
    scope: 'country',
    formula: { kind: 'rank', of: codes.AREA_HARVESTED, among },
  },
  {
    id: codes.AREA_RANK_AGGREGATE,
    ...rank,
    scope: 'aggregate',
    formula: { kind: 'rank', of: codes.AREA_HARVESTED, among },
  },
  {
    id: codes.WORLD_PRODUCTION_SHARE,
    ...share,
    formula: quotient(plus(codes.PRODUCTION), plus(codes.PRODUCTION, { area: 'world' })),
  },
  {
    id: codes.PRODUCTION_RANK,
    ...rank,
    scope: 'country',
    formula: { kind: 'rank', of: codes.PRODUCTION, among },
  },
  {
    id: codes.PRODUCTION_RANK_AGGREGATE,
    ...rank,
    scope: 'aggregate',
    formula: { kind: 'rank', of: codes.PRODUCTION, among },
  },
];
