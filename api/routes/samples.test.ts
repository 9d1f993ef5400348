import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProblemCode, problem, problemStatus } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let without: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  without = await startTestApp({ release: null });
  const sql = 'DELETE FROM sample_report; DELETE FROM sample_distribution; DELETE FROM shipped_accession;';
  copyRelease(without.directory, 'none', { sql });
  publish(without.directory, 'none');
  await without.store.refresh();
});
afterAll(async () => {
  await test.close();
  await without.close();
});

const path = '/api/v1/germplasm';
const samplesOf = async (place: string, app = test) =>
  routes.samples.answer.parse(await app.ask('samples', `${path}/samples/${place}`));

describe('samples of a country', () => {
  it('are those it received and provided, by year, with its balance', async () => {
    const colombia = await samplesOf('beans/COL');
    expect(colombia).toMatchObject({
      from: 2011,
      to: 2012,
      received: [{ year: 2011, value: 2574, reports: 1 }],
      provided: [
        { year: 2011, value: 13459, reports: 1 },
        { year: 2012, value: 400, reports: 1 },
      ],
      totals: { received: 2574, provided: 13859 },
      balance: 11285,
      products: [{ product: 'Common bean', received: 2574, provided: 13859 }],
      source: { key: 'plant-treaty-samples', licence: 'MIT', exportable: true },
    });
  });

  it('have no balance where a side has no report: unknown is not 0', async () => {
    const kenya = await samplesOf('beans/KEN');
    expect(kenya.totals).toEqual({ received: 11135, provided: null });
    expect([kenya.provided, kenya.balance]).toEqual([[], null]);
    const germany = await samplesOf('beans/DEU');
    expect([germany.totals, germany.source?.key]).toEqual([
      { received: null, provided: null },
      'plant-treaty-samples',
    ]);
  });

  it('count each report once that the file repeats', async () => {
    expect((await samplesOf('beans/TZA')).totals).toEqual({ received: 30, provided: 20 });
    const answer = routes.sampleReports.answer.parse(
      await test.ask('sampleReports', `${path}/reports/beans/TZA`),
    );
    expect(answer.reports.map(({ side, samples, reading, rows }) => [side, samples, reading, rows])).toEqual([
      ['provided', 12, 'undone', 2],
      ['provided', 8, 'undone', 2],
      ['received', 30, 'undone', 2],
    ]);
  });

  it('are of a period, bounds included', async () => {
    const colombia = await samplesOf('beans/COL?from=2012&to=2012');
    expect([colombia.totals, colombia.from, colombia.to]).toEqual([
      { received: null, provided: 400 },
      2012,
      2012,
    ]);
    expect((await samplesOf('beans/COL?from=2000&to=2200')).to).toBe(2012);
  });
});

describe('samples of aggregates', () => {
  it('are the same both ways for the World', async () => {
    // 2,574 + 10,885 + 250 + 160 + 30, and 13,459 + 400 + 20 + 12 + 8.
    const world = await samplesOf('beans/WLRD');
    expect(world).toMatchObject({
      totals: { received: 13899, provided: 13899 },
      balance: 0,
      countries: { received: 4, provided: 3 },
    });
  });

  it('add up the countries of a region and of a macro region', async () => {
    expect((await samplesOf('beans/014')).totals).toEqual({ received: 11165, provided: 20 });
    expect((await samplesOf('beans/002')).totals).toEqual({ received: 11165, provided: 20 });
    expect((await samplesOf('beans/005')).totals).toEqual({ received: 2734, provided: 13879 });
    expect((await samplesOf('beans/151')).totals).toEqual({ received: null, provided: null });
  });

  it('list every country of a period, each with what it reported', async () => {
    const answer = routes.samplesMap.answer.parse(
      await test.ask('samplesMap', `${path}/samples-map/beans?from=2012`),
    );
    expect(answer.totals).toEqual({ received: 440, provided: 440 });
    expect(answer.countries).toEqual([
      { area: 'BRA', received: 160, provided: 20, balance: -140 },
      { area: 'COL', received: null, provided: 400, balance: null },
      { area: 'KEN', received: 250, provided: null, balance: null },
      { area: 'TZA', received: 30, provided: 20, balance: -10 },
    ]);
  });

  it('of forages are over their genera, each named', async () => {
    expect((await samplesOf('forages/WLRD')).products).toEqual([
      { product: 'Centrosema', received: 15, provided: 15 },
      { product: 'Clovers', received: 6, provided: 6 },
    ]);
  });
});

