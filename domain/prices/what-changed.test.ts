import { describe, expect, it } from 'vitest';
import { toMonth } from './months.ts';
import type { YearOnYear } from './same-markets.ts';
import { type Converters, type PriceView, viewSeries } from './view.ts';
import { comparedMonth, marketsLeft, whatChanged } from './what-changed.ts';

const [before, after] = [toMonth(2021, 3), toMonth(2022, 3)];
const converters: Converters = {
  own: new Map([
    [2021, 100],
    [2022, 110],
  ]),
  usa: new Map([
    [2021, 100],
    [2022, 108],
  ]),
  monthly: new Map([
    [before, 100],
    [after, 125],
  ]),
  yearly: new Map(),
  isDollar: false,
  official: [],
};
const row = (month: number, median: number) => ({
  month,
  median,
  least: median,
  greatest: median,
  prices: 1,
  markets: 1,
});
const ownMonths = [row(before, 120), row(after, 150)];
const same: YearOnYear = { month: after, basis: 'own', markets: 1, before: 120, after: 150 };

function change(view: PriceView, beside: 'inflation' | 'exchange-rate' = 'inflation', with_ = converters) {
  const months = viewSeries({ own: ownMonths, usd: [] }, with_, { view, base: 2021 });
  return whatChanged(months, [same], with_, { view, month: after, base: 2021, beside });
}

