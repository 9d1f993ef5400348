import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricePaths } from '#contract/price-routes.ts';
import { problem } from '#contract/problem.ts';
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

/** Hostile values, as an address has them. */
const hostile: readonly string[] = [
  ...['', ' ', '-1', '-0', '+5', '0x10', '1e9', 'NaN', 'null', 'true', '[1]', '{"a":1}', '2020-13', '99999'],
  ...['9'.repeat(30), 'x'.repeat(1500), 'ñandú', '日本', '\u202Eabc', 'e\u0301', '\u0000', '😀'],
  ...["' OR 1=1 --", 'KEN;DROP TABLE price_point', '../../etc/passwd', '<script>', 'ken', 'BEANS', '..'],
].map(encodeURIComponent);

/** Bytes that are no percent code of UTF-8, and slashes within a part. */
const broken: readonly string[] = ['%zz', '%E0%A4%A', '%FF', 'KEN%2F..%2FBRA', '%2Fetc', 'a%5Cb'];

const right = { crop: 'beans', iso3: 'KEN', month: '2020-05', series: 'rice-thai-5' } as const;
type Part = keyof typeof right;
const isPart = (name: string): name is Part => name in right;

const routes = Object.entries(pricePaths).map(([name, { path, query }]) => ({
  name,
  path,
  parts: [...path.matchAll(/:(\w+)/g)].flatMap(([, part = '']) => (isPart(part) ? [part] : [])),
  // Releases by name are every route's, and have tests of their own.
  parameters: Object.keys(query.shape).filter((parameter) => parameter !== 'v'),
}));

const addressOf = (path: string, instead: Partial<Record<Part, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, part: string) => (isPart(part) ? (instead[part] ?? right[part]) : part));

/** A problem's reference to a value: the parameter, or its subject. */
const referenceTo = (parameter: string): RegExp => new RegExp(`"${parameter}"|There is no (area|city) `);

/** Asserts a client error, and returns the problem. */
async function refused(url: string): Promise<{ code: string; detail: string }> {
  const response = await test.app.inject(url);
  expect([400, 404], `${response.statusCode} ${url.slice(0, 120)}`).toContain(response.statusCode);
  expect(response.headers['content-type'], url).toBe('application/problem+json; charset=utf-8');
  expect(response.body.length, url).toBeLessThan(2500);
  return problem.parse(response.json());
}

describe.each(routes)('$name', ({ path, parts, parameters }) => {
  it('answers valid requests', async () => {
    const { statusCode, headers } = await test.app.inject(addressOf(path));
    expect(statusCode).toBe(200);
    expect(headers['etag']).toMatch(/^"/);
    const again = await test.app.inject({
      url: addressOf(path),
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('refuses every part of its path that is none', async () => {
    for (const part of parts)
      for (const value of [...hostile, ...broken]) {
        const { code } = await refused(addressOf(path, { [part]: value }));
        expect(code, `${part} ${value}`).toMatch(
          /^(unknown-|invalid-parameter|unreadable-request|not-found)/,
        );
      }
  });

  it('refuses every value of a parameter that is none, and names the parameter', async () => {
    for (const parameter of parameters)
      for (const value of hostile) {
        const { code, detail } = await refused(`${addressOf(path)}?${parameter}=${value}`);
        expect(detail, `${parameter}=${value} ${code}`).toMatch(referenceTo(parameter));
      }
  });

  it('refuses a parameter twice, and one that it does not have, by name', async () => {
    for (const parameter of parameters) {
      const { code, detail } = await refused(`${addressOf(path)}?${parameter}=1&${parameter}=2`);
      expect(code).toMatch(/^(invalid-parameter|unknown-area)$/);
      expect(detail).toMatch(referenceTo(parameter));
    }
    const { code, detail } = await refused(`${addressOf(path)}?nonsense=1`);
    expect([code, detail]).toEqual(['unknown-parameter', expect.stringContaining('nonsense')]);
  });

  it('refuses an address that is too long', async () => {
    const response = await test.app.inject(`${addressOf(path)}?v=${'x'.repeat(9000)}`);
    expect(response.statusCode).toBe(414);
    expect(problem.parse(response.json())).toMatchObject({ status: 414 });
  });
});
