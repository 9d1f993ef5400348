import { expect, it } from 'vitest';
import type { Cube } from '#contract/data.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { plainFacts } from '../testing/plain-facts.ts';
import { CubeStore } from './cube-store.ts';
import { decadeChange } from './decade-change.ts';

const years = [2011, 2012, 2013, 2021, 2022, 2023];
const cube = (element: number, rows: Cube['rows'], facts: Partial<Cube> = {}): Cube => ({
  ...plainFacts,
  table: 'beans_production',
  indicator: 176,
  element,
  unit: 't',
  years,
  areas: ['KEN', 'UGA'],
  rows,
  flags: rows.map((row) => row.map((value) => (value === null ? '-' : 'A')).join('')),
  countries: years.map(() => 2),
  defaultYear: 2023,
  ...facts,
});
const produced = cube(5510, [
  [90, 100, 110, 190, 200, 210],
  [400, 410, 420, 800, 820, 840],
]);
const change = (hectares: Cube, area: string, own = produced) =>
  decadeChange(CubeStore.of([own, hectares]), new Map(), { element: 5510, beside: 5312, area, year: 2023 });

it('takes the years alone in which the other element has a figure too', () => {
  const hectares = cube(5312, [
    [80, null, 120, 110, 120, 130],
    [1, 1, 1, 1, 1, 1],
  ]);
  expect(change(hectares, 'KEN')).toMatchObject({ from: 100, to: 200, years: { from: [2011, 2013] } });
});

it('knows of each country whether it is doubtful, before all of the cube has come', () => {
  const areas = new Map(
    (['KEN', 'UGA'] as const).map((code) => [code, { code, kind: 'country' as const, region: '014' }]),
  ) as never;
  const all = cube(
    5510,
    [
      [90, 100, 110, 190, 200, 210],
      [1, 1, 1, 2, 2, 2],
      [91, 101, 111, 192, 202, 212],
    ],
    { areas: ['KEN', 'UGA', 'WLRD'], sums: { WLRD: years.map(() => 2) } as never },
  );
  const doubted = { ...all, doubts: { UGA: { 2012: 'isolated' } } } as Cube;
  const of = { element: 5510, area: 'WLRD', year: 2023 };
  const first = CubeStore.of([], [sliceCube(doubted, ['WLRD'], null), sliceCube(doubted, null, years)]);
  expect(decadeChange(first, areas, of)).toMatchObject({ same: { areas: ['KEN'] }, leftOut: 1 });
  expect(decadeChange(CubeStore.of([doubted]), areas, of)).toEqual(decadeChange(first, areas, of));
});

it('tells nothing across a break of either, as of the beans of Uganda', () => {
  const hectares = cube(5312, produced.rows, { areaBreaks: { UGA: [2019] } });
  expect(change(hectares, 'UGA')).toBe('break');
  expect(change(hectares, 'KEN')).toMatchObject({ from: 100, to: 200 });
  const doubted = { ...produced, doubts: { KEN: { 2021: 'isolated', 2023: 'isolated' } } } as Cube;
  expect(change(hectares, 'KEN', doubted)).toBe('doubt');
});
