import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProblemCode, problem, problemStatus } from '#contract/problem.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const table = 'beans_consumption';
const value = `/api/v1/data/value/${table}/VALUE/BRA/645/2546/2020`;

/** Each wrong address with its code, and a word that the detail has to name. */
const trade = '/api/v1/trade/BRA';

const wrong: readonly [what: string, url: string, code: ProblemCode, named: string][] = [
  ['table', value.replace(table, 'peas_consumption'), 'unknown-table', 'beans_consumption'],
  [
    'table of a section that is not built',
    value.replace(table, 'beans_prices'),
    'unknown-table',
    'beans_prices',
  ],
  ['table with strange letters', value.replace(table, 'BEANS;DROP'), 'unknown-table', 'BEANS;DROP'],
  ['element', value.replace('/645/', '/646/'), 'unknown-element', '645'],
  ['element of another domain', value.replace('/645/', '/5312/'), 'unknown-element', '5312'],
  ['element that is no number', value.replace('/645/', '/food/'), 'invalid-parameter', 'food'],
  ['element as a hexadecimal number', value.replace('/645/', '/0x10/'), 'invalid-parameter', '0x10'],
  ['element as a negative number', value.replace('/645/', '/-6/'), 'invalid-parameter', '-6'],
  ['indicator of another crop', value.replace('2546', '2805'), 'unknown-indicator', '2546'],
  ['indicator', value.replace('2546', '1'), 'unknown-indicator', '2546'],
  ['country', value.replace('BRA', 'XYZ'), 'unknown-area', 'XYZ'],
  ['country in small letters', value.replace('BRA', 'bra'), 'unknown-area', 'bra'],
  ['region', value.replace('BRA', '999'), 'unknown-area', '999'],
  ['year without figures', value.replace('2020', '2055'), 'unknown-year', '1990 to 2021'],
  ['year out of range', value.replace('2020', '1500'), 'unknown-year', '1500'],
  ['year that is no number', value.replace('2020', 'latest'), 'invalid-parameter', 'latest'],
  ['section', '/api/v1/data/elements/5', 'unknown-section', '4 (consumption)'],
  ['section that is no number', '/api/v1/data/elements/consumption', 'invalid-parameter', 'consumption'],
  ['crop', `/api/v1/chart/default/${table}/BRA?elementIds=[6]&cropIds=[1]`, 'unknown-crop', '176'],
  [
    'crop of another table',
    `/api/v1/chart/default/${table}/BRA?elementIds=[6]&cropIds=[27]`,
    'invalid-parameter',
    '176',
  ],
  ['no crop', '/api/v1/chart/default/OBSERVATIONS/BRA?elementIds=[6]', 'missing-parameter', 'cropIds'],
  [
    'no crop, but a parameter that there is not, which explains it',
    '/api/v1/chart/default/OBSERVATIONS/BRA?elementIds=[6]&crops=[176]',
    'unknown-parameter',
    'crops',
  ],
  [
    'two crops',
    '/api/v1/chart/default/OBSERVATIONS/BRA?elementIds=[6]&cropIds=[176,27]',
    'invalid-parameter',
    '27',
  ],
  ['trade of nowhere', '/api/v1/trade/XYZ/value?cropIds=[176]', 'unknown-area', 'XYZ'],
  ['trade without a crop', `${trade}/value?flow=1`, 'missing-parameter', 'cropIds'],
  ['trade of a crop whose trade nobody follows', `${trade}/value?cropIds=[116]`, 'unknown-crop', '176, 27'],
  ['trade of a list of nothing', `${trade}/quantity?cropIds=[]`, 'invalid-parameter', '[]'],
  ['trade of words', `${trade}/quantity?cropIds=beans`, 'malformed-json', 'beans'],
  ['third flow', `${trade}/value?flow=3&cropIds=[176]`, 'invalid-parameter', '2 (exports)'],
  ['flow in words', `${trade}/value?flow=imports&cropIds=[176]`, 'malformed-json', 'imports'],
  ['trade by another measure', `${trade}/price?cropIds=[176]`, 'unknown-path', '/price'],
  ['flows of two crops', `${trade}/flows/2020?cropIds=176,27`, 'invalid-parameter', 'one crop'],
  ['flows by another measure', `${trade}/flows/2020?cropIds=176&measure=price`, 'invalid-parameter', 'price'],
  ['flows of a year without figures', `${trade}/flows/2055?cropIds=176`, 'unknown-year', '2055'],
  ['flows of the year "last"', `${trade}/flows/last?cropIds=176`, 'invalid-parameter', 'last'],
  ['flows with a partner', `${trade}/flows/2020?cropIds=176&partner=KEN`, 'unknown-parameter', 'partner'],
  ['no elements', `/api/v1/chart/default/${table}/BRA`, 'missing-parameter', 'elementIds'],
  ['empty list', `/api/v1/cubes/${table}/2546?elementIds=[]`, 'invalid-parameter', '[]'],
  ['list of words', `/api/v1/cubes/${table}/2546?elementIds=["6"]`, 'invalid-parameter', 'elementIds'],
  ['list of fractions', `/api/v1/cubes/${table}/2546?elementIds=[6.5]`, 'invalid-parameter', '6.5'],
  ['object for a list', `/api/v1/cubes/${table}/2546?elementIds={"a":1}`, 'invalid-parameter', 'elementIds'],
  [
    'parameter given twice',
    `/api/v1/cubes/${table}/2546?elementIds=[6]&elementIds=[7]`,
    'invalid-parameter',
    'elementIds',
  ],
  ['malformed JSON', `/api/v1/cubes/${table}/2546?elementIds=[6,`, 'malformed-json', '[6,'],
  ['malformed JSON in a chart', `/api/v1/chart/default/${table}/BRA?elementIds=6]`, 'malformed-json', '6]'],
  ['unknown element in a list', `/api/v1/cubes/${table}/2546?elementIds=[6,9999]`, 'unknown-element', '9999'],
  ['unknown parameter', `${value}?foo=1`, 'unknown-parameter', 'foo'],
  [
    'unknown parameter beside a known one',
    `/api/v1/cubes/${table}/2546?elementIds=[6]&lang=es`,
    'unknown-parameter',
    'elementIds',
  ],
  ['prototype as a parameter', `${value}?__proto__=1`, 'unknown-parameter', '__proto__'],
  ['element that is no rank', '/api/v1/data/podium/BRA/645/2546/2020', 'unknown-element', '16'],
  ['coverage of no element', `/api/v1/coverage/${table}/2546`, 'missing-parameter', 'elementIds'],
  ['coverage of another crop', `/api/v1/coverage/${table}/176?elementIds=[6]`, 'unknown-indicator', '2546'],
  ['world sums of another crop', `/api/v1/world-sums/${table}/176`, 'unknown-indicator', '2546'],
  ['ranking of no rank', '/api/v1/data/ranking/crops/BRA/645/2546/2020', 'unknown-element', '16'],
  ['ranking of no area', '/api/v1/data/ranking/crops/XYZ/1/2546/2020', 'unknown-area', 'XYZ'],
  ['ranking of no crop', '/api/v1/data/ranking/crops/BRA/1/9/2020', 'unknown-indicator', '2546'],
  ['ranking of no year', '/api/v1/data/ranking/crops/BRA/1/2546/2055', 'unknown-year', '1990 to 2021'],
  [
    'ranking with a sort',
    '/api/v1/data/ranking/crops/BRA/1/2546/2020?sort=name',
    'unknown-parameter',
    'sort',
  ],
  [
    'ranking of countries by an element of another table',
    `/api/v1/data/ranking/countries/${table}/5510/2546/2020`,
    'unknown-element',
    '5142',
  ],
  [
    'ranking of countries in a year that is no number',
    `/api/v1/data/ranking/countries/${table}/6/2546/last`,
    'invalid-parameter',
    'last',
  ],
  [
    'World with a region',
    `/api/v1/data/adminIds/${table}/World/014/2546/2020?id_elements=[6]`,
    'invalid-parameter',
    'WLRD',
  ],
  [
    'region with a macro region',
    `/api/v1/data/adminIds/${table}/region/002/2546/2020?id_elements=[6]`,
    'invalid-parameter',
    '014',
  ],
  [
    'admin level',
    `/api/v1/data/adminIds/${table}/city/014/2546/2020?id_elements=[6]`,
    'invalid-parameter',
    'city',
  ],
  ['path below the API', '/api/v1/nothing', 'unknown-path', '/api/v1/nothing'],
  ['path with a slash too many', `${value}/`, 'unknown-path', '/api/docs'],
  ['path above the folder', '/api/../../etc/passwd', 'unknown-path', 'passwd'],
  ['page without a renderer', '/beans/data/consumption', 'unknown-path', 'consumption'],
  ['broken percent code', '/api/v1/data/elements/%zz', 'unreadable-request', '%zz'],
  ['null byte', value.replace('BRA', 'BR%00'), 'unknown-area', 'BR'],
  ['long parameter', value.replace('BRA', 'B'.repeat(3000)), 'unknown-area', 'BBB'],
];

