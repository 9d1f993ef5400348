import { describe, expect, it } from 'vitest';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { coverageParams } from './coverage-choice.ts';
import { countComplete, toCoverage, toRuns } from './coverage-model.ts';

const area = (code: string, firstYear: number | null = null): AreaSummary => ({
  code,
  kind: code === 'WLRD' ? 'aggregate' : 'country',
  region: null,
  macro: null,
  firstYear,
  lastYear: null,
});
const cube = (element: number, change: Partial<Cube>): Cube => ({
  ...plainFacts,
  table: 'beans_consumption',
  element,
  indicator: 2546,
  unit: 'kt',
  years: [2000, 2001, 2003],
  areas: [],
  rows: [],
  flags: [],
  countries: [0, 0, 0],
  defaultYear: 2001,
  ...change,
});
const cubes = [
  cube(6, {
    areas: ['BRA', 'SSD', 'WLRD'],
    rows: [
      [1, 2, 3],
      [null, null, 4],
      [9, 9, 9],
    ],
    countries: [1, 1, 2],
  }),
  cube(7, { areas: ['BRA'], rows: [[1, null, 3]], countries: [1, 0, 1] }),
  cube(5142, { areas: ['FRA'], rows: [[5]], countries: [1, 0, 0] }),
  cube(5527, {}),
];
const areas = [area('BRA'), area('FRA'), area('SSD', 2002), area('WLRD')];
const coverage = toCoverage(cubes, [6, 7], areas);

describe('toCoverage', () => {
  it('counts countries in every year, also in years that no file has, and leaves out elements without any', () => {
    expect(coverage?.years).toEqual([2000, 2001, 2002, 2003]);
    expect(coverage?.elements).toEqual([
      { element: 6, countries: [1, 1, 0, 2] },
      { element: 7, countries: [1, 0, 0, 1] },
      { element: 5142, countries: [1, 0, 0, 0] },
    ]);
  });

  it('says of each country whether it has all, some or none, and when there was no such State', () => {
    expect(coverage?.mapElements).toEqual([6, 7]);
    expect(coverage?.countries).toEqual([
      { code: 'BRA', levels: 'as-a' },
      { code: 'SSD', levels: 'xx-s' },
    ]);
  });

  it('is nothing without figures', () => {
    expect(toCoverage([cube(6, {})], [6], areas)).toBeNull();
    expect(toCoverage([], [6], areas)).toBeNull();
  });
});

describe('spans of coverage', () => {
  const years = [2000, 2001, 2002, 2003];

  it('joins neighbouring years of one level', () => {
    expect(toRuns('aas-', years)).toEqual([
      { level: 'all', from: 2000, length: 2 },
      { level: 'some', from: 2002, length: 1 },
      { level: 'none', from: 2003, length: 1 },
    ]);
  });
});

describe('searchOf', () => {
  it('is empty for the first choice only', () => {
    const [first, second] = [
      { crop: 'beans', section: 'consumption' },
      { crop: 'rice', section: 'consumption' },
    ];
    expect(coverageParams([first, second]).serialise(first)).toBe('');
    expect(coverageParams([first, second]).serialise(second)).toBe('?crop=rice&section=consumption');
  });
});

it('counts countries with all elements in every year of their existence', () => {
  const levels = ['aaaa', 'xxaa', 'aasa', 'a-aa'];
  expect(countComplete(levels.map((of) => ({ code: of, levels: of })))).toBe(2);
});
