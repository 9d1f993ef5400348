import type { Element } from '../element.ts';
import {
  AREA_HARVESTED,
  AREA_RANK,
  AREA_RANK_AGGREGATE,
  AREA_SHARE,
  PRODUCTION,
  PRODUCTION_RANK,
  PRODUCTION_RANK_AGGREGATE,
  WORLD_AREA_SHARE,
  WORLD_PRODUCTION_SHARE,
  YIELD,
} from './codes.ts';
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
  { id: AREA_HARVESTED, domain: 'production', unit: 'ha', decimals: 0, scope: 'all', aggregate: 'sum' },
  { id: PRODUCTION, domain: 'production', unit: 't', decimals: 0, scope: 'all', aggregate: 'sum' },
  {
    id: YIELD,
    domain: 'production',
    unit: 'kg-ha',
    decimals: 1,
    scope: 'all',
    aggregate: 'formula',
    formula: quotient(plus(PRODUCTION), plus(AREA_HARVESTED), 1000),
  },
  {
    id: AREA_SHARE,
    ...share,
    formula: quotient(plus(AREA_HARVESTED), plus(AREA_HARVESTED, { item: among })),
  },
  {
    id: WORLD_AREA_SHARE,
    ...share,
    formula: quotient(plus(AREA_HARVESTED), plus(AREA_HARVESTED, { area: 'world' })),
  },
  { id: AREA_RANK, ...rank, scope: 'country', formula: { kind: 'rank', of: AREA_HARVESTED, among } },
  {
    id: AREA_RANK_AGGREGATE,
    ...rank,
    scope: 'aggregate',
    formula: { kind: 'rank', of: AREA_HARVESTED, among },
  },
  {
    id: WORLD_PRODUCTION_SHARE,
    ...share,
    formula: quotient(plus(PRODUCTION), plus(PRODUCTION, { area: 'world' })),
  },
  { id: PRODUCTION_RANK, ...rank, scope: 'country', formula: { kind: 'rank', of: PRODUCTION, among } },
  {
    id: PRODUCTION_RANK_AGGREGATE,
    ...rank,
    scope: 'aggregate',
    formula: { kind: 'rank', of: PRODUCTION, among },
  },
];
