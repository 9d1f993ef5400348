import type { Element } from '../element.ts';
import * as codes from './codes.ts';
import { minus, plus, quotient } from './terms.ts';

const quantity = { domain: 'food-balance', unit: 'kt', decimals: 2, scope: 'all', aggregate: 'sum' } as const;
const supply = { domain: 'food-balance', decimals: 2, scope: 'all', aggregate: 'population-mean' } as const;
const share = { domain: 'food-balance', unit: 'fraction', decimals: 4, aggregate: 'formula' } as const;
const rank = { domain: 'food-balance', unit: 'rank', decimals: 0, aggregate: 'formula' } as const;

/** Quantities that FAO publishes in food balances (thousand tonnes). */
const published: readonly Element[] = [
  { id: codes.FOOD, ...quantity },
  { id: codes.SEED, ...quantity },
  { id: codes.FEED, ...quantity },
  { id: codes.PROCESSING, ...quantity },
  { id: codes.LOSSES, ...quantity },
  { id: codes.NON_FOOD_USES, ...quantity },
  { id: codes.TOURIST_CONSUMPTION, ...quantity },
  { id: codes.RESIDUALS, ...quantity },
  { id: codes.DOMESTIC_SUPPLY, ...quantity },
  { id: codes.BALANCE_PRODUCTION, ...quantity },
  { id: codes.BALANCE_IMPORTS, ...quantity },
  { id: codes.BALANCE_EXPORTS, ...quantity },
  { id: codes.STOCK_CHANGE, ...quantity },
];

/** Supply per inhabitant; 645 only for countries, 14 is the same for regions and the World. */
const perInhabitant: readonly Element[] = [
  { id: codes.FOOD_PER_CAPITA, ...supply, unit: 'kg-capita-year', scope: 'country' },
  {
    id: codes.FOOD_PER_CAPITA_AGGREGATE,
    ...supply,
    unit: 'kg-capita-year',
    scope: 'aggregate',
    aggregate: 'formula',
    formula: quotient(plus(codes.FOOD), plus(codes.POPULATION, { item: 'population' }), 1000),
  },
  { id: codes.ENERGY_PER_CAPITA, ...supply, unit: 'kcal-capita-day' },
  { id: codes.PROTEIN_PER_CAPITA, ...supply, unit: 'g-capita-day' },
  { id: codes.FAT_PER_CAPITA, ...supply, unit: 'g-capita-day' },
];

const shares: readonly Element[] = [
  {
    id: codes.ENERGY_SHARE,
    ...share,
    scope: 'all',
    formula: quotient(plus(codes.ENERGY_PER_CAPITA), plus(codes.ENERGY_PER_CAPITA, { item: 'grand-total' })),
  },
  {
    id: codes.PROTEIN_SHARE,
    ...share,
    scope: 'all',
    formula: quotient(
      plus(codes.PROTEIN_PER_CAPITA),
      plus(codes.PROTEIN_PER_CAPITA, { item: 'grand-total' }),
    ),
  },
  {
    id: codes.WORLD_FOOD_SHARE,
    ...share,
    scope: 'country',
    formula: quotient(plus(codes.FOOD), plus(codes.FOOD, { area: 'world' })),
  },
  {
    id: codes.WORLD_FOOD_SHARE_AGGREGATE,
    ...share,
    scope: 'aggregate',
    formula: quotient(plus(codes.FOOD), plus(codes.FOOD, { area: 'world' })),
  },
];

const rankBy = (id: number, scope: Element['scope'], element: number): Element => ({
  id,
  ...rank,
  scope,
  formula: { kind: 'rank', of: element, among: 'food-crops' },
});

const ranks: readonly Element[] = [
  rankBy(codes.ENERGY_RANK, 'country', codes.ENERGY_PER_CAPITA),
  rankBy(codes.ENERGY_RANK_AGGREGATE, 'aggregate', codes.ENERGY_PER_CAPITA),
  rankBy(codes.PROTEIN_RANK, 'country', codes.PROTEIN_PER_CAPITA),
  rankBy(codes.PROTEIN_RANK_AGGREGATE, 'aggregate', codes.PROTEIN_PER_CAPITA),
  rankBy(codes.FOOD_RANK, 'country', codes.FOOD_PER_CAPITA),
  rankBy(codes.FOOD_RANK_AGGREGATE, 'aggregate', codes.FOOD_PER_CAPITA),
];

const balance: readonly Element[] = [
  {
    id: codes.OTHER_USES,
    ...quantity,
    aggregate: 'formula',
    formula: {
      kind: 'sum',
      terms: [plus(codes.NON_FOOD_USES), plus(codes.TOURIST_CONSUMPTION), plus(codes.RESIDUALS)],
      missing: 'skip',
    },
  },
  {
    id: codes.SUPPLIED_PRODUCTION,
    ...quantity,
    scope: 'country',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(codes.BALANCE_PRODUCTION)], missing: 'null' },
  },
  {
    id: codes.SUPPLIED_PRODUCTION_AGGREGATE,
    ...quantity,
    scope: 'aggregate',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(codes.BALANCE_PRODUCTION)], missing: 'null' },
  },
  {
    id: codes.SUPPLIED_EXPORTS,
    ...quantity,
    scope: 'country',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(codes.BALANCE_EXPORTS)], missing: 'null' },
  },
  {
    id: codes.SELF_SUFFICIENCY,
    domain: 'food-balance',
    unit: 'percent',
    decimals: 2,
    scope: 'all',
    aggregate: 'formula',
    formula: {
      kind: 'ratio',
      numerator: [plus(codes.BALANCE_PRODUCTION)],
      denominator: [
        plus(codes.BALANCE_PRODUCTION),
        plus(codes.BALANCE_IMPORTS),
        minus(codes.BALANCE_EXPORTS),
      ],
      scale: 100,
    },
  },
  {
    id: codes.IMPORT_SHARE,
    domain: 'food-balance',
    unit: 'percent',
    decimals: 2,
    scope: 'all',
    aggregate: 'formula',
    formula: quotient(plus(codes.BALANCE_IMPORTS), plus(codes.DOMESTIC_SUPPLY), 100),
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
