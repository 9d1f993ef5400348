import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { priceRows } from '../testing/price-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  copyRelease(test.directory, 'prices', { sql: priceRows });
  publish(test.directory, 'prices');
  await test.store.refresh();
});
afterAll(() => test.close());

const kenya = '/api/v1/prices/beans/KEN';
const ask = async (query = '') => routes.prices.answer.parse(await test.ask('prices', kenya + query));
const medians = async (query: string) => (await ask(query)).crops?.[0]?.medians;

describe('prices of a country', () => {
  it('nominal: as paid, in the published fields, with rates and breaks', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({
      view: 'nominal',
      type: 'retail',
      unit: 'SLC/Kg',
      currency: 'KES',
      city: null,
      base: null,
      source: { key: 'prices-market', exportable: true },
      missing: [{ date: '2022-05', reason: 'other-currency' }],
      breaks: [{ date: '2020-06', currency: 'KES' }],
      deflator: { area: 'KEN', sources: [{ key: 'macro' }] },
      rate: {
        values: [
          { date: '2019-05', value: 100, frequency: 'Y' },
          { date: '2020-05', value: 105, frequency: 'M' },
          { date: '2021-05', value: 120, frequency: 'M' },
        ],
      },
    });
    expect(answer.crops).toEqual([
      {
        CROP_NAME: 'Beans',
        CROP_NAME_ES: 'Frijol',
        CROP_NAME_PT: 'Feijão',
        ID_CROP: 176,
        medians: [
          { date: '2019-05', value: 90, n: 1 },
          { date: '2020-05', value: 105, n: 2 },
          { date: '2020-06', value: 121, n: 3 },
          { date: '2021-05', value: 120, n: 1 },
        ],
        minAndMax: [
          { date: '2019-05', min: 90, max: 90 },
          { date: '2020-05', min: 100, max: 110 },
          { date: '2020-06', min: 88, max: 132 },
          { date: '2021-05', min: 120, max: 120 },
        ],
      },
    ]);
    expect(answer.crop_types).toBeUndefined();
  });

  it('ipc: in money of the last year with both indices, 2020; nothing of 2021, which Kenya has no index of', async () => {
    // 2019: 90 ÷ 80 × 100 = 112.5; 2020 is the base year itself.
    const answer = await ask('?view=ipc');
    expect(answer).toMatchObject({ base: 2020, unit: 'SLC/Kg', deflator: { base: 2020 } });
    expect(answer.crops?.[0]?.medians.map(({ value }) => value)).toEqual([112.5, 105, 121, null]);
    expect(answer.missing).toEqual([
      { date: '2021-05', reason: 'no-index' },
      { date: '2022-05', reason: 'other-currency' },
    ]);
    // Base 2019: 105 ÷ 100 × 80 = 84.
    expect((await medians('?view=ipc&base=2019'))?.[1]).toMatchObject({ date: '2020-05', value: 84 });
  });

  it('usd: by the rate of the month or year; all rows where some are in US$', async () => {
    // 90 ÷ 100 = 0.9; 105 ÷ 105 = 1; June 2020 has no rate; May 2021 is 1.25 over 120 ÷ 120 = 1 and US$ 1.50.
    const answer = await ask('?view=usd');
    expect(answer).toMatchObject({ base: null, unit: 'USD/Kg' });
    expect(answer.crops?.[0]?.medians.map(({ value }) => value)).toEqual([0.9, 1, null, 1.25, 1.8]);
    expect(answer.missing).toEqual([{ date: '2020-06', reason: 'no-rate' }]);
  });

  it('usdeflac: US$ of the base year by consumer prices of the USA', async () => {
    // 0.9 ÷ 96 × 100 = 0.9375; 1.25 ÷ 105 × 100 = 1.190476; no index of the USA for 2022.
    const answer = await ask('?view=usdeflac');
    expect(answer).toMatchObject({ base: 2020, unit: 'USD/Kg', deflator: { area: 'USA' } });
    const values = answer.crops?.[0]?.medians.map(({ value }) => value) ?? [];
    expect(values[0]).toBeCloseTo(0.9375, 12);
    expect(values[3]).toBeCloseTo(1.190_476_19, 8);
    expect(values[4]).toBeNull();
    expect(answer.missing).toContainEqual({ date: '2022-05', reason: 'no-us-index' });
  });

  it('by type: each with its names and its own months', async () => {
    const answer = await ask('?by=type');
    expect(answer.crops).toBeUndefined();
    expect(answer.crop_types).toMatchObject([
      {
        id_crop_type: 'lablab',
        data: { medians: [{ date: '2020-05', value: 150, n: 1 }], minAndMax: [{ min: 150, max: 150 }] },
      },
      { id_crop_type: 'red', data: { medians: [{ value: 105 }, { value: 121 }] } },
    ]);
  });

  it('of a city: over its own rows', async () => {
    const answer = await ask('?city=901');
    expect(answer).toMatchObject({ city: 901, type: 'retail' });
    expect(answer.crops?.[0]?.medians).toEqual([
      { date: '2019-05', value: 90, n: 1 },
      { date: '2020-05', value: 110, n: 1 },
      { date: '2020-06', value: 132, n: 1 },
      { date: '2021-05', value: 120, n: 1 },
    ]);
    // US$ 1.50 and 120 ÷ 120 = 1: the median of both is 1.25.
    expect((await medians('?city=901&view=usd'))?.[3]).toEqual({ date: '2021-05', value: 1.25, n: 2 });
  });

  it.each([
    'prices/beans/KEN?type=wholesale',
    'prices/beans/KEN?source=prices-unlicensed&by=type',
    'prices/markets/beans/KEN?type=wholesale',
    'prices/seasonality/beans/KEN?type=wholesale',
    'prices/suspects/beans/KEN?type=wholesale',
    'export/prices/beans/KEN?type=wholesale',
  ])('of a source that may be shown and not handed on are withheld, as in files: %s', async (path) => {
    const response = await test.app.inject(`/api/v1/${path}`);
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'licence-forbids-export' }]);
    expect(response.body).toContain('prices-unlicensed');
  });

  it('of such a source are there for the page that shows them', async () => {
    const page = await test.ask('pricePage', '/api/v1/prices/page/beans/KEN');
    expect(JSON.stringify(page)).toContain('"key":"prices-unlicensed"');
  });

  it('of a type that the country lacks are none', async () => {
    const lacking = await ask('?type=producer');
    expect(lacking).toMatchObject({ type: 'producer', source: null, crops: [{ medians: [] }] });
  });

  it('is empty of a country or crop without prices, and no error', async () => {
    const empty = { type: null, source: null, crops: [{ ID_CROP: 27, medians: [], minAndMax: [] }] };
    expect(await test.ask('prices', '/api/v1/prices/rice/BRA')).toMatchObject(empty);
  });
});

