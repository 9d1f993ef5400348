import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProblemCode, problem, problemStatus } from '#contract/problem.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { priceRows } from '../testing/price-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  copyRelease(test.directory, 'prices', { sql: priceRows });
  publish(test.directory, 'prices');
  await test.store.refresh();
});
afterAll(() => test.close());

const kenya = '/api/v1/prices/beans/KEN';

const wrong: readonly [what: string, url: string, code: ProblemCode, named: string][] = [
  ['crop', kenya.replace('beans', 'peas'), 'unknown-crop', 'sweet-potato'],
  ['crop with strange letters', kenya.replace('beans', 'BEANS;DROP'), 'unknown-crop', 'BEANS;DROP'],
  ['crop of a map', '/api/v1/prices/map/peas', 'unknown-crop', 'beans'],
  ['crop of a page', '/api/v1/prices/page/peas/KEN', 'unknown-crop', 'peas'],
  ['country', kenya.replace('KEN', 'XYZ'), 'unknown-area', 'XYZ'],
  ['country in small letters', kenya.replace('KEN', 'ken'), 'unknown-area', 'ken'],
  ['World, which has no prices', kenya.replace('KEN', 'WLRD'), 'unknown-area', 'aggregate'],
  ['region, which has no prices', kenya.replace('KEN', '014'), 'unknown-area', '014'],
  ['country of what was left out', '/api/v1/prices/left-out?iso3=XYZ', 'unknown-area', 'XYZ'],
  ['view', `${kenya}?view=real`, 'invalid-parameter', 'usdeflac'],
  ['type', `${kenya}?type=farm`, 'invalid-parameter', 'wholesale'],
  ['grouping', `${kenya}?by=market`, 'invalid-parameter', 'market'],
  ['source', `${kenya}?source=nobody`, 'invalid-parameter', 'prices-market, prices-unlicensed'],
  [
    'source of a country without prices',
    '/api/v1/prices/rice/BRA?source=nobody',
    'invalid-parameter',
    'none',
  ],
  ['base year without consumer prices', `${kenya}?view=ipc&base=1999`, 'invalid-parameter', '2019 to 2020'],
  ['base year that the USA alone has', `${kenya}?view=usdeflac&base=2021`, 'invalid-parameter', '2021'],
  ['base year of a view without one', `${kenya}?base=2021`, 'invalid-parameter', '2021'],
  ['base year that is no year', `${kenya}?view=ipc&base=0`, 'invalid-parameter', 'base'],
  [
    'base year in a country without consumer prices',
    '/api/v1/prices/beans/BRA?view=ipc&base=2020',
    'invalid-parameter',
    'none',
  ],
  ['city of another country', `${kenya}?city=950`, 'unknown-city', 'Recife'],
  ['city of another country on a page', '/api/v1/prices/page/beans/KEN?city=950', 'unknown-city', 'BRA'],
  ['city', `${kenya}?city=12345`, 'unknown-city', '/api/v1/prices/cities/beans/KEN'],
  ['city by its name', `${kenya}?city=Nairobi`, 'invalid-parameter', 'Nairobi'],
  ['month', '/api/v1/prices/rows/beans/KEN/2020-13', 'invalid-parameter', '2020-13'],
  ['crop type', '/api/v1/prices/rows/beans/KEN/2020-05?crop_type=pinto', 'invalid-parameter', 'lablab, red'],
  ['parameter', `${kenya}?market=901`, 'unknown-parameter', 'view, type, city'],
  ['series', '/api/v1/prices/benchmark/beans', 'unknown-series', 'rice-thai-5'],
  ['series of years', '/api/v1/prices/benchmark-years/beans', 'unknown-series', 'rice-thai-5'],
  ['series with strange letters', '/api/v1/prices/benchmark/A%20B', 'unknown-series', 'A B'],
  ['view of a series', '/api/v1/prices/benchmark/cocoa?view=ipc', 'invalid-parameter', 'real'],
  [
    'base year of a series',
    '/api/v1/prices/benchmark/cocoa?view=real&base=2050',
    'invalid-parameter',
    '2019 to 2021',
  ],
  ['crop of a file', '/api/v1/export/prices/peas/KEN', 'unknown-crop', 'peas'],
  ['city of a file', '/api/v1/export/prices/beans/KEN?city=950', 'unknown-city', 'Recife'],
  ['language of a file', '/api/v1/export/price-years/beans?lang=fr', 'invalid-parameter', 'fr'],
];

describe('a wrong question about prices', () => {
  it.each(wrong)('%s', async (_, url, code, named) => {
    const response = await test.app.inject(url);
    expect(response.statusCode).toBe(problemStatus[code]);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const answer = problem.parse(response.json());
    expect(answer).toMatchObject({ code, status: problemStatus[code] });
    expect(answer.detail).toContain(named);
  });

  it('is answered in the reader’s language', async () => {
    const headers = { 'accept-language': 'es' };
    const response = await test.app.inject({ url: `${kenya}?city=950`, headers });
    expect(problem.parse(response.json()).title).toBe('Ciudad desconocida');
  });

  it('a right one is cacheable, and the same under the release’s name', async () => {
    const { headers, body } = await test.app.inject(kenya);
    expect(headers['etag']).toMatch(/^"/);
    expect(headers['cache-control']).toContain('max-age=300');
    expect((await test.app.inject(`${kenya}?v=prices`)).body).toBe(body);
  });
});
