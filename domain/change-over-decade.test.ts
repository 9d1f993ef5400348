import { describe, expect, it } from 'vitest';
import type { ComparedArea } from './change.ts';
import { relativeChange } from './change.ts';
import { awayFromMean, changeOverDecade, type DecadeInputs } from './change-over-decade.ts';
import { toSeries } from './testing/to-series.ts';

const areas = new Map<string, ComparedArea>([
  ['BDI', { kind: 'country', region: '014' }],
  ['KEN', { kind: 'country', region: '014' }],
  ['TZA', { kind: 'country', region: '014' }],
  ['UGA', { kind: 'country', region: '014' }],
  ['EGY', { kind: 'country', region: '015' }],
  ['014', { kind: 'aggregate', region: null }],
]);
const none: DecadeInputs['others'] = {
  slice: () => new Map(),
  isBroken: () => false,
  isDoubtful: () => false,
};
const run = (series: DecadeInputs['series'], change: Partial<DecadeInputs> = {}) =>
  changeOverDecade({ area: 'UGA', year: 2023, series, adds: true, others: none, areas, ...change });

/** Uganda's beans in thousand tonnes, which break in 2019. */
const uganda = { 2011: [915, 870, 941, 1011, 1080, 810, 1012, 940, 437, 786, 770, 827, 865] } as const;

it('is far from the mean of its years from a fifth of it on', () => {
  expect(awayFromMean(75, 100)).toBe(-0.25);
  expect(awayFromMean(125, 100)).toBe(0.25);
  expect(awayFromMean(90, 100)).toBeNull();
  expect(awayFromMean(0, 0)).toBeNull();
});

describe('a country', () => {
  it('has no change across a break: none begins where an edition does', () => {
    expect(run(toSeries(uganda, { breaks: [2019] }))).toBe('break');
    expect(run(toSeries(uganda, { breaks: [2019] }), { year: 2018 })).toBe('missing');
  });

  it('has one across a seam, of the means of three years', () => {
    // (915 + 870 + 941) ÷ 3 = 908.67; (770 + 827 + 865) ÷ 3 = 820.67
    const change = run(toSeries(uganda));
    expect(change).toMatchObject({
      years: { from: [2011, 2012, 2013], to: [2021, 2022, 2023] },
      same: null,
      leftOut: 0,
      flag: 'A',
    });
    expect(typeof change === 'object' && relativeChange(change)).toBeCloseTo(820.6667 / 908.6667 - 1, 6);
  });

  it('rests on two years where there are no three, and on no single one', () => {
    expect(run(toSeries({ 2011: [10, null, 20], 2021: [30, 30, null] }))).toMatchObject({
      from: 15,
      to: 30,
      years: { from: [2011, 2013], to: [2021, 2022] },
    });
    expect(run(toSeries({ 2011: [10, null, null], 2021: [30, 30, 30] }))).toBe('missing');
    // Of the older years one is left behind a break, or two.
    const means = { 2011: [10, 10, 10], 2021: [30, 30, 30] };
    expect(run(toSeries(means, { breaks: [2013] }))).toBe('break');
    expect(run(toSeries(means, { breaks: [2012] }))).toMatchObject({ years: { from: [2012, 2013] } });
  });

  it('takes no doubtful figure and no lower bound', () => {
    const spiked = { 2011: [10, 10, 10], 2021: [30, 30, 900] };
    expect(run(toSeries(spiked, { doubts: [2023] }))).toMatchObject({ to: 30, years: { to: [2021, 2022] } });
    expect(run(toSeries(spiked, { doubts: [2022, 2023] }))).toBe('doubt');
    expect(run(toSeries({ 2011: [10, 10, 10], 2021: ['30L', '30L', 30] }))).toBe('bound');
  });

  it('carries the least certain flag of all its figures', () => {
    expect(run(toSeries({ 2011: ['10E', 10, 10], 2021: [30, '30I', 30] }))).toMatchObject({ flag: 'I' });
  });
});

