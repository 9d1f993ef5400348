import { describe, expect, it } from 'vitest';
import type { AreaSummary, Cube } from '#contract/data.ts';
import type { PricePage } from '#contract/price-page.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import {
  newestMarket,
  toDependence,
  toPrice,
  toProduction,
  toProtein,
  toSamples,
  toYield,
  worldTrend,
} from './answers.ts';
import { toOrigin, toWorldFact } from './crop-facts.ts';

const countries = ['BRA', 'CRI', 'CUB', 'IND', 'KEN', 'RWA', 'UGA'];
const areas: ReadonlyMap<string, AreaSummary> = new Map(
  [...countries, '002', '142', 'WLRD'].map((code) => [
    code,
    {
      ...{ code, kind: countries.includes(code) ? 'country' : 'aggregate', region: null, macro: null },
      ...{ firstYear: null, lastYear: null },
    },
  ]),
);

/** A cube of these years, its areas with a value a year each. */
const cube = (
  rows: Readonly<Record<string, readonly (number | null)[]>>,
  change: Partial<Cube> = {},
): Cube => ({
  ...{ table: 'OBSERVATIONS', element: 5510, indicator: 176, unit: 't', years: [2019, 2020] },
  areas: Object.keys(rows),
  rows: Object.values(rows).map((row) => [...row]),
  flags: Object.values(rows).map((row) => row.map((value) => (value === null ? '-' : 'A')).join('')),
  ...{
    ...plainFacts,
    countries: [1, 1],
    defaultYear: 2020,
  },
  ...{ seams: [], areaSeams: {}, doubts: {}, events: {} },
  ...change,
});

const doubted = { doubts: { KEN: { 2020: 'land' as const } } };

