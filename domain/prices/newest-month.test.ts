import { expect, it } from 'vitest';
import { newestMonth } from './newest-month.ts';
import type { Converters, ViewedMonth } from './view.ts';

const converters: Converters = {
  own: new Map(),
  usa: new Map(),
  monthly: new Map([[112, 100]]),
  yearly: new Map(),
  isDollar: false,
  official: [{ first: 112, last: 112 }],
};

const monthOf = (month: number, markets: number): ViewedMonth => ({
  ...{ month, markets, prices: markets, basis: 'own', missing: null },
  ...{ median: 1, least: 1, greatest: 1 },
});
const usual = Array.from({ length: 12 }, (_, at) => monthOf(100 + at, 7));

it('is the newest with the usual markets, and none in US$ by an official rate', () => {
  expect(newestMonth(converters, 'nominal', [...usual, monthOf(112, 1)])?.month).toBe(111);
  expect(newestMonth(converters, 'nominal', [...usual, monthOf(112, 7)])?.month).toBe(112);
  expect(newestMonth(converters, 'usd', [...usual, monthOf(112, 7)])).toBeNull();
  expect(newestMonth(converters, 'nominal', [])).toBeNull();
});