describe('bad input', () => {
  it.each(wrong)('%s', async (_what, url, code, named) => {
    const response = await test.app.inject({ url, headers: { 'accept-language': 'en' } });
    expect(response.statusCode).toBe(problemStatus[code]);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const body = problem.parse(response.json());
    expect(body).toMatchObject({
      code,
      status: problemStatus[code],
      type: `urn:crop-observatory:problem:${code}`,
    });
    expect(body.detail).toContain(named);
    expect(body.instance.length).toBeLessThanOrEqual(200);
  });

  it('an address of 10 kB is too long, with or without parameters', async () => {
    for (const url of [
      `/${'a'.repeat(10_240)}`,
      `${value}?x=${'1'.repeat(10_240)}`,
      `/api/v1/${'%41'.repeat(4000)}`,
    ]) {
      const response = await test.app.inject(url);
      expect(response.statusCode).toBe(414);
      expect(problem.parse(response.json()).code).toBe('url-too-long');
    }
  });

  it('a search of 5,000 characters is no problem: its page names the part that was read', async () => {
    const { statusCode } = await test.app.inject(`/pt/search?q=${'%F0%9F%AB%98'.repeat(5000)}`);
    expect(statusCode).not.toBe(414);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s is not allowed, whatever the body',
    async (method) => {
      for (const url of [value, '/beans/data/consumption']) {
        const response = await test.app.inject({
          method,
          url,
          payload: '{"broken',
          headers: { 'content-type': 'application/json' },
        });
        expect(response.statusCode).toBe(405);
        expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
        expect(problem.parse(response.json()).code).toBe('method-not-allowed');
      }
    },
  );

  it.each([
    ['es-MX,es;q=0.9', 'No hay datos para este año'],
    ['pt-BR', 'Não há dados para este ano'],
    ['fr-FR', 'Não há dados para este ano'],
    ['fr, en;q=0.5, es;q=0.4', 'No data for this year'],
  ])('the title is in the reader’s language: %s', async (language, title) => {
    const response = await test.app.inject({
      url: value.replace('2020', '2055'),
      headers: { 'accept-language': language },
    });
    expect(response.json()).toMatchObject({ title });
    expect(response.headers.vary).toBe('Accept-Language');
  });

  it('problems are not cached, and readable from any site', async () => {
    const { headers } = await test.app.inject('/api/v1/nothing');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});
