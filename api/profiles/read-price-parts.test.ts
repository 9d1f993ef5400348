import { expect, it } from 'vitest';
import { believedChange } from './read-price-parts.ts';

/** Prices in five markets in a month and a year before. */
const monthsOf = (before: number, now: number) =>
  new Map(
    [
      [88, before],
      [100, now],
    ].map(([month = 0, price = 0]) => [
      month,
      [1, 2, 3, 4, 5].map((market) => ({ series: market, market, price })),
    ]),
  );

it('believes no change by two times or more near suspect prices', () => {
  const change = (before: number, now: number, suspects: readonly number[]) =>
    believedChange({ months: monthsOf(before, now), suspects }, 100);
  expect(change(50, 100, [])).toMatchObject({ before: 50, after: 100 });
  expect(change(50, 100, [95])).toMatchObject({ before: 50, after: 100 });
  expect(change(50, 100, [98])).toBeNull();
  // Beside the month of the year before.
  expect(change(50, 100, [91])).toBeNull();
  expect(change(60, 100, [98])).toMatchObject({ before: 60, after: 100 });
});