describe('a sum of countries', () => {
  /** Countries' figures of the six years; Tanzania begins with 2021. */
  const figures: Readonly<Record<string, readonly (number | null)[]>> = {
    BDI: [4, 4, 4, 4, 4, 4],
    KEN: [30, 40, 50, 60, 60, 60],
    TZA: [null, null, null, 5, 5, 5],
    UGA: [50, 60, 70, 80, 80, 80],
    EGY: [900, 900, 900, 1, 1, 1],
  };
  const years = [2011, 2012, 2013, 2021, 2022, 2023];
  const slice = (year: number) =>
    new Map(
      Object.entries(figures).flatMap(([area, values]) => {
        const value = values[years.indexOf(year)] ?? null;
        return value === null ? [] : [[area, value] as const];
      }),
    );
  const sums = years.map((year) => {
    const { EGY: _, ...own } = Object.fromEntries(slice(year));
    return [year, { value: Object.values(own).reduce((a, b) => a + b, 0), flag: 'A', summed: 4 }] as const;
  });
  const series = { figures: new Map(sums), breaks: [], doubts: new Set<number>() };
  const region = (others: Partial<DecadeInputs['others']> = {}, change: Partial<DecadeInputs> = {}) =>
    run(series, { area: '014', others: { ...none, slice, ...others }, ...change });

  it('is compared over the countries that have figures in all the years', () => {
    // (4 + 40 + 60) before, (4 + 60 + 80) now of 149; Tanzania's 5 are no growth.
    expect(region()).toMatchObject({
      from: 104,
      to: 144,
      same: { areas: ['BDI', 'KEN', 'UGA'], share: 144 / 149 },
      leftOut: 1,
    });
  });

  it('leaves out countries that break or are doubtful, as long as the others hold nine tenths', () => {
    expect(region({ isBroken: (area) => area === 'BDI' })).toMatchObject({
      same: { areas: ['KEN', 'UGA'] },
      leftOut: 2,
    });
    expect(region({ isDoubtful: (area, year) => area === 'BDI' && year === 2012 })).toMatchObject({
      same: { areas: ['KEN', 'UGA'] },
    });
    expect(region({ isBroken: (area) => area === 'UGA' })).toBe('other-countries');
    // From 2012 on, amid the three older years.
    expect(
      region({ isBroken: (area, first, last) => area === 'BDI' && first < 2012 && last >= 2012 }),
    ).toMatchObject({ same: { areas: ['KEN', 'UGA'] } });
  });

  it('of which one member reports in the older years has none', () => {
    const alone = (year: number) =>
      new Map([...slice(year)].filter(([area]) => year > 2013 || area === 'BDI'));
    expect(region({ slice: alone })).toBe('other-countries');
  });

  it('has none as a ratio or mean', () => {
    expect(region({}, { adds: false })).toBe('ratio');
  });

  it('is a published one as well, of which a member came later; its own figures stand where all are the same', () => {
    const published = (totals: readonly number[]) => ({
      ...series,
      figures: new Map(years.map((year, at) => [year, { value: totals[at] ?? 0, flag: 'A', summed: null }])),
    });
    const inputs = { area: '014', others: { ...none, slice } };
    const growing = published([84, 104, 124, 149, 149, 149]);
    expect(run(growing, inputs)).toMatchObject({ from: 104, to: 144, leftOut: 1 });
    const others = (year: number) => new Map([...slice(year)].filter(([area]) => area !== 'TZA'));
    expect(run(growing, { ...inputs, others: { ...none, slice: others } })).toMatchObject({
      from: 104,
      to: 149,
      same: null,
      leftOut: 0,
    });
    expect(run(growing, { ...inputs, others: none })).toMatchObject({ from: 104, to: 149, same: null });
    expect(run(growing, { ...inputs, adds: false })).toMatchObject({ from: 104, to: 149, same: null });
  });

  it('needs sums alone where one of its figures is one', () => {
    const mixed = new Map(series.figures).set(2023, { value: 149, flag: 'A', summed: null as never });
    expect(run({ ...series, figures: mixed }, { area: '014', others: { ...none, slice } })).toMatchObject({
      to: 144,
    });
  });
});
