import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryRanking, coverage, cropRanking } from '#contract/data.ts';
import { worldSums } from '#contract/world-sums.ts';
import { rankRows } from '../shaping/rank-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = async (path: string): Promise<unknown> => {
  const response = await test.app.inject({ url: `/api/v1/data/ranking/${path}` });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const crops = async (path: string) => cropRanking.parse(await get(`crops/${path}`));
const countries = async (path: string) => countryRanking.parse(await get(`countries/${path}`));

describe('the ranking of crops', () => {
  it('has every crop with its flag; equal values share a rank and the next one follows at once', async () => {
    const ranking = await crops('BRA/113/176/2020');
    expect(ranking).toMatchObject({
      element: 113,
      measure: 5510,
      unit: 't',
      area: 'BRA',
      year: 2020,
      indicator: 176,
      ties: 'dense',
      direction: 'highest-first',
      years: [2020],
    });
    expect(
      ranking.places.map(({ ranking: rank, item, value, flag, tied }) => [rank, item, value, flag, tied]),
    ).toEqual([
      [1, '156', 700_000_000, 'A', false],
      [2, '236', 121_797_712.5, 'A', false],
      [3, '125', 3_035_290, '', true],
      [3, '176', 3_035_290, 'E', true],
      [4, '116', 1000, 'I', false],
    ]);
    expect(ranking.places.filter(({ selected }) => selected).map(({ item }) => item)).toEqual(['176']);
    expect(ranking.places[0]).toMatchObject({
      crop_name: 'Sugar cane',
      crop_name_es: 'Caña de azúcar',
      crop_name_pt: 'Cana-de-açúcar',
    });
  });

  it('goes on behind the places of the podium, with the same ranks', async () => {
    const podium = await test.app.inject({ url: '/api/v1/data/podium/BRA/1/2546/2021' });
    const ranking = await crops('BRA/1/2546/2021');
    expect(ranking.places).toHaveLength(6);
    const ranks = new Map(ranking.places.map((place) => [place.item, place.ranking]));
    const shown: { logo_id: string; ranking: number }[] = podium.json();
    for (const place of shown) expect(ranks.get(place.logo_id)).toBe(place.ranking);
    expect(ranking.years).toEqual([2020, 2021]);
  });

  it('is empty where a year has no list, and for an area of the other kind', async () => {
    expect(await crops('BRA/1/2546/2019')).toMatchObject({ places: [], years: [2020, 2021] });
    expect(await crops('WLRD/1/2546/2020')).toMatchObject({ places: [], years: [] });
    expect((await crops('WLRD/20/2546/2020')).places).toMatchObject([{ item: '2546', value: 2.6 }]);
    expect((await crops('014/4/2546/2020')).places).toEqual([]);
  });
});

describe('the ranking of countries', () => {
  it('leaves out aggregates and former states; equal values share a rank and the next one counts them', async () => {
    const ranking = await countries('beans_consumption/5142/2546/2020');
    expect(
      ranking.places.map(({ ranking: rank, iso3, value, flag, tied }) => [rank, iso3, value, flag, tied]),
    ).toEqual([
      [1, 'BRA', 3100, 'A', false],
      [2, 'KEN', 620, 'E', true],
      [2, 'TZA', 620, '', true],
      [4, 'FRA', 100, '', false],
    ]);
    expect(ranking).toMatchObject({ unit: 'kt', ties: 'competition', direction: 'highest-first' });
  });

  it('says the share of the World, and the value ten years before with the breaks between', async () => {
    const ranking = await countries('beans_consumption/5142/2546/2020');
    expect(ranking.shareElement).toBe(23);
    expect(ranking.places[0]).toMatchObject({ iso3: 'BRA', share: 0.155, before: null });
    expect(ranking.places[1]).toMatchObject({ iso3: 'KEN', share: null, before: 500 });
    expect(ranking).toMatchObject({
      beforeYear: 2010,
      breaks: [],
      world: { element: 5142, value: 20000, before: 15000 },
    });
  });

  it('names the breaks of most countries that lie between, and compares no country across its own', async () => {
    const ranking = await countries('beans_consumption/6/2546/2021');
    expect(ranking).toMatchObject({ beforeYear: 2011, breaks: [2021] });
    expect(ranking.places.find(({ iso3 }) => iso3 === 'BRA')?.before).toBeNull();
  });

  it('has no share of what does not add up, and the World under its own element', async () => {
    const ranking = await countries('beans_consumption/645/2546/2020');
    expect(ranking.shareElement).toBeNull();
    expect(ranking.world).toEqual({ element: 14, value: 2.6, flag: '', before: null, compared: null });
    expect(ranking.places.map(({ iso3, share }) => [iso3, share])).toEqual([
      ['TZA', null],
      ['BRA', null],
    ]);
  });

  it('is empty in a year in which only other elements have figures', async () => {
    expect(await countries('beans_consumption/645/2546/2021')).toMatchObject({ places: [], world: null });
  });
});

describe('world sums', () => {
  it('are those of the elements of the table, with their reasons', async () => {
    const response = await test.app.inject({ url: '/api/v1/world-sums/beans_consumption/2546' });
    expect(worldSums.parse(response.json())).toEqual({
      indicator: 2546,
      sums: [
        {
          element: 5142,
          unit: 'kt',
          year: 2019,
          world: 20000,
          countries_sum: 20000,
          countries: 4,
          reason: 'equal',
        },
        {
          element: 5142,
          unit: 'kt',
          year: 2020,
          world: 20000,
          countries_sum: 19000,
          countries: 4,
          reason: 'few-countries',
        },
      ],
    });
  });
});

describe('coverage', () => {
  it('has the years of each element, in the order asked', async () => {
    const url = `/api/v1/coverage/beans_consumption/2546?elementIds=${encodeURIComponent('[12,6,7]')}`;
    const response = await test.app.inject({ url });
    expect(coverage.parse(response.json())).toEqual({
      elements: [
        { element: 12, years: [2020], countries: [1], defaultYear: 2020 },
        { element: 6, years: [1990, 2020, 2021], countries: [0, 2, 2], defaultYear: 2020 },
        { element: 7, years: [], countries: [], defaultYear: 2022 },
      ],
    });
  });
});

describe('rankRows', () => {
  const rows = [9, 9, 7, 7, 7, 1].map((value) => ({ value }));
  it('is dense or counts the tied ones', () => {
    expect(rankRows(rows, 'dense').map(({ ranking }) => ranking)).toEqual([1, 1, 2, 2, 2, 3]);
    expect(rankRows(rows, 'competition').map(({ ranking }) => ranking)).toEqual([1, 1, 3, 3, 3, 6]);
    expect(rankRows([], 'dense')).toEqual([]);
  });
});
