import { describe, expect, it } from 'vitest';
import { chooseClasses, countBins, NO_DATA, NOT_APPLICABLE, roundLimit, toBin, ZERO } from './classes.ts';

describe('binOf', () => {
  const classes = { limits: [1, 5, 10], zero: true };

  it('counts limits as the start of the class above', () => {
    expect([0.2, 1, 4.99, 5, 10, 99].map((value) => toBin(value, classes))).toEqual([0, 1, 1, 2, 3, 3]);
  });

  it('keeps zero, no data and not applicable apart', () => {
    expect(toBin(0, classes)).toBe(ZERO);
    expect(toBin(0, { ...classes, zero: false })).toBe(0);
    expect(toBin(null, classes)).toBe(NO_DATA);
    expect(toBin(Number.NaN, classes)).toBe(NO_DATA);
    expect(toBin('not-applicable', classes)).toBe(NOT_APPLICABLE);
  });

  it('puts negative values into the lowest class', () => {
    expect(toBin(-3, classes)).toBe(0);
  });
});

describe('chooseClasses', () => {
  it('makes six classes with rounded limits near the quantiles', () => {
    const values = Array.from({ length: 600 }, (_, index) => (index + 1) / 10);
    expect(chooseClasses(values)).toEqual({ limits: [10, 20, 30, 40, 50], zero: false });
  });

  it('says whether zeros are real, and does not let them pull the limits down', () => {
    const { limits, zero } = chooseClasses([0, 0, 0, 0, 0, 0, 4, 8, null, 'not-applicable']);
    expect(zero).toBe(true);
    expect(Math.min(...limits)).toBeGreaterThan(4);
  });

  it('makes fewer classes when values coincide', () => {
    expect(chooseClasses([7, 7, 7, 7]).limits).toEqual([]);
    expect(chooseClasses([]).limits).toEqual([]);
    const { limits } = chooseClasses([1, 1, 1, 1, 1, 9]);
    expect(limits).toEqual([...new Set(limits)].sort((a, b) => a - b));
    expect(limits.length).toBeLessThan(5);
  });

  it('leaves no class below the smallest or above the largest value', () => {
    const values = [3.1, 4.2, 5.9, 8.8, 12.4, 30.2, 31, 44];
    const { limits } = chooseClasses(values);
    const bins = countBins(values.map((value) => toBin(value, { limits, zero: false })));
    expect(bins.get(0)).toBeGreaterThan(0);
    expect(bins.get(limits.length)).toBeGreaterThan(0);
  });
});

describe('roundLimit', () => {
  it.each([
    [0.00123, 0.001],
    [0.0137, 0.015],
    [4.4, 4],
    [95, 100],
    [1234, 1000],
    [-27, -25],
    [0, 0],
  ])('rounds %d to %d', (value, rounded) => {
    expect(roundLimit(value)).toBe(rounded);
  });
});

it('what reads as zero stands in the class of zeros, where there is one', () => {
  const shares = { limits: [0.01], zero: true, nil: 0.00005 };
  expect([0, 0.00003, 0.00005, 0.02].map((value) => toBin(value, shares))).toEqual([ZERO, ZERO, 0, 1]);
  expect(toBin(0.00003, { ...shares, zero: false })).toBe(0);
  expect(toBin(0.00003, { limits: [0.01], zero: true })).toBe(0);
});
