import { describe, expect, it } from 'vitest';
import { toMonth } from './months.ts';
import { againstYearBefore, compareMarkets, type Quote, ratioOf } from './same-markets.ts';

/** A quote of each price: the market's number is its place, and so is its series'. */
const quotes = (prices: readonly (number | null)[]): Quote[] =>
  prices.flatMap((price, at) => (price === null ? [] : [{ series: at, market: at, price }]));

/** Beans in Uganda, shillings per kg: thirteen settlements that report in June of both years, then nineteen towns that left. */
const june2025 = [
  ...[3932, 4434, 4704, 3800, 2905, 3278, 4273, 2964, 2555, 4050, 4725, 4224, 2868],
  ...[3050, 4875, 4860, 5000, 4538, 4563, 4875, 4071, 4400, 4188, 4200, 4260, 3100, 3775],
  ...[4000, 4875, 4476, 3875, 4571],
];
const june2026 = [3360, 3929, 3692, 3042, 2400, 2520, 3500, 2230, 2300, 3239, 3415, 3667, 3375];

describe('compareMarkets', () => {
  it('compares the markets that report in both months: what left is no change of prices', () => {
    // Medians of all are 4,212 and 3,360, 20.2 % less. Of the thirteen: 3,932 and 3,360, 14.5 % less.
    const { before, after, markets } = compareMarkets(quotes(june2025), quotes(june2026));
    expect([before, after, markets]).toEqual([3932, 3360, 13]);
    expect((3360 / 3932 - 1) * 100).toBeCloseTo(-14.55, 2);
  });

  it('is the plain change where all markets report in both', () => {
    expect(compareMarkets(quotes([100, 120, 140]), quotes([110, 150, 130]))).toEqual({
      before: 120,
      after: 130,
      markets: 3,
    });
  });

  it('compares nothing where two are left of more, and two where there were no more', () => {
    const tooFew = { before: null, after: null, markets: 2 };
    expect(compareMarkets(quotes([100, 120, 140]), quotes([110, 150]))).toEqual(tooFew);
    expect(compareMarkets(quotes([100, 120]), quotes([110, 130, 900]))).toEqual({
      before: 110,
      after: 120,
      markets: 2,
    });
    expect(compareMarkets(quotes([100]), quotes([null, 130]))).toEqual({ ...tooFew, markets: 0 });
  });

  it('compares nothing where the median fell and most markets rose', () => {
    // Beans in Mexico in June 2021 and 2022, pesos per kg: black beans and, from the fifth on, imported ones.
    const inMexico = (prices: readonly number[]): Quote[] =>
      prices.map((price, series) => ({ series, price, market: [1, 2, 2, 3, 2, 3, 4][series] ?? 0 }));
    const before = inMexico([21.6, 22.3, 22.3, 25.8, 29, 30.4, 27]);
    const after = inMexico([23, 23, 24, 24, 36, 34, 32]);
    expect(compareMarkets(before, after)).toEqual({ before: null, after: null, markets: 4 });
    expect(compareMarkets(before, after.slice(0, 4)).after).toBe(23.5);
    const months = new Map([
      [0, before],
      [12, after],
    ]);
    expect(ratioOf(months, 0, 12)).toBeCloseTo(24 / 22.3, 9);
  });

  it('compares nothing where every market rose more than the median', () => {
    const of = (prices: readonly number[]): Quote[] =>
      prices.map((price, series) => ({ series, price, market: [1, 1, 2][series] ?? 0 }));
    // Beans in Ecuador: one market rose from 1.29 to 1.46, the other from 1.57 to 1.90, and the median of their prices from 1.57 to 1.62.
    expect(compareMarkets(of([1, 1.58, 1.57]), of([1.3, 1.62, 1.9]))).toMatchObject({ after: null });
    expect(compareMarkets(of([1, 1.58, 1.57]), of([1.3, 1.82, 1.78])).after).toBe(1.78);
  });

  it('takes a market’s commodities apart: one that it sells no more is no fall of prices', () => {
    const red = { series: 1, market: 7, price: 200 };
    const white = { series: 2, market: 7, price: 100 };
    expect(compareMarkets([red, white], [{ ...white, price: 110 }])).toEqual({
      before: 100,
      after: 110,
      markets: 1,
    });
  });
});

it('compares a month with the same month a year before', () => {
  const [before, after] = [toMonth(2025, 6), toMonth(2026, 6)];
  const months = new Map([
    [before, quotes(june2025)],
    [after, quotes(june2026)],
  ]);
  expect(againstYearBefore(months, after)?.markets).toBe(13);
  expect(againstYearBefore(months, before)).toBeNull();
  // The thirteen ratios from the least: 0.850, 1.111, 1.129, 1.152, 1.170, 1.210, then 4,273 ÷ 3,500 = 1.221.
  expect(ratioOf(months, after, before)).toBeCloseTo(4273 / 3500, 12);
  expect(ratioOf(months, before, after)).toBeCloseTo(3500 / 4273, 12);
  expect(ratioOf(months, after, after + 1)).toBeNull();
});

it('does not leap from dear to cheap markets where most of them rise', () => {
  // Black beans in Mexico: two clusters of markets, and one that changes from the dear to the cheap one.
  const [before, after] = [toMonth(2022, 5), toMonth(2022, 6)];
  const months = new Map([
    [before, quotes([23, 24, 32, 33, 34])],
    [after, quotes([24.15, 25.2, 25.6, 34.65, 35.7])],
  ]);
  expect(ratioOf(months, before, after)).toBeCloseTo(1.05, 12);
});