describe('answers', () => {
  it('have the largest harvests and what part of the world the first one has, without doubtful ones', () => {
    const rows = (kenya: number) => ({ BRA: [1, 20], IND: [1, 50], KEN: [1, kenya], WLRD: [1, 200] });
    const answer = toProduction(cube(rows(40), doubted), areas);
    expect(answer).toMatchObject({
      ...{ year: 2020, share: 0.25 },
      places: [
        { iso3: 'IND', value: 50 },
        { iso3: 'BRA', value: 20 },
      ],
    });
    expect(toProduction(cube(rows(60), doubted), areas)).toBeNull();
    expect(toProduction(cube({ WLRD: [1, 2] }), areas)).toBeNull();
  });

  const protein = cube({
    BRA: [0, 0.05],
    CRI: [0, 0.06],
    CUB: [0, 0.07],
    IND: [0, 0.04],
    RWA: [0, 0.33],
    UGA: [0, 0.17],
  });

  it('compare by imports countries with a twentieth of their protein from the crop, the largest share first', () => {
    const imported = cube({
      BRA: [0, 4],
      CRI: [0, 91],
      CUB: [0, 39],
      IND: [0, 98],
      RWA: [0, 6],
      UGA: [0, 1],
    });
    const answer = toDependence(imported, protein, areas);
    expect(answer).toMatchObject({ year: 2020, count: 5 });
    const places = answer?.id === 'dependence' ? answer.places : [];
    expect(places.map(({ iso3 }) => iso3)).toEqual(['CRI', 'CUB', 'RWA', 'BRA', 'UGA']);
    expect(places[0]?.value).toBeCloseTo(0.91, 12);
    expect(toDependence(cube({ CRI: [0, 91] }), protein, areas)).toBeNull();
    const all = (share: number) =>
      cube(Object.fromEntries(['BRA', 'CRI', 'CUB', 'RWA', 'UGA'].map((code) => [code, [0, share]])));
    // Nobody depends on imports, and everybody does.
    expect(toDependence(all(100), protein, areas)).toBeNull();
    expect(toDependence(all(0), protein, areas)).toBeNull();
  });

  it('name where the crop gives most protein, of crops that several countries live on', () => {
    expect(toProtein(protein, areas)).toMatchObject({ first: { iso3: 'RWA', value: 0.33 }, count: 6 });
    expect(toProtein(cube({ RWA: [0, 0.33] }), areas)).toBeNull();
  });

  it('have the yields of the world since the last break, or gap', () => {
    const years = { years: [2016, 2017, 2018, 2019, 2020] };
    expect(worldTrend(cube({ WLRD: [1, null, 3, 4, 5] }, years))).toEqual({ first: 2018, values: [3, 4, 5] });
    const broken = cube({ WLRD: [1, 2, 3, 4, 5] }, { ...years, areaBreaks: { WLRD: [2019] } });
    expect(worldTrend(broken)).toEqual({ first: 2019, values: [4, 5] });
    expect(toYield(cube({ KEN: [1, 2] }), areas)).toBeNull();
  });

  it('compare yields of the world by means of three years at both ends, of six years or more behind a break', () => {
    const years = [2014, 2015, 2016, 2017, 2018, 2019, 2020];
    const yields = (breaks: number[]) =>
      toYield(cube({ WLRD: [9, 2, 4, 3, 9, 3, 6] }, { years, areaBreaks: { WLRD: breaks } }), areas);
    // (9 + 3 + 6) / 3 = 6 is twice (2 + 4 + 3) / 3.
    expect(yields([2015])).toMatchObject({ first: 2015, since: 1, decade: null });
    expect(yields([2016])).toBeNull();
  });

  it('count the countries that received samples, and no side without a report', () => {
    const source = {
      ...{ key: 'plant-treaty-samples', publisher: 'Treaty', title: '', url: '', date: '', licence: 'MIT' },
      exportable: true,
    };
    const country = (area: string, received: number | null) => ({
      area,
      received,
      provided: 7,
      balance: null,
    });
    const few = [country('KEN', 5), country('UGA', null), country('BRA', 7), country('CRI', 1)];
    const answer = {
      ...{ crop: 'beans', from: 2008, to: 2017, totals: { received: 17, provided: 21 }, source },
      countries: [...few, country('CUB', 2), country('IND', 1), country('RWA', 1)],
    };
    expect(toSamples(answer)).toMatchObject({ total: 17, count: 6 });
    const samples = toSamples(answer);
    const places = samples?.id === 'samples' ? samples.places : [];
    expect(places.map(({ iso3 }) => iso3)).toEqual(['BRA', 'KEN', 'CUB', 'CRI', 'IND']);
    expect(toSamples({ ...answer, source: null })).toBeNull();
    expect(toSamples({ ...answer, countries: few })).toBeNull();
  });
});

