import { expect, it } from 'vitest';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { elementCoverage } from './element-coverage.ts';

const area = (code: string, kind: AreaSummary['kind']): AreaSummary => ({
  code,
  kind,
  region: null,
  macro: null,
  firstYear: null,
  lastYear: null,
});
const areas = [
  area('WLRD', 'aggregate'),
  area('014', 'aggregate'),
  area('SUN', 'former'),
  area('BRA', 'country'),
  area('RWA', 'country'),
];

const cube = (element: number, rows: Readonly<Record<string, readonly (number | null)[]>>): Cube => ({
  ...plainFacts,
  table: 'beans_consumption',
  element,
  indicator: 2546,
  unit: 'kt',
  years: [1990, 1991, 1992],
  areas: Object.keys(rows),
  rows: Object.values(rows).map((row) => [...row]),
  flags: [],
  countries: [],
  defaultYear: 1992,
});

const podiums: Podiums = {
  element: 1,
  indicator: 2546,
  measure: 664,
  unit: 'kcal',
  items: ['2511', '2546', 'pulses'],
  years: [1990, 1991, 1992],
  areas: ['BRA', 'RWA', '014'],
  counts: [],
  item: [
    [
      [0, 0, 0],
      [null, 1, null],
    ],
    [
      [2, 0, 0],
      [0, 1],
    ],
    [[0, 0, 0]],
  ],
  rank: [],
  step: [],
  decimals: [],
};

it('tells the years with figures and the most countries and regions of a year, former states apart', () => {
  const cubes = [
    cube(645, { BRA: [null, 15, 16], RWA: [null, null, 35], SUN: [null, 2], WLRD: [null, 3, 3] }),
    cube(14, { '014': [4], WLRD: [3, 3] }),
    cube(24, { BRA: [null, null, null] }),
  ];
  expect(elementCoverage(2546, { cubes, podiums: [], areas })).toEqual([
    { element: 645, first: 1991, last: 1992, countries: 2, regions: 0 },
    { element: 14, first: 1990, last: 1991, countries: 0, regions: 1 },
  ]);
});

it('counts a ranking where the crop itself has a place', () => {
  expect(elementCoverage(2546, { cubes: [], podiums: [podiums], areas })).toEqual([
    { element: 1, first: 1991, last: 1991, countries: 2, regions: 0 },
  ]);
});
