import { expect, it } from 'vitest';
import type { AreaSummary } from '#contract/data.ts';
import { countStates, selectCountryFigures } from './figure-states.ts';

const area = (code: string, kind: AreaSummary['kind'], region: string | null): [string, AreaSummary] => [
  code,
  { code, kind, region, macro: region === null ? null : '002', firstYear: null, lastYear: null },
];
const areas = new Map([
  area('KEN', 'country', '014'),
  area('RWA', 'country', '014'),
  area('NGA', 'country', '011'),
  area('ETF', 'former', '014'),
  area('014', 'aggregate', null),
]);
const figure = (value: number, flag: string) => ({ value, flag, summed: null });
const slice = new Map([
  ['KEN', figure(1, 'C')],
  ['RWA', figure(2, 'A')],
  ['NGA', figure(4, '')],
  ['ETF', figure(8, 'L')],
  ['014', figure(16, 'C')],
]);

it('takes the countries of the World, of a macro region or of a region, and no other areas', () => {
  const valuesOf = (aggregate?: string) =>
    selectCountryFigures(slice, areas, aggregate).map(({ value }) => value);
  expect(valuesOf()).toEqual([1, 2, 4]);
  expect(valuesOf('002')).toEqual([1, 2, 4]);
  expect(valuesOf('014')).toEqual([1, 2]);
  expect(valuesOf('142')).toEqual([]);
});

it('counts the figures of each state, the surest first, and leaves out what none has', () => {
  expect([...countStates(slice.values())]).toEqual([
    ['official', 1],
    ['not-stated', 1],
    ['computed', 3],
  ]);
  expect([...countStates([])]).toEqual([]);
});
