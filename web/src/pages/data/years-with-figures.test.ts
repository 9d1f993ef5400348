import { describe, expect, it } from 'vitest';
import { consumption } from '#catalog/sections/consumption.ts';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import {
  type ElementFacts,
  isInRuns,
  openingYears,
  regionYears,
  shownYear,
  toRuns,
  yearsWithFigures,
} from './page-limits.ts';

const cubeOf = (element: number, rows: Readonly<Record<string, readonly (number | null)[]>>): Cube => ({
  ...plainFacts,
  table: 'beans_consumption',
  element,
  indicator: 2546,
  unit: 'fraction',
  years: [2012, 2013, 2014, 2017],
  areas: Object.keys(rows),
  rows: Object.values(rows).map((row) => [...row]),
  flags: [],
  countries: [2, 2, 1, 1],
  defaultYear: 2017,
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
    expect(regionYears(cube).map(([code]) => code)).toEqual(['014', '002']);
    expect(regionYears(cube)[0]).toEqual(['014', [2012, 2012, 2014, 2014, 2017, 2017]]);
  });
});

describe('the year with which a region opens', () => {
  const area = (code: string, region: string): AreaSummary => ({
    code,
    kind: 'country',
    region,
    macro: null,
    firstYear: null,
    lastYear: null,
  });
  const areas = [area('KEN', '014'), area('GHA', '011'), area('AUS', '053')];
  const countries = cubeOf(6, { KEN: [1, 1, 1, null], GHA: [null, null, null, 1], AUS: [1, 1, null, 1] });
  const aggregates = cubeOf(6, {
    WLRD: [1, 1, 1, 1],
    '014': [1, 1, 1, 1],
    '011': [null, null, 1, null],
    '053': [1, null, null, null],
  });
  // A podium of Eastern Africa is ranked until 2013.
  const podium = {
    years: countries.years,
    areas: ['WLRD', '014', '011', '053'],
    counts: [[9, 9, 9, 9], [9, 9], [], [9]],
  } as unknown as Podiums;

  it('is one with a figure of its own, of a country on its map, and with a podium', () => {
    const opening = new Map(openingYears({ countries, aggregates, podium, areas }));
    expect(Object.fromEntries(opening)).toEqual({ '011': 2014, '014': 2013, '053': 2012 });
  });

  it('needs no podium where the section has none', () => {
    const opening = new Map(openingYears({ countries, aggregates, podium: undefined, areas }));
    expect(opening.get('014')).toBe(2014);
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
    opensIn: [],
    limits: [],
    hasZero: false,
    breaks: [],
    regions: [],
    openingYears: [['014', 2013]],
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

  it('is the opening year of a region', () => {
    const view = { year: null, region: '014', country: null };
    expect(shownYear(view, facts, { section: consumption, cubes })).toBe(2013);
    expect(shownYear({ ...view, year: 2017 }, facts, { section: consumption, cubes })).toBe(2017);
  });

  it('never stands over a year that was asked for', () => {
    expect(yearOf('KEN', 2017)).toBe(2017);
  });
});
