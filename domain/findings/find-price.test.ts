import { describe, expect, it } from 'vitest';
import { toMonth } from '../prices/months.ts';
import { findPrice, type PricedMonths } from './find-price.ts';

const last = toMonth(2025, 6);

/** Six years and twelve months of prices of 100, and in June what each year had: the newest first. */
function priced(junes: readonly number[], change: Partial<PricedMonths> = {}, markets = 5): PricedMonths {
  const months = new Map<number, { median: number; markets: number }>();
  for (let month = last - 12 * 7; month <= last; month += 1) months.set(month, { median: 100, markets });
  junes.forEach((median, at) => {
    months.set(last - 12 * at, { median, markets });
  });
  const consumer = new Map(Array.from({ length: 8 }, (_, at) => [2018 + at, 100 * 1.05 ** at]));
  return { months, breaks: [], consumer, newest: last, ...change };
}

const usual = [100, 102, 98, 101, 99];

describe('findPrice', () => {
  it('tells a price that is dearer than in each of the five years before', () => {
    const found = findPrice(priced([130, ...usual]));
    // The twelve months before hold last year's June of 100 and eleven of 100.
    expect(found).toMatchObject({ month: last, price: 130, before: 100, ratio: 1.3, markets: 5 });
    expect(found).toHaveProperty('greatest', expect.closeTo(1.02, 2));
  });

  it('tells a cheaper one', () => {
    expect(findPrice(priced([80, ...usual]))).toMatchObject({ ratio: 0.8 });
  });

  it('tells nothing of what is usual in June, however dear June is', () => {
    expect(findPrice(priced([130, 131, 129, 128, 132, 130]))).toBe('usual');
    expect(findPrice(priced([105, ...usual]))).toBe('usual');
  });

  it.each([
    ['no-price', { months: new Map() }],
    ['old', { newest: last + 49 }],
    ['break', { breaks: [toMonth(2021, 1)] }],
    ['inflation', { consumer: new Map() }],
    [
      'inflation',
      { consumer: new Map([...Array(8).keys()].map((at) => [2018 + at, at < 4 ? 100 : 130] as const)) },
    ],
  ] as const)('tells nothing: %s', (why, change) => {
    expect(findPrice(priced([130, ...usual], change))).toBe(why);
  });

  it('tells nothing of few markets, of other markets, and of too few months', () => {
    expect(findPrice(priced([130, ...usual], {}, 2))).toBe('few-markets');
    const more = priced([130, ...usual]);
    const months = new Map(more.months).set(last, { median: 130, markets: 20 });
    expect(findPrice({ ...more, months })).toBe('other-markets');
    const few = new Map([...more.months].filter(([month]) => month === last || month % 3 === 0));
    expect(findPrice({ ...more, months: few })).toBe('gap');
  });
});
