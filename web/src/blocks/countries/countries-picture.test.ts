import { expect, it } from 'vitest';
import { IMPORT_SHARE, PRODUCTION } from '#catalog/elements/codes.ts';
import type { AreaSummary } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
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
    years: [2010, 2011, 2012, 2020, 2021, 2022],
    areas: ['KEN', 'TZA', 'IND', '014', 'WLRD'],
    rows: [
      [500_000, 574_000, 614_000, 700_000, 696_000, 670_000],
      [1_100_000, null, 1_200_000, 1_300_000, 1_300_000, 1_400_000],
      [3_000_000, 3_300_000, 3_710_000, 5_000_000, 6_000_000, 6_610_000],
      [4_900_000, 4_900_000, 4_900_000, 5_900_000, 5_900_000, 5_900_000],
      [23_000_000, 23_000_000, 23_000_000, 28_000_000, 28_000_000, 28_000_000],
    ],
    flags: ['AAAAAA', 'A-AAAA', 'AAAAAA', 'EEEEEE', 'EEEEEE'],
    sums: {},
    countries: [3, 3, 3, 3, 3, 3],
    limits: [],
    hasZero: false,
    defaultYear: 2022,
    breaks: [],
    areaBreaks: { IND: [2020] },
    seams: [],
    areaSeams: {},
    doubts: {},
    events: {},
  },
]);

const picture = (region: string | null, shown: string, choice?: string) =>
  toCountriesPicture({
    choice,
    crop: 'beans',
    element: PRODUCTION,
    mapElements: [],
    area: shown,
    region,
    year: 2022,
    cubes,
    allCubes: cubes,
    areas,
    speech: readSpeech('en'),
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

it('shows the countries next to the chosen one by a ratio whose first places many share', () => {
  const codes = Array.from({ length: 30 }, (_, at) => `C${String(at).padStart(2, '0')}`);
  const shares = CubeStore.of([
    {
      ...plainFacts,
      ...{ table: 'beans_consumption', indicator: 2546, element: IMPORT_SHARE, unit: 'percent' },
      ...{ years: [2020], areas: codes, flags: [], countries: [30], defaultYear: 2020 },
      rows: codes.map((_, at) => [at < 12 ? 100 : 100 - 2 * at]),
    },
  ]);
  const { near } = toCountriesPicture({
    ...{
      crop: 'beans',
      choice: undefined,
      element: IMPORT_SHARE,
      mapElements: [],
      area: 'C20',
      region: null,
      year: 2020,
    },
    ...{ cubes: shares, allCubes: shares, areas: new Map(codes.map((code) => area(code, '014'))) },
    speech: readSpeech('en'),
  });
  expect(near?.map((entry) => entry.area)).toEqual(codes.slice(16, 26));
});
