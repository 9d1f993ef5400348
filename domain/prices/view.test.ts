import { describe, expect, it } from 'vitest';
import { toMonth } from './months.ts';
import {
  baseYears,
  type Converters,
  defaultBase,
  doubtOfMonth,
  doubtOfRate,
  isRateDoubtful,
  type PriceSeries,
  rateOf,
  viewSeries,
} from './view.ts';

const may = toMonth(2020, 5);

/** A country whose consumer prices rose from 80 to 100 to 125, and those of the USA from 95 to 100. */
const converters: Converters = {
  own: new Map([
    [2019, 80],
    [2020, 100],
    [2021, 125],
  ]),
  usa: new Map([
    [2019, 95],
    [2020, 100],
  ]),
  monthly: new Map([
    [may, 110],
    [toMonth(2019, 5), 100],
  ]),
  yearly: new Map([[2021, 120]]),
  isDollar: false,
  official: [],
};

const row = (month: number, median: number, least: number, greatest: number) => ({
  month,
  median,
  least,
  greatest,
  prices: 4,
  markets: 3,
});
const series: PriceSeries = { own: [row(may, 220, 165, 330)], usd: [] };
const see = (view: 'nominal' | 'ipc' | 'usd' | 'usdeflac', base: number | null, data: PriceSeries = series) =>
  viewSeries(data, converters, { view, base });

describe('views of a price', () => {
  it.each([
    ['nominal: as paid', 'nominal', 2020, 220, 165, 330],
    ['ipc, base 2019: 220 ÷ 100 × 80 = 176, 165 → 132, 330 → 264', 'ipc', 2019, 176, 132, 264],
    ['ipc, base 2021: 220 ÷ 100 × 125 = 275, 165 → 206.25, 330 → 412.5', 'ipc', 2021, 275, 206.25, 412.5],
    ['usd: 220 ÷ 110 = 2, 165 → 1.5, 330 → 3', 'usd', 2020, 2, 1.5, 3],
    ['usdeflac, base 2020: 2 ÷ 100 × 100 = 2', 'usdeflac', 2020, 2, 1.5, 3],
    ['usdeflac, base 2019: 2 ÷ 100 × 95 = 1.9, 1.5 → 1.425, 3 → 2.85', 'usdeflac', 2019, 1.9, 1.425, 2.85],
  ] as const)('%s', (_, view, base, median, least, greatest) => {
    const [seen] = see(view, base);
    expect(seen).toMatchObject({ month: may, prices: 4, markets: 3, basis: 'own', missing: null });
    expect(seen?.median).toBeCloseTo(median, 9);
    expect(seen?.least).toBeCloseTo(least, 9);
    expect(seen?.greatest).toBeCloseTo(greatest, 9);
  });

  it.each([
    ['ipc of a year without an index', 'ipc', 2020, toMonth(2018, 5), 'no-index'],
    ['ipc with a base year without an index', 'ipc', 2018, may, 'no-base-index'],
    ['usd of a month without a rate', 'usd', 2020, toMonth(2020, 6), 'no-rate'],
    ['usdeflac of a year without an index of the USA', 'usdeflac', 2020, toMonth(2021, 5), 'no-us-index'],
    ['usdeflac with a base year without one', 'usdeflac', 2021, may, 'no-base-index'],
    ['ipc without any base year', 'ipc', null, may, 'no-base-index'],
  ] as const)('nothing, and why: %s', (_, view, base, month, missing) => {
    const [seen] = see(view, base, { own: [row(month, 10, 9, 11)], usd: [] });
    expect(seen).toMatchObject({ month, median: null, least: null, greatest: null, missing });
  });

  it('takes US$ from all rows where some are in another currency, and never shows those in the own one', () => {
    const both: PriceSeries = {
      own: [row(may, 220, 165, 330)],
      usd: [row(may, 2.5, 1, 4), row(may + 1, 3, 3, 3)],
    };
    expect(see('usd', 2020, both).map(({ median }) => median)).toEqual([2.5, 3]);
    expect(see('nominal', 2020, both)).toMatchObject([
      { median: 220, basis: 'own' },
      { month: may + 1, median: null, missing: 'other-currency' },
    ]);
    expect(see('ipc', 2020, both)[1]).toMatchObject({ median: null, missing: 'other-currency' });
  });

  it('is in US$ as paid where that is the own currency, and needs no rate', () => {
    const dollars = { ...converters, monthly: new Map(), yearly: new Map(), isDollar: true };
    const data = { own: [row(toMonth(2019, 5), 1.9, 1.5, 2.3)], usd: [] };
    const seen = (view: 'nominal' | 'usd' | 'usdeflac') => viewSeries(data, dollars, { view, base: 2020 })[0];
    expect(seen('usd')).toEqual(seen('nominal'));
    expect(seen('usd')).toMatchObject({ median: 1.9, least: 1.5, missing: null });
    // 1.9 ÷ 95 × 100 = 2.
    expect(seen('usdeflac')?.median).toBeCloseTo(2, 12);
  });

  it('counts the rate of the month, else of its year', () => {
    expect(rateOf(converters, may)).toEqual({ rate: 110, frequency: 'M' });
    expect(rateOf(converters, toMonth(2021, 5))).toEqual({ rate: 120, frequency: 'Y' });
    expect(rateOf(converters, toMonth(2020, 6))).toBeNull();
    expect(rateOf({ ...converters, isDollar: true }, may)).toEqual({ rate: 1, frequency: 'dollar' });
  });

  it.each([
    ['unsure-rate', [100, 126, 126]],
    ['unsure-rate', [126, 126, 100]],
    [null, [100, 125, 100]],
  ] as const)(
    'is compared by the rate of a year as long as no neighbour is a quarter away: %s %j',
    (doubt, rates) => {
      const yearly = new Map(rates.map((rate, at) => [2020 + at, rate]));
      expect(doubtOfRate({ ...converters, monthly: new Map(), yearly }, toMonth(2021, 5))).toBe(doubt);
    },
  );

  it('opens with the last year that both have consumer prices of', () => {
    expect(baseYears(converters)).toEqual([2019, 2020]);
    expect(defaultBase(converters)).toBe(2020);
    expect(defaultBase({ ...converters, own: new Map() })).toBeNull();
  });
});

