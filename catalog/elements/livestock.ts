import type { Element, Term } from '../element.ts';
import { plus, quotient } from './terms.ts';

/**
 * FAOSTAT's group of live animals. Forages have no item of their own; sums over animals, products and fodder crops are
 * kept under this one, under which no source publishes a figure.
 */
const sums = 1756;
const pastures = 6655;
const agriculturalLand = 6610;

/** FAOSTAT items of the animals that live on forages: cattle, buffaloes, sheep, goats, horses, asses, mules, camels, other camelids. */
const animals = [866, 946, 976, 1016, 1096, 1107, 1110, 1126, 1157] as const;
/** Raw milk and meat of cattle, buffaloes, sheep, goats and camels. */
const milks = [882, 951, 982, 1020, 1130] as const;
const meats = [867, 947, 977, 1017, 1127] as const;
/** The fodder crops that FAO counted until 2011. */
const fodder = [636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 651, 655] as const;

const base = { domain: 'livestock', scope: 'all', aggregate: 'formula' } as const;
const head = { ...base, unit: 'head', decimals: 0, of: 5111, aggregate: 'sum' } as const;
const tonnes = { ...base, unit: 't', decimals: 0, of: 5510, aggregate: 'sum' } as const;
const share = { ...base, unit: 'fraction', decimals: 4 } as const;
const money = { domain: 'value', scope: 'all', decimals: 0, aggregate: 'sum' } as const;
const valueShare = { ...share, domain: 'value' } as const;

const each = (element: number, items: readonly number[]): readonly Term[] =>
  items.map((item) => plus(element, { item }));

const stocks: readonly Element[] = [
  { id: 5111, domain: 'livestock', unit: 'head', decimals: 0, scope: 'all', aggregate: 'sum' },
  {
    id: 210,
    ...base,
    unit: 'head',
    decimals: 0,
    indicator: sums,
    formula: { kind: 'sum', terms: each(5111, animals), missing: 'skip' },
  },
  ...animals.map((indicator, at): Element => ({ id: 211 + at, ...head, indicator })),
  {
    id: 221,
    ...share,
    indicator: sums,
    formula: quotient(plus(210), plus(210, { area: 'world' })),
  },
  {
    id: 222,
    ...base,
    unit: 'head-ha',
    decimals: 2,
    indicator: sums,
    formula: quotient(plus(210), plus(5110, { item: pastures }), 0.001),
  },
  {
    id: 223,
    ...share,
    domain: 'land',
    indicator: pastures,
    formula: quotient(plus(5110), plus(5110, { item: agriculturalLand })),
  },
  {
    id: 224,
    ...share,
    domain: 'land',
    indicator: pastures,
    formula: quotient(plus(5110), plus(5110, { area: 'world' })),
  },
];

const products: readonly Element[] = [
  {
    id: 230,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: sums,
    formula: { kind: 'sum', terms: each(5510, milks), missing: 'unlisted' },
  },
  ...milks.map((indicator, at): Element => ({ id: 231 + at, ...tonnes, indicator })),
  { id: 236, ...share, indicator: sums, formula: quotient(plus(230), plus(230, { area: 'world' })) },
  {
    id: 240,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: sums,
    formula: { kind: 'sum', terms: each(5510, meats), missing: 'unlisted' },
  },
  ...meats.map((indicator, at): Element => ({ id: 241 + at, ...tonnes, indicator })),
  { id: 246, ...share, indicator: sums, formula: quotient(plus(240), plus(240, { area: 'world' })) },
];

/** Fodder crops until 2011: all together by area and production, and production of five of them. */
const fodderCrops: readonly Element[] = [
  {
    id: 250,
    ...base,
    unit: 'ha',
    decimals: 0,
    indicator: sums,
    formula: { kind: 'sum', terms: each(5312, fodder), missing: 'skip' },
  },
  {
    id: 251,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: sums,
    formula: { kind: 'sum', terms: each(5510, fodder), missing: 'skip' },
  },
  ...[636, 641, 639, 640, 643].map(
    (indicator, at): Element => ({ id: 252 + at, ...tonnes, aggregate: 'published', indicator }),
  ),
];

/** Gross production value of milk and meat, in constant international dollars (152) and constant dollars (58). */
const values: readonly Element[] = [
  ...[882, 867, 977, 1017].map(
    (indicator, at): Element => ({ id: 260 + at, ...money, unit: '1000-int-dollar', of: 152, indicator }),
  ),
  ...[882, 867].map(
    (indicator, at): Element => ({ id: 264 + at, ...money, unit: '1000-usd', of: 58, indicator }),
  ),
  { id: 266, ...valueShare, indicator: 882, formula: quotient(plus(152), plus(152, { area: 'world' })) },
  { id: 267, ...valueShare, indicator: 867, formula: quotient(plus(152), plus(152, { area: 'world' })) },
];

/** What forages feed and where they grow: grazing animals, their milk and meat, pastures, fodder crops. */
export const livestock: readonly Element[] = [...stocks, ...products, ...fodderCrops, ...values];
