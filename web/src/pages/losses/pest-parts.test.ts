import { describe, expect, it } from 'vitest';
import type { Pests } from '#contract/pests.ts';
import { loadedPart } from '../../api/loaded.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { pestsParams } from '../../url/pests-params.ts';
import { pestsFigures } from './pest-figures.tsx';
import { leadText, type PestsPageData } from './pest-texts.ts';

const organs: Pests['organs'] = {
  total: 6,
  attacked: [
    { id: 'root', count: 0 },
    { id: 'leaf', count: 4 },
    { id: 'pod', count: 2 },
  ],
  not_stated: 1,
};

const answer = (changes: Partial<Pests> = {}): Pests => ({
  ...{ total: 6, rows: [], next: null, sources: [], left_out: [], organs },
  facets: {
    crop: [],
    agent: [],
    source: [],
    part: [
      { id: 'leaves', count: 4 },
      { id: 'none', count: 1 },
    ],
  },
  ...changes,
});

const figureOf = (search: string, value = answer(), crop = 'beans') => {
  const data: PestsPageData = {
    ...{ crop, kind: 'pest', release: { id: 'r', created: '', pinned: false }, ignored: [] },
    ...{ view: pestsParams.parse(search), answer: loadedPart(value), totals: null },
  };
  return pestsFigures(data, readSpeech('en')).find(({ id }) => id === 'parts');
};

describe('the first sentence of pests', () => {
  it('has the most attacked part and what the rows add, and without one such part their number', () => {
    const lead = (attacked: Pests['organs']['attacked']) =>
      leadText(readSpeech('en'), 'beans', 'pest', {
        total: 6,
        attacked,
        notes: ['virus-vector', 'seed-borne'],
      });
    expect(lead(organs.attacked)).toMatch(/^4 of the 6 .*leaves.* One .*viruses/);
    expect(
      lead([
        { id: 'leaf', count: 3 },
        { id: 'pod', count: 3 },
      ]),
    ).toMatch(/^6 pests/);
  });
});

describe('parts of the plant', () => {
  it('have their counts, and a link where any is listed', () => {
    const figure = figureOf('?agent=insect&page=2');
    expect(figure?.rows().map(({ cells }) => [cells[0]?.code, cells[1]?.value, cells[0]?.href])).toEqual([
      ['root', 0, undefined],
      ['leaf', 4, '/en/beans/data/pests?agent=insect&part=leaf'],
      ['pod', 2, '/en/beans/data/pests?agent=insect&part=pod'],
    ]);
    // One of six has no part.
    expect(figure?.finding).toMatch(/4 of 5$/);
  });

  it('lead back to all from the chosen one, which a part of it chooses as well', () => {
    for (const search of ['?part=leaf', '?part=foliage']) {
      const rows = figureOf(search)?.rows() ?? [];
      expect(rows.map(({ selected }) => selected)).toEqual([false, true, false]);
      expect(rows[1]?.cells[0]?.href).toBe('/en/beans/data/pests');
    }
  });

  it('are those that sources name for a crop that is not drawn, and none where no source names one', () => {
    expect(
      figureOf('', answer(), 'rice')
        ?.rows()
        .map(({ cells }) => cells[0]?.code),
    ).toEqual(['leaves']);
    expect(figureOf('', answer({ organs: { ...organs, not_stated: 6 } }))).toBeUndefined();
  });

  it('have no finding where two are attacked most', () => {
    const even = {
      ...organs,
      attacked: [
        { id: 'leaf', count: 2 },
        { id: 'pod', count: 2 },
      ],
    } satisfies Pests['organs'];
    expect(figureOf('', answer({ organs: even }))?.finding).toBeUndefined();
  });
});
