import { describe, expect, it } from 'vitest';
import type { Varieties, VarietyRow, VarietySource } from '#contract/varieties.ts';
import { loadedPart } from '../../api/loaded.ts';
import type { Figure } from '../../figure/figure.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { varietiesParams } from '../../url/varieties-params.ts';
import type { VarietiesPageData } from './load-varieties-page.ts';
import { varietiesAddress, varietiesFigures } from './variety-figures.ts';

const row: VarietyRow = {
  ...{ id: 'ken-beans-flora', name: 'FLORA', synonyms: ['GLP 1'], crop: 'beans', country: 'KEN' },
  ...{ type: 'climbing', year: 1996, year_basis: null, institutions: ['KARI'] },
  ...{
    maturity: { low: 61, high: 91 },
    altitude: null,
    traits: ['disease'],
    seed: null,
    source: 'kenya-mbeguchoice',
  },
};

const source: VarietySource = {
  ...{ key: 'kenya-mbeguchoice', publisher: 'KALRO', title: 'MbeguChoice', url: '', date: '2016-01-01' },
  ...{ licence: 'MIT', exportable: true, nature: 'register', records: 2, supply: null },
};

const one = { count: 1, seen: 0 };

const answer: Varieties = {
  ...{ total: 2, counted: 2, seen: 0, next: null, other_years: 1, sources: [source], left_out: [] },
  rows: [row, { ...row, id: 'ken-beans-2', year: 2013, year_basis: 'generated in 2013 (abstract)' }],
  facets: {
    ...{ country: [{ id: 'KEN', ...one }], type: [{ id: null, ...one }], trait: [] },
    institution: [
      { id: null, ...one },
      { id: 'KARI', ...one },
    ],
    source: [{ id: source.key, count: 2, seen: 0 }],
    decade: [
      { year: 1990, ...one },
      { year: 2000, count: 0, seen: 0 },
    ],
  },
  years: [],
};

const data = (search = '', changes: Partial<VarietiesPageData> = {}): VarietiesPageData => ({
  ...{ crop: 'beans', release: { id: 'r', created: '', pinned: false }, origin: '', root: null },
  ...{ beyond: [], ignored: [] },
  view: varietiesParams('beans').parse(search),
  answer: loadedPart(answer),
  ...{
    released: loadedPart([]),
    all: null,
    countryHasNone: false,
    counts: loadedPart(null),
    compared: loadedPart([]),
  },
  ...changes,
});

describe('figures of varieties', () => {
  const speech = readSpeech('en');
  const figuresOf = (pageData: VarietiesPageData): ReadonlyMap<string, Figure> =>
    new Map(varietiesFigures(pageData, speech).map((figure) => [figure.id, figure]));
  const cellsOf = (figure: Figure | undefined) =>
    figure?.rows().map(({ cells }) => cells.map(({ value }) => value));

  it('count records by what their own filter chooses, with what the bars leave out', () => {
    const figures = figuresOf(data('?country=KEN&type=climbing'));
    // No record has a type.
    expect([...figures.keys()]).toEqual(['decades', 'countries', 'table', 'institutions', 'traits']);
    expect(cellsOf(figures.get('decades'))).toEqual([
      ['1990–1999', 1, 0],
      ['2000–2009', 0, 0],
    ]);
    expect(figures.get('decades')).toMatchObject({ area: 'KEN' });
    expect(figures.get('countries')).toMatchObject({ area: 'WLRD' });
    expect(figures.get('countries')?.name).toContain('(Type: climbing bean)');
    expect(cellsOf(figures.get('institutions'))).toEqual([['KARI', 1, 0]]);
    expect(figures.get('institutions')?.remarks).toHaveLength(1);
  });

  it('list years of release as numbers, other years in words, and nothing in the place of an unknown number', () => {
    const rows = cellsOf(figuresOf(data()).get('table')) ?? [];
    expect(rows[0]).toEqual([
      ...['FLORA (GLP 1)', 'Kenya', 'climbing bean', 1996, 'KARI', '61–91 days', null],
      ...['disease-tolerant', 'Kenya’s catalogue'],
    ]);
    expect(rows[1]?.[3]).toContain('2013');
  });

  it('leave out of files what may be looked at alone, unless that is all', () => {
    const closed = { ...source, key: 'closed', exportable: false };
    const facets = {
      ...answer.facets,
      source: [
        { id: source.key, ...one },
        { id: closed.key, ...one },
      ],
    };
    const [first = row, second = row] = answer.rows;
    const all = [first, { ...second, source: closed.key }];
    const mixed = { ...answer, facets, sources: [source, closed] };
    const table = figuresOf(data('', { answer: loadedPart(mixed), all })).get('table');
    expect(table).toMatchObject({
      rowCount: 1,
      isPartial: true,
      finding: expect.stringMatching(/^1 record/),
    });
    expect(cellsOf(table)).toHaveLength(1);
    expect(table?.sources.map(({ key }) => key)).toEqual([source.key]);
    expect(table?.shownSources?.map(({ key }) => key)).toEqual([source.key, closed.key]);
    const alone = { ...mixed, sources: [{ ...source, exportable: false }, closed] };
    const refused = figuresOf(data('', { answer: loadedPart(alone), all })).get('table');
    expect(refused).toMatchObject({ rowCount: 2 });
    expect(refused?.isPartial).toBeUndefined();
  });

  it('give a year that is passed over as unknown', () => {
    const counts = loadedPart({
      ...{ crop: 'beans', crop_name: 'Common bean', source },
      years: [
        { year: 2016, number: 3 },
        { year: 2018, number: 341 },
      ],
    });
    const upov = figuresOf(data('', { counts })).get('upov');
    expect(upov?.rows().map(({ cells }) => cells[1])).toEqual([
      { value: 3 },
      { value: null, text: 'no figure' },
      { value: 341 },
    ]);
  });

  it('take more than four side by side for asked in vain', () => {
    const pageData = data('', { beyond: ['ken-beans-5'], ignored: [{ name: 'nonsense', asked: '1x' }] });
    expect(varietiesAddress(pageData).ignored).toEqual([
      { name: 'compare', asked: 'ken-beans-5' },
      { name: 'nonsense', asked: '1x' },
    ]);
  });
});
