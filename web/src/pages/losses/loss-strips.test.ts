import { describe, expect, it } from 'vitest';
import type { LossStages } from '#contract/losses.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { lossesParams } from '../../url/losses-params.ts';
import { chainFinding, namedStages, sinceText, stripRows } from './loss-strips.ts';

type Stage = LossStages['stages'][number];

/** A stage with a result of each year and percentage, and the median given. */
const stage = (
  id: Stage['stage'],
  median: number,
  results: readonly (readonly [year: number, value: number])[],
): Stage => ({
  ...{
    stage: id,
    median,
    low: 0,
    high: 99,
    studies: results.length,
    figures: results.length,
    first: 1977,
    last: 2018,
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
  it('have a median marked from four results on, older results apart, and a name at what is far from the median', () => {
    const view = lossesParams('beans').parse('?stage=retail');
    const release = { id: 'r', created: '', pinned: false };
    const rows = stripRows({ crop: 'beans', view, release }, [storage, few], speech);
    expect(rows.map(({ median, count, middle }) => [median, count, middle])).toEqual([
      [9, '8', '9.0%'],
      [null, '1', '–'],
    ]);
    expect(rows[0]?.points.filter(({ early }) => early)).toHaveLength(4);
    expect(rows.map(({ outlier }) => outlier)).toEqual(['Ethiopia 1994', undefined]);
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

  it('join those of few results in one row', () => {
    const release = { id: 'r', created: '', pinned: false };
    const view = lossesParams('beans').parse('');
    const two = [few, stage('export', 7, [[2011, 7]]), storage];
    const rows = stripRows({ crop: 'beans', view, release }, two, speech);
    expect(rows.map(({ id, points }) => [id, points.length])).toEqual([
      ['storage', 8],
      ['few', 2],
    ]);
    expect(rows[1]?.points.map(({ value }) => value)).toEqual([7, 90]);
    const fadedOf = (search: string) =>
      stripRows({ crop: 'beans', view: lossesParams('beans').parse(search), release }, two, speech).map(
        ({ faded }) => faded,
      );
    expect(fadedOf('?stage=transport')).toEqual([true, false]);
    expect(fadedOf('?stage=storage')).toEqual([false, true]);
  });

  it('begin with the newer results: where none reaches the middle of the older ones, and where their middle is highest', () => {
    // Of 20, 30, 35 and 38 the middle is 32.5; the newer ones end at 10.
    expect(sinceText([{ ...storage, median: 15 }, retail], 'Beans', speech)).toMatch(/ 10%.* 32% /);
    expect(sinceText([retail], 'Beans', speech)).toBeUndefined();
    // Of 1, 9, 10 and 26 the middle is 9.5, of 1, 2, 8 and 10 it is 5.
    expect(chainFinding([storage, retail], 'studies', speech)).toMatch(/ 4 .*Retail.* 9% /);
    expect(chainFinding([retail], 'studies', speech)).toMatch(/Retail.* 4 .*9\.5%/);
    expect(chainFinding([few, { ...retail, stage: 'whole-chain' }], 'statistics', speech)).toMatch(
      /^Whole chain/,
    );
    expect(chainFinding([few], 'studies', speech)).toBeUndefined();
  });
});
