import { describe, expect, it } from 'vitest';
import { toMonth } from './months.ts';
import type { QuotedMonths } from './same-markets.ts';
import { isUnusual, newestYear, priceNow, seasonality, seasonIndices } from './seasonality.ts';

const january = toMonth(2015, 1);
/** One market's prices from a month on. */
const from = (prices: readonly (number | null)[], first = january): QuotedMonths =>
  new Map(
    prices.flatMap((price, index) =>
      price === null ? [] : [[first + index, [{ series: 1, market: 1, price }]] as const],
    ),
  );
const repeat = (years: number, price: (place: number, year: number) => number): number[] =>
  Array.from({ length: years * 12 }, (_, index) => price(index % 12, Math.floor(index / 12)));

describe('the season', () => {
  it('is the price in percent of the centred mean of twelve months', () => {
    // July 2015 at 130, the twelve others of January 2015 to January 2016 at 100: half of 100, ten months at 100, one at 130,
    // half of 100: 50 + 10 × 100 + 130 + 50 = 1,230; ÷ 12 = 102.5; 130 ÷ 102.5 = 126.829 %.
    const found = seasonIndices(from([100, 100, 100, 100, 100, 100, 130, 100, 100, 100, 100, 100, 100]));
    expect(found).toHaveLength(1);
    expect(found[0]?.month).toBe(toMonth(2015, 7));
    expect(found[0]?.index).toBeCloseTo(126.829_268, 6);
  });

  it('has as the usual month the median of at least five years, and as strength the dearest by the cheapest', () => {
    // June at 160, the other months at 100: each mean of twelve months is (11 × 100 + 160) ÷ 12 = 105: 152.381 and 95.238 %.
    const prices = repeat(7, (place) => (place === 5 ? 160 : 100));
    const { months, years, season } = seasonality(seasonIndices(from(prices)));
    expect(years).toBe(7);
    for (const { place, index, years: counted } of months) {
      expect(counted).toBe(6);
      expect(index).toBeCloseTo(place === 5 ? 152.380_952 : 95.238_095, 6);
    }
    expect(season?.dearest.place).toBe(5);
    expect(season?.strength).toBeCloseTo(0.6, 9);
  });

  it('does not follow one year that is out of line, as a mean would', () => {
    const indices = [90, 100, 101, 102, 400].map((index, year) => ({ month: january + 12 * year, index }));
    expect(seasonality(indices).months[0]).toEqual({
      place: 0,
      index: 101,
      least: 90,
      greatest: 400,
      years: 5,
    });
    expect(seasonality(indices.slice(1)).months[0]).toMatchObject({ index: null, years: 4 });
    expect(seasonality(indices).season).toBeNull();
  });

  it('does not take a steady rise for a season, and finds none where all prices are equal', () => {
    // Prices that rise by 1 a month: the centred mean of twelve months is the price of the middle month itself.
    const rising = Array.from({ length: 84 }, (_, index) => 100 + index);
    for (const { index } of seasonality(seasonIndices(from(rising))).months)
      expect(index).toBeCloseTo(100, 9);
    expect(seasonality(seasonIndices(from(repeat(7, () => 50)))).season?.strength).toBe(0);
  });

  it('does not take a market that leaves for a season', () => {
    // Three cheap markets at 100, three dear ones at 300 that are away in each June: the median of all would be 200, and 100 in June.
    const months = new Map(
      repeat(7, (place) => place).map((place, at) => [
        january + at,
        [100, 100, 100, 300, 300, 300].flatMap((price, market) =>
          place === 5 && market > 2 ? [] : [{ series: market, market, price }],
        ),
      ]),
    );
    for (const { index } of seasonality(seasonIndices(months)).months) expect(index).toBeCloseTo(100, 9);
  });

  it('has no index within six months of a gap or of either end, and none older than ten years', () => {
    const prices = repeat(3, () => 100).map((price, at) => (at === 20 ? null : price));
    // Months 6 to 29 have six on either side; those whose thirteen reach month 20 are 14 to 26: 6 to 13 and 27 to 29 are left.
    expect(seasonIndices(from(prices)).map(({ month }) => month - january)).toEqual([
      6, 7, 8, 9, 10, 11, 12, 13, 27, 28, 29,
    ]);
    expect(seasonIndices(from(repeat(12, () => 100)))[0]?.month).toBe(january + 2 * 12);
    expect(seasonIndices(new Map())).toEqual([]);
  });
});

describe('the newest price', () => {
  it('is told against the same month of the years before, each beside the mean of the twelve months up to it', () => {
    // Decembers of 110, 112, 114, 116, 118 and now 144, the rest at 100: 144 ÷ ((11 × 100 + 144) ÷ 12) = 1.38907.
    const decembers = [110, 112, 114, 116, 118, 144];
    const now = priceNow(from(repeat(6, (place, year) => (place === 11 ? (decembers[year] ?? 0) : 100))));
    const ratioOf = (price: number): number => price / ((1100 + price) / 12);
    expect(now).toMatchObject({ month: january + 71, years: 5, since: january + 11 });
    expect(now?.ratio).toBeCloseTo(1.389_068, 6);
    for (const [key, price] of [
      ['usual', 114],
      ['low', 112],
      ['high', 116],
      ['least', 110],
      ['greatest', 118],
    ] as const)
      expect(now?.[key]).toBeCloseTo(ratioOf(price), 9);
    expect(now !== null && isUnusual(now)).toBe(true);
  });

  it('is not told of four years, nor with a gap in the twelve months', () => {
    expect(priceNow(from(repeat(5, () => 100)))).toBeNull();
    expect(priceNow(from(repeat(6, () => 100)))).toMatchObject({ ratio: 1, usual: 1, years: 5 });
    expect(priceNow(from(repeat(6, () => 100).map((price, at) => (at === 65 ? null : price))))).toBeNull();
    expect(priceNow(new Map())).toBeNull();
  });
});

describe('the newest year', () => {
  it('has each of its months in percent of what is usual in it', () => {
    // Six years at 100 and a seventh that ends with 100, 150 in February: 150 ÷ ((11 × 100 + 150) ÷ 12) = 1.44, usually 1.
    const found = newestYear(from([...repeat(6, () => 100), 100, 150]));
    expect(found.map(({ month }) => month)).toEqual([january + 72, january + 73]);
    expect(found[0]?.index).toBeCloseTo(100, 9);
    expect(found[1]?.index).toBeCloseTo(144, 9);
  });

  it('leaves out months that fewer than five years can be compared with', () => {
    // The first January has no twelve months up to it: of five years four are left, of six years five.
    expect(newestYear(from([...repeat(5, () => 100), 100, 100]))).toEqual([]);
    expect(newestYear(from([...repeat(6, () => 100), 100, null, 100]))).toEqual([
      { month: january + 72, index: 100 },
    ]);
    expect(newestYear(new Map())).toEqual([]);
  });
});
