import { describe, expect, it } from 'vitest';
import { chooseClasses, countBins, leastAmount, NO_DATA, toBin, ZERO } from './classes.ts';

describe('toBin', () => {
  const classes = { limits: [1, 5, 10], zero: true };

  it('counts limits as the start of the class above', () => {
    expect([0.2, 1, 4.99, 5, 10, 99].map((value) => toBin(value, classes))).toEqual([0, 1, 1, 2, 3, 3]);
  });

  it('keeps zero and no data apart', () => {
    expect(toBin(0, classes)).toBe(ZERO);
    expect(toBin(0, { ...classes, zero: false })).toBe(0);
    expect(toBin(null, classes)).toBe(NO_DATA);
    expect(toBin(Number.NaN, classes)).toBe(NO_DATA);
  });

  it('has what only rounds to zero in the lowest class', () => {
    expect([leastAmount, 0.00003].map((value) => toBin(value, { limits: [0.01], zero: true }))).toEqual([
      0, 0,
    ]);
  });

  it('puts negative values into the lowest class', () => {
    expect(toBin(-3, classes)).toBe(0);
  });
});

describe('chooseClasses', () => {
  it('says whether zeros are real, and does not let them pull the limits down', () => {
    const { limits, zero } = chooseClasses([0, 0, 0, 0, 0, 0, 4, 8, null]);
    expect(zero).toBe(true);
    expect(Math.min(...limits)).toBeGreaterThan(4);
  });

  it('has zero for a limit where values lie on both sides of it', () => {
    expect(chooseClasses([-40, -3, 3, 40]).limits).toEqual([-20, -10, 0, 10, 20]);
  });

  it('leaves no class below the smallest or above the largest value', () => {
    const values = [3.1, 4.2, 5.9, 8.8, 12.4, 30.2, 31, 44];
    const { limits } = chooseClasses(values);
    const bins = countBins(values.map((value) => toBin(value, { limits, zero: false })));
    expect(bins.get(0)).toBeGreaterThan(0);
    expect(bins.get(limits.length)).toBeGreaterThan(0);
  });
});
