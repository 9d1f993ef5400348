import { describe, expect, it } from 'vitest';
import { classLimits, spreadOf } from './class-limits.ts';

const limitsOf = (values: readonly number[]): number[] =>
  classLimits(
    spreadOf(values.filter((value) => value > 0)),
    spreadOf(values.filter((value) => value < 0).map(Math.abs)),
  );

describe('the spread of figures', () => {
  it('is worked out by hand: 1 to 15', () => {
    const values = Array.from({ length: 15 }, (_, index) => 15 - index);
    expect(spreadOf(values)).toEqual({ lowest: 1, highest: 15, median: 8, quantiles: [3, 5, 7, 9, 11, 13] });
  });

  it('lies linearly between neighbours, and is none of nothing', () => {
    expect(spreadOf([10, 20])?.median).toBe(15);
    expect(spreadOf([])).toBeNull();
  });
});

describe('class limits', () => {
  it('are the quantiles, as 1, 2 or 5 times a power of ten', () => {
    // The powers of two up to 4096 are 64 times their median 64; their sevenths lie near 3.4, 11, 37, 119, 402 and 1317. From 1000 on the
    // highest class would span four times.
    const powers = Array.from({ length: 13 }, (_, index) => 2 ** index);
    expect(limitsOf(powers)).toEqual([5, 10, 50, 100, 500, 2000]);
  });

  it('are spaced by the logarithm where the largest is over a hundred times the median', () => {
    // First seventh 1, largest a million: factors of ten, and less at the top.
    const values = [...Array.from({ length: 60 }, () => 1), 3, 7, 40, 900, 20_000, 1_000_000];
    expect(limitsOf([0.5, ...values])).toEqual([10, 100, 1000, 10_000, 100_000, 500_000]);
  });

  it('reach the maximum: no class but the lowest spans more than ten times, and the highest no more than three', () => {
    // Of sevenths near 1 to 6, the highest class would reach from 5 to 300.
    const values = [...Array.from({ length: 70 }, (_, index) => 1 + index / 10), 300];
    expect(limitsOf(values)).toEqual([2, 5, 10, 100]);
    const spread = [0.001, 0.002, 0.02, 1, 1.1, 1.2, 1.3, 5, 80, 99];
    const limits = limitsOf(spread);
    for (const [index, limit] of limits.entries())
      expect((limits[index + 1] ?? 99) / limit).toBeLessThanOrEqual(
        index === limits.length - 1 ? 3 : 10.000001,
      );
  });

  it('give up the narrowest classes where they would be more than seven', () => {
    // The largest is 19 times the highest of the sevenths: 50 joins them, and 1 leaves, whose neighbours are the nearest.
    const spread = { lowest: 0.01, highest: 95, median: 0.96, quantiles: [0.1, 0.2, 0.5, 1, 2, 5] };
    expect(classLimits(spread, null)).toEqual([0.1, 0.2, 0.5, 2, 5, 50]);
  });

  it('lie between figures', () => {
    expect(limitsOf([7, 7, 7, 7])).toEqual([]);
    expect(limitsOf([])).toEqual([]);
    expect(limitsOf([1, 1, 1, 1, 1, 9])).toEqual([5]);
    expect(limitsOf([3, 12])).toEqual([6, 8, 10]);
  });

  it('are equal round steps where 1, 2 and 5 tell too little apart', () => {
    const values = Array.from({ length: 71 }, (_, index) => 1.1 + index / 100);
    expect(limitsOf(values)).toEqual([1.3, 1.4, 1.5, 1.6, 1.7]);
  });

  it('part at zero, with three classes on either side', () => {
    const sizes = [1, 2, 3, 5, 8, 13, 21, 34, 55];
    // Two and five sevenths of the sizes are near 3.6 and 18.7.
    expect(limitsOf([...sizes, ...sizes.map((size) => -10 * size)])).toEqual([-200, -50, 0, 5, 20]);
    expect(limitsOf([-3, -40])).toEqual([-20, -10, 0]);
  });
});
