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

const csv = '/api/v1/export/beans_consumption/664/2546';

describe('limits of requests', () => {
  it('answer as often as they say, kept answers and misses alike, then refuse until the minute is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const app = await start({ rateLimits: { form: 1, files: 1, api: 3 } });
    const first = await app.inject(figureAddress);
    expect(first.headers['ratelimit-policy']).toBe('"api";q=3;w=60');
    expect(first.headers.ratelimit).toBe('"api";r=2;t=60');
    expect((await app.inject(figureAddress)).headers.ratelimit).toBe('"api";r=1;t=60');
    vi.setSystemTime(Date.now() + 15_000);
    expect((await app.inject('/api/v1/nothing')).headers.ratelimit).toBe('"api";r=0;t=45');
    const refused = await app.inject({ url: figureAddress, headers: { 'accept-language': 'pt' } });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('45');
    expect(refused.headers.ratelimit).toBe('"api";r=0;t=45');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(problem.parse(refused.json())).toMatchObject({
      code: 'too-many-requests',
      title: 'Solicitações demais em pouco tempo',
    });
    vi.setSystemTime(Date.now() + 46_000);
    expect((await app.inject(figureAddress)).statusCode).toBe(200);
  });

  it('of files, forms and the rest are counted apart, and pages not at all', async () => {
    const desk = openTestDesk();
    ends.push(desk.close);
    const renderPage = async () => ({ status: 200, html: 'page', language: 'en' as const });
    const app = await start({ rateLimits: { form: 2, files: 1, api: 1 }, renderPage, exportDesk: desk.desk });
    const form = { method: 'POST', url: '/api/v2/export-data', payload: {} } as const;
    expect(await statuses(app, 3, form)).toEqual([400, 400, 429]);
    expect(await statuses(app, 2, csv)).toEqual([200, 429]);
    expect(await statuses(app, 2, figureAddress)).toEqual([200, 429]);
    expect(await statuses(app, 1, '/en/beans/data/consumption.csv?country=KEN')).toEqual([429]);
    expect(await statuses(app, 4, '/en/beans/data/consumption')).toEqual([200, 200, 200, 200]);
    expect(await statuses(app, 3, '/healthz')).toEqual([200, 200, 200]);
  });

  it('cannot be got round by another spelling of an address', async () => {
    const desk = openTestDesk();
    ends.push(desk.close);
    const app = await start({ rateLimits: { form: 1, files: 1, api: 2 }, exportDesk: desk.desk });
    expect(await statuses(app, 1, figureAddress)).toEqual([200]);
    expect(await statuses(app, 1, figureAddress.replace('/api/', '/%61pi/'))).toEqual([200]);
    expect(await statuses(app, 1, figureAddress.replace('/api/', '/%61pi/'))).toEqual([429]);
    expect(await statuses(app, 2, csv.replace('export', '%65xport'))).toEqual([200, 429]);
    const form = { method: 'POST', url: '/api/v2/%65xport-data', payload: {} } as const;
    expect(await statuses(app, 2, form)).toEqual([400, 429]);
  });

  it('are of an address, as a proxy that is trusted tells it, and of a network of IPv6', async () => {
    const from = (address: string, remoteAddress = '127.0.0.1') => ({
      url: figureAddress,
      headers: { 'x-forwarded-for': address },
      remoteAddress,
    });
    const limits = { rateLimits: { form: 1, files: 1, api: 1 } };
    const behind = await start({ ...limits, trustProxy: '127.0.0.1' });
    expect(await statuses(behind, 2, from('192.0.2.1'))).toEqual([200, 429]);
    expect(await statuses(behind, 1, from('192.0.2.2'))).toEqual([200]);
    expect(await statuses(behind, 1, from('2001:db8:1:2::1'))).toEqual([200]);
    expect(await statuses(behind, 1, from('2001:db8:1:2:ffff::2'))).toEqual([429]);
    expect(await statuses(behind, 1, from('2001:db8:1:3::1'))).toEqual([200]);
    const open = await start(limits);
    expect(await statuses(open, 1, from('192.0.2.1'))).toEqual([200]);
    expect(await statuses(open, 1, from('192.0.2.2'))).toEqual([429]);
    expect(await statuses(open, 1, from('192.0.2.3', '198.51.100.7'))).toEqual([200]);
  });

  it('do not count what the server asks of itself, and 0 is no limit', async () => {
    const app = await start({
      rateLimits: { form: 1, files: 0, api: 1 },
      renderPage: async ({ getJson, search }) => {
        for (const year of [2019, 2020]) await getJson(figureAddress.replace(/\d{4}$/, String(year)));
        return { status: 200, html: search, language: 'en' };
      },
    });
    expect(await statuses(app, 2, '/en/beans')).toEqual([200, 200]);
    expect(await statuses(app, 2, figureAddress)).toEqual([200, 429]);
    expect(await statuses(app, 4, csv)).toEqual([200, 200, 200, 200]);
    expect((await app.inject(csv)).headers.ratelimit).toBeUndefined();
  });
});
