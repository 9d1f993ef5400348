import { describe, expect, it } from 'vitest';
import type { Cube } from '#contract/data.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { plainFacts } from '../testing/plain-facts.ts';
import { CubeStore } from './cube-store.ts';

const cube: Cube = {
  table: 'beans_consumption',
  element: 645,
  indicator: 2546,
  unit: 'kg-capita-year',
  years: [2009, 2013, 2017],
  areas: ['BRA', 'RWA', 'WLRD'],
  rows: [[16.2, 16.07, 13.95], [null, 28.1], [2.5]],
  flags: ['A E', '- ', ' '],
  ...plainFacts,
  sums: { WLRD: [158, null, null] },
  countries: [1, 2, 1],
  defaultYear: 2017,
  limits: [5, 10],
  breaks: [2010, 2014],
};

describe('figures that the page has', () => {
  const store = CubeStore.of([cube]);

  it('tells values, flags and summed countries', () => {
    expect(store.figure(645, 'BRA', 2009)).toEqual({ value: 16.2, flag: 'A', summed: null });
    expect(store.figure(645, 'BRA', 2013)).toEqual({ value: 16.07, flag: '', summed: null });
    expect(store.figure(645, 'WLRD', 2009)).toEqual({ value: 2.5, flag: '', summed: 158 });
  });

  it('tells missing from not loaded', () => {
    expect(store.figure(645, 'RWA', 2009)).toBeNull();
    expect(store.figure(645, 'RWA', 2017)).toBeNull();
    expect(store.figure(645, 'PER', 2017)).toBeNull();
    expect(store.figure(664, 'BRA', 2017)).toBeUndefined();
  });

  it('gives series and slices without the gaps', () => {
    expect([...(store.series(645, 'RWA') ?? [])]).toEqual([[2013, { value: 28.1, flag: '', summed: null }]]);
    expect([...(store.slice(645, 2017)?.keys() ?? [])]).toEqual(['BRA']);
    expect(store.slice(645, 2012)).toBeNull();
  });
});

describe('a first view', () => {
  const partial = CubeStore.of([], [sliceCube(cube, null, [2017]), sliceCube(cube, ['RWA'], null)]);

  it('knows the year of the map and the area of the charts, and says what it does not know', () => {
    expect(partial.figure(645, 'BRA', 2017)?.value).toBe(13.95);
    expect(partial.figure(645, 'RWA', 2013)?.value).toBe(28.1);
    expect(partial.figure(645, 'BRA', 2013)).toBeUndefined();
    expect(partial.series(645, 'RWA')?.size).toBe(1);
    expect(partial.series(645, 'BRA')).toBeUndefined();
    expect(partial.slice(645, 2017)?.size).toBe(1);
    expect(partial.slice(645, 2013)).toBeUndefined();
  });

  it('knows that an area or a year is missing at the source', () => {
    const cut = CubeStore.of([], [sliceCube(cube, ['PER'], null), sliceCube(cube, null, [2012])]);
    expect(cut.series(645, 'PER')?.size).toBe(0);
    expect(cut.figure(645, 'PER', 2017)).toBeNull();
    expect(cut.figure(645, 'PER', 2012)).toBeNull();
    expect(cut.slice(645, 2012)?.size).toBe(0);
    expect(cut.about(645)?.years).toEqual([2009, 2013, 2017]);
  });

  it('is replaced by the full cube', () => {
    const full = partial.with([cube]);
    expect(full.isFull(645)).toBe(true);
    expect(full.figure(645, 'BRA', 2013)?.value).toBe(16.07);
  });
});

it('leaves only official figures where the view asks for them', () => {
  const cube: Cube = {
    ...plainFacts,
    table: 'beans_production',
    element: 5510,
    indicator: 176,
    unit: 't',
    years: [2022, 2023],
    areas: ['BRA', 'IND', 'KEN'],
    rows: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    flags: ['AE', ' A', 'CL'],
    countries: [3, 3],
    defaultYear: 2023,
  };
  const store = CubeStore.of([cube]);
  const official = store.official();
  expect([...(official.slice(5510, 2022)?.keys() ?? [])]).toEqual(['BRA']);
  expect([...(official.slice(5510, 2023)?.keys() ?? [])]).toEqual(['IND']);
  expect([...(official.series(5510, 'BRA')?.keys() ?? [])]).toEqual([2022]);
  expect(official.series(5510, 'KEN')?.size).toBe(0);
  // A blank is not official, and neither is what the observatory computed.
  expect(official.figure(5510, 'IND', 2022)).toBeNull();
  expect(official.figure(5510, 'KEN', 2022)).toBeNull();
  expect(official.figure(5510, 'KEN', 2024)).toBeNull();
  // The whole store keeps them, and what is not loaded stays unknown.
  expect(store.slice(5510, 2022)?.size).toBe(3);
  expect(official.figure(5312, 'BRA', 2022)).toBeUndefined();
});
