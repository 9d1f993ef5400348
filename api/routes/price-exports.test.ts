import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { csvRows } from '#contract/testing/csv-rows.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { priceRows } from '../testing/price-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  copyRelease(test.directory, 'prices', { sql: priceRows });
  copyRelease(test.directory, 'closed-index', {
    sql: `${priceRows}; UPDATE source SET licence = 'LicenseRef-unknown' WHERE id = 933;`,
  });
  copyRelease(test.directory, 'two-licences', {
    sql: `${priceRows}; UPDATE source SET licence = 'PDDL-1.0' WHERE id = 933;`,
  });
  publish(test.directory, 'prices');
  await test.store.refresh();
});
afterAll(() => test.close());

async function exported(path: string): Promise<Record<string, string>[]> {
  const { statusCode, body, headers } = await test.app.inject(`/api/v1/export/${path}`);
  expect(statusCode, body).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  return csvRows(body);
}

async function refused(path: string) {
  const response = await test.app.inject(`/api/v1/export/${path}`);
  expect(response.statusCode).toBe(403);
  return problem.parse(response.json());
}

describe('prices as a file', () => {
  it('of a country in a view, with what it was converted by and why a month is missing', async () => {
    const rows = await exported('prices/beans/KEN?view=ipc&lang=es');
    expect(rows.map((row) => [row['Month'], row['Median'], row['Note']])).toEqual([
      ['2019-05', '112.5', ''],
      ['2020-05', '105', ''],
      ['2020-06', '121', ''],
      ['2021-05', '', 'withheld: no-index'],
      ['2022-05', '', 'withheld: other-currency'],
    ]);
    expect(rows[0]).toMatchObject({
      'Area Code': 'KEN',
      Area: 'Kenia',
      Crop: 'Frijol',
      'Crop Type': '',
      'Price Type': 'retail',
      View: 'ipc',
      Unit: 'SLC/Kg',
      Currency: 'KES',
      Minimum: '112.5',
      Prices: '1',
      'Base Year': '2020',
      'Consumer Price Index': '80',
      'Exchange Rate': '',
      Source: 'prices-market',
      Licence: 'CC-BY-4.0',
    });
    expect(rows[2]?.['Break in series']).toBe('b');
  });

  it('names the licences of all that a view rests on', async () => {
    const licences = async (view: string) => {
      const rows = await exported(`prices/beans/KEN?view=${view}&v=two-licences`);
      return new Set(rows.map((row) => row['Licence']));
    };
    expect(await licences('nominal')).toEqual(new Set(['CC-BY-4.0']));
    expect(await licences('usd')).toEqual(new Set(['CC-BY-4.0 AND PDDL-1.0']));
  });

  it('of a city, and by type', async () => {
    const [first, ...others] = await exported('prices/beans/KEN?view=usd&city=902');
    expect(first).toMatchObject({
      'City Code': '902',
      City: 'Kisumu',
      'Exchange Rate': '105',
      Currency: 'USD',
    });
    expect(others.map((row) => [row['Month'], row['Median'], row['Note']])).toEqual([
      ['2020-06', '', 'withheld: no-rate'],
    ]);
    const types = await exported('prices/beans/KEN?by=type');
    expect(types.map((row) => row['Crop Type Code'])).toEqual(['lablab', 'red', 'red']);
  });

  it('of the years of all countries: those without a licence have no value and a note', async () => {
    const rows = await exported('price-years/beans');
    expect(rows.map((row) => [row['Area Code'], row['Year'], row['Value'], row['Note']])).toEqual([
      ['KEN', '2020', '1.05', ''],
      ['KEN', '2021', '1.25', ''],
      ['RWA', '2021', '', 'withheld: licence-forbids-export'],
    ]);
    expect(await exported('price-years/cocoa')).toEqual([]);
  });

  it('of benchmark prices', async () => {
    const rows = await exported('benchmark-prices/rice-thai-5?view=real&base=2019');
    // 500 ÷ 100 × 96 = 480; the USA has no index of 2022.
    expect(rows.map((row) => [row['Month'], row['Value'], row['Unit'], row['Note']])).toEqual([
      ['2019-05', '480', 'USD/t', ''],
      ['2020-05', '480', 'USD/t', ''],
      ['2022-05', '', 'USD/t', 'withheld: no-us-index'],
    ]);
  });

  it('is refused where a source states no licence, and names it', async () => {
    const answer = await refused('prices/beans/KEN?type=wholesale');
    expect(answer.code).toBe('licence-forbids-export');
    expect(answer.detail).toContain('prices-unlicensed (Bulletins), licence LicenseRef-unknown');
    expect((await refused('price-years/rice')).detail).toContain('prices-unlicensed');
    expect((await refused('prices/beans/KEN?view=ipc&v=closed-index')).detail).toContain('macro');
    expect((await refused('benchmark-prices/rice-thai-5?view=real&v=closed-index')).detail).toContain(
      'macro',
    );
    expect(await exported('prices/beans/KEN?v=closed-index')).toHaveLength(5);
  });
});

describe('benchmark prices', () => {
  it('have a figure of a year, in US$ per kg: the median of its months, where there are six', async () => {
    // Of 100, 120, 160, 180, 200 and 900 US$ per tonne.
    expect(await test.ask('benchmarkYears', '/api/v1/prices/benchmark-years/maize')).toEqual([
      { year: 2020, value: 0.17, months: 6, flag: 'C', source: 'benchmark' },
    ]);
    expect(await test.ask('benchmarkYears', '/api/v1/prices/benchmark-years/rice-thai-5')).toEqual([]);
  });

  it('are listed with unit, months, files and the crops that they are near to', async () => {
    expect(await test.ask('benchmarks', '/api/v1/prices/benchmark')).toMatchObject([
      {
        series: 'rice-thai-5',
        unit: 'USD/t',
        crop: 'rice',
        first: '2019-05',
        last: '2022-05',
        sources: [{ key: 'benchmark', date: '2026-06-02' }],
      },
      { series: 'maize', crop: null, first: '2020-01', last: '2021-05' },
    ]);
  });

  it('nominal as published; real by consumer prices of the USA, the last year being the base', async () => {
    const nominal = routes.benchmark.answer.parse(
      await test.ask('benchmark', '/api/v1/prices/benchmark/rice-thai-5'),
    );
    expect(nominal).toMatchObject({ view: 'nominal', base: null, unit: 'USD/t' });
    expect(nominal.data.map(({ date, value }) => [date, value])).toEqual([
      ['2019-05', 480],
      ['2020-05', 500],
      ['2022-05', 450],
    ]);
    // Base 2021: 480 ÷ 96 × 105 = 525, 500 ÷ 100 × 105 = 525.
    const real = routes.benchmark.answer.parse(
      await test.ask('benchmark', '/api/v1/prices/benchmark/rice-thai-5?view=real'),
    );
    expect(real).toMatchObject({ view: 'real', base: 2021 });
    expect(real.data.map(({ value }) => value)).toEqual([525, 525, null]);
  });

  it('of a series that the release lacks is empty', async () => {
    expect(await test.ask('benchmark', '/api/v1/prices/benchmark/cocoa')).toMatchObject({
      data: [],
      sources: [],
    });
  });
});
