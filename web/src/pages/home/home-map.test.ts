import { describe, expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { placePath, toHomeMap } from './home-map.ts';

const area = (code: string, kind: AreaSummary['kind'] = 'country', lastYear: number | null = null) => ({
  code,
  kind,
  region: null,
  macro: null,
  firstYear: null,
  lastYear,
});
const areas = [
  area('BRA'),
  area('KEN'),
  area('RWA'),
  area('FRA'),
  area('SUN', 'former', 1991),
  area('WLRD', 'aggregate'),
];
const cube: Cube = {
  table: 'beans_consumption',
  element: 6,
  indicator: 2546,
  unit: 'fraction',
  years: [2016, 2017, 2018],
  areas: ['BRA', 'KEN', 'RWA', 'WLRD'],
  rows: [
    [0.05, 0.06, 0.07],
    [0.01, 0.06],
    [0.1, 0.15],
    [0.01, 0.01],
  ],
  flags: ['   ', ' E', ' C', '  '],
  ...plainFacts,
  countries: [3, 3, 1],
  defaultYear: 2017,
  limits: [0.02, 0.1],
  hasZero: true,
};

describe('toHomeMap', () => {
  it('holds the default year of countries only, ranked, ties sharing their rank', () => {
    expect(toHomeMap(beans, consumption, cube, areas)).toEqual({
      crop: 'beans',
      path: '/beans/data/consumption',
      element: 6,
      indicator: 2546,
      unit: 'fraction',
      year: 2017,
      limits: [0.02, 0.1],
      hasZero: true,
      places: [
        { iso3: 'RWA', value: 0.15, flag: 'C', rank: 1 },
        { iso3: 'BRA', value: 0.06, flag: '', rank: 2 },
        { iso3: 'KEN', value: 0.06, flag: 'E', rank: 2 },
      ],
      missing: 1,
      largest: null,
    });
  });

  it('tells what the five largest countries have of a sum, and nothing of shares', () => {
    const codes = ['BRA', 'KEN', 'RWA', 'FRA', 'PER', 'CHL'];
    const sum = {
      ...cube,
      element: 5510,
      unit: 't',
      years: [2017],
      areas: [...codes, 'WLRD'],
      rows: [[40], [30], [10], [5], [5], [2], [100]],
      flags: ['A', 'A', 'A', 'A', 'A', 'A', 'A'],
      countries: [6],
    };
    const known = codes.map((code) => area(code));
    expect(toHomeMap(beans, consumption, sum, known)?.largest).toEqual({
      share: 0.9,
      sum: 90,
      whole: 100,
    });
    expect(toHomeMap(beans, consumption, { ...sum, element: 6 }, known)?.largest).toBeNull();
  });

  it('is nothing where no country has a value', () => {
    expect(
      toHomeMap(beans, consumption, { ...cube, areas: ['WLRD'], rows: [[0.01, 0.01]] }, areas),
    ).toBeNull();
    expect(toHomeMap(beans, consumption, { ...cube, defaultYear: 1900 }, areas)).toBeNull();
  });
});

describe('placePath', () => {
  const map = { path: '/beans/data/consumption', element: 6, year: 2017 };

  it('leads to the section, to a country in it, and to where the value comes from', () => {
    expect(placePath(map)).toBe('/beans/data/consumption');
    expect(placePath(map, 'RWA')).toBe('/beans/data/consumption?country=RWA');
    expect(placePath(map, 'RWA', true)).toBe(
      '/beans/data/consumption?year=2017&country=RWA&explain=RWA.6.2017',
    );
  });

  it('names the element where the section’s map begins with another', () => {
    const protein = toHomeMap(beans, consumption, { ...cube, element: 7 }, areas);
    expect(protein && placePath(protein, 'RWA')).toBe('/beans/data/consumption?element=7&country=RWA');
  });

  it('keeps the release', () => {
    expect(placePath({ ...map, version: 'r7' })).toBe('/beans/data/consumption?v=r7');
    expect(placePath({ ...map, version: 'r7' }, 'RWA')).toBe('/beans/data/consumption?country=RWA&v=r7');
    expect(toHomeMap(beans, consumption, cube, areas, 'r7')?.version).toBe('r7');
  });
});
