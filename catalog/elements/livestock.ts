import type { Element, Term } from '../element.ts';
import * as itemCodes from '../items/codes.ts';
import * as codes from './codes.ts';
import { plus, quotient } from './terms.ts';

/** The animals that live on forages, each with the element that its heads are shown as. */
const animals = [
  { id: codes.CATTLE, indicator: itemCodes.CATTLE_ITEM },
  { id: codes.BUFFALOES, indicator: itemCodes.BUFFALOES_ITEM },
  { id: codes.SHEEP, indicator: itemCodes.SHEEP_ITEM },
  { id: codes.GOATS, indicator: itemCodes.GOATS_ITEM },
  { id: codes.HORSES, indicator: itemCodes.HORSES_ITEM },
  { id: codes.ASSES, indicator: itemCodes.ASSES_ITEM },
  { id: codes.MULES, indicator: itemCodes.MULES_ITEM },
  { id: codes.CAMELS, indicator: itemCodes.CAMELS_ITEM },
  { id: codes.OTHER_CAMELIDS, indicator: itemCodes.OTHER_CAMELIDS_ITEM },
] as const;
const milks = [
  { id: codes.CATTLE_MILK, indicator: itemCodes.CATTLE_MILK_ITEM },
  { id: codes.BUFFALO_MILK, indicator: itemCodes.BUFFALO_MILK_ITEM },
  { id: codes.SHEEP_MILK, indicator: itemCodes.SHEEP_MILK_ITEM },
  { id: codes.GOAT_MILK, indicator: itemCodes.GOAT_MILK_ITEM },
  { id: codes.CAMEL_MILK, indicator: itemCodes.CAMEL_MILK_ITEM },
] as const;
const meats = [
  { id: codes.CATTLE_MEAT, indicator: itemCodes.CATTLE_MEAT_ITEM },
  { id: codes.BUFFALO_MEAT, indicator: itemCodes.BUFFALO_MEAT_ITEM },
  { id: codes.SHEEP_MEAT, indicator: itemCodes.SHEEP_MEAT_ITEM },
  { id: codes.GOAT_MEAT, indicator: itemCodes.GOAT_MEAT_ITEM },
  { id: codes.CAMEL_MEAT, indicator: itemCodes.CAMEL_MEAT_ITEM },
] as const;
/** The fodder crops that FAO counted until 2011, by item. */
const fodder = [636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 651, 655].map(
  (indicator) => ({ indicator }),
);

const base = { domain: 'livestock', scope: 'all', aggregate: 'formula' } as const;
const head = { ...base, unit: 'head', decimals: 0, of: codes.LIVESTOCK_NUMBERS, aggregate: 'sum' } as const;
const tonnes = { ...base, unit: 't', decimals: 0, of: codes.PRODUCTION, aggregate: 'sum' } as const;
const share = { ...base, unit: 'fraction', decimals: 4 } as const;
const money = { domain: 'value', scope: 'all', decimals: 0, aggregate: 'sum' } as const;
const valueShare = { ...share, domain: 'value' } as const;

const each = (element: number, items: readonly { indicator: number }[]): readonly Term[] =>
  items.map(({ indicator: item }) => plus(element, { item }));

const stocks: readonly Element[] = [
  {
    id: codes.LIVESTOCK_NUMBERS,
    domain: 'livestock',
    unit: 'head',
    decimals: 0,
    scope: 'all',
    aggregate: 'sum',
  },
  {
    id: codes.GRAZING_LIVESTOCK,
    ...base,
    unit: 'head',
    decimals: 0,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(codes.LIVESTOCK_NUMBERS, animals), missing: 'skip' },
  },
  ...animals.map((animal): Element => ({ ...animal, ...head })),
  {
    id: codes.WORLD_LIVESTOCK_SHARE,
    ...share,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: quotient(plus(codes.GRAZING_LIVESTOCK), plus(codes.GRAZING_LIVESTOCK, { area: 'world' })),
  },
  {
    id: codes.STOCKING_DENSITY,
    ...base,
    unit: 'head-ha',
    decimals: 2,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: quotient(
      plus(codes.GRAZING_LIVESTOCK),
      plus(codes.LAND_USE_AREA, { item: itemCodes.PASTURES_ITEM }),
      0.001,
    ),
  },
  {
    id: codes.PASTURE_SHARE,
    ...share,
    domain: 'land',
    indicator: itemCodes.PASTURES_ITEM,
    formula: quotient(
      plus(codes.LAND_USE_AREA),
      plus(codes.LAND_USE_AREA, { item: itemCodes.AGRICULTURAL_LAND_ITEM }),
    ),
  },
  {
    id: codes.WORLD_PASTURE_SHARE,
    ...share,
    domain: 'land',
    indicator: itemCodes.PASTURES_ITEM,
    formula: quotient(plus(codes.LAND_USE_AREA), plus(codes.LAND_USE_AREA, { area: 'world' })),
  },
];

