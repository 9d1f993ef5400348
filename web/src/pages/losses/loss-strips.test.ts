import { describe, expect, it } from 'vitest';
import type { LossStages } from '#contract/losses.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { lossesParams } from '../../url/losses-params.ts';
import { chainFinding, chainLead, mediansOf, namedStages, stageText, stripRows } from './loss-strips.ts';

type Stage = LossStages['stages'][number];

const leadOf = (...stages: Stage[]) =>
  chainLead({ stages, evidence: 'studies', commodity: 'beans-dry', country: null }, readSpeech('en'));

/** A stage with a result of each year and percentage, and the median given. */
const stage = (
  id: Stage['stage'],
  median: number,
  results: readonly (readonly [year: number, value: number])[],
): Stage => ({
  ...{
    stage: id,
    median,
    low: Math.min(...results.map(([, value]) => value)),
    high: Math.max(...results.map(([, value]) => value)),
    studies: results.length,
    figures: results.length,
    first: Math.min(...results.map(([year]) => year)),
    last: Math.max(...results.map(([year]) => year)),
  },
  points: results.map(([year, value]) => ({
    ...{
      country: 'ETH',
      year,
      value,
      low: value,
      high: value,
      method: 'survey',
      reference: null,
      figures: 1,
      sources: [],
    },
  })),
});

const storage = stage('storage', 9, [
  [2014, 1],
  [2015, 2],
  [2016, 8],
  [2017, 10],
  [1980, 20],
  [1981, 30],
  [1982, 35],
  [1994, 38],
]);
const retail = stage('retail', 9.5, [
  [2010, 1],
  [2011, 9],
  [2012, 10],
  [2018, 26],
]);
const few = stage('transport', 90, [[2010, 90]]);
const speech = readSpeech('en');

