import { describe, expect, it } from 'vitest';
import { toSeries } from '../testing/to-series.ts';
import { findRank, type RankedSeries } from './find-rank.ts';

/** A country with one value in 2011–2013 and one in 2021–2023. */
const country = (
  area: string,
  before: number | string,
  after: number,
  breaks: number[] = [],
): RankedSeries => ({
  area,
  ...toSeries({ 2011: [before, before, before], 2021: [after, after, after] }, { breaks }),
});

const others = [
  country('BRA', 90, 90),
  country('IND', 80, 80),
  country('KEN', 70, 70),
  country('MEX', 60, 60),
];

describe('findRank', () => {
  it('tells places gained, with how many are ranked', () => {
    expect(findRank('RWA', [...others, country('RWA', 10, 85)], 2023)).toEqual({
      from: { year: 2013, years: [2011, 2012, 2013], rank: 5, of: 5 },
      to: { year: 2023, years: [2021, 2022, 2023], rank: 2, of: 5 },
    });
  });

  it('tells places lost', () => {
    expect(findRank('RWA', [...others, country('RWA', 85, 10)], 2023)).toMatchObject({
      from: { rank: 2 },
      to: { rank: 5 },
    });
  });

  it('finds places lost to beyond the first twenty, and none among those behind them', () => {
    const many = Array.from({ length: 24 }, (_, at) => country(`C${at}`, 100 - at, 100 - at));
    expect(findRank('RWA', [...many, country('RWA', 85.5, 10)], 2023)).toMatchObject({
      from: { rank: 16 },
      to: { rank: 25 },
    });
    expect(findRank('RWA', [...many, country('RWA', 80.5, 10)], 2023)).toBe('few-places');
  });

  it('ranks by means: one year among the first is no rank', () => {
    const leapt = { ...country('RWA', 10, 10), ...toSeries({ 2011: [10, 10, 10], 2021: [10, 10, 95] }) };
    expect(findRank('RWA', [...others, leapt], 2023)).toBe('few-places');
  });

  it('tells nothing of two places', () => {
    expect(findRank('RWA', [...others, country('RWA', 10, 75)], 2023)).toBe('few-places');
  });

  it('tells nothing where those who were passed are not known for sure', () => {
    const unsure = others.map((each, at) => country(each.area, `${90 - 10 * at}E`, 90 - 10 * at));
    expect(findRank('RWA', [...unsure, country('RWA', 10, 85)], 2023)).toBe('not-alone');
    const broken = others.map((each) => ({ ...each, breaks: [2022] }));
    expect(findRank('RWA', [...broken, country('RWA', 10, 85)], 2023)).toBe('not-alone');
    const doubtful = others.map((each) => ({ ...each, doubts: new Set([2021, 2022]) }));
    expect(findRank('RWA', [...doubtful, country('RWA', 10, 85)], 2023)).toBe('other-countries');
  });

  it('tells nothing where others are ranked on each side', () => {
    const later = ['ANG', 'BOL', 'COL'].map((area) => ({ area, ...toSeries({ 2021: [1, 1, 1] }) }));
    expect(findRank('RWA', [...others, ...later, country('RWA', 10, 85)], 2023)).toBe('other-countries');
  });

  it('tells nothing of an estimate, across a break, and of a country without figures', () => {
    expect(findRank('RWA', [...others, country('RWA', '10E', 85)], 2023)).toBe('not-official');
    expect(findRank('RWA', [...others, country('RWA', 10, 85, [2020])], 2023)).toBe('break');
    expect(findRank('FRA', others, 2023)).toBe('no-figure');
  });
});
