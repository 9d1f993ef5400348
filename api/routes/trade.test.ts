import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const imports = {
  id_flow: 1,
  id_element: 5622,
  element_en: 'Import value',
  element_es: 'Valor de las importaciones',
  element_pt: 'Valor das importações',
  id_crop: 176,
  crop_name: 'Beans',
  crop_name_es: 'Frijol',
  crop_name_pt: 'Feijão',
  unit: '1000-usd',
};

describe('trade over the years', () => {
  it('value: both flows, each figure saying whether it is a lower bound', async () => {
    const exports_ = { id_flow: 2, id_element: 5922, unit: '1000-usd' };
    const both = await test.ask('tradeValue', '/api/v1/trade/BRA/value?flow=1,2&cropIds=[176]');
    expect(both).toMatchObject({
      data: {
        labels: [2017, 2019, 2020],
        observations: [
          { ...imports, year: 2019, value: 48_000, flag: 'A', lower_bound: false },
          { ...imports, year: 2020, value: 51_663, flag: 'L', lower_bound: true },
          { ...exports_, year: 2017, value: 63_454, flag: 'A', lower_bound: false },
          { ...exports_, year: 2020, value: 63_454, flag: 'A', lower_bound: false },
        ],
      },
    });
    expect(await test.ask('tradeValue', '/api/v1/trade/BRA/value?cropIds=176')).toEqual(both);
  });

  it('value: without a published total, the sum of a country’s own reports as a lower bound', async () => {
    expect(await test.ask('tradeValue', '/api/v1/trade/KEN/value?flow=1&cropIds=[176]')).toMatchObject({
      data: { observations: [{ year: 2017, value: 110, flag: 'L', lower_bound: true }] },
    });
  });

  it('value: several crops, by any of their item codes', async () => {
    expect(await test.ask('tradeValue', '/api/v1/trade/BRA/value?flow=1&cropIds=[2546,27]')).toMatchObject({
      data: {
        labels: [2019, 2020],
        observations: [{ id_crop: 176 }, { id_crop: 176 }, { id_crop: 27, crop_name: 'Rice', value: 28_952 }],
      },
    });
  });

  it('quantity: in tonnes; nothing is an empty series', async () => {
    expect(await test.ask('tradeQuantity', '/api/v1/trade/BRA/quantity?flow=1&cropIds=[176]')).toMatchObject({
      data: {
        labels: [2017, 2020],
        observations: [
          // The food balance's 137 thousand tonnes, since the trade files have none for 2017.
          { id_element: 5610, value: 137_000, unit: 't', flag: 'E' },
          { id_element: 5610, value: 79_000, unit: 't', flag: 'E' },
        ],
      },
    });
    expect(await test.ask('tradeQuantity', '/api/v1/trade/BRA/quantity?flow=2&cropIds=[27]')).toEqual({
      data: { labels: [], observations: [] },
    });
  });
});

describe('flows of trade', () => {
  const flow = { exported: null, exported_flag: '', imported: null, imported_flag: '' };
  const fromKenya = {
    origin: 'KEN',
    destination: 'BRA',
    exported: 110,
    exported_flag: 'E',
    imported: 120,
    imported_flag: '',
  };
  const toTanzania = { ...flow, origin: 'BRA', destination: 'TZA', exported: 50, exported_flag: 'A' };
  const toFrance = { ...flow, origin: 'TZA', destination: 'FRA', imported: 7 };

  it('of a country: its report beside those of its partners', async () => {
    expect(await test.ask('tradeFlows', '/api/v1/trade/BRA/flows/2020?flow=1,2&cropIds=[176]')).toEqual({
      id_crop: 176,
      year: 2020,
      unit: '1000-usd',
      flows: [toTanzania, fromKenya],
      reporters: ['BRA', 'FRA', 'KEN', 'TZA'],
      unreported: [],
      items: [176],
      years: [2017, 2020],
    });
  });

  it('of one direction', async () => {
    const url = '/api/v1/trade/BRA/flows/2020?cropIds=[176]&flow=';
    expect(await test.ask('tradeFlows', `${url}1`)).toMatchObject({ flows: [fromKenya] });
    expect(await test.ask('tradeFlows', `${url}2`)).toMatchObject({ flows: [toTanzania] });
  });

  it('of a region and the World: what crosses the borders of their countries', async () => {
    const url = '/flows/2020?cropIds=[176]&flow=';
    expect(await test.ask('tradeFlows', `/api/v1/trade/014${url}2`)).toMatchObject({
      flows: [fromKenya, toFrance],
    });
    expect(await test.ask('tradeFlows', `/api/v1/trade/002${url}1`)).toMatchObject({ flows: [toTanzania] });
    expect(await test.ask('tradeFlows', `/api/v1/trade/WLRD${url}1,2`)).toMatchObject({
      flows: [toTanzania, fromKenya, toFrance],
    });
  });

  it('in quantity', async () => {
    expect(
      await test.ask('tradeFlows', '/api/v1/trade/BRA/flows/2020?cropIds=[176]&measure=quantity'),
    ).toMatchObject({ unit: 't', flows: [{ origin: 'KEN', destination: 'BRA', imported: 100 }] });
  });

  it('of a crop with several products: their sum, with the worst flag', async () => {
    expect(await test.ask('tradeFlows', '/api/v1/trade/KEN/flows/2020?cropIds=[125]')).toMatchObject({
      id_crop: 125,
      flows: [{ origin: 'TZA', destination: 'KEN', exported: 7, exported_flag: 'E' }],
    });
  });

  it('of a year: as each side reports it, and nothing where it does not', async () => {
    const reported = (destination: string, amount: number) => ({
      ...flow,
      origin: 'BRA',
      destination,
      exported: amount,
      exported_flag: 'A',
    });
    expect(await test.ask('tradeFlows', '/api/v1/trade/BRA/flows/2017?cropIds=[176]')).toMatchObject({
      flows: [
        reported('IND', 38_583),
        { ...flow, origin: 'BRA', destination: 'KEN', imported: 110, imported_flag: 'E' },
        reported('VNM', 17_484),
      ],
    });
  });

  it('of a country without reports: none', async () => {
    expect(await test.ask('tradeFlows', '/api/v1/trade/TUV/flows/2020?cropIds=[176]')).toMatchObject({
      flows: [],
    });
  });
});
