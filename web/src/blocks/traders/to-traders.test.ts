import { expect, it } from 'vitest';
import type { AreaSummary } from '#contract/data.ts';
import { toTraders } from './to-traders.ts';

const area = (code: string, kind: AreaSummary['kind']): [string, AreaSummary] => [
  code,
  { code, kind, region: null, macro: null, firstYear: null, lastYear: null },
];
const areas = new Map([
  area('BRA', 'country'),
  area('KEN', 'country'),
  area('IND', 'country'),
  area('WLRD', 'aggregate'),
]);
const figure = (value: number, flag = '') => ({ value, flag, summed: null });

it('ranks countries by value; equal ones share a rank and aggregates have none', () => {
  const slice = new Map([
    ['KEN', figure(5)],
    ['WLRD', figure(99)],
    ['IND', figure(9, 'L')],
    ['BRA', figure(9, 'A')],
  ]);
  expect(toTraders(slice, areas)).toEqual([
    { area: 'BRA', value: 9, flag: 'A', rank: 1 },
    { area: 'IND', value: 9, flag: 'L', rank: 1 },
    { area: 'KEN', value: 5, flag: '', rank: 3 },
  ]);
});