describe('what changed against a year ago', () => {
  it('nominal: real price and inflation', () => {
    // 120 → 150: +30, +25 %. L = 30 ÷ ln(150 ÷ 120) = 30 ÷ 0.2231436 = 134.44261. Inflation: L × ln(110 ÷ 100) = 134.44261 ×
    // 0.0953102 = 12.81375; real price: 30 − 12.81375 = 17.18625. In points of 120: 10.67812 and 14.32188.
    const result = change('nominal');
    expect(result).toMatchObject({ before: 120, after: 150, change: 30, percent: 25, unexplained: null });
    expect(result?.markets).toEqual({ before: 1, after: 1, both: 1 });
    expect(result?.parts.map(({ part }) => part)).toEqual(['real-price', 'inflation']);
    expect(result?.parts[0]?.amount).toBeCloseTo(17.18625, 4);
    expect(result?.parts[1]?.amount).toBeCloseTo(12.81375, 4);
    expect(result?.parts[1]?.points).toBeCloseTo(10.67812, 4);
  });

  it('nominal beside the exchange rate: price in US$ and rate', () => {
    // 120 ÷ 100 = US$ 1.20, 150 ÷ 125 = US$ 1.20: the whole change is the exchange rate.
    const result = change('nominal', 'exchange-rate');
    expect(result?.parts.map(({ part }) => part)).toEqual(['dollar-price', 'exchange-rate']);
    expect(result?.parts[0]?.amount).toBeCloseTo(0, 9);
    expect(result?.parts[1]?.amount).toBeCloseTo(30, 9);
  });

  it('ipc: price in the own currency, less inflation', () => {
    // 150 ÷ 110 × 100 = 136.36364: +16.36364. L = 16.36364 ÷ ln(136.36364 ÷ 120) = 16.36364 ÷ 0.1278334 = 128.0075; − 128.0075 × 0.0953102 = −12.20042.
    const result = change('ipc');
    expect(result?.change).toBeCloseTo(16.363_636, 6);
    expect(result?.parts.map(({ part }) => part)).toEqual(['own-price', 'inflation']);
    expect(result?.parts[1]?.amount).toBeCloseTo(-12.20042, 4);
  });

  it('usd: nothing changed, because the price rose as the currency fell', () => {
    // L = 1.20 where both are equal: own price 1.2 × ln(150 ÷ 120) = 0.267772, exchange rate −1.2 × ln(125 ÷ 100) = −0.267772.
    const result = change('usd');
    expect(result?.change).toBeCloseTo(0, 12);
    expect(result?.parts[0]).toMatchObject({ part: 'own-price' });
    expect(result?.parts[0]?.amount).toBeCloseTo(0.267_772, 6);
    expect(result?.parts[1]?.amount).toBeCloseTo(-0.267_772, 6);
  });

  it('adds up in every view', () => {
    for (const view of ['nominal', 'ipc', 'usd', 'usdeflac'] as const) {
      const result = change(view);
      if (result === null) throw new Error(view);
      expect(result.parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(result.change, 12);
      expect(result.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(result.percent, 10);
    }
    expect(change('usdeflac')?.parts.map(({ part }) => part)).toEqual([
      'own-price',
      'exchange-rate',
      'us-inflation',
    ]);
  });

  it('has no parts where an index or rate is missing, and says which', () => {
    const noIndex = { ...converters, own: new Map([[2022, 110]]) };
    expect(change('nominal', 'inflation', noIndex)).toMatchObject({
      change: 30,
      parts: [],
      unexplained: 'no-index',
    });
    const noRate = { ...converters, monthly: new Map([[after, 125]]) };
    expect(change('nominal', 'exchange-rate', noRate)).toMatchObject({ parts: [], unexplained: 'no-rate' });
  });

  it('has no parts where a month holds rows of another currency', () => {
    const usd = [row(before, 1.3), row(after, 1.3)];
    const months = viewSeries({ own: ownMonths, usd }, converters, { view: 'usd', base: 2021 });
    const inDollars: YearOnYear = { ...same, basis: 'usd', before: 1.3, after: 1.3 };
    const options = { view: 'usd', month: after, base: 2021, beside: 'inflation' } as const;
    expect(whatChanged(months, [same, inDollars], converters, options)).toMatchObject({
      change: 0,
      parts: [],
      unexplained: 'other-currency',
    });
  });

  it('has no part of an exchange rate where the own currency is the US$', () => {
    const result = change('usd', 'inflation', { ...converters, monthly: new Map(), isDollar: true });
    expect(result).toMatchObject({ change: 30, unexplained: null });
    expect(result?.parts).toEqual([{ part: 'own-price', amount: 30, points: 25 }]);
  });

  it('is not told in US$ by the averages of years in which the rate moved by more than a quarter', () => {
    const by = (last: number): Converters => ({
      ...converters,
      monthly: new Map(),
      yearly: new Map([
        [2021, 100],
        [2022, last],
      ]),
    });
    expect(change('usd', 'inflation', by(126))).toBeNull();
    expect(change('usd', 'inflation', by(125))?.percent).toBeCloseTo(0, 9);
    const nominal = change('nominal', 'exchange-rate', by(126));
    expect(nominal).toMatchObject({ percent: 25, parts: [], unexplained: 'unsure-rate' });
    // A month's own rate allows it.
    const monthly = { ...by(126), monthly: converters.monthly };
    expect(change('usd', 'inflation', monthly)?.percent).toBeCloseTo(0, 9);
  });

  it('is not told where one of the two months has no price in the view', () => {
    expect(change('usd', 'inflation', { ...converters, monthly: new Map([[after, 125]]) })).toBeNull();
    const months = viewSeries({ own: ownMonths, usd: [] }, converters, { view: 'nominal', base: null });
    const options = { view: 'nominal', base: null, beside: 'inflation' } as const;
    expect(whatChanged(months, [same], converters, { ...options, month: after + 1 })).toBeNull();
    expect(whatChanged(months, [same], converters, { ...options, month: before })).toBeNull();
  });

  it('is not told in US$ by an official rate that no market uses, and has no part of it', () => {
    const official = { ...converters, official: [{ first: after, last: after + 9 }] };
    expect(change('usd', 'inflation', official)).toBeNull();
    expect(change('nominal', 'exchange-rate', official)).toMatchObject({ unexplained: 'official-rate' });
    expect(change('nominal', 'inflation', official)?.unexplained).toBeNull();
  });

  it('rests on the markets that report in both months, in every view', () => {
    // Medians of all are 120 and 150; the markets in both had 100 and 110: 10 %, and in US$ 1.00 and 0.88.
    const common: YearOnYear = { ...same, markets: 4, before: 100, after: 110 };
    const changeIn = (view: PriceView) => {
      const months = viewSeries({ own: ownMonths, usd: [] }, converters, { view, base: 2021 });
      return whatChanged(months, [common], converters, {
        view,
        month: after,
        base: 2021,
        beside: 'inflation',
      });
    };
    // Consumer prices rose by 10 %, too: the real price did not change.
    expect(changeIn('nominal')?.percent).toBeCloseTo(10, 9);
    expect(changeIn('nominal')?.parts[0]?.amount).toBeCloseTo(0, 9);
    expect(changeIn('nominal')?.markets.both).toBe(4);
    expect(changeIn('usd')?.percent).toBeCloseTo(-12, 9);
  });

  it('is not told where markets left, which is told instead', () => {
    const tooFew: YearOnYear = { month: after, basis: 'own', markets: 0, before: null, after: null };
    const months = viewSeries({ own: ownMonths, usd: [] }, converters, { view: 'nominal', base: null });
    const options = { view: 'nominal', month: after, base: null, beside: 'inflation' } as const;
    expect(whatChanged(months, [tooFew], converters, options)).toBeNull();
    const found = comparedMonth(months, converters, 'nominal');
    expect(found).toEqual({ month: after, basis: 'own' });
    expect(found && marketsLeft(months, [tooFew], found)).toEqual({
      ...{ month: after, why: 'too-few' },
      markets: { before: 1, after: 1, both: 0 },
    });
    expect(found && marketsLeft(months, [{ ...tooFew, markets: 1 }], found)?.why).toBe('against');
    expect(found && marketsLeft(months, [same], found)).toBeNull();
  });
});
