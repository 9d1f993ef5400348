import { describe, expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { production } from '#catalog/sections/production.ts';
import { loadedPart } from '../../api/loaded.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { rankingParams } from '../../url/ranking-params.ts';
import { type RankedPlace, type Ranking, type RankingsPageData, rankingLimits } from './ranking-data.ts';
import { rankingFigure } from './ranking-figures.ts';
import { toRankingModel } from './ranking-model.ts';
import { hasChanges, searchRows, sortRankingRows, toChange, toRankingRows } from './ranking-rows.ts';

const means = (from: number, to: number) => ({
  from,
  to,
  years: { from: [2011, 2012, 2013], to: [2021, 2022, 2023] },
});
const place = (
  code: string,
  ranking: number,
  value: number,
  extra: Partial<RankedPlace> = {},
): RankedPlace => ({
  code,
  ranking,
  value,
  flag: '',
  tied: false,
  share: null,
  compared: null,
  ...extra,
});
const ranking: Ranking = {
  by: 'countries',
  element: 5510,
  measure: 5510,
  area: 'WLRD',
  year: 2023,
  lowestFirst: false,
  shareElement: 111,
  beforeYear: 2013,
  breaks: [],
  world: null,
  years: [],
  places: [
    place('BRA', 1, 400, { share: 0.4, compared: means(500, 400) }),
    place('CIV', 2, 300, { share: 0.3, tied: true }),
    place('KEN', 2, 300, { compared: means(100, 300), tied: true }),
    place('RWA', 4, 100, { share: 0.1, compared: means(0, 100) }),
  ],
};
const names: Readonly<Record<string, string>> = {
  BRA: 'Brasil',
  CIV: 'Côte d’Ivoire',
  KEN: 'Kenia',
  RWA: 'Ruanda',
};
const rows = toRankingRows(
  ranking,
  (code) => names[code] ?? code,
  (code) => code === 'KEN',
);
const codes = (list: readonly { code: string }[]): string => list.map(({ code }) => code).join(' ');
const compare = new Intl.Collator('es').compare;
const sorted = (column: 'rank' | 'name' | 'value' | 'share' | 'change', descending: boolean): string =>
  codes(sortRankingRows(rows, { column, descending }, compare));

describe('rows of a ranking', () => {
  it('have name, change and mark', () => {
    expect(rows.map(({ name, change, selected }) => [name, change, selected])).toEqual([
      ['Brasil', -0.19999999999999996, false],
      ['Côte d’Ivoire', null, false],
      ['Kenia', 2, true],
      ['Ruanda', null, false],
    ]);
  });

  it('are sorted by any column; ties keep the order of the ranks, missing ones come last both ways', () => {
    expect(sorted('rank', false)).toBe('BRA CIV KEN RWA');
    expect(sorted('rank', true)).toBe('RWA CIV KEN BRA');
    expect(sorted('name', true)).toBe('RWA KEN CIV BRA');
    expect(sorted('value', false)).toBe('RWA CIV KEN BRA');
    expect(sorted('share', true)).toBe('BRA CIV RWA KEN');
    expect(sorted('share', false)).toBe('RWA CIV BRA KEN');
    expect(sorted('change', true)).toBe('KEN BRA CIV RWA');
  });

  it('are found by a part of the name, without accents, or by the code', () => {
    expect(codes(searchRows(rows, 'cote'))).toBe('CIV');
    expect(codes(searchRows(rows, 'AN'))).toBe('RWA');
    expect(codes(searchRows(rows, 'ken'))).toBe('KEN');
    expect(codes(searchRows(rows, 'bra'))).toBe('BRA');
    expect(codes(searchRows(rows, '  '))).toBe('BRA CIV KEN RWA');
    expect(searchRows(rows, 'zz')).toEqual([]);
  });
});

describe('hasChanges', () => {
  it('asks whether any place has one: of a figure before that is missing or zero there is none', () => {
    const [, missing, , zero] = ranking.places;
    expect(hasChanges(ranking)).toBe(true);
    expect(hasChanges({ ...ranking, places: [missing, zero].filter((one) => one !== undefined) })).toBe(
      false,
    );
  });
});

describe('changeOf', () => {
  it('is a ratio of amounts, and a difference of shares', () => {
    expect(toChange(5510, means(100, 120))).toBeCloseTo(0.2, 12);
    expect(toChange(5510, means(0, 120))).toBeNull();
    expect(toChange(5510, null)).toBeNull();
    expect(toChange(6, means(0.02, 0.05))).toBeCloseTo(0.03, 12);
    expect(toChange(6, means(0, 0.05))).toBeCloseTo(0.05, 12);
    expect(toChange(12, means(100, 95))).toBeCloseTo(-0.05, 12);
  });
});

/** The figure of production of beans by country. */
function figureOf(known: Ranking) {
  const view = rankingParams(rankingLimits(production)).parse('?by=countries&element=5510');
  const data = {
    ...{ crop: 'beans', section: production, table: 'beans_production', indicator: 176, view },
    ...{ areas: loadedPart([]), sources: loadedPart([]), coverage: loadedPart({ facts: [], years: [] }) },
  } as unknown as RankingsPageData;
  const model = toRankingModel(data, view, known);
  return rankingFigure(data, { ...model, ranking: known, crop: beans }, readSpeech('en'));
}

it('is a figure with the flag, the share and the doubt of each value, ties marked, and the World as all of itself', () => {
  const known: Ranking = {
    ...ranking,
    world: { value: 1100, compared: null, element: 5510 },
    places: [
      place('BRA', 1, 400, { share: 0.4, flag: 'A' }),
      place('KEN', 2, 300, { share: 0.3, flag: 'E', doubt: 'isolated', tied: true }),
    ],
  };
  const figure = figureOf(known);
  const cells = figure.rows().map((row) => row.cells);
  expect(
    cells.map(([rank, name, value, share]) => [rank?.value, name?.code, value?.value, share?.value]),
  ).toEqual([
    [1, 'BRA', 400, 0.4],
    [2, 'KEN', 300, 0.3],
    [null, 'WLRD', 1100, 1],
  ]);
  expect(cells.map(([, , value]) => [value?.flag, value?.doubt !== undefined])).toEqual([
    ['A', false],
    ['E', true],
    [undefined, false],
  ]);
  expect(cells[1]?.[0]?.text).toBe('=2');
});

it('names the first three only where the third place is not shared', () => {
  const findingOf = (third: number, fourth: number) =>
    figureOf({
      ...ranking,
      places: [
        ...[place('BRA', 1, 400), place('CIV', 2, 300)],
        ...[place('KEN', third, 200), place('RWA', fourth, 200)],
      ],
    }).finding;
  expect(findingOf(3, 4)).toContain('Kenya');
  expect(findingOf(3, 3)).not.toContain('Kenya');
});
