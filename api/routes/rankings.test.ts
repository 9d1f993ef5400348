import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryRanking, coverage, cropRanking } from '#contract/data.ts';
import { worldSums } from '#contract/world-sums.ts';
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
      years: [2017, 2019, 2020],
    });
    expect(
      ranking.places.map(({ ranking: rank, item, value, flag, tied }) => [rank, item, value, flag, tied]),
    ).toEqual([
      [1, '156', 700_000_000, 'A', false],
      [2, '236', 121_797_712.5, 'A', false],
      [3, '27', 11_091_011.25, '', false],
      [4, '125', 2_872_474, '', true],
      [4, '176', 2_872_474, 'E', true],
      [5, '116', 1000, 'I', false],
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
    const places: { logo_id: string; ranking: number }[] = podium.json();
    for (const place of places) expect(ranks.get(place.logo_id)).toBe(place.ranking);
    expect(ranking.years).toEqual([2020, 2021]);
  });

  it('is empty where a year has no list, and for an area of the other kind', async () => {
    expect(await crops('BRA/1/2546/2019')).toMatchObject({ places: [], years: [2020, 2021] });
    expect(await crops('WLRD/1/2546/2020')).toMatchObject({ places: [], years: [] });
    expect((await crops('WLRD/20/2546/2020')).places.at(-1)).toMatchObject({ item: '2546', value: 14.2295 });
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

  it('lists a country of which there is nothing without a rank', async () => {
    const { places } = await countries('beans_consumption/664/2546/2019');
    expect(places.map(({ ranking: rank, iso3, value, aboutZero }) => [rank, iso3, value, aboutZero])).toEqual(
      [
        [1, 'TZA', 158, undefined],
        // Less than half a kilocalorie: some is eaten.
        [null, 'BRA', 0, true],
        [null, 'FRA', 0, undefined],
      ],
    );
  });

  it('has the share of the World, and the value ten years before with the breaks between', async () => {
    const ranking = await countries('beans_consumption/5142/2546/2020');
    expect(ranking.shareElement).toBe(23);
    expect(ranking.places[0]).toMatchObject({ iso3: 'BRA', share: 0.230655, before: null });
    expect(ranking.places[1]).toMatchObject({ iso3: 'KEN', share: 0.046131, before: 500 });
    expect(ranking).toMatchObject({
      beforeYear: 2010,
      breaks: [],
      world: { element: 5142, value: 13_440 },
    });
  });

  it('names the breaks of most countries that lie between, and compares no country across its own', async () => {
    const ranking = await countries('beans_consumption/6/2546/2021');
    // One country of two; the World and the regions around it are none.
    expect(ranking).toMatchObject({ beforeYear: 2011, breaks: [2020] });
    // Both had 0.05 in 2011.
    expect(ranking.places.map(({ iso3, before }) => [iso3, before])).toEqual([
      ['KEN', 0.05],
      ['BRA', null],
    ]);
  });

  it('has no share of what does not add up, and the World under its own element', async () => {
    const ranking = await countries('beans_consumption/645/2546/2020');
    expect(ranking.shareElement).toBeNull();
    expect(ranking.world).toEqual({ element: 14, value: 14.2295, flag: 'E', before: null, compared: null });
    expect(ranking.places.map(({ iso3, share }) => [iso3, share])).toEqual([
      ['TZA', null],
      ['BRA', null],
      ['KEN', null],
    ]);
  });

  it('is empty in a year in which only other elements have figures', async () => {
    expect(await countries('beans_consumption/645/2546/2021')).toMatchObject({ places: [], world: null });
  });
});

describe('world sums', () => {
  it('are those of the elements of the table, with their reasons', async () => {
    const response = await test.app.inject({ url: '/api/v1/world-sums/beans_consumption/2546' });
    const { indicator, sums } = worldSums.parse(response.json());
    expect(indicator).toBe(2546);
    const food = { element: 5142, unit: 'kt' };
    expect(sums.filter(({ element }) => element === 5142)).toEqual([
      // Of 2900 that are missing Brazil has all in the year after.
      { ...food, year: 2010, world: 3400, countries_sum: 500, countries: 1, reason: 'few-countries' },
      // 2900 + 590 + 578
      {
        ...food,
        year: 2017,
        world: 19_072,
        countries_sum: 4068,
        countries: 3,
        reason: 'published-otherwise',
      },
      { ...food, year: 2019, world: 3500, countries_sum: 3500, countries: 2, reason: 'equal' },
      // 3100 + 620 + 620 + 100; the World, whose own row is of another edition, has the former state's 9000 as well.
      {
        ...food,
        year: 2020,
        world: 13_440,
        countries_sum: 4440,
        countries: 4,
        reason: 'one-side',
      },
    ]);
    // Brazil alone has a whole balance: no World can be summed.
    expect(sums.filter(({ element }) => element !== 5142)).toEqual([]);
    // One item's sums, by the tables of its pages.
    const elementsOf = async (table: string): Promise<number[]> => {
      const { body } = await test.app.inject(`/api/v1/world-sums/${table}/176`);
      return [...new Set(worldSums.parse(JSON.parse(body)).sums.map(({ element }) => element))];
    };
    expect(await elementsOf('beans_production')).toEqual([5312, 5510]);
    expect(await elementsOf('beans_trade')).toEqual([5610, 5622, 5910, 5922]);
  });
});

describe('coverage', () => {
  it('has the years of each element, in the requested order', async () => {
    const url = `/api/v1/coverage/beans_consumption/2546?elementIds=${encodeURIComponent('[12,6,7]')}`;
    const response = await test.app.inject({ url });
    expect(coverage.parse(response.json())).toEqual({
      elements: [
        { element: 12, years: [2017], countries: [1], defaultYear: 2017 },
        {
          element: 6,
          years: [1990, 2011, 2017, 2019, 2020, 2021],
          countries: [0, 2, 3, 1, 3, 2],
          // The newest year with four fifths of the countries of the best one.
          defaultYear: 2020,
        },
        { element: 7, years: [], countries: [], defaultYear: 2022 },
      ],
    });
  });
});
