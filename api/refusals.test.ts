import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figureAddress as value } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { clientNetwork, RefusalLog } from './tracing/refusals.ts';

const tests: TestApp[] = [];
afterEach(async () => {
  for (const test of tests.splice(0)) await test.close();
});

async function start(options: Parameters<typeof startTestApp>[0]): Promise<TestApp> {
  const test = await startTestApp(options);
  tests.push(test);
  return test;
}

const linesOf = ({ log }: TestApp, msg: string) =>
  log.map((line) => JSON.parse(line)).filter((line) => line.msg === msg);

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['nobody', 'unknown'],
])('of the address %s the log has %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});

describe('the log of refusals', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has the first of each kind, then one in ten seconds with the number of the others', async () => {
    const warn = vi.fn<(details: object, text: string) => void>();
    const log = new RefusalLog({ warn } as unknown as ConstructorParameters<typeof RefusalLog>[0]);
    const refuse = (code: string, reqId: string, status = 503) =>
      log.tell({ code, status, reqId, ip: '203.0.113.77' });
    refuse('unknown-path', 'a', 404);
    refuse('busy', 'b');
    refuse('too-many-requests', 'c', 429);
    for (let at = 0; at < 40; at += 1) refuse('busy', `d${at}`);
    expect(warn.mock.calls.map(([details]) => details)).toEqual([
      { code: 'busy', status: 503, reqId: 'b', network: '203.0.113.0/24', others: 0 },
      { code: 'too-many-requests', status: 429, reqId: 'c', network: '203.0.113.0/24', others: 0 },
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(warn.mock.lastCall?.[0]).toMatchObject({ code: 'busy', reqId: 'd39', others: 39 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warn).toHaveBeenCalledTimes(3);
    refuse('busy', 'e');
    expect(warn.mock.lastCall?.[0]).toMatchObject({ reqId: 'e', others: 0 });
  });
});

describe('a refused request', () => {
  it('is found by the id that its client got, and counted by kind', async () => {
    const test = await start({ rateLimits: { all: 0, form: 0, files: 0, api: 1, pages: 0 } });
    const other = value.replace('/645/', '/5142/');
    expect((await test.app.inject(value)).statusCode).toBe(200);
    const refused = await test.app.inject(`${other}?lang=secret`);
    expect(refused.statusCode).toBe(429);
    expect(linesOf(test, 'A request was refused')).toEqual([
      expect.objectContaining({
        level: 40,
        code: 'too-many-requests',
        status: 429,
        reqId: refused.headers['x-request-id'],
        network: '127.0.0.0/24',
        others: 0,
      }),
    ]);
    expect(test.log.join()).not.toContain('secret');
    expect((await test.app.inject('/metrics')).body).toContain('http_rate_limited_total{kind="data"} 1');
  });

  it('by a page that lacks a part leaves a trace as well', async () => {
    const renderPage = async () => ({ status: 503, html: '', language: 'en' }) as const;
    const test = await start({ renderPage });
    const { headers } = await test.app.inject('/en/beans');
    expect(linesOf(test, 'A request was refused')).toMatchObject([
      { code: 'page-lacks-part', status: 503, route: '/*', reqId: headers['x-request-id'] },
    ]);
  });
});

describe('the access log', () => {
  it('has a line for each request, cached answers included, without its query', async () => {
    const test = await start({ accessLog: true });
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (path: string) =>
      new Promise((resolve) => {
        get(origin + path, { agent: false }, (response) => response.resume().once('close', resolve));
      });
    const address = `${value}?v=${test.store.current?.id}`;
    for (const path of [address, address, '/api/v1/nothing?permit=secret']) await ask(path);
    await expect.poll(() => linesOf(test, 'Request').length).toBe(3);
    const row = { method: 'GET', network: '127.0.0.0/24', ms: expect.any(Number), reqId: expect.any(String) };
    expect(linesOf(test, 'Request')).toMatchObject([
      { ...row, path: value, status: 200, hit: false },
      { ...row, path: value, status: 200, hit: true },
      { ...row, path: '/api/v1/nothing', status: 404, hit: false },
    ]);
    for (const { bytes } of linesOf(test, 'Request')) expect(bytes).toBeGreaterThan(200);
    expect(test.log.join()).not.toContain('secret');
  });

  it('is off', async () => {
    const test = await start({});
    await test.app.inject(value);
    expect(linesOf(test, 'Request')).toEqual([]);
  });
});
