import { describe, expect, it } from 'vitest';
import { toMonth } from './months.ts';
import { seasonality } from './seasonality.ts';

const january = toMonth(2015, 1);
const from = (prices: readonly number[], first = january) =>
  prices.map((price, index) => ({ month: first + index, price }));
const repeat = (years: number, price: (place: number) => number): number[] =>
  Array.from({ length: years * 12 }, (_, index) => price(index % 12));

describe('seasonality', () => {
  it('is the price in percent of the centred mean of twelve months', () => {
    // July 2015 at 130, the twelve others of January 2015 to January 2016 at 100: half of 100, eleven months of which one at
    // 130, half of 100: 50 + 10 × 100 + 130 + 50 = 1,230; ÷ 12 = 102.5; 130 ÷ 102.5 = 126.829 %.
    const { cells } = seasonality(from([100, 100, 100, 100, 100, 100, 130, 100, 100, 100, 100, 100, 100]));
    expect(cells).toHaveLength(1);
    expect(cells[0]).toMatchObject({ year: 2015, place: 6 });
    expect(cells[0]?.index).toBeCloseTo(126.829_268, 6);
  });

  it('averages the indices of a month over the years that have one', () => {
    // June at 160 and 100 otherwise, four years: each mean of twelve months is (11 × 100 + 160) ÷ 12 = 105. From July 2015 to
    // June 2018 there are three indices a month: June 160 ÷ 105 = 152.381 %, the others 100 ÷ 105 = 95.238 %.
    const { months, years } = seasonality(from(repeat(4, (place) => (place === 5 ? 160 : 100))));
    expect(years).toBe(4);
    for (const { place, index, least, greatest, years: counted } of months) {
      expect(counted).toBe(3);
      const expected = place === 5 ? 152.380_952 : 95.238_095;
      for (const value of [index, least, greatest]) expect(value).toBeCloseTo(expected, 6);
    }
  });

  it('does not take a steady rise for a season', () => {
    // Prices that rise by 1 a month: the centred mean of twelve months is the price of the middle month itself.
    const { months } = seasonality(from(Array.from({ length: 60 }, (_, index) => 100 + index)));
    for (const { index } of months) expect(index).toBeCloseTo(100, 9);
  });

  it('has no index within six months of a gap or of either end', () => {
    const prices = from(repeat(3, () => 100)).filter(({ month }) => month !== january + 20);
    // Months 6 to 29 have six on either side; those whose thirteen reach month 20 are 14 to 26: 6 to 13 and 27 to 29 are left.
    expect(seasonality(prices).cells.map(({ year, place }) => (year - 2015) * 12 + place)).toEqual([
      6, 7, 8, 9, 10, 11, 12, 13, 27, 28, 29,
    ]);
  });

  it('averages no month of fewer than three years', () => {
    const { months } = seasonality(from(repeat(3, () => 100)));
    expect(months.map(({ years }) => years)).toEqual(Array(12).fill(2));
    for (const { index, least } of months) expect([index, least]).toEqual([null, null]);
    expect(seasonality([])).toMatchObject({ cells: [], years: 0 });
  });
});
