import { describe, expect, it } from 'vitest';
import { packConverters, packMonths, packRun, unpackConverters, unpackMonths, unpackRun } from './columns.ts';

const row = (month: number, median: number) => ({
  month,
  median,
  least: median - 1,
  greatest: median + 1,
  prices: 3,
  markets: 2,
});

describe('columns of prices', () => {
  it('have a place for every month from the first to the last, empty where there is no price', () => {
    const months = [row(100, 10), row(102, 12)];
    const packed = packMonths(months);
    expect(packed).toEqual({
      first: 100,
      median: [10, null, 12],
      least: [9, null, 11],
      greatest: [11, null, 13],
      prices: [3, null, 3],
      markets: [2, null, 2],
    });
    expect(unpackMonths(packed)).toEqual(months);
  });

  it('are none of no month', () => {
    expect(packMonths([])).toBeNull();
    expect(unpackMonths(null)).toEqual([]);
  });

  it('bring rates and indices back as they were', () => {
    const known = new Map([
      [2019, 80],
      [2021, 125],
    ]);
    expect(packRun(known)).toEqual({ first: 2019, values: [80, null, 125] });
    expect(unpackRun(packRun(known))).toEqual(known);
    const none = new Map<number, number>();
    const converters = {
      own: known,
      usa: none,
      monthly: none,
      yearly: known,
      isDollar: false,
      official: [{ first: 3, last: 5 }],
    };
    expect(unpackConverters(packConverters(converters))).toEqual(converters);
  });
});
