import { expect, it } from 'vitest';
import { toMonth } from '#domain/prices/months.ts';
import type { Converters, MonthPrices } from '#domain/prices/view.ts';
import { latestInDollars } from './read-world.ts';

const price = (month: number, median: number, markets = 2): MonthPrices => {
  return { month, median, least: median, greatest: median, prices: markets, markets };
};
const [october, november, december] = [10, 11, 12].map((month) => toMonth(2025, month)) as [
  number,
  number,
  number,
];
const converters: Converters = {
  own: new Map(),
  usa: new Map(),
  monthly: new Map([
    [october, 100],
    [november, 125],
  ]),
  yearly: new Map(),
  isDollar: false,
  official: [],
};
const own = [price(october, 90), price(november, 150, 3), price(december, 180)];

it('is of the newest month that has an exchange rate', () => {
  // 150 ÷ 125; December has no rate.
  expect(latestInDollars({ own, usd: [] }, converters)).toEqual({ month: november, usd: 1.2, markets: 3 });
});

it('passes over the last month where few of the usual markets report', () => {
  const thin = [price(october, 90, 9), price(november, 150, 2)];
  expect(latestInDollars({ own: thin, usd: [] }, converters)?.month).toBe(october);
});

it('takes a price in US$ as it is', () => {
  expect(latestInDollars({ own, usd: [price(december, 2, 1)] }, converters)).toEqual({
    month: december,
    usd: 2,
    markets: 1,
  });
});

it('passes over months of an official rate that no market uses', () => {
  const official = [{ first: november, last: december }];
  expect(latestInDollars({ own, usd: [] }, { ...converters, official })).toEqual({
    month: october,
    usd: 0.9,
    markets: 2,
  });
  expect(
    latestInDollars({ own, usd: [] }, { ...converters, official: [{ first: october, last: december }] }),
  ).toBeNull();
});
