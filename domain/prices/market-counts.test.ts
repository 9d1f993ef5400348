import { expect, it } from 'vitest';
import { lastUsualMonth, marketJumps } from './market-counts.ts';

const countsOf = (...markets: readonly number[]) =>
  markets.map((count, at) => ({ month: 100 + at, markets: count }));
const times = (count: number, markets: number): readonly number[] =>
  Array.from({ length: count }, () => markets);

it('ends where at least a third of the usual markets report', () => {
  expect(lastUsualMonth(countsOf(...times(12, 20), 3))).toBe(111);
  expect(lastUsualMonth(countsOf(...times(12, 20), 3, 6))).toBe(111);
  expect(lastUsualMonth(countsOf(...times(12, 20), 7))).toBe(112);
  // A series that has lastingly fewer markets ends with its newest month.
  expect(lastUsualMonth(countsOf(...times(12, 20), ...times(8, 3)))).toBe(119);
  expect(lastUsualMonth(countsOf(2))).toBe(100);
  expect(lastUsualMonth([])).toBeNull();
});

it('finds the months from which lastingly twice or half as many markets report', () => {
  expect(marketJumps(countsOf(...times(12, 1), ...times(12, 4)))).toEqual([
    { month: 112, before: 1, after: 4 },
  ]);
  expect(marketJumps(countsOf(...times(12, 9), ...times(12, 1)))).toEqual([
    { month: 112, before: 9, after: 1 },
  ]);
  expect(marketJumps(countsOf(...times(12, 4), 1, ...times(12, 4)))).toEqual([]);
  // A stretch of some months begins and ends with a jump.
  expect(marketJumps(countsOf(...times(12, 1), ...times(5, 2), ...times(12, 1)))).toEqual([
    { month: 112, before: 1, after: 2 },
    { month: 117, before: 2, after: 1 },
  ]);
  expect(marketJumps(countsOf(...times(12, 4), ...times(2, 1), ...times(12, 4)))).toEqual([]);
  expect(marketJumps(countsOf(...times(12, 4), ...times(12, 6)))).toEqual([]);
  expect(marketJumps(countsOf(...times(5, 1), ...times(12, 4)))).toEqual([]);
});
