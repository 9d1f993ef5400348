import type { Element, Term } from '../element.ts';
import {
  AGRICULTURAL_LAND_ITEM,
  ALFALFA_ITEM,
  ASSES_ITEM,
  BUFFALO_MEAT_ITEM,
  BUFFALO_MILK_ITEM,
  BUFFALOES_ITEM,
  CAMEL_MEAT_ITEM,
  CAMEL_MILK_ITEM,
  CAMELS_ITEM,
  CATTLE_ITEM,
  CATTLE_MEAT_ITEM,
  CATTLE_MILK_ITEM,
  CLOVER_ITEM,
  FORAGE_LEGUMES_ITEM,
  FORAGE_MAIZE_ITEM,
  GOAT_MEAT_ITEM,
  GOAT_MILK_ITEM,
  GOATS_ITEM,
  GRASSES_ITEM,
  HORSES_ITEM,
  LIVE_ANIMALS,
  MULES_ITEM,
  OTHER_CAMELIDS_ITEM,
  PASTURES_ITEM,
  SHEEP_ITEM,
  SHEEP_MEAT_ITEM,
  SHEEP_MILK_ITEM,
} from '../items/codes.ts';
import {
  ALFALFA,
  AREA_HARVESTED,
  ASSES,
  BUFFALO_MEAT,
  BUFFALO_MILK,
  BUFFALOES,
  CAMEL_MEAT,
  CAMEL_MILK,
  CAMELS,
  CATTLE,
  CATTLE_MEAT,
  CATTLE_MEAT_VALUE,
  CATTLE_MEAT_VALUE_DOLLARS,
  CATTLE_MILK,
  CATTLE_MILK_VALUE,
  CATTLE_MILK_VALUE_DOLLARS,
  CLOVER,
  FODDER_AREA,
  FODDER_PRODUCTION,
  FORAGE_LEGUMES,
  FORAGE_MAIZE,
  GOAT_MEAT,
  GOAT_MEAT_VALUE,
  GOAT_MILK,
  GOATS,
  GRASSES,
  GRAZING_LIVESTOCK,
  HORSES,
  LAND_USE_AREA,
  LIVESTOCK_NUMBERS,
  MEAT,
  MILK,
  MULES,
  OTHER_CAMELIDS,
  PASTURE_SHARE,
  PRODUCTION,
  SHEEP,
  SHEEP_MEAT,
  SHEEP_MEAT_VALUE,
  SHEEP_MILK,
  STOCKING_DENSITY,
  VALUE_CONSTANT_DOLLARS,
  VALUE_INT_DOLLARS,
  WORLD_CATTLE_MEAT_VALUE_SHARE,
  WORLD_CATTLE_MILK_VALUE_SHARE,
  WORLD_LIVESTOCK_SHARE,
  WORLD_MEAT_SHARE,
  WORLD_MILK_SHARE,
  WORLD_PASTURE_SHARE,
} from './codes.ts';
import { plus, quotient } from './terms.ts';

/** The animals that live on forages, each with the element that its heads are shown as. */
const animals = [
  { id: CATTLE, indicator: CATTLE_ITEM },
  { id: BUFFALOES, indicator: BUFFALOES_ITEM },
  { id: SHEEP, indicator: SHEEP_ITEM },
  { id: GOATS, indicator: GOATS_ITEM },
  { id: HORSES, indicator: HORSES_ITEM },
  { id: ASSES, indicator: ASSES_ITEM },
  { id: MULES, indicator: MULES_ITEM },
  { id: CAMELS, indicator: CAMELS_ITEM },
  { id: OTHER_CAMELIDS, indicator: OTHER_CAMELIDS_ITEM },
] as const;
const milks = [
  { id: CATTLE_MILK, indicator: CATTLE_MILK_ITEM },
  { id: BUFFALO_MILK, indicator: BUFFALO_MILK_ITEM },
  { id: SHEEP_MILK, indicator: SHEEP_MILK_ITEM },
  { id: GOAT_MILK, indicator: GOAT_MILK_ITEM },
  { id: CAMEL_MILK, indicator: CAMEL_MILK_ITEM },
] as const;
const meats = [
  { id: CATTLE_MEAT, indicator: CATTLE_MEAT_ITEM },
  { id: BUFFALO_MEAT, indicator: BUFFALO_MEAT_ITEM },
  { id: SHEEP_MEAT, indicator: SHEEP_MEAT_ITEM },
  { id: GOAT_MEAT, indicator: GOAT_MEAT_ITEM },
  { id: CAMEL_MEAT, indicator: CAMEL_MEAT_ITEM },
] as const;
/** The fodder crops that FAO counted until 2011, by item. */
const fodder = [636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 651, 655].map(
  (indicator) => ({ indicator }),
);

const base = { domain: 'livestock', scope: 'all', aggregate: 'formula' } as const;
const head = { ...base, unit: 'head', decimals: 0, of: LIVESTOCK_NUMBERS, aggregate: 'sum' } as const;
const tonnes = { ...base, unit: 't', decimals: 0, of: PRODUCTION, aggregate: 'sum' } as const;
const share = { ...base, unit: 'fraction', decimals: 4 } as const;
const money = { domain: 'value', scope: 'all', decimals: 0, aggregate: 'sum' } as const;
const valueShare = { ...share, domain: 'value' } as const;

const each = (element: number, items: readonly { indicator: number }[]): readonly Term[] =>
  items.map(({ indicator: item }) => plus(element, { item }));

