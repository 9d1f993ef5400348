import { expect, it } from 'vitest';
import type { Cube } from '#contract/data.ts';
import { CubeStore } from './cube-store.ts';
import { decadeChange } from './decade-change.ts';

const years = [2011, 2012, 2013, 2021, 2022, 2023];
const cube = (element: number, rows: Cube['rows'], facts: Partial<Cube> = {}): Cube => ({
  table: 'beans_production',
  indicator: 176,
  element,
  unit: 't',
  years,
  areas: ['KEN', 'UGA'],
  rows,
  flags: rows.map((row) => row.map((value) => (value === null ? '-' : 'A')).join('')),
  sums: {},
  countries: years.map(() => 2),
  limits: [],
  hasZero: false,
  defaultYear: 2023,
  breaks: [],
  areaBreaks: {},
  seams: [],
  areaSeams: {},
  doubts: {},
  events: {},
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

it('tells nothing across a break of either, as of the beans of Uganda', () => {
  const hectares = cube(5312, produced.rows, { areaBreaks: { UGA: [2019] } });
  expect(change(hectares, 'UGA')).toBe('break');
  expect(change(hectares, 'KEN')).toMatchObject({ from: 100, to: 200 });
  const doubted = { ...produced, doubts: { KEN: { 2021: 'isolated', 2023: 'isolated' } } } as Cube;
  expect(change(hectares, 'KEN', doubted)).toBe('doubt');
});
