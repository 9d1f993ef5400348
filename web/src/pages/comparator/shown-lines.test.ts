import { describe, expect, it } from 'vitest';
import { loadedPart } from '../../api/loaded.ts';
import { toDrawnTable } from '../../figure/cell-text.ts';
import { getFormats } from '../../i18n/formats.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords } from '../../i18n/words.tsx';
import { compareParams } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';
import { bestYear, type LineFigures } from './compare-figures.ts';
import { findLineSource, isShareOfWorld, toOwnLine } from './compare-options.ts';
import { pairLines } from './compare-scatter.tsx';
import { toCompareTable } from './compare-table.ts';
import { comparedSections } from './load-comparator.ts';
import type { LoadedLine } from './load-lines.ts';
import { changeOf, type ShownLine, showLines, slopeLines } from './shown-lines.ts';

const figures = (values: Record<number, number>, breaks: number[] = []): LineFigures => ({
  years: Object.keys(values).map(Number),
  values: Object.values(values),
  flags: Object.values(values).map(() => 'A'),
  breaks,
});
const line = (
  area: string,
  values: Record<number, number>,
  more: Partial<LoadedLine> = {},
  breaks: number[] = [],
) => ({
  area,
  crop: 'beans',
  element: 5510,
  shown: 5510,
  unit: 't',
  page: '/beans/data/production',
  hasPage: true,
  keys: [],
  figures: loadedPart(figures(values, breaks)),
  ...more,
});
const data = (
  lines: LoadedLine[],
  view: Partial<ComparatorData['view']> = {},
  wholes = {},
): ComparatorData => ({
  view: { ...compareParams.initial, lines, ...view },
  release: { id: 'r', created: '', pinned: false },
  lines,
  wholes: loadedPart(wholes),
  changes: {},
  areas: loadedPart({ regions: [], countries: [], former: [], awaiting: [] }),
  sections: [],
  neighbours: null,
  sources: loadedPart([]),
  ready: [],
  refused: [],
  surplus: [],
  ignored: [],
});
const shownOf = (lines: LoadedLine[]): readonly ShownLine[] => showLines(data(lines)).shown;
const areas = (lines: readonly ShownLine[]): string[] => lines.map(({ line: own }) => own.area);

describe('what is shown of a comparison', () => {
  it('never puts two units into one picture', () => {
    const { groups } = showLines(
      data([
        line('BRA', { 2020: 1 }),
        line('COL', { 2020: 900 }, { element: 5412, shown: 5412, unit: 'kg-ha' }),
        line('KEN', { 2020: 2 }),
        line('KEN', { 2020: 0.9 }, { element: 'price-retail', shown: 'price-retail', unit: 'usd-kg' }),
      ]),
    );
    expect(groups.map(areas)).toEqual([['BRA', 'KEN'], ['COL'], ['KEN']]);
  });

  it('is a share of the World of the very year, and of nothing that does not add up', () => {
    const lines = [
      line('BRA', { 2019: 10, 2020: 30 }),
      line('COL', { 2020: 900 }, { element: 5412, shown: 5412, unit: 'kg-ha' }),
    ];
    const { shown, unfit } = showLines(
      data(lines, { measure: 'share' }, { 'BRA.beans.5510': [[2020, 120]] }),
    );
    expect(shown.map(({ measured }) => measured)).toEqual([
      { unit: { kind: 'share' }, values: [null, 0.25] },
    ]);
    expect(unfit.map(({ area }) => area)).toEqual(['COL']);
  });

  it('says apart what failed, what has no figures, and of what the measure makes no sense', () => {
    const lines = [
      line('BRA', { 2020: 1 }, { figures: { state: 'failed' } }),
      line('VAT', {}),
      line('KEN', { 2020: 1 }),
    ];
    const { failed, without, unfit } = showLines(data(lines, { measure: 'inhabitant' }));
    expect([failed, without, unfit].map((list) => list.map(({ area }) => area))).toEqual([
      ['BRA'],
      ['VAT'],
      ['KEN'],
    ]);
  });

  it('offers a logarithmic axis above zero alone', () => {
    expect(showLines(data([line('BRA', { 2020: 1 })])).isPositive).toBe(true);
    expect(showLines(data([line('BRA', { 2020: 1 }), line('KEN', { 2020: 0 })])).isPositive).toBe(false);
  });

  it('keeps the look of a line when one before it has no figures', () => {
    expect(shownOf([line('VAT', {}), line('BRA', { 2020: 1 })]).map(({ place }) => place)).toEqual([1]);
  });
});

