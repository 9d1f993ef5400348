import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREA_HARVESTED, EXPORT_VALUE, IMPORT_VALUE, PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { routes } from '#contract/routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const profileOf = async (code: string) =>
  routes.profile.answer.parse(await test.ask('profile', `/api/v1/profiles/${code}`));
const cropIn = async (code: string, crop: string) =>
  (await profileOf(code)).crops.find((each) => each.crop === crop);

const cardsOf = async (code: string, crop: string) =>
  routes.cards.answer.parse(await test.ask('cards', `/api/v1/profiles/${code}/cards?crop=${crop}`));

describe('the series of a crop in an area', () => {
  it('have all years, of which a profile has the last', async () => {
    const { harvest, supply } = await cardsOf('BRA', 'beans');
    const short = (await cropIn('BRA', 'beans'))?.harvest[0];
    expect(harvest[0]).toMatchObject({ element: PRODUCTION, value: 2_872_474, rank: 1 });
    expect(harvest[0]?.values.slice(-4)).toEqual(short?.values.slice(-4));
    expect(supply?.values.at(-1)).toBe(supply && Number(supply.value.toPrecision(6)));
  });

  it('are of countries alone where prices are, and have members of groups alone', async () => {
    const group = await cardsOf('WLRD', 'beans');
    expect([group.prices, group.season]).toEqual([null, null]);
    expect((await cardsOf('BRA', 'beans')).members).toEqual([]);
  });

  it('name the sources of each part', async () => {
    const { sources } = await cardsOf('BRA', 'beans');
    const parts = sources.flatMap((source) => source.parts);
    expect(parts).toContain('harvest');
    expect(sources.every((source) => source.parts.length > 0)).toBe(true);
  });

  it.each([
    ['/api/v1/profiles/XXX/cards?crop=beans', 404],
    ['/api/v1/profiles/BRA/cards?crop=wheat', 404],
    ['/api/v1/profiles/BRA/cards', 400],
  ])('%s is refused with %i', async (path, status) => {
    expect((await test.app.inject(path)).statusCode).toBe(status);
  });
});

