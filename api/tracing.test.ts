import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ownAddress } from './plugins/pace.ts';
import { figureAddress } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const linesOf = (text: string): Record<string, unknown>[] =>
  test.log.map((line) => JSON.parse(line)).filter((line) => line.msg === text);

/** Renders nothing, after having read a figure. */
const drawFigure = async ({ getJson }: { getJson(path: string): Promise<unknown> }) => {
  await getJson(figureAddress);
  return { status: 200, html: 'page', language: 'en' as const };
};

describe('the id of a request', () => {
  it('is in its answer and in each line of the log that it causes, also by requests of a page in process', async () => {
    test = await startTestApp({ slowQueryMs: 0.000001, renderPage: drawFigure });
    const { headers } = await test.app.inject('/en/any');
    const id = headers['x-request-id'];
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-\w+$/);
    const slow = linesOf('Slow query');
    expect(slow.length).toBeGreaterThan(0);
    expect(slow.map((line) => line['reqId'])).toEqual(slow.map(() => id));
  });

  it('is in the line of a fault', async () => {
    test = await startTestApp({
      renderPage: async () => {
        await sleep(1);
        throw new Error('broken');
      },
    });
    const { headers, statusCode } = await test.app.inject('/en/any');
    expect(statusCode).toBe(500);
    expect(linesOf('Request failed')).toMatchObject([{ reqId: headers['x-request-id'] }]);
  });

  it('is the one that a trusted proxy gives, where it is plain', async () => {
    test = await startTestApp({ trustProxy: '127.0.0.1' });
    const idFor = async (id: string) =>
      (await test.app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('abc-1')).toBe('abc-1');
    expect(await idFor('a b"')).not.toBe('a b"');
  });

  it('cannot be set by others', async () => {
    test = await startTestApp();
    const { headers } = await test.app.inject({ url: '/healthz', headers: { 'x-request-id': 'abc-1' } });
    expect(headers['x-request-id']).not.toBe('abc-1');
  });

  it('is no part of what is kept', async () => {
    test = await startTestApp();
    const first = await test.app.inject(figureAddress);
    const second = await test.app.inject(figureAddress);
    expect(first.headers['x-request-id']).toBeDefined();
    expect(second.headers['x-request-id']).toBeUndefined();
    expect(second.headers['server-timing']).toBeUndefined();
  });
});

describe('where the time went', () => {
  it('hears of an answer that was made', async () => {
    test = await startTestApp();
    const { headers } = await test.app.inject(figureAddress);
    expect(headers['server-timing']).toMatch(
      /^total;dur=[\d.]+, wait;dur=[\d.]+, db;dur=[\d.]+;desc="[1-9]\d*"$/,
    );
  });

  it('hears of a page with the statements of its data', async () => {
    test = await startTestApp({ renderPage: drawFigure });
    const { headers } = await test.app.inject('/en/any');
    expect(headers['server-timing']).toMatch(/db;dur=[\d.]+;desc="[1-9]\d*"$/);
  });
});

describe('slow statements', () => {
  it('are logged with their places and without values', async () => {
    test = await startTestApp({ slowQueryMs: 0.000001 });
    await test.app.inject(figureAddress);
    const [line] = linesOf('Slow query');
    expect(line).toMatchObject({ level: 40, sql: expect.stringContaining('select') });
    expect(JSON.stringify(line)).not.toContain('BRA');
  });

  it('are not logged by default', async () => {
    test = await startTestApp({ slowQueryMs: 0 });
    await test.app.inject(figureAddress);
    expect(linesOf('Slow query')).toEqual([]);
  });
});

describe('the metrics', () => {
  it('give durations by kind of request, each request once', async () => {
    test = await startTestApp({ renderPage: drawFigure });
    await test.app.inject('/en/any');
    await test.app.inject('/en/any');
    const { body } = await test.app.inject('/metrics');
    expect(body).toContain('http_request_duration_seconds_count{class="page"} 2\n');
    expect(body).not.toContain('class="data"');
  });

  it('leave out requests of the warm-up', async () => {
    test = await startTestApp();
    await test.app.inject({ url: figureAddress, remoteAddress: ownAddress });
    expect((await test.app.inject('/metrics')).body).not.toContain('class="data"');
  });

  it('cover statements, queues, the release, the event loop and memory', async () => {
    test = await startTestApp({ release: 'r1', slowQueryMs: 0.000001 });
    await test.app.inject(figureAddress);
    await sleep(30);
    const { body } = await test.app.inject('/metrics');
    expect(body).toMatch(/^db_query_duration_seconds_count [1-9]/m);
    expect(body).toMatch(/^db_slow_queries_total [1-9]/m);
    for (const kind of ['page', 'data'])
      for (const name of ['work_running', 'work_waiting', 'work_refused_total'])
        expect(body).toContain(`${name}{kind="${kind}"} 0\n`);
    expect(body).toContain('recompress_waiting 0\n');
    expect(body).toContain('release_info{id="r1"} 1\n');
    expect(body).toContain('release_stand_in 0\n');
    expect(body).toMatch(/^release_created_seconds 1[5-9]\d{8}/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds 0\.\d*[1-9]/m);
    expect(body).toMatch(/^nodejs_heap_used_bytes [1-9]/m);
    expect(body).toMatch(/^process_start_time_seconds 1[5-9]\d{8}/m);
  });

  it('have a text that names each metric once, with its kind', async () => {
    test = await startTestApp();
    const { body } = await test.app.inject('/metrics');
    const typed = [...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    const names = [...body.matchAll(/^# HELP (\w+) /gm)].map(([, name]) => name);
    expect(new Set(typed).size).toBe(typed.length);
    expect(names).toEqual(typed);
  });
});
