import { expect, it } from 'vitest';
import { inputsOf } from './decomposition-table.ts';

it('names the four figures that the parts are computed from, and leaves out the yield, which is computed itself', () => {
  const inputs = inputsOf(
    {
      kind: 'parts',
      before: { area: 2_709_485, production: 2_794_854 },
      after: { area: 2_635_041, production: 2_872_474 },
      parts: { change: 77_620, area: -78_940, yield: 156_560 },
      points: { change: 2.78, area: -2.82, yield: 5.6 },
    },
    { area: 'BRA', span: { from: 2012, to: 2022 }, elements: { area: 5312, total: 5510 } },
  );
  expect(inputs.map(({ row, column, figure, value }) => [row, column, figure, value])).toEqual([
    ['area', 'from', 'BRA.5312.2012', 2_709_485],
    ['area', 'to', 'BRA.5312.2022', 2_635_041],
    ['total', 'from', 'BRA.5510.2012', 2_794_854],
    ['total', 'to', 'BRA.5510.2022', 2_872_474],
  ]);
});
