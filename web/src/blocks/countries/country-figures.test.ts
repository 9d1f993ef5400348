import { describe, expect, it } from 'vitest';
import type { Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { countryFigures } from './country-figures.ts';

const cube = (element: number, rows: Cube['rows'], flags: string[]): Cube => ({
  ...plainFacts,
  table: 'beans_production',
  indicator: 176,
  element,
  unit: 't',
  years: [2012, 2022],
  areas: ['BRA', 'IND', 'WLRD'],
  rows,
  flags,
  countries: [2, 2],
  defaultYear: 2022,
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
