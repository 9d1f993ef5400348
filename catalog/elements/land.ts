import type { Element, Formula } from '../element.ts';
import { AGRICULTURAL_LAND_ITEM, ARABLE_LAND_ITEM, CROPLAND_ITEM, PASTURES_ITEM } from '../items/codes.ts';
import * as codes from './codes.ts';
import { plus, quotient } from './terms.ts';

const land = { domain: 'land', scope: 'all', aggregate: 'formula' } as const;
const published: Formula = { kind: 'sum', terms: [plus(codes.LAND_USE_AREA)], missing: 'null' };

/** Land use. It belongs to no crop, so each element is stored once, under its land-use item. */
export const landUse: readonly Element[] = [
  { id: codes.LAND_USE_AREA, domain: 'land', unit: '1000-ha', decimals: 1, scope: 'all', aggregate: 'sum' },
  {
    id: codes.AGRICULTURAL_LAND,
    ...land,
    unit: '1000-ha',
    decimals: 1,
    indicator: AGRICULTURAL_LAND_ITEM,
    formula: published,
  },
  { id: codes.CROPLAND, ...land, unit: '1000-ha', decimals: 1, indicator: CROPLAND_ITEM, formula: published },
  {
    id: codes.ARABLE_LAND,
    ...land,
    unit: '1000-ha',
    decimals: 1,
    indicator: ARABLE_LAND_ITEM,
    formula: published,
  },
  { id: codes.PASTURES, ...land, unit: '1000-ha', decimals: 1, indicator: PASTURES_ITEM, formula: published },
  {
    id: codes.CROPLAND_PER_INHABITANT,
    ...land,
    unit: 'ha-1000-persons',
    decimals: 1,
    indicator: CROPLAND_ITEM,
    formula: quotient(plus(codes.LAND_USE_AREA), plus(codes.POPULATION, { item: 'population' }), 1000),
  },
];