describe('the price of a city', () => {
  const release = { created: '2026-11-29T00:00:00Z' };
  const november = 2026 * 12 + 10;
  const source = {
    ...{ key: 'wfp', publisher: 'WFP', title: '', url: '', date: '', licence: 'MIT' },
    exportable: true,
  };
  const market = {
    ...{ id: 7, label: 'Nakawa', admin1: 'Kampala', latitude: null, longitude: null },
    ...{ average: false, source: 0 },
  };
  const latest = (type: 'retail' | 'wholesale', month: number): PricePage['latest'][number] => ({
    ...{ type, source: 0 },
    markets: [{ market: 7, month, price: 1, basis: 'own', before: null, premium: null }],
  });
  /** Consumer prices of the twelve months up to one, 100 a year before and `after` now. */
  const page = (month: number, after: number, suspects: readonly number[] = []): PricePage => ({
    ...{ crop: 'beans', area: 'UGA', currency: 'UGX', city: 7, opens: null, years: [] },
    series: [
      {
        ...{ type: 'retail', source: 0, crop_type: '', main: true, usd: null, now: null },
        own: {
          ...{
            first: month - 1,
            median: [90, after, null],
            least: [],
            greatest: [],
            prices: [],
            markets: [],
          },
        },
        same: [{ month, basis: 'own', markets: 1, before: 100, after }],
        ...{ season: { first: 0, values: [] }, newest_year: { first: 0, values: [] } },
      },
    ],
    converters: {
      ...{ own: { first: 0, values: [] }, usa: { first: 0, values: [] }, monthly: { first: 0, values: [] } },
      ...{ yearly: { first: 0, values: [] }, isDollar: false, official: [] },
    },
    convertersFrom: { own: [], usa: [], monthly: [], yearly: [] },
    suspects: suspects.map((at) => ({
      ...{ series: 0, market: 7, month: at, price: 900, basis: 'own', why: 'suspect-month' },
    })),
    ...{ breaks: [], markets: [market], latest: [], leftOut: [], conflicts: 0, sources: [source] },
  });
  const price = (...of: Parameters<typeof page>) =>
    toPrice(
      page(...of),
      {
        ...{ country: 'UGA', city: 'Kampala', market, type: 'retail', source: 'wfp' },
      },
      release,
    );

  it('is that of consumers where there is one of the last 24 months, else the newest of another type', () => {
    const priceAt = (retail: number) =>
      newestMarket(
        {
          ...page(november, 120),
          latest: [latest('wholesale', november), latest('retail', retail)],
        },
        'Kampala',
        release,
      );
    expect(priceAt(november - 24)).toMatchObject({ type: 'retail', month: november - 24 });
    expect(priceAt(november - 25)).toMatchObject({ type: 'wholesale', month: november });
  });

  it('has its type and its change from the year before, of a month that is not old', () => {
    expect(price(november - 12, 120)).toMatchObject({ type: 'retail', values: [90, 120] });
    expect(price(november - 12, 120)).toHaveProperty('change', 1.2 - 1);
    expect(price(november - 13, 120)).toHaveProperty('change', null);
  });

  it('has no change by half or twice near suspect prices', () => {
    expect(price(november, 200, [november - 15])).toHaveProperty('change', null);
    expect(price(november, 50, [november - 3])).toHaveProperty('change', null);
    expect(price(november, 200, [november - 4])).toHaveProperty('change', 1);
  });
});

describe('facts of crops', () => {
  const fact = (rows: Readonly<Record<string, readonly (number | null)[]>>, change: Partial<Cube> = {}) =>
    toOrigin(cube({ ...rows, WLRD: [1, 100] }, change), areas);

  it('name a country with a third, two with two fifths, a continent with a half, else the first country', () => {
    expect(fact({ IND: [1, 34], BRA: [1, 30] })).toMatchObject({ areas: ['IND'], share: 0.34 });
    expect(fact({ IND: [1, 26], BRA: [1, 16] })).toMatchObject({ areas: ['IND', 'BRA'], share: 0.42 });
    expect(fact({ IND: [1, 20], KEN: [1, 15], '002': [1, 64], '142': [1, 30] })).toMatchObject({
      areas: ['002'],
      share: 0.64,
    });
    expect(fact({ IND: [1, 20], KEN: [1, 15], '142': [1, 30] })).toMatchObject({
      areas: ['IND'],
      share: 0.2,
    });
  });

  it('name none where one of the two largest is doubtful', () => {
    expect(fact({ IND: [1, 34], KEN: [1, 30] }, doubted)).toBeNull();
  });

  it('leave members whose figure is doubtful out of what a continent has at least', () => {
    const regions = new Map(
      [...areas].map(([code, area]) => [code, { ...area, region: code === 'KEN' ? '014' : area.region }]),
    );
    const origin = (africa: number, doubts: Cube['doubts'] = {}) =>
      toOrigin(
        cube(
          { IND: [1, 20], BRA: [1, 15], KEN: [1, 10], '002': [1, africa], WLRD: [1, 100] },
          { doubts: { ...doubted.doubts, ...doubts } },
        ),
        regions,
      );
    const ofSum = { '002': { 2020: 'input' as const } };
    expect(origin(62, ofSum)).toMatchObject({ areas: ['002'], share: 0.52, isLeast: true });
    expect(origin(59, ofSum)).toMatchObject({ areas: ['IND'], isLeast: false });
    // A sum that holds little of what is doubted is believed.
    expect(origin(62)).toMatchObject({ areas: ['002'], share: 0.62, isLeast: false });
  });

  it("are the World's figure where no origin is named", () => {
    expect(toWorldFact(cube({ WLRD: [90, 100] }), areas)).toMatchObject({
      kind: 'world',
      value: 100,
      change: null,
    });
  });
});
