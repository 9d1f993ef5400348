import { describe, expect, it } from 'vitest';
import { toMonth } from '../prices/months.ts';
import type { Quote } from '../prices/same-markets.ts';
import { findPrice, type PricedMonths } from './find-price.ts';

const last = toMonth(2025, 6);

/** What so many markets ask, all the same. */
const ask = (price: number, markets: number): Quote[] =>
  Array.from({ length: markets }, (_, market) => ({ series: market, market, price }));

/** Six years and twelve months of prices of 100, and in June what each year had: the newest first. */
function priced(junes: readonly number[], change: Partial<PricedMonths> = {}, markets = 5): PricedMonths {
  const months = new Map<number, Quote[]>();
  for (let month = last - 12 * 6 + 1; month <= last; month += 1) months.set(month, ask(100, markets));
  junes.forEach((price, at) => {
    months.set(last - 12 * at, ask(price, markets));
  });
  const consumer = new Map(Array.from({ length: 8 }, (_, at) => [2018 + at, 100 * 1.05 ** at]));
  return { months, suspects: [], breaks: [], consumer, newest: last, ...change };
}

const usual = [100, 102, 98, 101, 99];

describe('findPrice', () => {
  it('tells a price that is dearer than in each of the years before', () => {
    // The mean of the twelve months up to it is (11 × 100 + 130) ÷ 12 = 102.5: 1.26829 times it.
    const found = findPrice(priced([130, ...usual]));
    expect(found).toMatchObject({ month: last, price: 130, usual: 1, years: 5, markets: 5 });
    expect(found).toHaveProperty('before', expect.closeTo(102.5, 9));
    expect(found).toHaveProperty('ratio', expect.closeTo(1.268_293, 6));
    // 102 ÷ ((11 × 100 + 102) ÷ 12) = 1.01830.
    expect(found).toHaveProperty('greatest', expect.closeTo(1.018_303, 6));
  });

  it('tells a cheaper one', () => {
    expect(findPrice(priced([80, ...usual]))).toHaveProperty('ratio', expect.closeTo(0.813_559, 6));
  });

  it('tells nothing of what is usual in June, however dear June is', () => {
    expect(findPrice(priced([130, 131, 129, 128, 132, 130]))).toBe('usual');
    expect(findPrice(priced([105, ...usual]))).toBe('usual');
    expect(findPrice(priced([100, 100, 100, 100, 100, 100]))).toBe('usual');
  });

  it('tells nothing of markets that leave the list: the others ask what they asked', () => {
    const more = priced([100, ...usual]);
    const months = new Map(
      [...more.months].map(([month, quotes]) => {
        const dear = ask(200, 8).map((quote) => ({
          ...quote,
          series: quote.series + 9,
          market: quote.market + 9,
        }));
        return [month, month === last ? quotes : [...quotes, ...dear]];
      }),
    );
    expect(findPrice({ ...more, months })).toBe('usual');
    // Two of five remain: too few to compare.
    const two = new Map(more.months).set(last, ask(130, 2));
    expect(findPrice({ ...more, months: two })).toBe('gap');
  });

  it.each([
    ['no-price', { months: new Map() }],
    ['old', { newest: last + 49 }],
    ['break', { breaks: [toMonth(2021, 1)] }],
    // The earliest June is compared with the twelve months up to it, from July 2019 on.
    ['break', { breaks: [toMonth(2019, 8)] }],
    ['inflation', { consumer: new Map() }],
    [
      'inflation',
      { consumer: new Map([...Array(8).keys()].map((at) => [2018 + at, at < 4 ? 100 : 130] as const)) },
    ],
  ] as const)('tells nothing: %s', (why, change) => {
    expect(findPrice(priced([130, ...usual], change))).toBe(why);
  });

  it('tells nothing of few markets, of too few months, and of a jump beside suspect prices', () => {
    expect(findPrice(priced([130, ...usual], {}, 2))).toBe('few-markets');
    const all = priced([130, ...usual]);
    const few = new Map([...all.months].filter(([month]) => month !== last - 5));
    expect(findPrice({ ...all, months: few })).toBe('gap');
    expect(findPrice(priced([300, ...usual], { suspects: [last - 2] }))).toBe('suspect');
    expect(findPrice(priced([300, ...usual], { suspects: [last - 4] }))).toHaveProperty('price', 300);
  });
});
