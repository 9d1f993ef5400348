import { describe, expect, it } from 'vitest';
import type { AreaSummary } from '#contract/data.ts';
import type { Figure } from '../../api/cube-store.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { figureAtPlace, stateAtPlace } from './map-figures.ts';

const area = (
  code: string,
  kind: AreaSummary['kind'],
  first: number | null,
  last: number | null,
): AreaSummary => ({
  code,
  kind,
  region: null,
  macro: null,
  firstYear: first,
  lastYear: last,
});
const areas = new Map(
  [
    area('UKR', 'country', 1992, null),
    area('RUS', 'country', 1992, null),
    area('SUN', 'former', null, 1991),
    area('BRA', 'country', null, null),
    area('PER', 'country', null, null),
    area('MEX', 'country', null, null),
    area('WLRD', 'aggregate', null, null),
    area('CHN', 'country', null, null),
    area('159', 'aggregate', null, null),
  ].map((entry) => [entry.code, entry]),
);
const figure = (value: number): Figure => ({ value, flag: '', summed: null });

describe('the state that is chosen at a place', () => {
  const chosen = (iso3: string, year: number, slice: ReadonlyMap<string, Figure>): string =>
    stateAtPlace(iso3, year, figureAtPlace(iso3, year, slice, areas), areas);

  it('is the former state in its years, with a figure or without, and the country after it', () => {
    expect(chosen('RUS', 1985, new Map([['SUN', figure(7)]]))).toBe('SUN');
    expect(chosen('UKR', 1985, new Map())).toBe('SUN');
    expect(chosen('UKR', 1995, new Map([['SUN', figure(7)]]))).toBe('UKR');
  });

  it('is the country where that has a figure of its own, and where only China as a whole has one', () => {
    expect(chosen('UKR', 1985, new Map([['UKR', figure(3)]]))).toBe('UKR');
    expect(chosen('CHN', 1990, new Map([['159', figure(2)]]))).toBe('CHN');
  });
});

describe('the figure at a place', () => {
  it('is the former state’s in the years in which that existed', () => {
    const slice = new Map([['SUN', figure(7)]]);
    expect(figureAtPlace('UKR', 1985, slice, areas)).toEqual({ area: 'SUN', figure: figure(7) });
    expect(figureAtPlace('UKR', 1995, slice, areas)).toBe('no-data');
  });

  it('is the country’s own where the source has one', () => {
    const slice = new Map([
      ['SUN', figure(7)],
      ['UKR', figure(3)],
    ]);
    expect(figureAtPlace('UKR', 1985, slice, areas)).toEqual({ area: 'UKR', figure: figure(3) });
  });

  it('is that of China as a whole where the source counts no mainland', () => {
    expect(figureAtPlace('CHN', 1990, new Map([['159', figure(2)]]), areas)).toEqual({
      area: '159',
      figure: figure(2),
    });
  });

  it('tells a country without data from a state that did not exist', () => {
    expect(figureAtPlace('BRA', 1985, new Map(), areas)).toBe('no-data');
    expect(figureAtPlace('RUS', 1985, new Map(), areas)).toBe('not-applicable');
  });
});

it('ranks countries only, and ties share a rank', () => {
  const slice = new Map([
    ['WLRD', figure(100)],
    ['SUN', figure(50)],
    ['PER', figure(4)],
    ['BRA', figure(9)],
    ['MEX', figure(9)],
    ['UKR', figure(1)],
  ]);
  expect(rankedCountries(slice, areas).map(({ area: code, rank }) => [code, rank])).toEqual([
    ['BRA', 1],
    ['MEX', 1],
    ['PER', 3],
    ['UKR', 4],
  ]);
});
