import { describe, expect, it } from 'vitest';
import {
  AREA_HARVESTED,
  AREA_SHARE,
  FOOD,
  IMPORT_SHARE,
  PRODUCTION,
  YIELD,
} from '#catalog/elements/codes.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import type { AreaSummary } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { toCountriesPicture } from './countries-picture.ts';
import { rankingFinding, smallNote, togetherNote } from './ranking-finding.ts';

const codes = ['IND', 'BRA', 'UGA', 'KEN', 'BDI', 'NLD', 'USA', 'TZA', 'MEX', 'CHN', 'WLRD'];
const country = (code: string): [string, AreaSummary] => [
  code,
  {
    code,
    kind: code === 'WLRD' ? 'aggregate' : 'country',
    region: null,
    macro: null,
    firstYear: null,
    lastYear: null,
  },
];

function pictureOf(
  values: readonly number[],
  selected: string,
  {
    element = PRODUCTION,
    flags = '',
    doubts = {},
    harvested,
    eaten,
  }: {
    element?: number;
    flags?: string;
    doubts?: object;
    harvested?: readonly number[];
    eaten?: readonly number[];
  } = {},
) {
  const areas = codes.slice(0, values.length);
  const cubeOf = (element: number, values: readonly number[]) => ({
    ...{ table: 'beans_production', indicator: 176, element, unit: 't', years: [2022], areas },
    rows: values.map((value) => [value]),
    flags: values.map((_, at) => flags[at] ?? 'A'),
    ...{ sums: {}, countries: [values.length], limits: [], hasZero: false, defaultYear: 2022 },
    ...{ breaks: [], areaBreaks: {}, seams: [], areaSeams: {}, doubts: doubts as never, events: {} },
  });
  const cubes = CubeStore.of([
    cubeOf(element, values),
    ...(harvested === undefined ? [] : [cubeOf(AREA_HARVESTED, harvested)]),
    ...(eaten === undefined ? [] : [cubeOf(FOOD, eaten)]),
  ]);
  return toCountriesPicture({
    ...{
      choice: undefined,
      crop: 'cocoa',
      element,
      mapElements: [],
      area: selected,
      region: null,
      year: 2022,
    },
    ...{ cubes, allCubes: cubes, areas: new Map(areas.map(country)), speech: readSpeech('en') },
  });
}

const say = (...of: Parameters<typeof pictureOf>): string | undefined =>
  rankingFinding(pictureOf(...of), readSpeech('en'));

it('is led by no yield of a few fields, which a note names, and says of an estimate that it is one', () => {
  const of = (flags: string) =>
    [
      [6118, 2600, 2400, 700],
      'WLRD',
      { element: YIELD, flags, harvested: [42, 31_000, 503_000, 2500] },
    ] as const;
  expect(say(...of('EAAA'))).toMatch(/^Brazil leads with 2,600.*2,500 ha$/);
  expect(say(...of('EAAA'))).not.toContain('estimate');
  expect(say(...of('EEAA'))).toContain('estimate');
  expect(smallNote(pictureOf(...of('EAAA')), readSpeech('en'))).toMatch(/2,500 ha.*: India\.$/);
});

it('has of the largest eaters that import half or more those that import the most', () => {
  const shares = [100, 100, 100, 90, 80, 70, 60, 55, 51, 50];
  const eaten = [1, 2, 3, 4, 5, 6, 7, 8, 90, 10];
  const of = { element: IMPORT_SHARE, eaten };
  expect(say(shares, 'WLRD', of)).toMatch(/10 largest.*3 import.*100%/);
  expect(say([...shares.slice(0, 9), 49], 'WLRD', of)).toMatch(/3 countries share/);
});

describe('the sentence of a ranking', () => {
  const harvests = [6_490_000, 2_900_000, 865_000, 861_000, 834_000];

  it('has the place of the chosen country, and how far its neighbours are, in two digits', () => {
    expect(say(harvests, 'KEN')).toMatch(
      /^Kenya ranks fourth, 4,000 tonnes behind Uganda and 27.* ahead of Burundi$/,
    );
    expect(say(harvests, 'IND')).toMatch(/first.*3\.6 million tonnes ahead of Brazil$/);
    expect(say(harvests, 'BDI')).toMatch(/fifth.*27.* behind Kenya$/);
  });

  it('has the first country where none is chosen, has no figure, or has nothing', () => {
    expect(say(harvests, 'WLRD')).toMatch(/^India .*6\.49 million tonnes.*Brazil$/);
    expect(say([5, 3, 0], 'UGA')).toMatch(/^India/);
    expect(say([0, 0], 'IND')).toBeUndefined();
  });

  it('says with whom a place is shared, however many they are', () => {
    expect(say([9, 5, 5], 'UGA')).toMatch(/second, level with Brazil$/);
    expect(say([9, 9, 9, 9], 'KEN')).toMatch(/first, level with 3 other countries$/);
  });

  it('counts the countries that share the first place, unless one of them is chosen', () => {
    expect(say([9, 9, 9, 2], 'WLRD')).toMatch(/^3 /);
    expect(say([9, 9, 9, 2], 'BRA')).toContain('Brazil');
    expect(say([9, 7, 7, 2], 'WLRD')).toContain('India');
  });

  it('says distances of shares in percentage points', () => {
    expect(say([0.12, 0.075, 0.05], 'BRA', { element: AREA_SHARE })).toMatch(
      /4\.5 percentage points.*2\.5 points/,
    );
  });

  it('rests on no doubtful figure, and says no distance of lower bounds', () => {
    const doubts = { IND: { 2022: 'isolated' } };
    expect(say(harvests, 'WLRD', { doubts })).toMatch(/^Brazil/);
    expect(say(harvests, 'IND', { doubts })).toMatch(/^Brazil/);
    expect(say(harvests, 'KEN', { flags: `AAA${lowerBoundFlag}A` })).toBe(
      'Kenya ranks fourth of 5 countries',
    );
  });

  it('says nothing of the first ten together where there are fewer', () => {
    expect(togetherNote(pictureOf(harvests, 'KEN'), readSpeech('en'))).toBeUndefined();
  });

  it('has what the first ten hold together of a total that is no doubtful one: 55 of 110', () => {
    const together = (...[options]: [Parameters<typeof pictureOf>[2]?]) =>
      togetherNote(pictureOf([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 110], 'WLRD', options), readSpeech('en'));
    expect(together()).toContain('50%');
    expect(together({ doubts: { WLRD: { 2022: 'input' } } })).toBeUndefined();
    expect(together({ flags: `${'A'.repeat(10)}${lowerBoundFlag}` })).toBeUndefined();
  });
});
