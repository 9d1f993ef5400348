import { describe, expect, it } from 'vitest';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { getFormats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import { toChange } from './glance-items.tsx';
import { findLargest } from './glance-largest.ts';

const years = [2006, 2007, 2008, 2014, 2015, 2016, 2017, 2018];

const cube: Cube = {
  table: 'beans_consumption',
  element: 645,
  indicator: 2546,
  unit: 'kg-capita-year',
  years,
  areas: ['BRA', 'RWA', 'UGA', 'WLRD'],
  rows: [
    [9, 10, 11, 12, 12, 12, 12.5, 13],
    [9, 10, 11, 20, 21, 22, 23, 24],
    [9, 10, 11, 20, 21, 22, 23, 24],
    years.map(() => 40),
  ],
  flags: ['        ', '        ', 'LLLAAAAA', '        '],
  sums: {},
  countries: years.map(() => 3),
  defaultYear: 2018,
  limits: [],
  hasZero: false,
  breaks: [],
  areaBreaks: { RWA: [2014] },
  seams: [],
  areaSeams: {},
  doubts: {},
  events: {},
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

/** Words that are their key and arguments. */
const words = Object.assign(
  (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.values(values)].join(' '),
  { has: () => true },
) as Words;
const speech = { words, formats: getFormats('en') };

const change = (element: number, area: string, year = 2018) =>
  toChange({ element, area, year }, { cubes, areas }, speech);

describe('the change of a figure', () => {
  it('is that of means ten years apart, in percent', () => {
    // (12 + 12.5 + 13) ÷ 3 against (9 + 10 + 11) ÷ 3
    expect(change(645, 'BRA')).toEqual({
      short: 'glance.tenYears.short +25%',
      text: 'glance.tenYears +25% 2016–2018 2006–2008',
      figure: 'BRA.645.2018~growth-decade',
    });
  });

  it('is by points where the figure is a share', () => {
    expect(change(6, 'BRA')).toEqual({
      short: 'glance.tenYears.short glance.points +2.5 2.5',
      text: 'glance.tenYears glance.points +2.5 2.5 2016–2018 2006–2008',
      figure: 'BRA.6.2018~since-decade',
    });
  });

  it('is none across a break, and none against a lower bound', () => {
    expect(change(645, 'RWA')).toBeNull();
    expect(change(645, 'UGA')).toBeNull();
  });

  it('takes no doubtful figure: two years are left, and of one none', () => {
    const doubting = (years: readonly number[]) =>
      CubeStore.of([
        { ...cube, doubts: { BRA: Object.fromEntries(years.map((year) => [year, 'isolated'])) } },
      ]);
    const of = { element: 645, area: 'BRA', year: 2018 };
    expect(toChange(of, { cubes: doubting([2016, 2018]), areas }, speech)).toBeNull();
    // 12.5 against 10.5
    expect(toChange(of, { cubes: doubting([2006]), areas }, speech)?.text).toMatch(/\+19% .*2007.*2008/);
  });

  it('is said to be none where nothing changed', () => {
    expect(change(645, 'WLRD')?.text).toMatch('glance.unchanged');
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
