import { describe, expect, it } from 'vitest';
import { bandOf, median } from './median.ts';

describe('median and band', () => {
  it('of an odd number is the middle: 110, 95, 120 → 95, 110, 120 → 110', () => {
    expect(bandOf([110, 95, 120])).toEqual({ median: 110, least: 95, greatest: 120, prices: 3 });
  });

  it('of an even number is the mean of the middle two: 90, 100, 130, 200 → (100 + 130) ÷ 2 = 115', () => {
    expect(bandOf([200, 90, 130, 100])).toEqual({ median: 115, least: 90, greatest: 200, prices: 4 });
  });

  it('of one price is that price, of two their mean, of none nothing', () => {
    expect(bandOf([87.5])).toEqual({ median: 87.5, least: 87.5, greatest: 87.5, prices: 1 });
    expect(median([3, 1])).toBe(2);
    expect(median([])).toBeNull();
    expect(bandOf([])).toBeNull();
  });

  it('does not move the values that it is given', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });
});