describe('stages of losses', () => {
  it('have medians of older and of newer results, of four at least, older results apart, and a name at what is far from the median', () => {
    const view = lossesParams('beans').parse('?stage=retail');
    const release = { id: 'r', created: '', pinned: false };
    const rows = stripRows({ crop: 'beans', view, release }, [storage, few], speech);
    // Of 1, 2, 8 and 10, and of 20, 30, 35 and 38.
    expect(rows.map(({ medians, count, middle }) => [medians, count, middle])).toEqual([
      [{ early: 32.5, late: 5 }, '4 + 4', { early: '32.5%', late: '5.0%' }],
      [{ early: null, late: null }, '1', { early: '', late: '' }],
    ]);
    expect(rows[0]?.points.filter(({ early }) => early)).toHaveLength(4);
    expect(rows.map(({ outlier }) => outlier)).toEqual(['Ethiopia 1994', 'Ethiopia 2010']);
    expect(rows.map(({ faded }) => faded)).toEqual([true, true]);
    expect(rows[0]?.href).toContain('stage=storage');
  });

  it('name three at most, of single stages, whose greatest result is one and a half times the median', () => {
    const near = stage('farm', 10, [
      [2010, 9],
      [2010, 10],
      [2010, 10],
      [2010, 14],
    ]);
    const shared = stage('households', 9, [
      [2010, 1],
      [2010, 9],
      [2010, 90],
      [2011, 90],
    ]);
    const whole = { ...storage, stage: 'whole-chain' as const };
    const all = [
      near,
      shared,
      whole,
      storage,
      retail,
      { ...retail, stage: 'market' as const },
      { ...storage, stage: 'export' as const },
    ];
    expect([...namedStages(all)].sort()).toEqual(['export', 'retail', 'storage']);
  });

  it('are a row each, in a country with the value of the last of few results', () => {
    const release = { id: 'r', created: '', pinned: false };
    const view = lossesParams('beans').parse('?country=ETH');
    const two = stage('export', 7, [[2011, 7]]);
    const [point] = two.points;
    const joined = {
      ...two,
      points: point === undefined ? [] : [{ ...point, low: 1.5, high: 12.5 }],
    };
    const rows = stripRows({ crop: 'beans', view, release }, [few, joined], speech);
    expect(rows.map(({ id, outlier }) => [id, outlier])).toEqual([
      ['transport', '90% 2010'],
      ['export', '1.5%–12.5% 2011'],
    ]);
    expect(rows[1]?.points.map(({ low, high }) => [low, high])).toEqual([[1.5, 12.5]]);
  });

  it('have the ranges of few results, and of many the one that reaches highest', () => {
    const many = stage(
      'farm',
      5,
      Array.from({ length: 14 }, (_, at) => [2010, at] as const),
    );
    const points = many.points.map((point) => ({
      ...{ ...point, low: point.value / 2, figures: 2 },
      high: point.value === 6 ? 30 : point.value,
    }));
    const lines = (of: typeof points): readonly number[] =>
      stripRows(
        {
          ...{ crop: 'beans', view: lossesParams('beans').parse('') },
          release: { id: 'r', created: '', pinned: false },
        },
        [{ ...many, high: 30, points: of }],
        speech,
      ).flatMap(({ points: drawn }) => drawn.flatMap(({ low, high, value }) => (low === high ? [] : value)));
    expect(lines(points)).toEqual([6]);
    expect(lines(points.slice(0, 4))).toEqual([1, 2, 3]);
  });

  it('have no median of results that are few on either side of the year', () => {
    expect(mediansOf(retail.points)).toEqual({ early: null, late: 9.5 });
    expect(mediansOf(storage.points.slice(3))).toEqual({ early: 32.5, late: null });
  });

  it('have the medians of their strips in words, too', () => {
    expect(stageText(speech.words, speech.formats, retail)).toMatch(/2000 9\.5%$/);
    expect(stageText(speech.words, speech.formats, storage)).toMatch(/2000 5(\.0)?%.*2000 32\.5%$/);
    expect(stageText(speech.words, speech.formats, { ...few, low: 90, high: 90 })).not.toContain('2000');
  });

  it('are told of by the same stage in lead and title: newer results first, then older ones', () => {
    const titleOf = (...stages: Stage[]) => chainFinding({ stages, evidence: 'studies' }, speech);
    const old = { ...storage, median: 15 };
    // Of 1, 9, 10 and 26 the middle is 9.5, of 1, 2, 8 and 10 it is 5; of 20, 30, 35 and 38 it is 32.5.
    expect(titleOf(old, retail)).toMatch(/2000 .*retail.* 9\.5%$/);
    expect(leadOf(old, retail)).toMatch(
      /retail.* 9\.5% \(4 .* 1% .* 26%\).* 2000.*storage.* 32\.5% \(4 .* 10%/,
    );
    expect(leadOf(storage, retail)).toMatch(/retail.* 9\.5%.*2000.* 38% in storage/);
    expect(titleOf(retail)).toMatch(/retail.* 9\.5%/);
    const whole = { ...retail, stage: 'whole-chain' as const };
    expect(leadOf(few, whole)).toMatch(/transport 90%|transport are 90%/);
    expect(leadOf(whole)).toMatch(/whole chain/);
  });

  it('have no median in the lead where results are few, and their one result where they name no stage', () => {
    const one = stage('transport', 87.5, [[2010, 87.5]]);
    const several = { ...one, low: 80, high: 95, figures: 2 };
    expect(leadOf(one)).toMatch(/transport .*87\.5% .*2010\)\.$/);
    expect(
      leadOf({
        ...several,
        points: several.points.map((point) => ({ ...point, low: 80, high: 95, figures: 2 })),
      }),
    ).toMatch(/transport .*80% to 95% .*2010\)\.$/);
    expect(leadOf({ ...few, stage: 'not-stated' })).toMatch(/not stated .*90% .*2010/);
    expect(chainFinding({ stages: [], evidence: 'studies' }, speech)).toBeUndefined();
  });

  it('have older results after newer ones where both are few, and alone where there are no newer ones', () => {
    const farm = stage('farm', 13, [[2016, 13]]);
    const before = stage('storage', 35, [[1977, 35]]);
    expect(leadOf(farm, before)).toMatch(
      /since 2000 .*farm .*13% .*2016\)\. Before 2000.*35% in storage .*1977/,
    );
    expect(leadOf(before)).toMatch(/storage .*35% .*1977\)\.$/);
    expect(leadOf(farm, stage('storage', 35, [[1977, 10]]))).not.toContain('Before');
  });
});