describe('the other two sources', () => {
  it('are never added: what the United States sent', async () => {
    const kenya = routes.sampleDistributions.answer.parse(
      await test.ask('sampleDistributions', `${path}/distributions/beans/KEN`),
    );
    expect(kenya).toMatchObject({
      provider: 'USA',
      received: [
        { year: 2012, value: 44 },
        { year: 2014, value: 6 },
      ],
      total: 50,
      source: { key: 'usda-distributions' },
    });
    const world = routes.sampleDistributions.answer.parse(
      await test.ask('sampleDistributions', `${path}/distributions/beans/WLRD?to=2013`),
    );
    expect(world.total).toBe(744);
  });

  it('what Canada shipped, which is shown and not handed on', async () => {
    const canada = routes.sampleShipments.answer.parse(
      await test.ask('sampleShipments', `${path}/shipments/beans/CAN`),
    );
    expect(canada.shipments).toEqual([
      { area: 'CAN', year: 2008, product: 'Phaseolus vulgaris', accessions: 2, agreements: 1 },
      { area: 'CAN', year: 2011, product: 'Phaseolus vulgaris', accessions: 1, agreements: 1 },
    ]);
    expect(canada).toMatchObject({
      total: 3,
      source: { licence: 'LicenseRef-not-stated', exportable: false },
    });
  });

  it('leave rows out by name', async () => {
    const answer = routes.germplasmLeftOut.answer.parse(
      await test.ask('germplasmLeftOut', `${path}/left-out`),
    );
    expect(answer).toEqual(
      expect.arrayContaining([
        { source: 'plant-treaty-samples', reason: 'region', detail: 'Africa_East', rows: 1 },
        { source: 'usda-distributions', reason: 'impossible-year', detail: '2106', rows: 1 },
        { source: 'usda-distributions', reason: 'no-current-code', detail: '126', rows: 1 },
      ]),
    );
  });
});

describe('a page of shipments', () => {
  it('has every report, from which its totals follow', async () => {
    const page = routes.samplesPage.answer.parse(await test.ask('samplesPage', `${path}/samples-page/beans`));
    expect(page.has).toEqual({ samples: true, distributions: true, shipments: true });
    const sum = (side: number) =>
      page.reports.filter((report) => report[2] === side).reduce((total, report) => total + report[4], 0);
    expect([sum(0), sum(1)]).toEqual([13899, 13899]);
    expect(page.distributions.reduce((total, row) => total + row[3], 0)).toBe(750);
  });

  it('of a crop or a release without reports names those that the release has', async () => {
    const rice = routes.samplesPage.answer.parse(await test.ask('samplesPage', `${path}/samples-page/rice`));
    expect([rice.reports, rice.source, rice.has.samples]).toEqual([[], null, true]);
    const empty = await samplesOf('beans/COL', without);
    expect(empty).toMatchObject({ from: null, to: null, received: [], balance: null, source: null });
  });
});

describe('files of samples', () => {
  it('have a row a country and year, both sides, with source and licence', async () => {
    const { body, headers } = await test.app.inject('/api/v1/export/samples/beans?lang=es&to=2011');
    expect(headers['content-disposition']).toContain('samples_beans.csv');
    const lines = body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe(
      'COL,Colombia,Frijol,Common bean,2011,2574,13459,10885,1,1,plant-treaty-samples,MIT',
    );
    expect(lines[2]).toBe('KEN,Kenia,Frijol,Common bean,2011,10885,,,1,0,plant-treaty-samples,MIT');
  });

  it('are of one source each', async () => {
    const { body } = await test.app.inject('/api/v1/export/distributions/beans?from=2014');
    expect(body.trim().split(/\r?\n/)[1]).toBe(
      'KEN,Kenya,Beans,Common bean,2014,USA,6,usda-distributions,MIT',
    );
  });
});

const wrong: readonly [what: string, url: string, code: ProblemCode, named: string][] = [
  ['crop', `${path}/samples/peas/COL`, 'unknown-crop', 'sweet-potato'],
  ['crop with strange letters', `${path}/samples/BEANS;DROP/COL`, 'unknown-crop', 'BEANS;DROP'],
  ['crop of a page', `${path}/samples-page/peas`, 'unknown-crop', 'beans'],
  ['crop of a file', '/api/v1/export/samples/peas', 'unknown-crop', 'beans'],
  ['country', `${path}/samples/beans/XYZ`, 'unknown-area', 'XYZ'],
  ['country in small letters', `${path}/samples/beans/col`, 'unknown-area', 'col'],
  ['region', `${path}/distributions/beans/999`, 'unknown-area', '999'],
  ['year', `${path}/samples/beans/COL?from=last`, 'invalid-parameter', 'from'],
  [
    'period that ends before it begins',
    `${path}/samples/beans/COL?from=2013&to=2009`,
    'invalid-parameter',
    '2013',
  ],
  ['period outside the reports', `${path}/samples/beans/COL?from=2106`, 'invalid-parameter', '2011, 2012'],
  ['parameter', `${path}/samples/beans/COL?year=2011`, 'unknown-parameter', 'from'],
  ['parameter given twice', `${path}/samples/beans/COL?from=2011&from=2012`, 'invalid-parameter', 'from'],
  ['release', `${path}/samples/beans/COL?v=unknown`, 'unknown-release', 'unknown'],
];

describe('a wrong question about samples', () => {
  it.each(wrong)('%s', async (_, url, code, named) => {
    const response = await test.app.inject(url);
    expect(response.statusCode).toBe(problemStatus[code]);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const answer = problem.parse(response.json());
    expect(answer.code).toBe(code);
    expect(answer.detail).toContain(named);
  });

  it('a right one is cacheable', async () => {
    const { headers } = await test.app.inject(`${path}/samples/beans/COL`);
    expect(headers['etag']).toMatch(/^"/);
  });
});
