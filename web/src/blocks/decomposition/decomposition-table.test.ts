import { expect, it } from 'vitest';
import { keyInTable, listInputs } from './decomposition-table.ts';

const of = { area: 'BRA', span: { from: 2012, to: 2022 }, elements: { area: 5312, total: 5510 } };

it('names the four figures that the parts are computed from', () => {
  const inputs = listInputs(
    {
      kind: 'parts',
      before: { area: 2_709_485, production: 2_794_854 },
      after: { area: 2_635_041, production: 2_872_474 },
      parts: { change: 77_620, area: -78_940, yield: 156_560 },
      points: { change: 2.78, area: -2.82, yield: 5.6 },
      same: null,
    },
    of,
  );
  expect(inputs.map(({ row, figure, value }) => [row, figure, value])).toEqual([
    ['area', 'BRA.5312.2012', 2_709_485],
    ['area', 'BRA.5312.2022', 2_635_041],
    ['total', 'BRA.5510.2012', 2_794_854],
    ['total', 'BRA.5510.2022', 2_872_474],
  ]);
});

it('gives every figure of the table its explanation, and names and units none', () => {
  const keys = (row: string): (string | null)[] =>
    ['element', 'unit', 'from', 'to', 'part', 'points'].map((column) => keyInTable(row, column, of));
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
});
