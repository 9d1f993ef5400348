import { expect, it } from 'vitest';
import { toMonth } from './months.ts';
import { yearMedians } from './year-medians.ts';

const months = (year: number, values: readonly number[]) =>
  values.map((value, at) => ({ month: toMonth(year, at + 1), value }));

it('is the median of at least six months of a calendar year, of an even number the mean of the middle two', () => {
  const series = [
    ...months(2019, [1, 2, 3, 4, 5]),
    ...months(2020, [6, 1, 5, 2, 4, 30]),
    ...months(2021, [1, 1, 1, 9, 9, 9, 9]),
  ];
  expect(yearMedians(series)).toEqual([
    { year: 2020, value: 4.5, months: 6, newest: { month: toMonth(2020, 6), value: 30 } },
    { year: 2021, value: 9, months: 7, newest: { month: toMonth(2021, 7), value: 9 } },
  ]);
  expect(yearMedians([])).toEqual([]);
});
