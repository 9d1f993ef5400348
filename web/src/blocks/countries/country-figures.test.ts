import { describe, expect, it } from 'vitest';
import type { Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { countryFigures, toChanges } from './country-figures.ts';

const cube = (element: number, rows: Cube['rows'], flags: string[]): Cube => ({
  table: 'beans_production',
  indicator: 176,
  element,
  unit: 't',
  years: [2012, 2022],
  areas: ['BRA', 'IND', 'WLRD'],
  rows,
  flags,
  sums: {},
  countries: [2, 2],
  limits: [],
  hasZero: false,
  defaultYear: 2022,
  breaks: [],
  areaBreaks: {},
  seams: [],
  areaSeams: {},
  doubts: {},
  events: {},
});
/** Beans in tonnes, and inhabitants in thousands (FAO). */
const beans = cube(
  5510,
  [
    [2_794_854, 2_872_474],
    [3_710_000, 6_610_000],
    [23_000_000, null],
  ],
  ['AA', 'AE', 'E-'],
);
const people = cube(
  511,
  [
    [199_978, 210_306],
    [1_274_487, null],
    [7_161_698, 8_021_407],
  ],
  ['XX', 'X-', 'XX'],
);
const store = CubeStore.of([beans, people]);
const read = (factor: number | null, cubes = store) =>
  countryFigures({ cubes, allCubes: store, element: 5510, factor });

describe('figures of countries', () => {
  it('are those of the release, or of official ones alone', () => {
    expect(read(null).slice(2022)?.get('IND')?.value).toBe(6_610_000);
    expect([...(read(null, store.official()).slice(2022)?.keys() ?? [])]).toEqual(['BRA']);
  });

  it('are divided by the population of the same year, and missing without it', () => {
    // 2,872,474 t ÷ 210,306 thousand = 13.6585 kg.
    const slice = read(1).slice(2022);
    expect(slice?.get('BRA')?.value).toBeCloseTo(13.6585, 4);
    expect(slice?.has('IND')).toBe(false);
    expect([...(read(1).series('IND')?.keys() ?? [])]).toEqual([2012]);
  });

  it('take population whether it is official or not', () => {
    expect(read(1, store.official()).slice(2022)?.get('BRA')?.value).toBeCloseTo(13.6585, 4);
  });

  it('wait for population', () => {
    const alone = countryFigures({
      cubes: CubeStore.of([beans]),
      allCubes: CubeStore.of([beans]),
      element: 5510,
      factor: 1,
    });
    expect(alone.slice(2022)).toBeUndefined();
  });
});

it('names what lacks one of two years, and has no percentage from zero', () => {
  const before = read(null).slice(2012) ?? new Map();
  const after = new Map(read(null).slice(2022) ?? []);
  const never = () => false;
  const { changes, missing } = toChanges(['BRA', 'IND', 'WLRD'], before, after, never);
  expect(missing).toEqual(['WLRD']);
  // 6,610,000 ÷ 3,710,000 − 1 = 0.78167.
  expect(changes[1]?.relative).toBeCloseTo(0.78167, 5);
  const zero = new Map([['BRA', { value: 0, flag: '', summed: null }]]);
  expect(toChanges(['BRA'], zero, after, never).changes[0]?.relative).toBeNull();
  // Of two editions nothing is said.
  const apart = toChanges(['BRA', 'IND'], before, after, (area) => area === 'BRA');
  expect(apart.broken).toEqual(['BRA']);
  expect(apart.changes.map(({ area }) => area)).toEqual(['IND']);
});