describe('what is known of an area', () => {
  it('has the newest harvest of each crop with the years before it', async () => {
    const beans = await cropIn('BRA', 'beans');
    expect(beans?.harvest.map(({ element, year }) => [element, year])).toEqual([
      [PRODUCTION, 2020],
      [AREA_HARVESTED, 2020],
      [YIELD, 2020],
    ]);
    expect(beans?.harvest[0]).toMatchObject({
      value: 2_872_474,
      flag: 'E',
      rank: 1,
      ranked: 1,
      since: 2017,
      // Six digits of each year; 2018 has no figure.
      values: [3_033_020, null, 2_794_850, 2_872_470],
    });
  });

  it('has trade and the partners of the newest year that the country reports', async () => {
    const beans = await cropIn('BRA', 'beans');
    expect(beans?.trade).toMatchObject([
      { element: IMPORT_VALUE, year: 2020, value: 51_663, flag: 'L' },
      { element: EXPORT_VALUE, year: 2020, value: 63_454, flag: 'A' },
    ]);
    expect(beans?.partners?.imports).toMatchObject({ year: 2020, by: 'country' });
    expect(beans?.partners?.imports?.areas).toContainEqual({ area: 'KEN', value: 120, flag: '' });
  });

  it('takes the reports of partners where the country has none: what they buy is what it sells', async () => {
    const rice = await cropIn('FRA', 'rice');
    expect(rice?.partners).toMatchObject({
      imports: null,
      exports: { year: 2020, by: 'partners', areas: [{ area: 'KEN', value: 4, flag: 'A' }] },
    });
  });

  it('has beside each lower bound of trade partners of its very year', async () => {
    const bounds: string[] = [];
    const { areas } = routes.profiles.answer.parse(await test.ask('profiles', '/api/v1/profiles'));
    for (const { code, kind } of areas)
      for (const { crop, trade, partners } of kind === 'country' ? (await profileOf(code)).crops : [])
        for (const { element, year, flag } of trade) {
          const flow = element === IMPORT_VALUE ? partners?.imports : partners?.exports;
          if (flag !== 'L' || flow == null) continue;
          bounds.push(`${code} ${crop}`);
          expect(flow, `${code} ${crop}`).toMatchObject({ year, by: 'country' });
        }
    expect(bounds).toContain('BRA beans');
  });

  it('counts the products of a crop whose flows the release has, and keeps none of crops without trade pages', async () => {
    expect((await cropIn('FRA', 'rice'))?.partners?.products).toEqual({ counted: 2, all: 5 });
    expect((await cropIn('FRA', 'cocoa'))?.partners).toBeNull();
  });

  it('leaves out what no source has', async () => {
    const cocoa = await cropIn('BRA', 'cocoa');
    expect(cocoa).toEqual({
      crop: 'cocoa',
      harvest: [],
      balance: [],
      trade: [],
      tradeWithheld: false,
      partners: null,
      price: null,
      samples: null,
      varieties: null,
      losses: [],
    });
  });

  it('separates released varieties from names seen on public pages', async () => {
    const [kenya, ethiopia] = [await cropIn('KEN', 'beans'), await cropIn('ETH', 'beans')];
    expect(kenya?.varieties?.released).toBeGreaterThan(0);
    expect(ethiopia?.varieties).toMatchObject({ released: 0, seen: 1 });
  });

  it('has what studies found of losses in a country, and their sources', async () => {
    expect((await cropIn('UGA', 'beans'))?.losses).toEqual([
      {
        commodity: 'beans-dry',
        sources: ['fao-food-losses'],
        studies: 2,
        stages: [
          {
            stage: 'farm',
            median: 14.72,
            low: 9.77,
            high: 19.67,
            studies: 1,
            figures: 1,
            first: 2015,
            last: 2015,
          },
          { stage: 'storage', median: 2, low: 2, high: 2, studies: 1, figures: 1, first: 2015, last: 2015 },
        ],
      },
    ]);
    expect((await profileOf('UGA')).sources.map(({ key }) => key)).toContain('fao-food-losses');
    // Rwanda has statistics alone.
    expect((await cropIn('RWA', 'beans'))?.losses).toEqual([]);
  });

  it('has the years of a state, with its successors and predecessors', async () => {
    expect(await profileOf('SUN')).toMatchObject({
      kind: 'former',
      lastYear: 1991,
      after: expect.arrayContaining(['RUS', 'UKR']),
    });
    expect((await profileOf('RUS')).before).toEqual(['SUN']);
  });

  it('has of a region its countries, and neither partners nor prices', async () => {
    const region = await profileOf('014');
    expect(region.kind).toBe('aggregate');
    expect(region.members).toEqual(expect.arrayContaining(['BDI', 'KEN', 'TZA']));
    expect(region.crops.every(({ partners, price }) => partners === null && price === null)).toBe(true);
    expect((await profileOf('WLRD')).members).toEqual([]);
  });

  it.each(['014', 'WLRD'])('names sources of each part that %s has figures of', async (area) => {
    const { crops, sources } = await profileOf(area);
    for (const part of ['harvest', 'balance', 'trade'] as const) {
      const hasFigures = crops.some((crop) => crop[part].length > 0);
      expect(
        sources.some(({ parts }) => parts.includes(part)),
        part,
      ).toBe(hasFigures);
    }
    expect(crops.some(({ trade }) => trade.length > 0)).toBe(true);
  });

  it('has of a network its members, and how sure it is who they are', async () => {
    const network = await profileOf('ECABREN');
    expect(network).toMatchObject({
      kind: 'aggregate',
      networks: [],
      membership: { from: 'catalog', summed: true },
    });
    // Seven that a source names, and two that it names in part.
    expect(network.membership?.bases).toEqual([
      { basis: 'stated', countries: 7 },
      { basis: 'stated-in-part', countries: 2 },
    ]);
    expect(network.members).toContain('KEN');
    const kenya = await profileOf('KEN');
    expect(kenya.networks).toEqual(['ECABREN', 'PABRA']);
    expect(kenya.membership).toBeNull();
    const alliance = (await profileOf('PABRA')).membership?.bases ?? [];
    expect(alliance.reduce((sum, { countries }) => sum + countries, 0)).toBe(28);
  });

  it('names each source once, and those alone whose figures it has', async () => {
    const { sources } = await profileOf('BRA');
    const keys = sources.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('faostat-qcl');
    expect((await profileOf('NRU')).sources).toEqual([]);
  });

  it('counts for the index how many crops each country harvests', async () => {
    const { year, areas } = routes.profiles.answer.parse(await test.ask('profiles', '/api/v1/profiles'));
    expect(year).toBe(2020);
    // Rice, potatoes, cassava and beans.
    expect(areas.find(({ code }) => code === 'BRA')?.crops).toBe(4);
    expect(areas.find(({ code }) => code === 'FRA')?.crops).toBe(0);
    expect(areas.find(({ code }) => code === 'FRA')?.largest).toBeNull();
    expect(areas.find(({ code }) => code === 'SUN')?.crops).toBeNull();
  });
});

describe('findings', () => {
  it('are none where the figures are too few to be sure', async () => {
    expect(await test.ask('findings', '/api/v1/findings')).toEqual({ total: 0, findings: [] });
    expect(await test.ask('findings', '/api/v1/findings?country=BRA&crop=beans&limit=5')).toEqual({
      total: 0,
      findings: [],
    });
  });

  it.each([
    ['/api/v1/findings?country=XXX', 404, 'unknown-area'],
    ['/api/v1/findings?crop=shoes', 404, 'unknown-crop'],
    ['/api/v1/findings?limit=0', 400, 'invalid-parameter'],
    ['/api/v1/findings?limit=many', 400, 'invalid-parameter'],
    ['/api/v1/findings?year=2020', 400, 'unknown-parameter'],
    ['/api/v1/profiles/XXX', 404, 'unknown-area'],
    ['/api/v1/profiles/ken', 404, 'unknown-area'],
    [`/api/v1/profiles/${'K'.repeat(300)}`, 404, 'unknown-area'],
  ])('%s is answered with %i %s', async (path, status, code) => {
    const answer = await test.app.inject(path);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});