const stocks: readonly Element[] = [
  { id: LIVESTOCK_NUMBERS, domain: 'livestock', unit: 'head', decimals: 0, scope: 'all', aggregate: 'sum' },
  {
    id: GRAZING_LIVESTOCK,
    ...base,
    unit: 'head',
    decimals: 0,
    indicator: LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(LIVESTOCK_NUMBERS, animals), missing: 'skip' },
  },
  ...animals.map((animal): Element => ({ ...animal, ...head })),
  {
    id: WORLD_LIVESTOCK_SHARE,
    ...share,
    indicator: LIVE_ANIMALS,
    formula: quotient(plus(GRAZING_LIVESTOCK), plus(GRAZING_LIVESTOCK, { area: 'world' })),
  },
  {
    id: STOCKING_DENSITY,
    ...base,
    unit: 'head-ha',
    decimals: 2,
    indicator: LIVE_ANIMALS,
    formula: quotient(plus(GRAZING_LIVESTOCK), plus(LAND_USE_AREA, { item: PASTURES_ITEM }), 0.001),
  },
  {
    id: PASTURE_SHARE,
    ...share,
    domain: 'land',
    indicator: PASTURES_ITEM,
    formula: quotient(plus(LAND_USE_AREA), plus(LAND_USE_AREA, { item: AGRICULTURAL_LAND_ITEM })),
  },
  {
    id: WORLD_PASTURE_SHARE,
    ...share,
    domain: 'land',
    indicator: PASTURES_ITEM,
    formula: quotient(plus(LAND_USE_AREA), plus(LAND_USE_AREA, { area: 'world' })),
  },
];

const products: readonly Element[] = [
  {
    id: MILK,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(PRODUCTION, milks), missing: 'unlisted' },
  },
  ...milks.map((milk): Element => ({ ...milk, ...tonnes })),
  {
    id: WORLD_MILK_SHARE,
    ...share,
    indicator: LIVE_ANIMALS,
    formula: quotient(plus(MILK), plus(MILK, { area: 'world' })),
  },
  {
    id: MEAT,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(PRODUCTION, meats), missing: 'unlisted' },
  },
  ...meats.map((meat): Element => ({ ...meat, ...tonnes })),
  {
    id: WORLD_MEAT_SHARE,
    ...share,
    indicator: LIVE_ANIMALS,
    formula: quotient(plus(MEAT), plus(MEAT, { area: 'world' })),
  },
];

/** Fodder crops until 2011: all together by area and production, and production of five of them. */
const fodderCrops: readonly Element[] = [
  {
    id: FODDER_AREA,
    ...base,
    unit: 'ha',
    decimals: 0,
    indicator: LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(AREA_HARVESTED, fodder), missing: 'skip' },
  },
  {
    id: FODDER_PRODUCTION,
    ...base,
    unit: 't',
    decimals: 0,
    indicator: LIVE_ANIMALS,
    formula: { kind: 'sum', terms: each(PRODUCTION, fodder), missing: 'skip' },
  },
  ...[
    { id: FORAGE_MAIZE, indicator: FORAGE_MAIZE_ITEM },
    { id: ALFALFA, indicator: ALFALFA_ITEM },
    { id: GRASSES, indicator: GRASSES_ITEM },
    { id: CLOVER, indicator: CLOVER_ITEM },
    { id: FORAGE_LEGUMES, indicator: FORAGE_LEGUMES_ITEM },
  ].map((crop): Element => ({ ...crop, ...tonnes, aggregate: 'published' })),
];

/** Gross production value of milk and meat, in constant international dollars and constant dollars. */
const values: readonly Element[] = [
  ...[
    { id: CATTLE_MILK_VALUE, indicator: CATTLE_MILK_ITEM },
    { id: CATTLE_MEAT_VALUE, indicator: CATTLE_MEAT_ITEM },
    { id: SHEEP_MEAT_VALUE, indicator: SHEEP_MEAT_ITEM },
    { id: GOAT_MEAT_VALUE, indicator: GOAT_MEAT_ITEM },
  ].map((product): Element => ({ ...product, ...money, unit: '1000-int-dollar', of: VALUE_INT_DOLLARS })),
  ...[
    { id: CATTLE_MILK_VALUE_DOLLARS, indicator: CATTLE_MILK_ITEM },
    { id: CATTLE_MEAT_VALUE_DOLLARS, indicator: CATTLE_MEAT_ITEM },
  ].map((product): Element => ({ ...product, ...money, unit: '1000-usd', of: VALUE_CONSTANT_DOLLARS })),
  {
    id: WORLD_CATTLE_MILK_VALUE_SHARE,
    ...valueShare,
    indicator: CATTLE_MILK_ITEM,
    formula: quotient(plus(VALUE_INT_DOLLARS), plus(VALUE_INT_DOLLARS, { area: 'world' })),
  },
  {
    id: WORLD_CATTLE_MEAT_VALUE_SHARE,
    ...valueShare,
    indicator: CATTLE_MEAT_ITEM,
    formula: quotient(plus(VALUE_INT_DOLLARS), plus(VALUE_INT_DOLLARS, { area: 'world' })),
  },
];

/** What forages feed and where they grow: grazing animals, their milk and meat, pastures, fodder crops. */
export const livestock: readonly Element[] = [...stocks, ...products, ...fodderCrops, ...values];
