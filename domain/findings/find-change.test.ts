import { describe, expect, it } from 'vitest';
import { toSeries } from '../testing/to-series.ts';
import { findChange } from './find-change.ts';

const options = { newest: 2023, least: 50 };

/** Figures of 2011–2013 and 2021–2023. */
const both = (older: readonly (string | number | null)[], newer: readonly (string | number | null)[]) =>
  toSeries({ 2011: older, 2021: newer });

describe('a change that is told', () => {
  it('is that of the means of three years, ten years apart', () => {
    // (90 + 100 + 110) ÷ 3 = 100; (190 + 200 + 210) ÷ 3 = 200
    expect(findChange(both([90, 100, 110], [190, 200, 210]), options)).toEqual({
      from: { year: 2013, years: [2011, 2012, 2013], value: 100, flag: 'A' },
      to: { year: 2023, years: [2021, 2022, 2023], value: 200, flag: 'A' },
      size: Math.log(2),
    });
  });

  it('rests on two years where one has no figure, and says so', () => {
    expect(findChange(both([100, null, 100], [150, 150, 150]), options)).toMatchObject({
      from: { years: [2011, 2013], value: 100 },
      to: { value: 150 },
    });
  });
});

describe('nothing is told', () => {
  const rising = both([100, 100, 100], [200, 200, 200]);
  it.each([
    ['no-figure', both([100, 100, 100], [200, 200, null])],
    ['no-figure', toSeries({})],
    ['missing', both([100, null, null], [200, 200, 200])],
    ['break', { ...rising, breaks: [2019] }],
    ['doubt', { ...rising, doubts: new Set([2021, 2022]) }],
    ['doubt', { ...rising, doubts: new Set([2023]) }],
    ['not-official', both(['100E', 100, 100], [200, 200, 200])],
    ['not-official', both([100, 100, 100], [200, 200, '200I'])],
    ['not-official', both(['100 ', 100, 100], [200, 200, 200])],
    ['tiny', both([49, 49, 49], [100, 100, 100])],
    ['small-change', both([100, 100, 100], [120, 124, 128])],
    ['small-change', both([100, 100, 100], [100, 100, 160])],
    ['implausible', both([100, 100, 100], [1001, 1001, 1001])],
    ['implausible', both([1001, 1001, 1001], [100, 100, 100])],
  ] as const)('%s', (why, series) => {
    expect(findChange(series, options)).toBe(why);
  });
});
