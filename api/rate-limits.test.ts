import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem } from '#contract/problem.ts';
import { figureAddress } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openTestDesk } from './testing/test-desk.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(options: Parameters<typeof startTestApp>[0]): Promise<TestApp['app']> {
  const test = await startTestApp(options);
  ends.push(test.close);
  return test.app;
}

const statuses = async (
  app: TestApp['app'],
  times: number,
  request: string | InjectOptions,
): Promise<number[]> => {
  const found: number[] = [];
  for (let at = 0; at < times; at += 1) found.push((await app.inject(request)).statusCode);
  return found;
};

const unlimited = { all: 0, form: 0, files: 0, api: 0, pages: 0 };
const csv = '/api/v1/export/beans_consumption/664/2546';

describe('limits of requests', () => {
  it('delay refused requests, while cached answers come at once', async () => {
    const app = await start({ rateLimits: { ...unlimited, all: 60_000, api: 1 } });
    await app.inject(figureAddress);
    let isTold = false;
    const refused = app.inject('/api/v1/nothing').finally(() => {
      isTold = true;
    });
    expect(await statuses(app, 5, figureAddress)).toEqual(Array(5).fill(200));
    expect(isTold).toBe(false);
    expect((await refused).statusCode).toBe(429);
  });

  it('answer up to the limit, cached answers without cost, then refuse until tokens are refilled', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const app = await start({ rateLimits: { ...unlimited, api: 3 } });
    const other = figureAddress.replace(/\d{4}$/, '2019');
    const first = await app.inject(figureAddress);
    expect(first.headers['ratelimit-policy']).toBe('"api";q=3;w=60');
    expect(first.headers.ratelimit).toBe('"api";r=2;t=20');
    for (let at = 0; at < 5; at += 1)
      expect(
        (await app.inject({ url: figureAddress, headers: { 'accept-encoding': 'br' } })).statusCode,
      ).toBe(200);
    expect((await app.inject(other)).headers.ratelimit).toBe('"api";r=1;t=40');
    vi.advanceTimersByTime(10_000);
    expect((await app.inject('/api/v1/nothing')).headers.ratelimit).toBe('"api";r=0;t=50');
    const refused = await app.inject({ url: '/api/v1/nothing', headers: { 'accept-language': 'pt' } });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(problem.parse(refused.json())).toMatchObject({
      code: 'too-many-requests',
      title: 'Solicitações demais em pouco tempo',
    });
    expect((await app.inject(figureAddress)).statusCode).toBe(200);
    vi.advanceTimersByTime(10_000);
    expect(await statuses(app, 1, '/api/v1/nothing')).toEqual([404]);
  });

  it('neither stop nor restart when the clock of the machine is set back', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    const app = await start({ rateLimits: { ...unlimited, api: 2 } });
    expect(await statuses(app, 3, '/api/v1/nothing')).toEqual([404, 404, 429]);
    vi.setSystemTime(Date.now() - 7_200_000);
    expect(await statuses(app, 1, '/api/v1/nothing')).toEqual([429]);
    vi.advanceTimersByTime(31_000);
    expect(await statuses(app, 2, '/api/v1/nothing')).toEqual([404, 429]);
  });

  it('of files, forms and the rest are counted apart, and pages not at all', async () => {
    const desk = openTestDesk();
    ends.push(desk.close);
    const renderPage = async () => ({ status: 200, html: 'page', language: 'en' as const });
    const app = await start({
      rateLimits: { all: 0, form: 2, files: 1, api: 4, pages: 0 },
      renderPage,
      exportDesk: desk.desk,
    });
    expect(await statuses(app, 1, csv)).toEqual([200]);
    expect(await statuses(app, 1, csv.replace('664', '645'))).toEqual([429]);
    // Forms that are refused count as any request does, and not as forms.
    const form = { method: 'POST', url: '/api/v2/export-data', payload: {} } as const;
    expect(await statuses(app, 3, form)).toEqual([400, 400, 400]);
    expect(await statuses(app, 2, figureAddress)).toEqual([200, 200]);
    expect(await statuses(app, 1, '/api/v1/nothing')).toEqual([429]);
    expect(await statuses(app, 1, form)).toEqual([429]);
    expect(await statuses(app, 4, '/en/beans/data/consumption')).toEqual([200, 200, 200, 200]);
    expect(await statuses(app, 3, '/healthz')).toEqual([200, 200, 200]);
  });

  it('leave more to what pages ask for, of which a file costs ten answers', async () => {
    const app = await start({ rateLimits: { all: 0, form: 1, files: 1, api: 1, pages: 12 } });
    const ofPage = { 'sec-fetch-site': 'same-origin' };
    const requestOf = (url: string): InjectOptions => ({ url, headers: ofPage });
    expect(await statuses(app, 1, requestOf('/api/v1/nothing'))).toEqual([404]);
    expect(await statuses(app, 1, requestOf(csv))).toEqual([200]);
    const last = await app.inject(requestOf('/api/v1/nothing'));
    expect(last.statusCode).toBe(404);
    expect(last.headers['ratelimit-policy']).toBe('"pages";q=12;w=60');
    expect(await statuses(app, 1, requestOf('/api/v1/nothing'))).toEqual([429]);
    // A script behind the same address has its own share.
    expect(await statuses(app, 2, '/api/v1/nothing')).toEqual([404, 429]);
  });

  it('cannot be got round by another spelling of an address', async () => {
    const app = await start({ rateLimits: { all: 0, form: 1, files: 1, api: 2, pages: 1 } });
    const spelled = figureAddress.replace('/api/', '/%61pi/');
    expect(await statuses(app, 1, spelled.replace(/\d{4}$/, '2017'))).toEqual([200]);
    expect(await statuses(app, 1, spelled.replace(/\d{4}$/, '2016'))).toEqual([200]);
    expect(await statuses(app, 1, spelled.replace(/\d{4}$/, '2015'))).toEqual([429]);
    expect(await statuses(app, 1, csv)).toEqual([200]);
    expect(await statuses(app, 1, csv.replace('export', '%65xport').replace('664', '645'))).toEqual([429]);
  });

  it('apply to an address as a trusted proxy forwards it, and to a network of IPv6', async () => {
    const from = (address: string, remoteAddress = '127.0.0.1') => ({
      url: '/api/v1/nothing',
      headers: { 'x-forwarded-for': address },
      remoteAddress,
    });
    const limits = { rateLimits: { ...unlimited, api: 1 } };
    const behind = await start({ ...limits, trustProxy: '127.0.0.1' });
    expect(await statuses(behind, 2, from('192.0.2.1'))).toEqual([404, 429]);
    expect(await statuses(behind, 1, from('192.0.2.2'))).toEqual([404]);
    expect(await statuses(behind, 1, from('4041:db8:1:2::1'))).toEqual([404]);
    expect(await statuses(behind, 1, from('4041:db8:1:2:ffff::2'))).toEqual([429]);
    expect(await statuses(behind, 1, from('4041:db8:1:3::1'))).toEqual([404]);
    const open = await start(limits);
    expect(await statuses(open, 1, from('192.0.2.1'))).toEqual([404]);
    expect(await statuses(open, 1, from('192.0.2.2'))).toEqual([429]);
    expect(await statuses(open, 1, from('192.0.2.3', '198.51.100.7'))).toEqual([404]);
  });

  it('do not count the server’s own requests, and 0 means no limit', async () => {
    const app = await start({
      rateLimits: { ...unlimited, api: 1 },
      renderPage: async ({ getJson, search }) => {
        for (const year of [2019, 2020]) await getJson(figureAddress.replace(/\d{4}$/, String(year)));
        return { status: 200, html: search, language: 'en' };
      },
    });
    expect(await statuses(app, 2, '/en/beans')).toEqual([200, 200]);
    expect(await statuses(app, 2, '/api/v1/nothing')).toEqual([404, 429]);
    expect(await statuses(app, 4, csv)).toEqual([200, 200, 200, 200]);
    expect((await app.inject(csv)).headers.ratelimit).toBeUndefined();
  });
});
