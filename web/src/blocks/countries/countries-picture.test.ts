import { expect, it } from 'vitest';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import type { AreaSummary } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { toCountriesPicture } from './countries-picture.ts';

const area = (code: string, region: string | null): [string, AreaSummary] => [
  code,
  {
    code,
    kind: region === null ? 'aggregate' : 'country',
    region,
    macro: null,
    firstYear: null,
    lastYear: null,
  },
];
const areas = new Map([
  area('KEN', '014'),
  area('TZA', '014'),
  area('IND', '034'),
  area('014', null),
  area('WLRD', null),
]);
/** Beans in tonnes (FAO, rounded). */
const cubes = CubeStore.of([
  {
    table: 'beans_production',
    indicator: 176,
    element: PRODUCTION,
    unit: 't',
    years: [2012, 2022],
    areas: ['KEN', 'TZA', 'IND', '014', 'WLRD'],
    rows: [
      [614_000, 670_000],
      [1_200_000, 1_400_000],
      [3_710_000, 6_610_000],
      [4_900_000, 5_900_000],
      [23_000_000, 28_000_000],
    ],
    flags: ['AA', 'AA', 'AA', 'EE', 'EE'],
    sums: {},
    countries: [3, 3],
    limits: [],
    hasZero: false,
    defaultYear: 2022,
    breaks: [],
    areaBreaks: {},
    seams: [],
    areaSeams: {},
    doubts: {},
    events: {},
  },
]);

const picture = (region: string | null, shown: string, choice?: string) =>
  toCountriesPicture({
    choice,
    element: PRODUCTION,
    mapElements: [],
    area: shown,
    region,
    year: 2022,
    cubes,
    allCubes: cubes,
    areas,
    ...readSpeech('en'),
  });

it('ranks the countries of a chosen region alone, beside the region itself', () => {
  const ranked = (region: string | null, shown: string) =>
    picture(region, shown).items.map(({ id, rank }) => [rank, id]);
  expect(ranked('014', '014')).toEqual([
    [1, 'TZA'],
    [2, 'KEN'],
    [null, '014'],
  ]);
  expect(ranked('014', 'KEN').map(([, id]) => id)).toEqual(['TZA', 'KEN', '014']);
  expect(ranked(null, 'KEN').map(([, id]) => id)).toEqual(['IND', 'TZA', 'KEN', 'WLRD']);
});

it('compares two years and draws small charts of the countries of a chosen region alone', () => {
  expect(picture('014', '014', 'slope').slope?.changes.map((change) => change.area)).toEqual(['TZA', 'KEN']);
  expect(picture('014', '014', 'facets').small?.map((one) => one.area)).toEqual(['TZA', 'KEN']);
});
