import { describe, expect, it } from 'vitest';
import { premiums, spreadOf } from './spread.ts';

describe('the spread between markets', () => {
  it('of 80, 100 and 120: 1.5 times, and a variation of √((400 + 0 + 400) ÷ 3) ÷ 100 = 16.33 %', () => {
    const spread = spreadOf([
      { market: 2, price: 120 },
      { market: 1, price: 80 },
      { market: 3, price: 100 },
    ]);
    expect(spread).toMatchObject({ cheapest: { market: 1 }, dearest: { market: 2 }, ratio: 1.5, markets: 3 });
    expect(spread?.variation).toBeCloseTo(16.3299, 4);
  });

  it('is none of one market, and nothing where all ask the same', () => {
    expect(spreadOf([{ market: 1, price: 80 }])).toBeNull();
    expect(spreadOf([])).toBeNull();
    const same = [1, 2].map((market) => ({ market, price: 5 }));
    expect(spreadOf(same)).toMatchObject({ ratio: 1, variation: 0 });
  });

  it('orders equal prices by market, from the dearest to the cheapest, as pages list them', () => {
    const spread = spreadOf([4, 3, 2, 1].map((market) => ({ market, price: market > 2 ? 17 : 16 })));
    expect([spread?.dearest.market, spread?.cheapest.market]).toEqual([3, 2]);
  });

  it('tells markets beside the median of their month, of the last twelve months', () => {
    const medians = new Map([
      [100, 50],
      [111, 100],
      [112, 200],
    ]);
    const prices = [
      // Market 1: 110 ÷ 100 = +10 %, 260 ÷ 200 = +30 %; the median of both is +20 %.
      { market: 1, month: 111, price: 110 },
      { market: 1, month: 112, price: 260 },
      // Market 2: 180 ÷ 200 = −10 %; month 100 lies twelve months before the last, and no longer counts.
      { market: 2, month: 112, price: 180 },
      { market: 2, month: 100, price: 500 },
      { market: 3, month: 100, price: 50 },
      { market: 4, month: 110, price: 50 },
    ];
    const found = premiums(prices, medians, 112);
    expect(found.map(({ market, months }) => [market, months])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(found[0]?.premium).toBeCloseTo(20, 9);
    expect(found[1]?.premium).toBeCloseTo(-10, 9);
  });
});
