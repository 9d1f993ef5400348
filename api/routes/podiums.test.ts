import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a podium', () => {
  it('has four places, the own crop selected', async () => {
    const podium = await test.ask('podium', '/api/v1/data/podium/BRA/1/2546/2020');
    expect(podium).toHaveLength(4);
    expect(podium).toMatchObject([
      { ranking: 1, crop_name: 'Rice (milled)', value: 400, unit: 'kcal-capita-day', selected: false },
      { ranking: 2, logo_id: '2546', colour: '#8a2433', selected: true },
      { ranking: 3, crop_name: 'Wheat' },
      { ranking: 4, crop_name: 'Maize' },
    ]);
  });

  it('has the own crop after them when it is not among them', async () => {
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

  it('gives ties one rank; a rank of the other scope is empty', async () => {
    expect(await test.ask('podium', '/api/v1/data/podium/TZA/1/2546/2020')).toMatchObject([
      { ranking: 1, value: 500 },
      { ranking: 1, value: 500 },
      { ranking: 2, value: 160, selected: true },
    ]);
    expect(await test.ask('podium', '/api/v1/data/podium/TZA/4/2546/2020')).toEqual([]);
    expect(await test.ask('podium', '/api/v1/data/podium/WLRD/1/2546/2020')).toEqual([]);
    // By the inhabitants of Brazil, Kenya and Tanzania: (60 × 53,000 + 70 × 40,000) ÷ 305,000 of maize; of rice, with 0.667
    // for milled, (20.01 × 212,000 + 16.675 × 40,000) ÷ 305,000; and 4340 thousand tonnes of beans ÷ 305 million.
    expect(await test.ask('podium', '/api/v1/data/podium/WLRD/20/2546/2020')).toMatchObject([
      { logo_id: '2514', value: 19.6066 },
      { logo_id: '2805', value: 16.0955 },
      { logo_id: '2546', value: 14.2295 },
    ]);
  });

  it('ranks primary crops by the production item', async () => {
    expect(await test.ask('podium', '/api/v1/data/podium/BRA/113/116/2020')).toMatchObject([
      { ranking: 1, logo_id: '156', crop_name: 'Sugar cane', unit: 't', selected: false },
      { ranking: 2, logo_id: '236' },
      { ranking: 3, logo_id: '27' },
      { ranking: 4, logo_id: '125', value: 2_872_474 },
      { ranking: 5, logo_id: '116', value: 1000, selected: true },
    ]);
    const url = `/api/v1/podiums/beans_production/176?elementIds=${encodeURIComponent('[113]')}`;
    expect(await test.ask('podiums', url)).toMatchObject({
      podiums: [
        {
          measure: 5510,
          unit: 't',
          areas: ['BRA', 'KEN'],
          counts: [
            [1, 1, 6],
            [1, 0, 1],
          ],
        },
      ],
    });
  });

  it('of several elements is columns of all areas and years of the scope', async () => {
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
          areas: ['BRA', 'KEN', 'TZA'],
          counts: [[5, 6], [2], [3]],
          item: [
            [
              [0, 0],
              [1, 2],
              [2, 3],
              [3, 4],
              [null, 1],
            ],
            [[3], [1]],
            [[3], [5], [1]],
          ],
          rank: [
            [[], [], [], [], [null, 6]],
            [[], []],
            [[], [1], [2]],
          ],
          step: [
            [
              [400, 0],
              [300, 0],
              [200, 0],
              [100, 0],
              [null, 40],
            ],
            [[700], [84]],
            [[500], [500], [160]],
          ],
          decimals: [
            [0, 0, 0, 0, 0],
            [0, 0],
            [0, 0, 0],
          ],
        },
        {
          element: 20,
          indicator: 2546,
          measure: 14,
          unit: 'kg-capita-year',
          items: ['2514', '2546', '2805'],
          years: [2020],
          // The networks' members with figures are Kenya and Tanzania.
          areas: ['ECABREN', 'PABRA', 'WLRD'],
          counts: [[3], [3], [3]],
          item: [
            [[0], [1], [2]],
            [[0], [1], [2]],
            [[0], [2], [1]],
          ],
          rank: [
            [[], [], []],
            [[], [], []],
            [[], [], []],
          ],
          step: [
            [[643_011], [133_333], [717_204]],
            [[643_011], [133_333], [717_204]],
            [[196_066], [160_955], [142_295]],
          ],
          decimals: [
            [4, 4, 5],
            [4, 4, 5],
            [4, 4, 4],
          ],
        },
      ],
    });
  });

  it('of one area has its years alone, and no row of an area without any', async () => {
    const url = '/api/v1/podiums/beans_consumption/2546?elementIds=[1,20]&area=';
    expect(await test.ask('podiums', `${url}KEN`)).toMatchObject({
      podiums: [
        {
          element: 1,
          items: ['2514', '2546'],
          years: [2020],
          areas: ['KEN'],
          counts: [[2]],
          step: [[[700], [84]]],
        },
        { element: 20, measure: 14, areas: [] },
      ],
    });
    expect((await test.app.inject(`${url}XYZ`)).statusCode).toBe(404);
  });
});
