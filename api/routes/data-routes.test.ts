import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseSchemaVersion } from '#contract/release-tables.ts';
import { routes } from '#contract/routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { dataRoutes } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('data routes', () => {
  it('are the whole route table of the contract', () => {
    expect(dataRoutes.map(({ contract }) => contract.path).sort()).toEqual(
      Object.values(routes)
        .map(({ path }) => path)
        .sort(),
    );
    expect(new Set(dataRoutes.map(({ name }) => name))).toEqual(new Set(Object.keys(routes)));
  });

  it('countries: every country by English name, no aggregate and no former state', async () => {
    expect(await test.ask('countries', '/api/v2/get-all-countries')).toEqual([
      { iso3: 'BRA', country_name: 'Brazil', esp_name: 'Brasil', pt_name: 'Brasil' },
      { iso3: 'FRA', country_name: 'France', esp_name: 'Francia', pt_name: 'França' },
      { iso3: 'KEN', country_name: 'Kenya', esp_name: 'Kenia', pt_name: 'Quênia' },
      { iso3: 'TZA', country_name: 'Tanzania', esp_name: 'Tanzania', pt_name: 'Tanzânia' },
      { iso3: 'TUV', country_name: 'Tuvalu', esp_name: 'Tuvalu', pt_name: 'Tuvalu' },
    ]);
  });

  it('areas: kind, region and years of each', async () => {
    expect(await test.ask('areas', '/api/v1/data/areas')).toContainEqual({
      code: 'SUN',
      kind: 'former',
      region: '151',
      macro: '150',
      firstYear: null,
      lastYear: 1991,
    });
  });

  it('elements: which crops have figures of each, and that of some there are none at all', async () => {
    const crops = async (section: number) =>
      Object.fromEntries(
        routes.elements.answer
          .parse(await test.ask('elements', `/api/v1/data/elements/${section}`))
          .map((option) => [option.ID_ELEMENT, option.CROPS]),
      );
    expect(await crops(4)).toMatchObject({ 6: ['beans'], 645: ['beans'] });
    expect(await crops(6)).toMatchObject({ 5622: ['rice'], 132: [], 133: [] });
  });

  it('elements: the options of the consumption map in their order', async () => {
    expect(await test.ask('elements', '/api/v1/data/elements/4')).toMatchObject([
      { ID_ELEMENT: 6, UNIT: 'fraction', ELEMENT_EN: 'Share of food energy' },
      { ID_ELEMENT: 7, UNIT: 'fraction' },
      { ID_ELEMENT: 645, UNIT: 'kg-capita-year' },
    ]);
  });

  it('macroRegions: the World is 10 and has no regions', async () => {
    const macros = await test.ask('macroRegions', '/api/v1/data/macroRegions');
    expect(macros).toContainEqual({
      id: 10,
      code: 'WLRD',
      region_name: 'World',
      region_name_es: 'Mundo',
      region_name_pt: 'Mundo',
      id_geo_regions: [],
    });
  });

  it('regions: those whose aggregate has a value, also for the country twin of the element', async () => {
    const eastern = { code: '014', region_name: 'Eastern Africa', macro: '002' };
    expect(await test.ask('regions', '/api/v1/data/regions/14/2546/2020')).toMatchObject([eastern]);
    expect(await test.ask('regions', '/api/v1/data/regions/645/2546/2020')).toMatchObject([eastern]);
    expect(await test.ask('regions', '/api/v1/data/regions/645/2546/2019')).toEqual([]);
  });

  it('years: newest first', async () => {
    expect(await test.ask('years', '/api/v1/data/years/beans_consumption/6/2546')).toEqual([
      2021, 2020, 1990,
    ]);
    expect(await test.ask('years', '/api/v1/data/years/beans_consumption/7/2546')).toEqual([]);
  });

  it('count: countries and regions, through the twin of the element where it has one', async () => {
    const url = '/api/v1/data/count';
    expect(await test.ask('count', `${url}/countries/beans_consumption/6/2546/2020`)).toEqual({ count: 2 });
    expect(await test.ask('count', `${url}/countries/beans_consumption/14/2546/2020`)).toEqual({ count: 2 });
    expect(await test.ask('count', `${url}/regions/beans_consumption/645/2546/2020`)).toEqual({ count: 1 });
    expect(await test.ask('count', `${url}/countries/beans_consumption/7/2546/2020`)).toEqual({ count: 0 });
  });

  it('value: as stored, with unit and flag; null where the release has none', async () => {
    const url = '/api/v1/data/value/beans_consumption/VALUE';
    const unit = 'kg-capita-year';
    expect(await test.ask('value', `${url}/BRA/645/2546/2020`)).toEqual({
      value: 15.25,
      unit,
      flag: 'I',
      year: 2020,
    });
    expect(await test.ask('value', `${url}/WLRD/645/2546/2020`)).toEqual({
      value: null,
      unit,
      flag: '',
      year: 2020,
    });
    expect(await test.ask('value', '/api/v1/data/value/OBSERVATIONS/VALUE/BRA/12/2546/2020')).toEqual({
      value: 97.5,
      unit: 'percent',
      flag: '',
      year: 2020,
    });
  });

  it('value: withheld where a lower bound would stand over a whole quantity, and says why', async () => {
    const url = '/api/v1/data/value/beans_trade/VALUE/BRA';
    const none = { value: null, unit: 'usd-t', flag: '' };
    expect(await test.ask('value', `${url}/132/176/2020`)).toEqual({
      ...none,
      year: 2020,
      withheld: 'partial-value',
    });
    // Nothing is withheld where a part is missing.
    expect(await test.ask('value', `${url}/132/176/2019`)).toEqual({ ...none, year: 2019 });
    expect(await test.ask('value', `${url}/133/176/2020`)).toEqual({ ...none, year: 2020 });
  });

  it('podium: four places, the own crop selected', async () => {
    const podium = await test.ask('podium', '/api/v1/data/podium/BRA/1/2546/2020');
    expect(podium).toHaveLength(4);
    expect(podium).toMatchObject([
      { ranking: 1, crop_name: 'Rice (milled)', value: 400, unit: 'kcal-capita-day', selected: false },
      { ranking: 2, logo_id: '2546', colour: '#8a2433', selected: true },
      { ranking: 3, crop_name: 'Wheat' },
      { ranking: 4, crop_name: 'Maize' },
    ]);
  });

  it('podium: the own crop follows when it is not among the first', async () => {
    const podium = await test.ask('podium', '/api/v1/data/podium/BRA/1/2546/2021');
    expect(podium).toHaveLength(5);
    expect(podium).toMatchObject([
      {},
      {},
      {},
      {},
      { ranking: 6, logo_id: '2546', selected: true, value: 40 },
    ]);
  });

  it('podium: ties share a rank; a rank of the other scope is empty', async () => {
    expect(await test.ask('podium', '/api/v1/data/podium/TZA/1/2546/2020')).toMatchObject([
      { ranking: 1 },
      { ranking: 1 },
    ]);
    expect(await test.ask('podium', '/api/v1/data/podium/TZA/4/2546/2020')).toEqual([]);
    expect(await test.ask('podium', '/api/v1/data/podium/WLRD/1/2546/2020')).toEqual([]);
    expect(await test.ask('podium', '/api/v1/data/podium/WLRD/20/2546/2020')).toMatchObject([{ value: 2.6 }]);
  });

  it('podium: of primary crops, by the production item', async () => {
    expect(await test.ask('podium', '/api/v1/data/podium/BRA/113/176/2020')).toMatchObject([
      { ranking: 1, logo_id: '156', crop_name: 'Sugar cane', unit: 't', selected: false },
      { ranking: 12, logo_id: '176', value: 3035290, selected: true },
    ]);
    const url = `/api/v1/podiums/beans_production/176?elementIds=${encodeURIComponent('[113]')}`;
    expect(await test.ask('podiums', url)).toMatchObject({
      podiums: [{ measure: 5510, unit: 't', areas: ['BRA'], counts: [[65]], items: ['156', '176'] }],
    });
  });

  it('elements of each production section, in option order', async () => {
    for (const [section, ids] of [
      [1, [5312, 101, 102]],
      [2, [5510, 5412, 111]],
      [3, [152, 121, 122]],
    ] as const) {
      expect(await test.ask('elements', `/api/v1/data/elements/${section}`)).toMatchObject(
        ids.map((ID_ELEMENT) => ({ ID_ELEMENT })),
      );
    }
  });

  it('land use: the same for every crop, whatever indicator it is asked with', async () => {
    const land = { value: 300.5, unit: 'ha-1000-persons', flag: '', year: 2020 };
    const value = (table: string, indicator: number) =>
      test.ask('value', `/api/v1/data/value/${table}/VALUE/BRA/205/${indicator}/2020`);
    expect(await value('beans_surface_context', 176)).toEqual(land);
    expect(await value('potato_surface_context', 116)).toEqual(land);
    expect(await value('OBSERVATIONS', 6620)).toEqual(land);
    expect(await test.ask('years', '/api/v1/data/years/beans_surface_context/205/176')).toEqual([2020]);
    expect(await test.ask('cube', '/api/v1/cube/potato_surface_context/205/116')).toMatchObject({
      element: 205,
      indicator: 116,
      areas: ['BRA'],
      rows: [[300.5]],
    });
    const slice = `World/WLRD/176/2020?id_elements=${encodeURIComponent('[205]')}`;
    expect(await test.ask('adminIds', `/api/v1/data/adminIds/beans_surface_context/${slice}`)).toMatchObject([
      { iso3: 'BRA', id_element: 205, value: 300.5 },
    ]);
    const chart = `BRA?elementIds=${encodeURIComponent('[205]')}`;
    expect(await test.ask('chart', `/api/v1/chart/default/beans_surface_context/${chart}`)).toMatchObject({
      data: { labels: [2020], observations: [{ value: 300.5 }] },
    });
  });

  it('podiums: columns of all areas and years of the scope', async () => {
    const url = `/api/v1/podiums/beans_consumption/2546?elementIds=${encodeURIComponent('[1,20]')}`;
    expect(await test.ask('podiums', url)).toEqual({
      podiums: [
        {
          element: 1,
          indicator: 2546,
          measure: 664,
          unit: 'kcal-capita-day',
          items: ['2805', '2546', '2511', '2514', '2531', '2532'],
          years: [2020, 2021],
          areas: ['BRA', 'TZA'],
          counts: [[5, 6], [2]],
          item: [
            [
              [0, 0],
              [1, 2],
              [2, 3],
              [3, 4],
              [null, 1],
            ],
            [[3], [5]],
          ],
          rank: [
            [[], [], [], [], [null, 6]],
            [[], [1]],
          ],
          step: [
            [
              [400, 0],
              [300, 0],
              [200, 0],
              [100, 0],
              [null, 40],
            ],
            [[500], [500]],
          ],
          decimals: [
            [0, 0, 0, 0, 0],
            [0, 0],
          ],
        },
        {
          element: 20,
          indicator: 2546,
          measure: 14,
          unit: 'kg-capita-year',
          items: ['2546'],
          years: [2020],
          areas: ['WLRD'],
          counts: [[1]],
          item: [[[0]]],
          rank: [[[]]],
          step: [[[26]]],
          decimals: [[1]],
        },
      ],
    });
  });

  it('chart: series in the order asked, labels rising', async () => {
    const url = '/api/v1/chart/default/beans_consumption/BRA?elementIds=[645,5142]&cropIds=[176]';
    const food = { id_element: 5142, unit: 'kt', flag: 'A' };
    expect(await test.ask('chart', url)).toMatchObject({
      crop_name: 'Beans',
      data: {
        labels: [2019, 2020],
        observations: [
          { id_element: 645, unit: 'kg-capita-year', value: 15.25, year: 2020, flag: 'I' },
          { ...food, value: 3000, year: 2019 },
          { ...food, value: 3100, year: 2020 },
        ],
      },
    });
    expect(
      await test.ask('chart', '/api/v1/chart/default/OBSERVATIONS/BRA?elementIds=[12]&cropIds=[176]'),
    ).toMatchObject({ data: { labels: [2020], observations: [{ id_element: 12, value: 97.5 }] } });
    expect(
      await test.ask('chart', '/api/v1/chart/default/beans_consumption/TUV?elementIds=[12]'),
    ).toMatchObject({
      data: { labels: [], observations: [] },
    });
  });

  it('geojson: a shape for every country, a point for Tuvalu, none for former states', async () => {
    const collection = routes.geojson.answer.parse(
      await test.ask('geojson', '/api/v1/geojson/countries/beans_consumption/ISO3/2546'),
    );
    expect(collection.features.map(({ id, geometry }) => [id, geometry.type])).toEqual([
      ['BRA', 'MultiPolygon'],
      ['FRA', 'MultiPolygon'],
      ['KEN', 'Polygon'],
      ['TUV', 'Point'],
      ['TZA', 'MultiPolygon'],
    ]);
    expect(collection.features[0]?.properties).toEqual({
      iso3: 'BRA',
      country_name: 'Brazil',
      country_name_es: 'Brasil',
      country_name_pt: 'Brasil',
    });
  });

  it('adminIds: countries of the World, a macro region and a region', async () => {
    const url = '/api/v1/data/adminIds/beans_consumption';
    const query = '2546/2020?id_elements=[6]';
    const codes = async (path: string): Promise<string[]> =>
      routes.adminIds.answer.parse(await test.ask('adminIds', `${url}/${path}`)).map(({ iso3 }) => iso3);
    expect(await codes(`World/WLRD/${query}`)).toEqual(['BRA', 'TZA']);
    expect(await codes(`macro/WLRD/${query}`)).toEqual(['BRA', 'TZA']);
    expect(await codes(`macro/002/${query}`)).toEqual(['TZA']);
    expect(await codes(`region/014/${query}`)).toEqual(['TZA']);
    expect(await codes('World/WLRD/2546/1990?id_elements=[6]')).toEqual(['SUN']);
    expect(await test.ask('adminIds', `${url}/region/014/${query}`)).toEqual([
      {
        iso3: 'TZA',
        country_name: 'Tanzania',
        country_name_es: 'Tanzania',
        country_name_pt: 'Tanzânia',
        id_element: 6,
        value: 0.08,
        year: 2020,
        flag: '',
        rank: 1,
      },
    ]);
  });

  it('release and sources: what release.json says', async () => {
    expect(await test.ask('release', '/api/v1/release')).toMatchObject({
      id: 'r1',
      schemaVersion: releaseSchemaVersion,
    });
    expect(await test.ask('sources', '/api/v1/sources')).toMatchObject([
      { key: 'faostat-fbs', licence: 'CC-BY-4.0' },
    ]);
  });
});
