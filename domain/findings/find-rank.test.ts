import { describe, expect, it } from 'vitest';
import { findRank, type RankedSeries } from './find-rank.ts';

/** A country with one value before and one in 2023, official in between as at the ends. */
const country = (
  area: string,
  before: number,
  after: number,
  { flag = 'A', breaks = [] as readonly number[] } = {},
): RankedSeries => ({
  area,
  breaks,
  figures: [2019, 2020, 2021, 2022, 2023].map((year) => ({
    year,
    value: year < 2022 ? before : after,
    flag: year === 2019 ? flag : 'A',
  })),
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
      from: { year: 2019, rank: 5, of: 5 },
      to: { year: 2023, rank: 2, of: 5 },
    });
  });

  it('tells places lost', () => {
    expect(findRank('RWA', [...others, country('RWA', 85, 10)], 2023)).toMatchObject({
      from: { rank: 2 },
      to: { rank: 5 },
    });
  });

  it('tells nothing of two places', () => {
    expect(findRank('RWA', [...others, country('RWA', 10, 75)], 2023)).toBe('few-places');
  });

  it('tells nothing where those who were passed are not known for sure', () => {
    const unsure = others.map((each) => ({
      ...each,
      figures: each.figures.map((figure) => ({ ...figure, flag: 'E' })),
    }));
    expect(findRank('RWA', [...unsure, country('RWA', 10, 85)], 2023)).toBe('not-alone');
    const broken = others.map((each) => ({ ...each, breaks: [2022] }));
    expect(findRank('RWA', [...broken, country('RWA', 10, 85)], 2023)).toBe('not-alone');
  });

  it('tells nothing where others are ranked in each year', () => {
    const later = ['ANG', 'BOL', 'COL'].map((area) => ({
      ...country(area, 1, 1),
      figures: [{ year: 2023, value: 1, flag: 'A' }],
    }));
    expect(findRank('RWA', [...others, ...later, country('RWA', 10, 85)], 2023)).toBe('other-countries');
  });

  it('tells nothing of an estimate, of a short series, and of a country without figures', () => {
    expect(findRank('RWA', [...others, country('RWA', 10, 85, { flag: 'E' })], 2023)).toBe('not-official');
    expect(findRank('RWA', [...others, country('RWA', 10, 85, { breaks: [2020] })], 2023)).toBe('short');
    expect(findRank('FRA', others, 2023)).toBe('no-figure');
  });
});