describe('years of bars and slopes', () => {
  const byYear = (first: number, values: number[]) =>
    Object.fromEntries(values.map((value, at) => [first + at, value]));
  const grown = byYear(2009, [1, 2, 3, 9, 9, 9, 9, 9, 9, 9, 2, 4, 6]);
  const sides = { from: [2000], to: [2020] };

  it('are the newest that most lines have, and means of three years up to it unless two years were chosen', () => {
    const lines = [line('BRA', { 2000: 1, 2020: 3, 2021: 4 }), line('KEN', { 2000: 1, 2020: 3 })];
    expect(bestYear(shownOf(lines))).toBe(2020);
    expect(showLines(data(lines)).sides).toEqual({ from: [2008, 2009, 2010], to: [2018, 2019, 2020] });
    expect(showLines(data(lines, { from: 2000 })).sides).toEqual(sides);
    expect(showLines(data(lines, { from: 2020, year: 2000 })).sides).toEqual(sides);
    expect(showLines(data(lines, { from: 2020 })).sides).toBeNull();
  });

  it('draw means of believed figures of one series, and tell the other lines apart by the reason', () => {
    const doubtful = { ...figures(grown), doubts: { 2009: 'isolated', 2010: 'isolated' } as const };
    const [means = { from: [], to: [] }, lines] = [
      showLines(data([line('BRA', grown)])).sides ?? undefined,
      shownOf([
        line('BRA', grown),
        line('KEN', grown, {}, [2015]),
        line('RWA', { 2020: 3 }),
        line('UGA', {}, { figures: loadedPart(doubtful) }),
      ]),
    ];
    const { drawn, undrawn } = slopeLines(lines, means);
    expect(drawn.map(({ entry, from, to }) => [entry.line.area, from, to])).toEqual([['BRA', 2, 4]]);
    expect([...undrawn].map(([reason, some]) => [reason, ...areas(some)])).toEqual([
      ['break', 'KEN'],
      ['missing', 'RWA'],
      ['doubt', 'UGA'],
    ]);
  });

  it('tell lines without a figure of a chosen year from those that break between', () => {
    const lines = shownOf([
      line('BRA', { 2000: 1, 2020: 3 }, {}, [2010]),
      line('KEN', { 2000: 1, 2020: 3 }),
      line('RWA', { 2020: 3 }),
    ]);
    const { drawn, undrawn } = slopeLines(lines, sides);
    expect(drawn.map(({ entry }) => entry.line.area)).toEqual(['KEN']);
    expect([...undrawn].map(([reason, some]) => [reason, ...areas(some)])).toEqual([
      ['break', 'BRA'],
      ['missing', 'RWA'],
    ]);
  });
});

describe('the change between two years', () => {
  const changes = (lines: readonly ShownLine[], same?: ComparatorData['changes'], from = 2000) =>
    slopeLines(lines, { from: [from], to: [2020] }).drawn.map((each) => changeOf(each, same));

  it('is told of countries and the World, and not from nothing', () => {
    const lines = shownOf([
      line('BRA', { 2000: 2, 2020: 3 }),
      line('WLRD', { 2000: 10, 2020: 5 }),
      line('KEN', { 2000: 0, 2020: 3 }),
    ]);
    expect(changes(lines)).toEqual([0.5, -0.5, null]);
  });

  it('is not told of sums over countries that may be others, nor of lower bounds', () => {
    const bounds = { ...figures({ 1990: 1, 2000: 2, 2020: 3 }), flags: ['L', 'A', 'L'] };
    const samples = { element: 'samples-received', shown: 'samples-received', unit: 'samples' } as const;
    const lines = shownOf([
      line('154', { 2000: 2, 2020: 3 }),
      line('PABRA', { 2000: 2, 2020: 3 }),
      line('WLRD', { 2000: 2, 2020: 3 }, samples),
      line('BRA', {}, { figures: loadedPart(bounds) }),
    ]);
    expect(changes(lines)).toEqual([null, null, null, null]);
    const same = { 'PABRA.beans.5510': { value: 0.2, countries: 9, share: 1 } };
    expect(changes(lines, same)).toEqual([null, 0.2, null, null]);
  });
});

describe('what a scatter sets against what', () => {
  const yields = { element: 5412, shown: 5412, unit: 'kg-ha' };

  it('are the first two topics of each area that has both', () => {
    const { pairs, alone } = pairLines(
      shownOf([
        line('BRA', { 2020: 1 }),
        line('KEN', { 2020: 1 }),
        line('BRA', { 2020: 9 }, yields),
        line('COL', { 2020: 9 }, yields),
      ]),
    );
    expect(pairs.map(({ x, y }) => [x.line.area, x.line.element, y.line.element])).toEqual([
      ['BRA', 5510, 5412],
    ]);
    expect(areas(alone)).toEqual(['KEN', 'COL']);
  });

  it('is nothing where all lines are of one measure', () => {
    expect(pairLines(shownOf([line('BRA', { 2020: 1 }), line('KEN', { 2020: 1 })])).pairs).toEqual([]);
    expect(pairLines([]).pairs).toEqual([]);
  });
});

