import { describe, expect, it } from 'vitest';
import type { LossRow, LossStages } from '#contract/losses.ts';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import type { Figure } from '../../figure/figure.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { lossesParams } from '../../url/losses-params.ts';
import type { LossesPageData } from './load-losses-page.ts';
import { lossesFigures, lossInfoFigures } from './loss-figures.tsx';

const source = {
  ...{ key: 'fao-food-losses', publisher: 'FAO', title: 'Food Loss and Waste database', url: '' },
  ...{ date: '2022-01-01', licence: 'CC-BY-4.0', exportable: true },
};

const point = {
  ...{ country: 'KEN', year: 2007, method: 'survey' as const, reference: null },
  ...{ value: 20.9 + 0.1 + 0.2, low: 0.05, high: 38, figures: 2, sources: [source.key] },
};

const facets: LossStages['facets'] = {
  ...{ commodity: [{ id: 'beans-dry', count: 2 }], country: [{ id: 'KEN', count: 2 }], method: [] },
  ...{ stage: [{ id: 'storage', count: 2 }], evidence: [{ id: 'studies', count: 2 }] },
};

const stages: LossStages = {
  ...{ crop: 'beans', commodity: 'beans-dry', country: null, evidence: 'studies', facets },
  stages: [
    {
      ...{ stage: 'storage', median: 21.2, low: 0.05, high: 38, studies: 1, figures: 2 },
      ...{ first: 2007, last: 2009, points: [point] },
    },
  ],
  ...{ years: { first: 2007, last: 2009 }, findings: 2, sources: [{ ...source, findings: 2 }], left_out: [] },
};

const finding: LossRow = {
  ...{ id: '1', crop: 'beans', commodity: 'beans-dry', country: 'KEN', region: 'Embu', year: 2007 },
  ...{ stage: 'storage', activity: null, percent: 20.9, low: 18.5, high: 23.3, method: 'survey' },
  ...{ evidence: 'studies', method_inferred: true, treatment: null, cause: null, sample: null },
  ...{ reference: null, link: null, source: source.key, in_newer: false },
};

const data = (search = '', changes: Partial<LossesPageData> = {}): LossesPageData => ({
  ...{ crop: 'beans', release: { id: 'r', created: '', pinned: false }, ignored: [], compare: null },
  elsewhere: null,
  view: lossesParams('beans').parse(search),
  stages: loadedPart(stages),
  answer: loadedPart({ total: 51, rows: [finding], next: null, facets, sources: [source], left_out: [] }),
  ...changes,
});

const cellsOf = (figure: Figure | undefined) =>
  figure?.rows().map(({ cells }) => cells.map(({ value, code }) => code ?? value));

describe('figures of losses', () => {
  const speech = readSpeech('en');

  it('have percentages as their sources give them, without the remains of sums, and codes beside names', () => {
    const [chain, summary, findings] = lossesFigures(data('?page=2'), speech);
    expect(chain).toMatchObject({ id: 'stages', area: 'WLRD' });
    expect(cellsOf(chain)).toEqual([['storage', 'KEN', 2007, 21.2, 0.05, 38, 2, 'survey', 'no work named']]);
    expect(cellsOf(summary)).toEqual([['storage', null, null, 0.05, 38, 1, 2, 2007, 2009]]);
    expect(cellsOf(findings)).toEqual([
      ['KEN', 'Embu', 2007, 'storage', null, 20.9, 18.5, 23.3, 'survey', source.key],
    ]);
    expect(findings?.finding).toBe('51 figures, the newest first (51–51)');
    expect(chain?.columns.filter(({ kind }) => kind === 'percent').map(({ key }) => key)).toEqual([
      'value',
      'low',
      'high',
    ]);
  });

  it('are none where nothing is known or could be loaded, and of the list alone where no stage fits', () => {
    const ids = (changes: Partial<LossesPageData>): string[] =>
      lossesFigures(data('', changes), speech).map(({ id }) => id);
    expect(ids({ stages: failedPart })).toEqual([]);
    expect(ids({ stages: loadedPart({ ...stages, findings: 0 }) })).toEqual([]);
    expect(ids({ stages: loadedPart({ ...stages, stages: [] }) })).toEqual(['findings']);
    expect(ids({ answer: failedPart })).toEqual(['stages', 'summary']);
  });

  it('are of all countries where the chosen one has no result', () => {
    const none = { stages: loadedPart({ ...stages, stages: [] }), answer: failedPart };
    const [chain] = lossesFigures(data('?country=MWI', { ...none, elsewhere: stages }), speech);
    expect(chain).toMatchObject({ id: 'stages', area: 'WLRD' });
    expect(lossesFigures(data('?country=MWI', none), speech)).toEqual([]);
  });

  it('say of the address what they do not follow', () => {
    const search = '?evidence=hearsay&commodity=beans-dry&figure=stages&country=KEN';
    expect(lossesParams('beans').ignored(search, data(search).view)).toEqual([
      { name: 'evidence', asked: 'hearsay' },
    ]);
  });

  it('count what there is by evidence, none included', () => {
    const [coverage] = lossInfoFigures({ ...data(), stages: loadedPart(stages) }, speech);
    expect(cellsOf(coverage)).toEqual([
      ['studies', 2],
      ['statistics', 0],
      ['modelled', 0],
    ]);
  });
});
