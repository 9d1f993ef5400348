import type { Element } from '../element.ts';
import { minus, plus } from './terms.ts';

const quantity = { domain: 'food-balance', unit: 'kt', decimals: 2, scope: 'all', aggregate: 'sum' } as const;
const supply = { domain: 'food-balance', decimals: 2, scope: 'all', aggregate: 'population-mean' } as const;
const share = { domain: 'food-balance', unit: 'fraction', decimals: 4, aggregate: 'formula' } as const;
const rank = { domain: 'food-balance', unit: 'rank', decimals: 0, aggregate: 'formula' } as const;

/** Quantities that FAO publishes in food balances (thousand tonnes). */
const published: readonly Element[] = [
  { id: 5142, ...quantity },
  { id: 5527, ...quantity },
  { id: 5521, ...quantity },
  { id: 5131, ...quantity },
  { id: 5123, ...quantity },
  { id: 5154, ...quantity },
  { id: 5171, ...quantity },
  { id: 5170, ...quantity },
  { id: 5301, ...quantity },
  { id: 5511, ...quantity },
  { id: 5611, ...quantity },
  { id: 5911, ...quantity },
  { id: 5072, ...quantity },
];

/** What one inhabitant is supplied with; 645 only for countries, 14 stands for it in regions and the World. */
const perInhabitant: readonly Element[] = [
  { id: 645, ...supply, unit: 'kg-capita-year', scope: 'country' },
  {
    id: 14,
    ...supply,
    unit: 'kg-capita-year',
    scope: 'aggregate',
    aggregate: 'formula',
    formula: {
      kind: 'ratio',
      numerator: [plus(5142)],
      denominator: [plus(511, { item: 'population' })],
      scale: 1000,
    },
  },
  { id: 664, ...supply, unit: 'kcal-capita-day' },
  { id: 674, ...supply, unit: 'g-capita-day' },
  { id: 684, ...supply, unit: 'g-capita-day' },
];

const shares: readonly Element[] = [
  {
    id: 6,
    ...share,
    scope: 'all',
    formula: {
      kind: 'ratio',
      numerator: [plus(664)],
      denominator: [plus(664, { item: 'grand-total' })],
      scale: 1,
    },
  },
  {
    id: 7,
    ...share,
    scope: 'all',
    formula: {
      kind: 'ratio',
      numerator: [plus(674)],
      denominator: [plus(674, { item: 'grand-total' })],
      scale: 1,
    },
  },
  {
    id: 23,
    ...share,
    scope: 'country',
    formula: {
      kind: 'ratio',
      numerator: [plus(5142)],
      denominator: [plus(5142, { area: 'world' })],
      scale: 1,
    },
  },
  {
    id: 24,
    ...share,
    scope: 'aggregate',
    formula: {
      kind: 'ratio',
      numerator: [plus(5142)],
      denominator: [plus(5142, { area: 'world' })],
      scale: 1,
    },
  },
];

const ranks: readonly Element[] = [
  { id: 1, ...rank, scope: 'country', formula: { kind: 'rank', of: 664, among: 'food-crops' } },
  { id: 4, ...rank, scope: 'aggregate', formula: { kind: 'rank', of: 664, among: 'food-crops' } },
  { id: 2, ...rank, scope: 'country', formula: { kind: 'rank', of: 674, among: 'food-crops' } },
  { id: 5, ...rank, scope: 'aggregate', formula: { kind: 'rank', of: 674, among: 'food-crops' } },
  { id: 16, ...rank, scope: 'country', formula: { kind: 'rank', of: 645, among: 'food-crops' } },
  { id: 20, ...rank, scope: 'aggregate', formula: { kind: 'rank', of: 645, among: 'food-crops' } },
];

const balance: readonly Element[] = [
  {
    id: 95154,
    ...quantity,
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(5154), plus(5171), plus(5170)], missing: 'skip' },
  },
  {
    id: 8,
    ...quantity,
    scope: 'country',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(5511)], missing: 'null' },
  },
  {
    id: 10,
    ...quantity,
    scope: 'aggregate',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(5511)], missing: 'null' },
  },
  {
    id: 9,
    ...quantity,
    scope: 'country',
    aggregate: 'formula',
    formula: { kind: 'sum', terms: [plus(5911)], missing: 'null' },
  },
  {
    id: 12,
    domain: 'food-balance',
    unit: 'percent',
    decimals: 2,
    scope: 'all',
    aggregate: 'formula',
    formula: {
      kind: 'ratio',
      numerator: [plus(5511)],
      denominator: [plus(5511), plus(5611), minus(5911)],
      scale: 100,
    },
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
