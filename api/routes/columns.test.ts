import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('figures of all areas at once', () => {
  it('percentile: class limits of the year and over all years', async () => {
    const url = '/api/v1/percentile/beans_consumption/6/2546';
    expect(await test.ask('percentile', `${url}/2020`)).toEqual({
      limits: [0.06],
      has_zero: false,
      all_years: [0.01, 0.05],
      countries: 2,
    });
    expect(await test.ask('percentile', `${url}/2019`)).toMatchObject({ limits: [], countries: 0 });
  });

  it('heatmap: percentile of each country and year, null without a value', async () => {
    expect(await test.ask('heatmap', '/api/v1/percentile/heatmap/beans_consumption/6/2546')).toEqual({
      years: [1990, 2020, 2021],
      countries: [
        { iso3: 'BRA', percentiles: [null, 0.5, 0.5] },
        { iso3: 'KEN', percentiles: [null, null, 1] },
        { iso3: 'TZA', percentiles: [null, 1, null] },
      ],
    });
  });

  const energyShare = {
    table: 'beans_consumption',
    element: 6,
    indicator: 2546,
    unit: 'fraction',
    years: [1990, 2020, 2021],
    areas: ['BRA', 'KEN', 'SUN', 'TZA', 'WLRD'],
    rows: [[null, 0.05, 0.051], [null, null, 0.06], [0.001], [null, 0.08], [null, 0.02, 0.021]],
    flags: ['- E', '-- ', ' ', '- ', '-  '],
    sums: { WLRD: [null, null, 2] },
    countries: [0, 2, 2],
    defaultYear: 2020,
    limits: [0.01, 0.05],
    hasZero: false,
    breaks: [],
    areaBreaks: { BRA: [2021], WLRD: [2021] },
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

  it('cubes: several elements in the order asked', async () => {
    expect(await test.ask('cubes', '/api/v1/cubes/beans_consumption/2546?elementIds=[14,6]')).toMatchObject({
      cubes: [{ element: 14, sums: { '014': [2] } }, energyShare],
    });
  });
});
