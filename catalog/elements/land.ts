import type { Element, Formula } from '../element.ts';
import { plus, quotient } from './terms.ts';

const land = { domain: 'land', scope: 'all', aggregate: 'formula' } as const;
const published: Formula = { kind: 'sum', terms: [plus(5110)], missing: 'null' };

/** Land use. It is no crop's, so each element is kept once, under the land-use item that it is made of. */
export const landUse: readonly Element[] = [
  { id: 5110, domain: 'land', unit: '1000-ha', decimals: 1, scope: 'all', aggregate: 'sum' },
  { id: 201, ...land, unit: '1000-ha', decimals: 1, indicator: 6610, formula: published },
  { id: 202, ...land, unit: '1000-ha', decimals: 1, indicator: 6620, formula: published },
  { id: 203, ...land, unit: '1000-ha', decimals: 1, indicator: 6621, formula: published },
  { id: 204, ...land, unit: '1000-ha', decimals: 1, indicator: 6655, formula: published },
  {
    id: 205,
    ...land,
    unit: 'ha-1000-persons',
    decimals: 1,
    indicator: 6620,
    formula: quotient(plus(5110), plus(511, { item: 'population' }), 1000),
  },
];
