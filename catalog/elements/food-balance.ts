import type { Element } from '../element.ts';
import {
  BALANCE_EXPORTS,
  BALANCE_IMPORTS,
  BALANCE_PRODUCTION,
  DOMESTIC_SUPPLY,
  ENERGY_PER_CAPITA,
  ENERGY_RANK,
  ENERGY_RANK_AGGREGATE,
  ENERGY_SHARE,
  FAT_PER_CAPITA,
  FEED,
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  FOOD_RANK,
  FOOD_RANK_AGGREGATE,
  IMPORT_SHARE,
  LOSSES,
  NON_FOOD_USES,
  OTHER_USES,
  POPULATION,
  PROCESSING,
  PROTEIN_PER_CAPITA,
  PROTEIN_RANK,
  PROTEIN_RANK_AGGREGATE,
  PROTEIN_SHARE,
  RESIDUALS,
  SEED,
  SELF_SUFFICIENCY,
  STOCK_CHANGE,
  SUPPLIED_EXPORTS,
  SUPPLIED_PRODUCTION,
  SUPPLIED_PRODUCTION_AGGREGATE,
  TOURIST_CONSUMPTION,
  WORLD_FOOD_SHARE,
  WORLD_FOOD_SHARE_AGGREGATE,
} from './codes.ts';
import { minus, plus, quotient } from './terms.ts';

const quantity = { domain: 'food-balance', unit: 'kt', decimals: 2, scope: 'all', aggregate: 'sum' } as const;
const supply = { domain: 'food-balance', decimals: 2, scope: 'all', aggregate: 'population-mean' } as const;
const share = { domain: 'food-balance', unit: 'fraction', decimals: 4, aggregate: 'formula' } as const;
const rank = { domain: 'food-balance', unit: 'rank', decimals: 0, aggregate: 'formula' } as const;

/** Quantities that FAO publishes in food balances (thousand tonnes). */
const published: readonly Element[] = [
  { id: FOOD, ...quantity },
  { id: SEED, ...quantity },
  { id: FEED, ...quantity },
  { id: PROCESSING, ...quantity },
  { id: LOSSES, ...quantity },
  { id: NON_FOOD_USES, ...quantity },
  { id: TOURIST_CONSUMPTION, ...quantity },
  { id: RESIDUALS, ...quantity },
  { id: DOMESTIC_SUPPLY, ...quantity },
  { id: BALANCE_PRODUCTION, ...quantity },
  { id: BALANCE_IMPORTS, ...quantity },
  { id: BALANCE_EXPORTS, ...quantity },
  { id: STOCK_CHANGE, ...quantity },
];

/** What one inhabitant is supplied with; 645 only for countries, 14 is the same of regions and the World. */
const perInhabitant: readonly Element[] = [
  { id: FOOD_PER_CAPITA, ...supply, unit: 'kg-capita-year', scope: 'country' },
  {
    id: FOOD_PER_CAPITA_AGGREGATE,
    ...supply,
    unit: 'kg-capita-year',
    scope: 'aggregate',
    aggregate: 'formula',
    formula: quotient(plus(FOOD), plus(POPULATION, { item: 'population' }), 1000),
  },
  { id: ENERGY_PER_CAPITA, ...supply, unit: 'kcal-capita-day' },
  { id: PROTEIN_PER_CAPITA, ...supply, unit: 'g-capita-day' },
  { id: FAT_PER_CAPITA, ...supply, unit: 'g-capita-day' },
];

const shares: readonly Element[] = [
  {
    id: ENERGY_SHARE,
    ...share,
    scope: 'all',
    formula: quotient(plus(ENERGY_PER_CAPITA), plus(ENERGY_PER_CAPITA, { item: 'grand-total' })),
  },
  {
    id: PROTEIN_SHARE,
    ...share,
    scope: 'all',
    formula: quotient(plus(PROTEIN_PER_CAPITA), plus(PROTEIN_PER_CAPITA, { item: 'grand-total' })),
  },
  {
    id: WORLD_FOOD_SHARE,
    ...share,
    scope: 'country',
    formula: quotient(plus(FOOD), plus(FOOD, { area: 'world' })),
  },
  {
    id: WORLD_FOOD_SHARE_AGGREGATE,
    ...share,
    scope: 'aggregate',
    formula: quotient(plus(FOOD), plus(FOOD, { area: 'world' })),
  },
];

const rankBy = (id: number, scope: Element['scope'], of: number): Element => ({
  id,
  ...rank,
  scope,
  formula: { kind: 'rank', of, among: 'food-crops' },
});

const ranks: readonly Element[] = [
  rankBy(ENERGY_RANK, 'country', ENERGY_PER_CAPITA),
  rankBy(ENERGY_RANK_AGGREGATE, 'aggregate', ENERGY_PER_CAPITA),
  rankBy(PROTEIN_RANK, 'country', PROTEIN_PER_CAPITA),
  rankBy(PROTEIN_RANK_AGGREGATE, 'aggregate', PROTEIN_PER_CAPITA),
  rankBy(FOOD_RANK, 'country', FOOD_PER_CAPITA),
  rankBy(FOOD_RANK_AGGREGATE, 'aggregate', FOOD_PER_CAPITA),
];

const balance: readonly Element[] = [
  {
    id: OTHER_USES,
    ...quantity,
    aggregate: 'formula',
    formula: {
      kind: 'sum',
      terms: [plus(NON_FOOD_USES), plus(TOURIST_CONSUMPTION), plus(RESIDUALS)],
      missing: 'skip',
    },
  },
  {
    id: SUPPLIED_PRODUCTION,
    ...quantity,
    scope: 'country',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(BALANCE_PRODUCTION)], missing: 'null' },
  },
  {
    id: SUPPLIED_PRODUCTION_AGGREGATE,
    ...quantity,
    scope: 'aggregate',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(BALANCE_PRODUCTION)], missing: 'null' },
  },
  {
    id: SUPPLIED_EXPORTS,
    ...quantity,
    scope: 'country',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(BALANCE_EXPORTS)], missing: 'null' },
  },
  {
    id: SELF_SUFFICIENCY,
    domain: 'food-balance',
    unit: 'percent',
    decimals: 2,
    scope: 'all',
    aggregate: 'formula',
    formula: {
      kind: 'ratio',
      numerator: [plus(BALANCE_PRODUCTION)],
      denominator: [plus(BALANCE_PRODUCTION), plus(BALANCE_IMPORTS), minus(BALANCE_EXPORTS)],
      scale: 100,
    },
  },
  {
    id: IMPORT_SHARE,
    domain: 'food-balance',
    unit: 'percent',
    decimals: 2,
    scope: 'all',
    aggregate: 'formula',
    formula: quotient(plus(BALANCE_IMPORTS), plus(DOMESTIC_SUPPLY), 100),
  },
];

/** Elements of food balances: published quantities and what the observatory derives from them. */
export const foodBalance: readonly Element[] = [
  ...published,
  ...perInhabitant,
  ...shares,
  ...ranks,
  ...balance,
];
