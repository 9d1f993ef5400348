import { expect, it } from 'vitest';
import { keyInTable, listInputs } from './decomposition-table.ts';

const elements = { area: 5312, total: 5510 };
const chosen = { area: 'BRA', years: { from: [2012], to: [2022] }, elements };
const means = { area: 'BRA', years: { from: [2011, 2012, 2013], to: [2021, 2023] }, elements };

it('names every figure that the parts are computed from', () => {
  expect(listInputs(chosen).map(({ row, figure }) => [row, figure])).toEqual([
    ['area', 'BRA.5312.2012'],
    ['area', 'BRA.5312.2022'],
    ['total', 'BRA.5510.2012'],
    ['total', 'BRA.5510.2022'],
  ]);
  expect(listInputs(means).map(({ element, year }) => `${element}.${year}`)).toEqual([
    ...[2011, 2012, 2013, 2021, 2023].map((year) => `5312.${year}`),
    ...[2011, 2012, 2013, 2021, 2023].map((year) => `5510.${year}`),
  ]);
});

it('gives every figure of two years its explanation, and names, units and means none', () => {
  const columns = ['element', 'unit', 'from', 'to', 'part', 'points'];
  const keys = (row: string, of = chosen): (string | null)[] =>
    columns.map((column) => keyInTable(row, column, of));
  expect(keys('area')).toEqual([
    null,
    null,
    'BRA.5312.2012',
    'BRA.5312.2022',
    'BRA.5510.2022~area-5312-since-2012',
    'BRA.5510.2022~area-5312-growth-2012',
  ]);
  expect(keys('yield').slice(2)).toEqual([
    'BRA.5412.2012',
    'BRA.5412.2022',
    'BRA.5510.2022~yield-5312-since-2012',
    'BRA.5510.2022~yield-5312-growth-2012',
  ]);
  expect(keys('total').slice(2)).toEqual([
    'BRA.5510.2012',
    'BRA.5510.2022',
    'BRA.5510.2022~change-5312-since-2012',
    'BRA.5510.2022~change-5312-growth-2012',
  ]);
  expect(keys('total', means)).toEqual(columns.map(() => null));
});
