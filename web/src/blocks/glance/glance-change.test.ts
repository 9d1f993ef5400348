import { describe, expect, it } from 'vitest';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { getFormats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import { breakBefore, toChange, toTrend } from './glance-change.ts';
import { findLargest } from './glance-largest.ts';

const years = [2008, 2012, 2013, 2014, 2015, 2016, 2017, 2018];

const cube: Cube = {
  table: 'beans_consumption',
  element: 645,
  indicator: 2546,
  unit: 'kg-capita-year',
  years,
  areas: ['BRA', 'RWA', 'UGA', 'WLRD'],
  rows: [
    [10, 11, 12, 12, 12, 12, 12, 12.5],
    [10, 11, 12, 20, 21, 22, 23, 25],
    [10, 11, 12, 20, 21, 22, 23, 25],
    years.map(() => 40),
  ],
  flags: ['        ', '        ', '   LAAAA', '        '],
  sums: {},
  countries: years.map(() => 3),
  defaultYear: 2018,
  limits: [],
  hasZero: false,
  breaks: [],
  areaBreaks: { RWA: [2014] },
};

const share: Cube = {
  ...cube,
  element: 6,
  unit: 'fraction',
  rows: cube.rows.map((row) => row.map((value) => (value ?? 0) / 100)),
};
const amount: Cube = {
  ...cube,
  element: 5142,
  unit: 'kt',
  areas: ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'WLRD', 'SUN'],
  years: [2018],
  rows: [[6], [5], [4], [3], [2], [1], [25], [9]],
  flags: [' ', ' ', ' ', ' ', ' ', ' ', ' ', ' '],
};
const cubes = CubeStore.of([cube, share, amount]);
const areas = new Map<string, AreaSummary>(
  [...amount.areas].map((code) => [
    code,
    { code, kind: code === 'WLRD' ? 'aggregate' : code === 'SUN' ? 'former' : 'country' } as AreaSummary,
  ]),
);

/** Says a word by its key and arguments. */
const words = Object.assign(
  (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.values(values)].join(' '),
  { has: () => true },
) as Words;
const speech = { words, formats: getFormats('en') };

const change = (element: number, area: string, year = 2018) =>
  toChange({ element, area, year }, { cubes, areas }, speech);

describe('the change of a figure', () => {
  it('goes back ten years, in percent', () => {
    expect(change(645, 'BRA')).toEqual({
      text: 'glance.tenYears +25.0% 2008',
      figure: 'BRA.645.2018~growth-2008',
    });
  });

  it('goes back to the last break, and says since when', () => {
    expect(change(645, 'RWA')?.text).toBe('glance.since +25.0% 2014');
  });

  it('is by points where the figure is a share', () => {
    expect(change(6, 'RWA')).toEqual({
      text: 'glance.since glance.points +5.00 2014',
      figure: 'RWA.6.2018~since-2014',
    });
  });

  it('is none in the first year of an edition, which is told, and none against a lower bound', () => {
    expect(change(645, 'RWA', 2014)).toBeNull();
    expect(breakBefore(cubes, { element: 645, area: 'RWA', year: 2014 })).toBe(2014);
    expect(breakBefore(cubes, { element: 645, area: 'RWA', year: 2015 })).toBeNull();
    expect(breakBefore(cubes, { element: 645, area: 'BRA', year: 2008 })).toBeNull();
  });

  it('is said to be none where nothing changed', () => {
    expect(change(645, 'WLRD')?.text).toBe('glance.unchanged 2008');
  });
});

describe('the trend of a figure', () => {
  it('passes over no break', () => {
    expect(toTrend(cubes, { element: 645, area: 'RWA', year: 2018 })?.years).toEqual([
      2014, 2015, 2016, 2017, 2018,
    ]);
  });

  it('does not join a lower bound to whole figures', () => {
    expect(toTrend(cubes, { element: 645, area: 'UGA', year: 2018 })).toBeUndefined();
  });
});

describe('what the largest countries have', () => {
  it('counts countries that exist, of the figure of the World', () => {
    const found = findLargest({ element: 5142, year: 2018 }, { cubes, areas });
    expect(found).toMatchObject({
      whole: 25,
      largest: { areas: ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'], sum: 20, share: 0.8, countries: 6 },
    });
  });

  it('is not told of lower bounds, nor of what is not loaded', () => {
    const bound = CubeStore.of([{ ...amount, flags: ['L', ' ', ' ', ' ', ' ', ' ', ' ', ' '] }]);
    expect(findLargest({ element: 5142, year: 2018 }, { cubes: bound, areas })).toBeNull();
    expect(findLargest({ element: 5510, year: 2018 }, { cubes, areas })).toBeUndefined();
  });
});
