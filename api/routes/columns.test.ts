import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('figures of all areas at once', () => {
  it('percentile: class limits of the year and over all years', async () => {
    const url = '/api/v1/percentile/beans_consumption/6/2546';
    // Of 0.04, 0.08 and 0.1 too few limits would be 1, 2 or 5: steps of 0.01 between the outer sevenths, 0.0514 and 0.0943.
    expect(await test.ask('percentile', `${url}/2020`)).toEqual({
      limits: [0.06, 0.07, 0.08, 0.09],
      has_zero: false,
      all_years: [0.04, 0.05, 0.06, 0.07, 0.08],
      countries: 3,
    });
    expect(await test.ask('percentile', `${url}/2016`)).toMatchObject({ limits: [], countries: 0 });
  });

  const years = [1990, 2011, 2017, 2019, 2020, 2021];

  it('heatmap: percentile of each country and year, null without a value', async () => {
    expect(await test.ask('heatmap', '/api/v1/percentile/heatmap/beans_consumption/6/2546')).toEqual({
      years,
      countries: [
        { iso3: 'BRA', percentiles: [null, 1, 0.3333, null, 1, 0.5] },
        { iso3: 'KEN', percentiles: [null, 1, 0.6667, null, 0.3333, 1] },
        { iso3: 'TZA', percentiles: [null, null, 1, 1, 0.6667, null] },
      ],
    });
  });

  // Brazil's are those of South America and the Americas, whose other countries have none.
  const brazil = [null, null, 0.0396923, null, 0.1, 0.0125];
  // Of Kenya and Tanzania: (107 × 50,221 + 131 × 54,660) ÷ (2142 × 50,221 + 2381 × 54,660), and
  // (84 × 53,000 + 160 × 40,000) ÷ (2100 × 53,000 + 2000 × 40,000).
  const easternAfrica = [null, null, 0.0527266, null, 0.0567277];
  const energyShare = {
    table: 'beans_consumption',
    element: 6,
    indicator: 2546,
    unit: 'fraction',
    years,
    areas: ['002', '005', '014', '019', '419', 'BRA', 'ECABREN', 'KEN', 'PABRA', 'SUN', 'TZA', 'WLRD'],
    rows: [
      easternAfrica,
      brazil,
      easternAfrica,
      brazil,
      brazil,
      [null, 0.05, 0.0396923, null, 0.1, 0.0125],
      // Both are members of one network of PABRA.
      easternAfrica,
      [null, 0.05, 0.0499533, null, 0.04, 0.06],
      easternAfrica,
      [0.001],
      [null, null, 0.0550189, 0.079, 0.08],
      // With Brazil's 129 × 207,833 and 3250 × 207,833; (300 × 212,000 + 84 × 53,000 + 160 × 40,000) ÷
      // (3000 × 212,000 + 2100 × 53,000 + 2000 × 40,000), for the World's own row is of another edition than Brazil's;
      // (40 × 213,000 + 120 × 54,000) ÷ (3200 × 213,000 + 2000 × 54,000).
      [null, null, 0.0430854, null, 0.089994, 0.018997],
    ],
    flags: [
      '--I- ',
      '--E- E',
      '--I- ',
      '--E- E',
      '--E- E',
      '- E- E',
      '--I- ',
      '- A-  ',
      '--I- ',
      ' ',
      '--I  ',
      '--I- E',
    ],
    sums: {
      '002': [null, null, 2, null, 2],
      '005': [null, null, 1, null, 1, 1],
      '014': [null, null, 2, null, 2],
      '019': [null, null, 1, null, 1, 1],
      '419': [null, null, 1, null, 1, 1],
      ECABREN: [null, null, 2, null, 2],
      PABRA: [null, null, 2, null, 2],
      WLRD: [null, null, 3, null, 3, 2],
    },
    countries: [0, 2, 3, 1, 3, 2],
    defaultYear: 2020,
    limits: [0.04, 0.05, 0.06, 0.07, 0.08],
    hasZero: false,
    breaks: [],
    areaBreaks: { '005': [2020], '019': [2020], '419': [2020], BRA: [2020], WLRD: [2020] },
    seams: [],
    areaSeams: {},
    doubts: {},
    events: {},
  };

  it('cube: all areas and years as columns', async () => {
    expect(await test.ask('cube', '/api/v1/cube/beans_consumption/6/2546')).toEqual(energyShare);
    expect(await test.ask('cube', '/api/v1/cube/beans_consumption/7/2546')).toMatchObject({
      years: [],
      areas: [],
      rows: [],
      defaultYear: 2022,
    });
  });

  it('cube: the figures that areas have one by one', async () => {
    const cube = routes.cube.answer.parse(await test.ask('cube', '/api/v1/cube/beans_consumption/5142/2546'));
    expect(cube).toMatchObject({ unit: 'kt', years: [2010, 2011, 2016, 2017, 2019, 2020] });
    for (const [row, area] of cube.areas.entries()) {
      const url = `/api/v1/data/value/beans_consumption/VALUE/${area}/5142/2546/2017`;
      expect(await test.ask('value', url), area).toMatchObject({ value: cube.rows[row]?.[3] ?? null });
    }
  });

  it('cubes: one area, or some years, also where there is nothing', async () => {
    const url = '/api/v1/cubes/beans_consumption/2546?elementIds=[6]';
    expect(await test.ask('cubes', `${url}&area=BRA`)).toMatchObject({
      cubes: [{ years, areas: ['BRA'], rows: [energyShare.rows[energyShare.areas.indexOf('BRA')]] }],
    });
    expect(await test.ask('cubes', `${url}&area=053`)).toMatchObject({
      cubes: [{ years, areas: ['053'], rows: [[null, null, null, null, null, null]] }],
    });
    expect(await test.ask('cubes', `${url}&years=2020-2022`)).toMatchObject({
      cubes: [
        {
          years: [2020, 2021, 2022],
          areas: energyShare.areas,
          rows: energyShare.rows.map((row) => [row[4] ?? null, row[5] ?? null, null]),
        },
      ],
    });
    expect(await test.ask('cubes', `${url}&years=2022-2019`)).toMatchObject({ cubes: [{ years: [] }] });
    expect((await test.app.inject(`${url}&years=2019`)).statusCode).toBe(400);
  });

  it('cubes: several elements in the requested order', async () => {
    expect(await test.ask('cubes', '/api/v1/cubes/beans_consumption/2546?elementIds=[14,6]')).toMatchObject({
      cubes: [{ element: 14, sums: { '014': [2, 2] } }, energyShare],
    });
  });
});
