import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { problem } from '#contract/problem.ts';
import { WorkLimit } from './plugins/work-limit.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const tests: TestApp[] = [];
afterEach(async () => {
  for (const test of tests.splice(0)) await test.close();
});

const figure = (year: number): string => `/api/v1/data/value/beans_consumption/VALUE/BRA/645/2546/${year}`;

/** Work that ends on command, by its name, and the order in which it began. */
function workshop(limit: WorkLimit): {
  began: string[];
  run: (client: string, name: string, isPart?: boolean) => Promise<void>;
  end: (name: string) => Promise<void>;
} {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    run: (client, name, isPart = false) =>
      limit.run(
        () => {
          began.push(name);
          return new Promise((resolve) => ends.set(name, resolve));
        },
        { client, isPart },
      ),
    async end(name) {
      ends.get(name)?.();
      await wait(0);
    },
  };
}

describe('WorkLimit', () => {
  it('does a few at a time, lets some wait, and refuses the others', async () => {
    const limit = new WorkLimit({ atOnce: 2, waiting: 3, ofClient: 3 });
    const { began, run, end } = workshop(limit);
    const all = ['1', '2', '3', '4', '5'].map((name) => run('a', name));
    await expect(run('a', '6')).rejects.toThrow(/as many requests as it can/);
    all.push(run('a', 'part', true));
    expect(limit.state).toEqual({ running: 2, waiting: 4, refused: 1 });
    for (const name of ['1', '2', '3', '4', '5', 'part']) await end(name);
    await Promise.all(all);
    expect(began).toEqual(['1', '2', '3', '4', '5', 'part']);
    expect(limit.state).toEqual({ running: 0, waiting: 0, refused: 1 });
  });

  it('lets clients take turns, and gives none more places than its share', async () => {
    const limit = new WorkLimit({ atOnce: 1, waiting: 10, ofClient: 3 });
    const { began, run, end } = workshop(limit);
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name));
    await expect(run('a', 'a5')).rejects.toThrow(/as many requests/);
    all.push(run('b', 'b1'), run('c', 'c1'), run('b', 'b2'));
    const order = ['a1', 'b1', 'a2', 'c1', 'b2', 'a3', 'a4'];
    for (const name of order) await end(name);
    await Promise.all(all);
    expect(began).toEqual(order);
  });

  it('goes on after work that failed', async () => {
    const limit = new WorkLimit({ atOnce: 1, waiting: 1, ofClient: 1 });
    const failing = limit.run(() => Promise.reject(new Error('no')), { client: 'a' });
    const next = limit.run(async () => 'done', { client: 'b' });
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(limit.state.running).toBe(0);
  });
});

it('pages beyond what is drawn and may wait get 503 with Retry-After, without a deadlock', async () => {
  let most = 0;
  let running = 0;
  const test = await startTestApp({
    renderPage: async ({ getJson, search }) => {
      running += 1;
      most = Math.max(most, running);
      await getJson(figure(2019));
      await getJson(figure(2020));
      await wait(2);
      running -= 1;
      return { status: 200, html: search, language: 'en' };
    },
  });
  tests.push(test);
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, number) =>
      test.app.inject({ url: `/en/beans?x=${number}`, remoteAddress: `198.51.100.${number}` }),
    ),
  );
  const drawn = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(drawn.length).toBeGreaterThanOrEqual(60);
  expect(refused.length).toBeGreaterThan(0);
  expect(drawn.length + refused.length).toBe(answers.length);
  expect(most).toBe(1);
  expect(problem.parse(refused[0]?.json()).code).toBe('busy');
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(refused[0]?.headers['cache-control']).toBe('no-store');
  expect((await test.app.inject('/en/beans?x=149')).statusCode).toBe(200);
});

it('an address with requests for many pages, images and files does not block others', async () => {
  const test = await startTestApp({
    renderPage: async ({ search }) => {
      await wait(2);
      return { status: 200, html: search, language: 'en' };
    },
  });
  tests.push(test);
  const greedy = Array.from({ length: 80 }, (_, number) => test.app.inject(`/en/beans?x=${number}`));
  const neighbour = test.app.inject({ url: '/en/beans?y=1', remoteAddress: '198.51.100.1' });
  expect((await neighbour).statusCode).toBe(200);
  const answers = await Promise.all(greedy);
  // Two are drawn at once, and eight wait.
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(10);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
});

it('a refused browser gets a page in its language that retries by itself', async () => {
  let draw = (): void => undefined;
  const allSent = new Promise<void>((resolve) => {
    draw = resolve;
  });
  const test = await startTestApp({
    renderPage: async ({ search }) => {
      await allSent;
      return { status: 200, html: search, language: 'en' };
    },
  });
  tests.push(test);
  const ask = (url: string, headers: Record<string, string>) =>
    test.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
  const crowd = Array.from({ length: 20 }, (_, number) => ask(`/en/beans?x=${number}`, {}));
  // The first that is answered is one that was refused, since no page is drawn yet: the queue is full.
  expect((await Promise.race(crowd)).statusCode).toBe(503);
  const refused = await Promise.all([
    ask('/es/beans?y=1', { 'accept-language': 'en' }),
    ask('/beans?y=2', { cookie: 'a=b; language=pt', 'accept-language': 'en' }),
    ask('/beans?y=3', { 'accept-language': 'en' }),
  ]);
  draw();
  await Promise.all(crowd);
  for (const [at, language] of (['es', 'pt', 'en'] as const).entries()) {
    const { statusCode, headers, body } = refused[at] ?? expect.fail();
    expect(statusCode).toBe(503);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`<html lang="${language}">`);
    const wait = Number(headers['retry-after']);
    expect(wait).toBe(5);
    const reload = Number(/http-equiv="refresh" content="(\d+)"/.exec(body)?.[1]);
    expect(reload).toBeGreaterThanOrEqual(wait);
    expect(reload).toBeLessThanOrEqual(wait + 5);
  }
});
