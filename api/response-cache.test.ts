import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figureAddress as value } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const shapes = '/api/v1/geojson/countries/beans_consumption/ISO3/2546';

const count = async (name: string): Promise<number> => {
  const { body } = await test.app.inject('/metrics');
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
};

describe('kept answers', () => {
  it('the second request is a hit, with the same headers and body', async () => {
    const first = await test.app.inject(`${value}?`);
    const hits = await count('cache_requests_total{result="hit"}');
    const second = await test.app.inject(`${value}?`);
    expect(await count('cache_requests_total{result="hit"}')).toBe(hits + 1);
    expect(second.body).toBe(first.body);
    // These belong to the request that had it made.
    delete first.headers['x-request-id'];
    delete first.headers['server-timing'];
    const { date: _first, ...headers } = first.headers;
    const { date: _second, ...again } = second.headers;
    expect(again).toEqual(headers);
  });

  it('have cache lifetime, Vary by encoding and open CORS headers', async () => {
    const { headers } = await test.app.inject(value);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('travel compressed with %s, under a tag of their own', async (encoding, decompress) => {
    const plain = await test.app.inject(shapes);
    const packed = await test.app.inject({ url: shapes, headers: { 'accept-encoding': encoding } });
    const again = await test.app.inject({ url: shapes, headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
    expect(decompress(again.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBe(Number(packed.headers['content-length']));
  });

  it('are compressed again as small as possible, and a tag from before still counts', async () => {
    const headers = { 'accept-encoding': 'br' };
    const url = '/api/v1/geojson/countries/OBSERVATIONS/ISO3/2546';
    const first = await test.app.inject({ url, headers });
    await expect
      .poll(async () => (await test.app.inject({ url, headers })).rawPayload.length, { timeout: 50_000 })
      .toBeLessThan(first.rawPayload.length);
    const etag = String(first.headers.etag);
    const later = await test.app.inject({ url, headers: { ...headers, 'if-none-match': etag } });
    expect(later.statusCode).toBe(304);
  });

  it('stay as they were compressed first where the operator wants it so', async () => {
    const spared = await startTestApp({ recompress: false });
    const headers = { 'accept-encoding': 'br' };
    const url = '/api/v1/geojson/countries/OBSERVATIONS/ISO3/2546';
    const first = await spared.app.inject({ url, headers });
    // Another server needs no longer than it takes to make the same answer smaller.
    const other = await startTestApp();
    await expect
      .poll(
        async () => {
          expect((await spared.app.inject({ url, headers })).headers.etag).toBe(first.headers.etag);
          return (await other.app.inject({ url, headers })).rawPayload.length;
        },
        { timeout: 50_000 },
      )
      .toBeLessThan(first.rawPayload.length);
    await spared.close();
    await other.close();
  });

  it('small ones are sent as they are', async () => {
    const response = await test.app.inject({ url: value, headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.json()).toMatchObject({ value: 15.25 });
  });

  it('answer 304 without a body when the client has them', async () => {
    const { headers } = await test.app.inject(value);
    for (const tag of [String(headers.etag), `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const response = await test.app.inject({ url: value, headers: { 'if-none-match': tag } });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
      expect(response.headers.etag).toBe(headers.etag);
      expect(response.headers['cache-control']).toBe(headers['cache-control']);
    }
    const other = await test.app.inject({ url: value, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('HEAD has the headers and no body, before and after GET', async () => {
    const url = value.replace('2020', '2019');
    const cold = await test.app.inject({ method: 'HEAD', url });
    const get = await test.app.inject(url);
    const warm = await test.app.inject({ method: 'HEAD', url });
    for (const head of [cold, warm]) {
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
      expect(head.headers.etag).toBe(get.headers.etag);
    }
  });

  it('preflights are allowed', async () => {
    const response = await test.app.inject({ method: 'OPTIONS', url: value });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
  });
});
