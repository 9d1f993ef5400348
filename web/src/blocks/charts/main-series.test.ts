import { describe, expect, it } from 'vitest';
import {
  AREA_HARVESTED,
  BUFFALO_MILK,
  CATTLE_MILK,
  EXPORT_VALUE,
  GOAT_MILK,
  IMPORT_VALUE,
  PRODUCTION,
} from '#catalog/elements/codes.ts';
import type { Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { toSpeech } from '../../i18n/speech.ts';
import { createWords } from '../../i18n/words.tsx';
import { plainFacts } from '../../testing/plain-facts.ts';
import { languages } from '../../url/paths.ts';
import {
  landFinding,
  mainFinding,
  pairFinding,
  stackFinding,
  toMainSeries,
  toPlotChange,
} from './main-series.ts';

const years = Array.from({ length: 14 }, (_, at) => 2010 + at);
/** Tonnes; the means of 2011–2013 and of 2021–2023 are 30 and 45. */
const values = [25, 20, 30, 40, 40, 40, 40, 40, 40, 40, 40, 40, 45, 50];

const cube = (facts: Partial<Cube> = {}): Cube => ({
  ...plainFacts,
  table: 'beans_production',
  indicator: 176,
  element: PRODUCTION,
  unit: 't',
  years,
  areas: ['KEN'],
  rows: [values],
  flags: ['A'.repeat(years.length)],
  countries: years.map(() => 1),
  defaultYear: 2023,
  ...facts,
});
const mainOf = (facts: Partial<Cube> = {}) =>
  toMainSeries({ cubes: CubeStore.of([cube(facts)]), areas: new Map(), element: PRODUCTION, area: 'KEN' });

describe('the leading series of a chart', () => {
  it('has its newest figure, the change of its means, and since when it is the highest', () => {
    const main = mainOf();
    expect(main).toMatchObject({ year: 2023, newest: { value: 50 }, highestSince: 2010 });
    expect(main?.change).toMatchObject({ from: 30, to: 45, years: { from: [2011, 2012, 2013] } });
  });

  it('has the peak of which its newest figure is a tenth or less, since the last break', () => {
    const fallen = [values.map((_, at) => (at === 3 ? 400 : 40))];
    expect(mainOf({ rows: fallen })?.peak).toEqual({ year: 2013, value: 400 });
    expect(mainOf({ rows: fallen, breaks: [2015] })?.peak).toBeNull();
    expect(mainOf()?.peak).toBeNull();
  });

  it('has no change across a break, and is no record where there is one', () => {
    const main = mainOf({ breaks: [2012] });
    expect([main?.change?.from, main?.highestSince]).toEqual([35, null]);
    expect(mainOf({ breaks: [2015] })).toMatchObject({ change: null, highestSince: null });
  });

  it('is not the highest where an earlier figure is as high, but for a doubtful one', () => {
    const rows = [values.map((value, at) => (at === 5 ? 50 : value))];
    expect(mainOf({ rows })?.highestSince).toBeNull();
    expect(mainOf({ rows, doubts: { KEN: { 2015: 'isolated' } } })?.highestSince).toBe(2010);
  });

  it('is none of zeros alone, which may be a missing record', () => {
    expect(mainOf({ rows: [years.map(() => 0)] })).toBeNull();
    expect(mainOf({ rows: [years.map((year) => (year < 2020 ? 4 : 0))] })).toMatchObject({
      newest: { value: 0 },
    });
  });

  it('of a sum is the change of the same countries, which is not drawn over its bars', () => {
    // Two countries: one has no figure in 2012, the other is nine tenths of the newer sum.
    const big = values.map((value) => value * 9);
    const small = values.map((value, at) => (at === 2 ? null : value));
    const world = years.map((_, at) => (big[at] ?? 0) + (small[at] ?? 0));
    const sum = cube({
      areas: ['KEN', 'UGA', 'WLRD'],
      rows: [big, small, world],
      flags: ['A', 'A', 'A'].map((flag) => flag.repeat(years.length)),
      sums: { WLRD: years.map(() => 2) },
    });
    const areas = new Map(
      (['KEN', 'UGA'] as const).map((code) => [code, { code, kind: 'country' as const, region: '014' }]),
    ) as never;
    const main = toMainSeries({ cubes: CubeStore.of([sum]), areas, element: PRODUCTION, area: 'WLRD' });
    expect(main?.change).toMatchObject({ from: 270, to: 405, same: { areas: ['KEN'] } });
    const speech = toSpeech('en', createWords('en', {}));
    expect(main && toPlotChange(main, speech)).toBeNull();
  });

  it('is nothing without figures', () => {
    expect(mainOf({ rows: [years.map(() => null)] })).toBeNull();
  });
});

describe.each(languages)('what is said of it: %s', async (language) => {
  const words = await loadPageWords(['frame', 'crops', 'charts', 'production'], language);
  const speech = toSpeech(language, createWords(language, words));
  const forms = { cropAmount: speech.words('crops.beans.amount') };
  const sentenceOf = (facts: Partial<Cube> = {}): string | null => {
    const main = mainOf(facts);
    return main && mainFinding(main, 'production.charts.production.finding', forms, speech);
  };

  it('names level, change and comparison where they are known', () => {
    // 45 ÷ 30 is half more.
    for (const part of [/50\s?%/, /2023/, /2010/]) expect(sentenceOf()).toMatch(part);
    expect(sentenceOf({ breaks: [2015] })).not.toMatch(/%|2010/);
  });

  it('names the change of the land beside that of the harvest where both are known', () => {
    const ofLand = (area: Partial<Cube>, harvest: Partial<Cube> = {}): string | null => {
      // Means of 100 and 80 hectares: a fifth less.
      const rows = [years.map((year) => (year < 2015 ? 100 : 80))];
      const cubes = CubeStore.of([
        cube(harvest),
        cube({ element: AREA_HARVESTED, unit: 'ha', rows, ...area }),
      ]);
      const main = toMainSeries({ cubes, areas: new Map(), element: PRODUCTION, area: 'KEN' });
      const key = 'production.charts.production.finding.land';
      return main && landFinding({ cubes, areas: new Map() }, main, key, forms, speech);
    };
    for (const part of [/50\s?%/, /20\s?%/]) expect(ofLand({})).toMatch(part);
    expect(ofLand({ breaks: [2015] })).toBeNull();
    expect(ofLand({}, { doubts: { KEN: { 2023: 'isolated' } } })).toBeNull();
    expect(ofLand({}, { rows: [years.map(() => 30)] })).toBeNull();
  });

  it('leads with the figure before a doubtful newest one, and is nothing where all are doubtful', () => {
    const doubts = Object.fromEntries(years.map((year) => [year, 'isolated'] as const));
    expect(sentenceOf({ doubts: { KEN: { 2023: 'isolated' } } })).toMatch(/45.*2022.*50.*2023(?!.*2010)/);
    expect(sentenceOf({ doubts: { KEN: doubts } })).toBeNull();
  });

  it('writes the means as the axis does', () => {
    const main = mainOf();
    const change = main && toPlotChange(main, speech);
    expect(change?.text).toMatch(/^\+50\s?%$/);
    expect(change?.note((value) => `<${value}>`)).toContain('<30> → <45>');
  });
});

describe('the larger of two series', async () => {
  const words = await loadPageWords(['frame', 'crops', 'charts', 'trade'], 'en');
  const speech = toSpeech('en', createWords('en', words));
  const findingOf = (
    imports: readonly (number | null)[],
    exports: readonly (number | null)[],
    facts?: Partial<Cube>,
    area = 'KEN',
  ) => {
    const at = { years: years.slice(0, 5), flags: ['AAAAA'], countries: [1, 1, 1, 1, 1], ...facts };
    const cubes = CubeStore.of([
      cube({ ...at, element: IMPORT_VALUE, rows: [imports.slice()] }),
      cube({ ...at, element: EXPORT_VALUE, rows: [exports.slice()] }),
    ]);
    const of = { cubes, area, elements: [IMPORT_VALUE, EXPORT_VALUE] as const };
    const forms = { cropAmount: speech.words('crops.beans.amount') };
    return pairFinding(of, 'trade.charts.value.pair', forms, speech);
  };

  it('has been so since the first year after a known one that was not', () => {
    expect(findingOf([1, 4, 5, 6, 7], [2, 3, 3, 3, 3])).toMatch(/since 2011/);
    expect(findingOf([3, 4, 5, 6, 7], [3, 3, 3, 3, 3])).toMatch(/since 2011/);
    expect(findingOf([3, 2, 2, 2, 2], [3, 3, 3, 3, 3])).toMatch(/since 2011/);
  });

  it('is of the newest year of a country, and of a sum of the year that its page opens with: later ones lack many countries', () => {
    const of = [
      [1, 4, 5, 6, 7],
      [2, 3, 3, 3, 3],
    ] as const;
    expect(findingOf(...of, { defaultYear: 2013 })).toMatch(/in 2014/);
    expect(findingOf(...of, { defaultYear: 2013, areas: ['014'] }, '014')).toMatch(/in 2013/);
  });

  it('is left to the one of a country that has a newer figure than both together', () => {
    const finding = findingOf([1, 4, 5, 6, 7], [2, 9, null, null, null]) ?? '';
    expect(finding).toContain('in 2014');
    expect(finding).not.toContain('2011');
  });

  it('has no beginning behind a missing or doubtful year', () => {
    expect(findingOf([1, null, 5, 6, 7], [2, 3, 3, 3, 3])).not.toMatch(/since/);
    const doubts = { KEN: { 2011: 'isolated' } } satisfies Cube['doubts'];
    expect(findingOf([1, 4, 5, 6, 7], [2, 3, 3, 3, 3], { doubts })).not.toMatch(/since/);
  });
});

describe('the largest bar of a stack', async () => {
  const words = await loadPageWords(['frame', 'charts', 'elements-livestock', 'livestock-products'], 'en');
  const bars = [CATTLE_MILK, BUFFALO_MILK, GOAT_MILK];
  const stackOf = (rows: readonly (number | null)[][], facts: Partial<Cube> = {}) => {
    const speech = toSpeech('en', createWords('en', words));
    const cubes = CubeStore.of(
      rows.map((row, at) =>
        cube({
          ...{ element: bars[at] ?? 0, years: row.map((_, place) => 2024 - row.length + place), rows: [row] },
          ...{ flags: ['A'.repeat(row.length)], countries: row.map(() => 1), ...facts },
        }),
      ),
    );
    const of = { cubes, area: 'KEN', elements: bars.slice(0, rows.length) };
    return stackFinding(of, 'livestock-products.charts.milk.stack', {}, speech);
  };
  const partOf = (cattle: (number | null)[], buffaloes: (number | null)[], facts: Partial<Cube> = {}) =>
    stackOf([cattle, buffaloes], facts);

  it('is a part of all bars of the newest year that has all: 30 of 40, and 60 of 80 before', async () => {
    expect(partOf([50, 30], [30, 10])).toMatch(/2023, 75%.*cow/);
    expect(partOf([20, 90], [60, null])).toMatch(/2022, 75%.*buffalo/);
  });

  it('is one of the newest year without bars that have ended, which it names', async () => {
    const [ended, begun] = [
      (value: number) => [value, null, null, null],
      (value: number) => [null, value, value, value],
    ];
    expect(stackOf([ended(90), begun(30), begun(10)])).toMatch(/2023, 75%.*buffalo.*cow.*2020/);
    expect(stackOf([ended(90), begun(30)])).toBeUndefined();
  });

  it('is none of a single bar, nor of a doubtful figure, nor of 996 of 1,000, which are not all', async () => {
    expect(partOf([50, 996], [30, 4])).toBeUndefined();
    expect(partOf([50, 30], [null, null])).toBeUndefined();
    const doubts = { KEN: { 2023: 'isolated' } } satisfies Cube['doubts'];
    expect(partOf([50, 30], [30, 10], { doubts })).toBeUndefined();
  });
});
