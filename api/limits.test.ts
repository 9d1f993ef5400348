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

describe('WorkLimit', () => {
  it('does a few at a time, lets some wait, and refuses the others', async () => {
    const limit = new WorkLimit({ atOnce: 2, waiting: 3 });
    let running = 0;
    let most = 0;
    const work = async (): Promise<string> => {
      running += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
      return 'done';
    };
    // What is admitted is counted a moment later than it is asked for.
    const admitted = [limit.run(work), limit.run(work)];
    await wait(0);
    const waiting = Array.from({ length: 3 }, () => limit.run(work));
    expect(() => limit.run(work)).toThrow(/as many requests as it can/);
    const part = limit.run(work, { isPart: true });
    expect(await Promise.all([...admitted, ...waiting, part])).toEqual(Array(6).fill('done'));
    expect(most).toBe(2);
    expect(await limit.run(work)).toBe('done');
  });
});

it('pages beyond what is drawn and may wait get 503 with Retry-After, and nobody waits for himself', async () => {
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
    Array.from({ length: 150 }, (_, number) => test.app.inject(`/en/beans?x=${number}`)),
  );
  const drawn = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(drawn.length).toBeGreaterThanOrEqual(60);
  expect(refused.length).toBeGreaterThan(0);
  expect(drawn.length + refused.length).toBe(answers.length);
  expect(most).toBe(2);
  expect(problem.parse(refused[0]?.json()).code).toBe('busy');
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(refused[0]?.headers['cache-control']).toBe('no-store');
  expect((await test.app.inject('/en/beans?x=149')).statusCode).toBe(200);
});