describe('years, cities and rows left out', () => {
  it('years: the year’s figure in US$; FAOSTAT’s of producers', async () => {
    expect(await test.ask('priceYears', '/api/v1/prices/years/beans/KEN')).toEqual([
      { year: 2020, value: 1.05, months: 7, flag: '', source: 'prices-market' },
      { year: 2021, value: 1.25, months: 6, flag: '', source: 'prices-market' },
    ]);
    expect(await test.ask('priceYears', '/api/v1/prices/years/beans/KEN?type=producer')).toEqual([
      { year: 2020, value: 0.62, months: 12, flag: 'A', source: 'macro' },
      { year: 2021, value: 0.02, months: 12, flag: 'A', source: 'macro', doubt: 'price' },
    ]);
  });

  it('map: all countries and years, with the year that it opens with', async () => {
    expect(await test.ask('priceMap', '/api/v1/prices/map/beans')).toMatchObject({
      crop: 'beans',
      type: 'retail',
      unit: 'USD/Kg',
      years: [2020, 2021],
      areas: ['KEN', 'RWA'],
      rows: [
        [1.05, 1.25],
        [null, 0.9],
      ],
      months: [
        [7, 6],
        [null, 12],
      ],
      flags: ['  ', '- '],
      source: [
        [0, 0],
        [null, 1],
      ],
      sources: [{ key: 'prices-market' }, { key: 'prices-unlicensed' }],
      countries: [1, 2],
      defaultYear: 2021,
    });
    expect(await test.ask('priceMap', '/api/v1/prices/map/beans?type=producer')).toMatchObject({
      rows: [[0.62, 0.02]],
      doubts: { KEN: { 2021: 'price' } },
    });
    const none = { years: [], areas: [], rows: [], defaultYear: null };
    expect(await test.ask('priceMap', '/api/v1/prices/map/cocoa?type=producer')).toMatchObject(none);
  });

  it('world: the latest price of each country in US$, and a season where it is known', async () => {
    const found = await test.ask('priceWorld', '/api/v1/prices/world/beans');
    expect(found).toMatchObject({
      countries: [
        {
          area: 'KEN',
          type: 'retail',
          source: 'prices-market',
          latest: { month: '2022-05', usd: 1.8, markets: 1 },
          season: null,
        },
      ],
      sources: [{ key: 'prices-market' }],
    });
    expect(await test.ask('priceWorld', '/api/v1/prices/world/cocoa')).toMatchObject({ countries: [] });
  });

  it('cities: markets that report the crop, with or without coordinates, of sources that may be handed on', async () => {
    const cities = routes.priceCities.answer.parse(
      await test.ask('priceCities', '/api/v1/prices/cities/beans/KEN'),
    );
    expect(cities.map(({ label }) => label)).toEqual(['Kisumu', 'Mombasa', 'Nairobi', 'National Average']);
    expect(cities[0]).toEqual({
      id_geo_point: 902,
      id_country: 'KEN',
      label: 'Kisumu',
      latitude: null,
      longitude: null,
      average: false,
      source: 'prices-market',
    });
    expect(cities[3]).toMatchObject({ id_geo_point: 904, average: true });
    expect(await test.ask('priceCities', '/api/v1/prices/cities/rice/KEN')).toEqual([]);
  });

  it('left out: of all countries or one, with rows that disagree', async () => {
    const all = await test.ask('priceLeftOut', '/api/v1/prices/left-out');
    expect(all).toEqual({
      left_out: [
        { source: 'prices-market', iso3: 'BRA', reason: 'currency', rows: 3 },
        { source: 'prices-market', iso3: 'KEN', reason: 'unit', rows: 12 },
      ],
      conflicts: [
        {
          source: 'prices-market',
          iso3: 'KEN',
          market: 'Nairobi',
          commodity: 'Beans (red)',
          price_type: 'Retail',
          month: '2021-05',
          published: '95 | 120',
          unit: 'KG',
        },
      ],
    });
    expect(await test.ask('priceLeftOut', '/api/v1/prices/left-out?iso3=BRA')).toMatchObject({
      left_out: [{ iso3: 'BRA' }],
      conflicts: [],
    });
  });
});