describe('the table of a comparison', () => {
  it('says why a figure that there is has none in the measure, and nothing of one that there is not', async () => {
    const words = createWords('en', await loadPageWords(['frame', 'crops', 'elements', 'compare'], 'en'));
    const lines = [
      line(
        'BRA',
        { 2000: 2, 2010: 3, 2020: 4 },
        { figures: loadedPart(figures({ 2000: 2, 2010: 3, 2020: 4 }, [2015])) },
      ),
      line('KEN', { 2000: 1, 2020: 3 }),
    ];
    const { shown, base } = showLines(data(lines, { measure: 'index', base: 2000 }));
    const formats = getFormats('en');
    const { rows } = toDrawnTable(toCompareTable(shown, { words, formats, base }), formats);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['2020', 'not comparable with 2000', '300.0'],
      ['2010', '150.0', ''],
      ['2000', '100.0', '100.0'],
    ]);
  });

  it.each([
    ['en', 'Beans, Production, 2000 and 2020', 'Beans, Production, by year'],
    ['es', 'Frijol, Producción, 2000 y 2020', 'Frijol, Producción, por año'],
    ['pt', 'Feijão, Produção, 2000 e 2020', 'Feijão, Produção, por ano'],
  ] as const)('are named by the years that alone stand in the table (%s)', async (language, few, all) => {
    const lines = shownOf([line('BRA', { 2000: 2, 2010: 3, 2020: 4 }), line('KEN', { 2000: 1, 2020: 3 })]);
    const sentence = createWords(
      language,
      await loadPageWords(['frame', 'crops', 'elements', 'compare'], language),
    );
    const speech = { words: sentence, formats: getFormats(language), base: null };
    expect(toCompareTable(lines, speech, [2000, 2020]).caption).toBe(few);
    expect(toCompareTable(lines, speech).caption).toBe(all);
  });
});

describe('where the figures of a line stand', () => {
  const find = (crop: string, element: LoadedLine['element']) =>
    findLineSource({ crop, element }, comparedSections);

  it('is found by the id that countries have and by the one that aggregates have', () => {
    expect(find('beans', 5510)).toMatchObject({
      kind: 'element',
      pair: [5510, 5510],
      table: 'beans_production',
    });
    const pair = comparedSections
      .flatMap(({ pairs }) => pairs)
      .find(([country, aggregate]) => country !== aggregate);
    expect(find('beans', pair?.[1] ?? 0)).toMatchObject({ pair });
  });

  it('is among all figures of the release where the crop has no page of the section', () => {
    expect(find('cocoa', 5622)).toMatchObject({ table: 'OBSERVATIONS', indicator: 661, hasPage: false });
    expect(find('beans', 5622)).toMatchObject({ table: 'beans_trade', indicator: 176, hasPage: true });
  });

  it('is nowhere of a crop without the item, of ranks, and of what there is not', () => {
    expect(find('forages', 645)).toBeNull();
    expect(find('beans', 113)).toBeNull();
    expect(find('tea', 5510)).toBeNull();
    expect(find('beans', 9_999_999)).toBeNull();
    expect(find('beans', 'price-producer')).toMatchObject({ kind: 'price', page: '/beans/data/prices' });
  });

  it('is that of samples where the crop has shipments, and of the crop that an international price is of', () => {
    expect(find('beans', 'samples-received')).toMatchObject({
      kind: 'samples',
      page: '/beans/data/genebanks',
    });
    expect(find('cocoa', 'samples-provided')).toBeNull();
    const series = find('beans', 'benchmark-rice-thai-5');
    expect(series).toMatchObject({ kind: 'benchmark', page: '/rice/data/prices-international' });
    const line = { area: 'WLRD', crop: 'beans', element: 'benchmark-rice-thai-5' } as const;
    expect(series && toOwnLine(line, series)).toEqual({ ...line, crop: 'rice' });
    expect(find('beans', 'benchmark-maize')).toMatchObject({ page: '/beans/data/prices-international' });
    expect(find('beans', 'benchmark-gold')).toBeNull();
    expect(find('rice', 'loss-modelled-storage')).toMatchObject({ evidence: 'modelled', stage: 'storage' });
    expect(find('rice', 'sent-usa')).toBeNull();
    expect(find('cocoa', 'varieties-upov')).toBeNull();
  });

  it('is a share of the World where figures add up', () => {
    const isShare = (element: LoadedLine['element']): boolean | null => {
      const source = find('beans', element);
      return source && isShareOfWorld(source);
    };
    const elements = [5510, 5412, 'price-retail', 'samples-received', 'benchmark-maize'] as const;
    expect(elements.map(isShare)).toEqual([true, false, false, true, false]);
  });
});
