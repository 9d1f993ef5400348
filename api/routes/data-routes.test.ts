import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { releaseSchemaVersion } from '#release/schema.ts';
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
    const answer = routes.countries.answer.parse(await test.ask('countries', '/api/v2/get-all-countries'));
    const areas = routes.areas.answer.parse(await test.ask('areas', '/api/v1/data/areas'));
    expect(answer.map(({ iso3 }) => iso3).sort()).toEqual(
      areas.flatMap(({ kind, code }) => (kind === 'country' ? code : [])),
    );
    const names = answer.map(({ country_name: name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    expect(answer).toContainEqual({
      iso3: 'TZA',
      country_name: 'Tanzania',
      esp_name: 'Tanzania',
      pt_name: 'Tanzânia',
    });
    expect(answer.filter(({ iso3 }) => ['SUN', 'WLRD', '014'].includes(iso3))).toEqual([]);
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
    expect(await crops(4)).toMatchObject({ 6: ['beans', 'rice', 'cassava'], 645: ['beans', 'rice'] });
    expect(await crops(6)).toMatchObject({ 5622: ['beans', 'rice'], 132: [], 133: ['beans'] });
  });

  it('elements: the options of the consumption map in their order', async () => {
    expect(await test.ask('elements', '/api/v1/data/elements/4')).toMatchObject([
      { ID_ELEMENT: 6, UNIT: 'fraction', ELEMENT_EN: 'Share of food energy' },
      { ID_ELEMENT: 7, UNIT: 'fraction' },
      { ID_ELEMENT: 645, UNIT: 'kg-capita-year' },
      { ID_ELEMENT: 12, UNIT: 'percent' },
      { ID_ELEMENT: 13, UNIT: 'percent' },
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
    const both = [
      { code: '005', region_name: 'South America', macro: '019' },
      { code: '014', region_name: 'Eastern Africa', macro: '002' },
    ];
    expect(await test.ask('regions', '/api/v1/data/regions/14/2546/2020')).toMatchObject(both);
    expect(await test.ask('regions', '/api/v1/data/regions/645/2546/2020')).toMatchObject(both);
    expect(await test.ask('regions', '/api/v1/data/regions/645/2546/2019')).toEqual([]);
  });

  it('years: newest first', async () => {
    expect(await test.ask('years', '/api/v1/data/years/beans_consumption/6/2546')).toEqual([
      2021, 2020, 2019, 2017, 2011, 1990,
    ]);
    expect(await test.ask('years', '/api/v1/data/years/beans_consumption/7/2546')).toEqual([]);
  });

  it('count: countries and regions, through the twin of the element where it has one', async () => {
    const url = '/api/v1/data/count';
    expect(await test.ask('count', `${url}/countries/beans_consumption/6/2546/2020`)).toEqual({ count: 3 });
    expect(await test.ask('count', `${url}/countries/beans_consumption/14/2546/2020`)).toEqual({ count: 3 });
    expect(await test.ask('count', `${url}/regions/beans_consumption/645/2546/2020`)).toEqual({ count: 2 });
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
    expect(await test.ask('value', '/api/v1/data/value/OBSERVATIONS/VALUE/BRA/12/2546/2017')).toEqual({
      // 3033 ÷ (3033 + 137 − 116) × 100
      value: 99.3124,
      unit: 'percent',
      flag: 'E',
      year: 2017,
    });
  });

  it('value: what follows from the rows by the formulas of the catalog', async () => {
    const value = (table: string, element: number, indicator: number) =>
      test.ask('value', `/api/v1/data/value/${table}/VALUE/BRA/${element}/${indicator}/2017`);
    // 129 ÷ 3250; 2900 ÷ 19,072; 3,033,017 t ÷ 2,795,820 ha × 1000.
    expect(await value('beans_consumption', 6, 2546)).toMatchObject({ value: 0.0396923, flag: 'E' });
    expect(await value('beans_consumption', 23, 2546)).toMatchObject({ value: 0.152055, flag: 'E' });
    expect(await value('beans_production', 5412, 176)).toMatchObject({ value: 1084.84, flag: 'A' });
    // As typed.
    expect(await value('beans_production', 5510, 176)).toMatchObject({ value: 3_033_017, unit: 't' });
  });

  it('value: withheld where a lower bound would be divided by a whole quantity, with the reason', async () => {
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

  it('value: withheld of a difference with a lower bound, and of trade of too few products of a crop', async () => {
    const none = { value: null, unit: '1000-usd', flag: '' };
    // 63,454 as published, and at least 51,663.
    expect(await test.ask('value', '/api/v1/data/value/beans_trade/VALUE/BRA/131/176/2020')).toEqual({
      ...none,
      year: 2020,
      withheld: 'partial-difference',
    });
    const potatoes = '/api/v1/data/value/OBSERVATIONS/VALUE/BRA';
    expect(await test.ask('value', `${potatoes}/5922/116/2020`)).toEqual({
      ...none,
      year: 2020,
      withheld: 'partial-products',
    });
    // Quantities have all products.
    expect(await test.ask('value', `${potatoes}/5910/116/2020`)).toEqual({ ...none, unit: 't', year: 2020 });
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

  it('land use: the same for every crop, whatever the indicator of the request', async () => {
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
      // South America and the Americas are Brazil alone; of the World's 305,000 thousand it has not enough.
      areas: ['005', '019', '419', 'BRA'],
      rows: [[300.5], [300.5], [300.5], [300.5]],
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

  it('chart: series in the requested order, labels rising', async () => {
    const url = '/api/v1/chart/default/beans_consumption/BRA?elementIds=[645,5142]&cropIds=[176]';
    const food = { id_element: 5142, unit: 'kt', flag: 'A' };
    expect(await test.ask('chart', url)).toMatchObject({
      crop_name: 'Beans',
      data: {
        labels: [2011, 2017, 2019, 2020],
        observations: [
          { id_element: 645, unit: 'kg-capita-year', value: 13.95, year: 2017, flag: 'E' },
          { id_element: 645, unit: 'kg-capita-year', value: 15.25, year: 2020, flag: 'I' },
          { ...food, value: 2900, year: 2011 },
          { ...food, value: 2900, year: 2017, flag: 'E' },
          { ...food, value: 3000, year: 2019 },
          { ...food, value: 3100, year: 2020 },
        ],
      },
    });
    expect(
      await test.ask('chart', '/api/v1/chart/default/OBSERVATIONS/BRA?elementIds=[12]&cropIds=[176]'),
    ).toMatchObject({ data: { labels: [2017], observations: [{ id_element: 12, value: 99.3124 }] } });
    expect(
      await test.ask('chart', '/api/v1/chart/default/beans_consumption/TUV?elementIds=[12]'),
    ).toMatchObject({
      data: { labels: [], observations: [] },
    });
    // Forages have no item in the balances, so there is nothing to request.
    expect(
      await test.ask('chart', '/api/v1/chart/default/OBSERVATIONS/BRA?elementIds=[645]&cropIds=[1756]'),
    ).toMatchObject({ crop_name: 'Forages', data: { labels: [], observations: [] } });
  });

  it('geojson: a shape for every country, a point for Tuvalu, none for former states', async () => {
    const collection = routes.geojson.answer.parse(
      await test.ask('geojson', '/api/v1/geojson/countries/beans_consumption/ISO3/2546'),
    );
    const areas = routes.areas.answer.parse(await test.ask('areas', '/api/v1/data/areas'));
    const countries = areas.filter(({ kind }) => kind === 'country').map(({ code }) => code);
    const types = new Map(collection.features.map(({ id, geometry }) => [id, geometry.type]));
    const ids = [...types.keys()];
    expect(ids.filter((id) => !countries.includes(id))).toEqual([]);
    // Islands without agriculture, and Antarctica, are not in the atlas.
    const without = ['ATA', 'BVT', 'CXR', 'HMD', 'SGS', 'SJM', 'UMI', 'WAK'];
    expect(countries.filter((id) => !types.has(id))).toEqual(without);
    expect(['BRA', 'FRA', 'KEN', 'TUV', 'TZA'].map((code) => types.get(code))).toEqual([
      'MultiPolygon',
      'MultiPolygon',
      'Polygon',
      'Point',
      'MultiPolygon',
    ]);
    expect(collection.features.find(({ id }) => id === 'BRA')?.properties).toEqual({
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
    expect(await codes(`World/WLRD/${query}`)).toEqual(['BRA', 'KEN', 'TZA']);
    expect(await codes(`macro/WLRD/${query}`)).toEqual(['BRA', 'KEN', 'TZA']);
    expect(await codes(`macro/002/${query}`)).toEqual(['KEN', 'TZA']);
    expect(await codes(`region/014/${query}`)).toEqual(['KEN', 'TZA']);
    expect(await codes(`region/005/${query}`)).toEqual(['BRA']);
    expect(await codes('World/WLRD/2546/1990?id_elements=[6]')).toEqual(['SUN']);
    expect(await test.ask('adminIds', `${url}/region/014/${query}`)).toMatchObject([
      { iso3: 'KEN', value: 0.04, rank: 3 },
      {
        iso3: 'TZA',
        country_name: 'Tanzania',
        country_name_es: 'Tanzania',
        country_name_pt: 'Tanzânia',
        id_element: 6,
        value: 0.08,
        year: 2020,
        flag: '',
        rank: 2,
      },
    ]);
  });

  it('release and sources: as in release.json', async () => {
    expect(await test.ask('release', '/api/v1/release')).toMatchObject({
      id: test.store.current?.id,
      schemaVersion: releaseSchemaVersion,
      origin: 'sources',
    });
    const sources = routes.sources.answer.parse(await test.ask('sources', '/api/v1/sources'));
    expect(sources[0]).toMatchObject({
      key: 'faostat-fbs',
      // Its releases, and not the day on which their extracts were put together.
      date: '2024-07/2025-07',
      licence: 'CC-BY-4.0',
      editions: [{ key: 'FBS-2024-07' }, { key: 'FBS-2025-07' }],
    });
    // Every file with typed rows, and how many of them it has.
    expect(Object.fromEntries(sources.map(({ key, rows }) => [key, rows]))).toMatchObject({
      'faostat-fbsh': 2,
      'faostat-qcl': 19,
      'faostat-tm': 13,
      'faostat-tcl': 5,
    });
  });
});