const products: readonly Element[] = [
  {
    id: codes.MILK,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(codes.PRODUCTION, milks), missing: 'unlisted' },
  },
  ...milks.map((milk): Element => ({ ...milk, ...tonnes })),
  {
    id: codes.WORLD_MILK_SHARE,
    ...share,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: quotient(plus(codes.MILK), plus(codes.MILK, { area: 'world' })),
  },
  {
    id: codes.MEAT,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(codes.PRODUCTION, meats), missing: 'unlisted' },
  },
  ...meats.map((meat): Element => ({ ...meat, ...tonnes })),
  {
    id: codes.WORLD_MEAT_SHARE,
    ...share,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: quotient(plus(codes.MEAT), plus(codes.MEAT, { area: 'world' })),
  },
];

/** Fodder crops until 2011: all together by area and production, and production of five of them. */
const fodderCrops: readonly Element[] = [
  {
    id: codes.FODDER_AREA,
    ...base,
    unit: 'ha',
    decimals: 0,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(codes.AREA_HARVESTED, fodder), missing: 'skip' },
  },
  {
    id: codes.FODDER_PRODUCTION,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: itemCodes.LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(codes.PRODUCTION, fodder), missing: 'skip' },
  },
  ...[
    { id: codes.FORAGE_MAIZE, indicator: itemCodes.FORAGE_MAIZE_ITEM },
    { id: codes.ALFALFA, indicator: itemCodes.ALFALFA_ITEM },
    { id: codes.GRASSES, indicator: itemCodes.GRASSES_ITEM },
    { id: codes.CLOVER, indicator: itemCodes.CLOVER_ITEM },
    { id: codes.FORAGE_LEGUMES, indicator: itemCodes.FORAGE_LEGUMES_ITEM },
  ].map((crop): Element => ({ ...crop, ...tonnes, aggregate: 'published' })),
];

/** Gross production value of milk and meat, in constant international dollars and constant dollars. */
const values: readonly Element[] = [
  ...[
    { id: codes.CATTLE_MILK_VALUE, indicator: itemCodes.CATTLE_MILK_ITEM },
    { id: codes.CATTLE_MEAT_VALUE, indicator: itemCodes.CATTLE_MEAT_ITEM },
    { id: codes.SHEEP_MEAT_VALUE, indicator: itemCodes.SHEEP_MEAT_ITEM },
    { id: codes.GOAT_MEAT_VALUE, indicator: itemCodes.GOAT_MEAT_ITEM },
  ].map(
    (product): Element => ({ ...product, ...money, unit: '1000-int-dollar', of: codes.VALUE_INT_DOLLARS }),
  ),
  ...[
    { id: codes.CATTLE_MILK_VALUE_DOLLARS, indicator: itemCodes.CATTLE_MILK_ITEM },
    { id: codes.CATTLE_MEAT_VALUE_DOLLARS, indicator: itemCodes.CATTLE_MEAT_ITEM },
  ].map((product): Element => ({ ...product, ...money, unit: '1000-usd', of: codes.VALUE_CONSTANT_DOLLARS })),
  {
    id: codes.WORLD_CATTLE_MILK_VALUE_SHARE,
    ...valueShare,
    indicator: itemCodes.CATTLE_MILK_ITEM,
    formula: quotient(plus(codes.VALUE_INT_DOLLARS), plus(codes.VALUE_INT_DOLLARS, { area: 'world' })),
  },
  {
    id: codes.WORLD_CATTLE_MEAT_VALUE_SHARE,
    ...valueShare,
    indicator: itemCodes.CATTLE_MEAT_ITEM,
    formula: quotient(plus(codes.VALUE_INT_DOLLARS), plus(codes.VALUE_INT_DOLLARS, { area: 'world' })),
  },
];

/** What forages feed and where they grow: grazing animals, their milk and meat, pastures, fodder crops. */
export const livestock: readonly Element[] = [...stocks, ...products, ...fodderCrops, ...values];
