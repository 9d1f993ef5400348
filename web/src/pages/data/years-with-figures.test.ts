import { describe, expect, it } from 'vitest';
import { consumption } from '#catalog/sections/consumption.ts';
import type { Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { type ElementFacts, shownYear } from './page-limits.ts';
import { isInRuns, regionYears, toRuns, yearsWithFigures } from './years-with-figures.ts';

const cubeOf = (element: number, rows: Readonly<Record<string, readonly (number | null)[]>>): Cube => ({
  table: 'beans_consumption',
  element,
  indicator: 2546,
  unit: 'fraction',
  years: [2012, 2013, 2014, 2017],
  areas: Object.keys(rows),
  rows: Object.values(rows).map((row) => [...row]),
  flags: [],
  sums: {},
  countries: [2, 2, 1, 1],
  defaultYear: 2017,
  limits: [],
  hasZero: false,
  breaks: [],
  areaBreaks: {},
  seams: [],
  areaSeams: {},
  doubts: {},
  events: {},
});

describe('years as runs', () => {
  it('hold what they were made of, and nothing else', () => {
    const runs = toRuns([2012, 2013, 2014, 2017]);
    expect(runs).toEqual([2012, 2014, 2017, 2017]);
    expect([2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018].filter((year) => isInRuns(runs, year))).toEqual([
      2012, 2013, 2014, 2017,
    ]);
    expect(isInRuns(toRuns([]), 2012)).toBe(false);
  });

  it('are told of the regions that filters offer', () => {
    const cube = cubeOf(6, { KEN: [1, 1, 1, 1], '014': [1, null, 1, 1], '002': [1, 1, 1, 1], '015': [] });
    expect(regionYears(cube)).toEqual([['014', [2012, 2012, 2014, 2014, 2017, 2017]]]);
  });
});

describe('the default year of an area', () => {
  const cubes = CubeStore.of([
    cubeOf(6, { WLRD: [1, 1, 1, 1], KEN: [1, 1], UGA: [] }),
    cubeOf(5142, { WLRD: [1, 1, 1, 1], KEN: [1, 1, 1, 1], UGA: [null, null, 4] }),
  ]);
  const facts: ElementFacts = {
    element: { country: 6, aggregate: 6 },
    unit: 'fraction',
    years: [2012, 2013, 2014, 2017].map((year) => ({ year, countries: 1 })),
    defaultYear: 2017,
    limits: [],
    hasZero: false,
    breaks: [],
    regions: [],
  };
  const yearOf = (country: string | null, year: number | null = null) =>
    shownYear({ year, region: null, country }, facts, { section: consumption, cubes });

  it('is the one of the element where the area has it, else its nearest', () => {
    expect(yearOf(null)).toBe(2017);
    expect(yearOf('KEN')).toBe(2013);
  });

  it('is one of another element where the area has none of the chosen one', () => {
    expect(yearsWithFigures(cubes, { section: consumption, pair: facts.element, area: 'UGA' })).toEqual([
      2014,
    ]);
    expect(yearOf('UGA')).toBe(2014);
    expect(yearOf('FRA')).toBe(2017);
  });

  it('never stands over a year that was asked for', () => {
    expect(yearOf('KEN', 2017)).toBe(2017);
  });
});