describe('the average rate of a year', () => {
  // Zimbabwe dollars for one US$.
  const yearly = new Map([
    [2020, 51.3],
    [2021, 88.6],
    [2022, 375],
  ]);
  const months = [1, 2, 3, 4, 5, 6].map((place): [number, number] => [toMonth(2022, place), 100 * place]);

  it('is doubtful beside one more than twice as high or low, unless half of its months have their own', () => {
    const doubtful = [2020, 2021, 2022].filter((year) =>
      isRateDoubtful({ monthly: new Map(), yearly }, year),
    );
    expect(doubtful).toEqual([2021, 2022]);
    expect(isRateDoubtful({ monthly: new Map(months), yearly }, 2022)).toBe(false);
    expect(isRateDoubtful({ monthly: new Map(months.slice(1)), yearly }, 2022)).toBe(true);
  });

  it('makes prices in US$ doubtful where prices in the own currency are among them', () => {
    const inAll = { ...converters, monthly: new Map(), yearly };
    const may2021 = toMonth(2021, 5);
    const usd = [row(may2021, 2, 1, 3)];
    const doubts = [series.own.map((each) => ({ ...each, month: may2021 })), []].map((own) =>
      viewSeries({ own, usd }, inAll, { view: 'usd', base: null }).map((month) =>
        doubtOfMonth(inAll, 'usd', month),
      ),
    );
    expect(doubts).toEqual([['unsure-rate'], [null]]);
  });
});
