import { describe, expect, it } from 'vitest';
import { areStepsOfRounding, decimalsOfShare, factorBetween, rounded, roundedPercent } from './rounding.ts';

describe('rounded', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.1 + 0.2, 1, 0.3],
    [28_505_529.484999, 2, 28_505_529.48],
    [0, 2, 0],
    [756_070_576, 7, 756_070_576],
    [0.1, 15, 0.1],
    // One in ten thousand has dust in some engines (9.999999999999999e-5), which made 1,840,000.0000000002 of this.
    [1_840_000, -4, 1_840_000],
    [1_845_000, -4, 1_850_000],
    [-12_345, -2, -12_300],
  ])('%s with %s decimals is %s', (value, decimals, expected) => {
    expect(rounded(value, decimals)).toBe(expected);
  });

  it('has no negative zero', () => {
    expect(Object.is(rounded(-0.001, 2), 0)).toBe(true);
  });
});

describe('what whole numbers of a source carry', () => {
  it.each([
    [[1, null, 2, 0], true],
    [[1, 0.68], false],
    [[1, 2, 7], false],
    [[null], false],
  ])('%j are steps of rounding alone: %s', (values, expected) => {
    expect(areStepsOfRounding(values)).toBe(expected);
  });

  it('is no last digit of five in seven thousand tonnes', () => {
    expect([7, 84, 500].map(decimalsOfShare)).toEqual([-1, 0, null]);
  });
});

describe('roundedPercent', () => {
  it.each([
    // Burundi 2001: 16.745 % of all energy.
    [0.16745, 16.75],
    [-0.16745, -16.75],
    [0.00004, 0],
    [0.00005, 0.01],
    [1, 100],
  ])('%s is %s %%', (fraction, expected) => {
    expect(roundedPercent(fraction, 2)).toBe(expected);
  });
});

it('rounds to what the fifteen digits say, near halves and far from them', () => {
  const plain = (value: number, decimals: number): number => {
    const scale = 10 ** decimals;
    return (Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toPrecision(15)))) / scale + 0;
  };
  const differing: unknown[] = [];
  for (let at = 1; at < 1000; at += 1)
    for (const value of [at / 8, at * 1.005, -at / 3e3, at * 12_345.67895, at / 2 + at * 2 ** -44])
      for (const decimals of [0, 1, 2, 3]) {
        const percent = plain(Number((value * 100).toPrecision(15)), decimals);
        if (rounded(value, decimals) !== plain(value, decimals)) differing.push([value, decimals]);
        if (roundedPercent(value, decimals) !== percent) differing.push([value, decimals, '%']);
      }
  expect(differing).toEqual([]);
});

describe('the factor between two figures', () => {
  it('is what one was multiplied by, without the dust of binary fractions', () => {
    expect(factorBetween(2.3, 2300)).toBe(1000);
    expect(factorBetween(7, 7)).toBe(1);
    expect(factorBetween(0, 0)).toBe(1);
  });

  it('is none where nothing became something', () => {
    expect(factorBetween(0, 5)).toBeNull();
  });
});
