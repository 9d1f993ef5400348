import { expect, it } from 'vitest';
import { listInputs } from './decomposition-table.ts';

const elements = { area: 5312, total: 5510 };
const means = { area: 'BRA', years: { from: [2011, 2012, 2013], to: [2021, 2023] }, elements };

it('names every figure that the parts are computed from', () => {
  expect(listInputs(means).map(({ element, year }) => `${element}.${year}`)).toEqual([
    ...[2011, 2012, 2013, 2021, 2023].map((year) => `5312.${year}`),
    ...[2011, 2012, 2013, 2021, 2023].map((year) => `5510.${year}`),
  ]);
});
