import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/page.ts';
import { releaseSchemaVersion } from '#release/schema.ts';
import { copyRelease, figureAddress, publish } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { firstAddresses, keepWarm } from './warm-up.ts';

const host = 'localhost:3000';
const podiums = '/api/v1/podiums/beans_consumption/2546?elementIds=[1,20]';
let test: TestApp;
let warming: ReturnType<typeof keepWarm>;
let drawn: string[];
/** Gate that pages of the release r2 wait for. */
let gate: Promise<void> | null;
/** With what the next pages are answered, before they are answered well. */
let statuses: number[];

const renderPage: RenderPage = async ({ path, release, getJson }) => {
  drawn.push(`${release?.id} ${path}`);
  if (release?.id === 'r2') await gate;
  await getJson(podiums);
  return {
    status: path === '/en/odd' ? 500 : (statuses.shift() ?? 200),
    language: 'en',
    html: `<!doctype html>${path}`,
  };
};

const start = async (addresses: readonly string[], isBeforeServing = false): Promise<void> => {
  drawn = [];
  gate = null;
  statuses = [];
  test = await startTestApp({ renderPage, release: 'r1' });
  const logger = test.app.log;
  warming = keepWarm({
    app: test.app,
    store: test.store,
    logger,
    addresses,
    host,
    isBeforeServing,
    againAfter: 1,
  });
};

afterEach(async () => {
  warming.stop();
  await test.close();
});

describe('first answers', () => {
  it('are prepared before the first request, compressed, and under the host of the first visitors', async () => {
    await start(['/en/page', podiums]);
    await warming.done;
    expect(drawn).toEqual(['r1 /en/page']);
    expect(test.store.current?.cache.size.answers).toBe(2);
    const page = await test.app.inject({ url: '/en/page', headers: { host } });
    expect(page.body).toBe('<!doctype html>/en/page');
    expect(drawn).toHaveLength(1);
    expect(test.store.current?.cache.get(podiums)?.ready('br')).toBeDefined();
    expect(test.log.join('')).toContain('First answers are ready');
  });

  it('are made again for a new release', async () => {
    await start(['/en/page']);
    await warming.done;
    copyRelease(test.directory, 'r2');
    publish(test.directory, 'r2');
    await test.store.refresh();
    // The page is drawn after the refresh.
    await expect.poll(() => test.log.filter((line) => line.includes('First answers')).length).toBe(2);
    expect(drawn).toEqual(['r1 /en/page', 'r2 /en/page']);
  });

  describe('of a release that is served only when they are made', () => {
    const figure = async (): Promise<unknown> => (await test.app.inject(figureAddress)).json();
    const served = async (): Promise<unknown> => (await test.app.inject('/readyz')).json();
    let letGo: () => void;

    /** The second release is named, and its first page is being drawn. */
    beforeEach(async () => {
      await start(['/en/page', figureAddress], true);
      await warming.done;
      gate = new Promise((resolve) => {
        letGo = resolve;
      });
      copyRelease(test.directory, 'r2', { figure: 2 });
      publish(test.directory, 'r2');
      await test.store.refresh();
      await expect.poll(() => drawn).toEqual(['r1 /en/page', 'r2 /en/page']);
      await test.store.refresh();
    });
    afterEach(() => letGo());

    it('the one before answers until then, and no visitor waits afterwards', async () => {
      expect(await served()).toEqual({ status: 'ready', release: 'r1', schemaVersion: releaseSchemaVersion });
      expect(await figure()).toMatchObject({ value: 15.25 });
      letGo();
      await expect.poll(() => test.store.current?.id).toBe('r2');
      expect(test.store.current?.cache.size.answers).toBe(3);
      expect(await figure()).toMatchObject({ value: 2 });
      expect((await test.app.inject({ url: '/en/page', headers: { host } })).statusCode).toBe(200);
      expect(drawn).toEqual(['r1 /en/page', 'r2 /en/page']);
    });

    it('is forgotten when the one before is named again', async () => {
      publish(test.directory, 'r1');
      await test.store.refresh();
      letGo();
      await expect.poll(() => test.log.filter((line) => line.includes('First answers')).length).toBe(1);
      await test.store.refresh();
      expect(await served()).toMatchObject({ release: 'r1' });
      expect(await figure()).toMatchObject({ value: 15.25 });
    });
  });

  it('that fail are logged, and the others are made', async () => {
    await start(['/en/odd', '/api/v1/nothing', '/en/page']);
    await warming.done;
    expect(drawn).toEqual(['r1 /en/odd', 'r1 /en/page']);
    const warnings = test.log.filter((line) => line.includes('could not be made ahead'));
    expect(warnings.map((line) => JSON.parse(line).status)).toEqual([500, 404]);
  });

  it('that failed temporarily are requested again, five times at most', async () => {
    await start(['/en/page', '/en/other']);
    statuses = [503, 503, 503];
    await warming.done;
    expect(drawn).toEqual(
      ['page', 'other', 'page', 'other', 'page'].map((path) => `r1 /en/${path}`).slice(0, 5),
    );
    expect(test.log.join('')).not.toContain('could not be made ahead');
    warming.stop();
    await test.close();

    await start(['/en/page']);
    statuses = Array.from({ length: 9 }, () => 503);
    await warming.done;
    expect(drawn).toHaveLength(5);
    expect(test.log.filter((line) => line.includes('could not be made ahead'))).toHaveLength(1);
  });

  it('are requested when the releases can be read again', async () => {
    await start(['/en/page', '/en/other']);
    const away = join(test.directory, 'away');
    renameSync(join(test.directory, 'r1'), away);
    expect((await test.app.inject('/readyz')).statusCode).toBe(503);
    await expect.poll(() => drawn.length).toBe(1);
    renameSync(away, join(test.directory, 'r1'));
    await test.store.refresh();
    await warming.done;
    expect(drawn).toEqual(['r1 /en/page', 'r1 /en/other']);
  });

  it('are left when the server stops', async () => {
    await start(['/en/page', '/en/other']);
    warming.stop();
    await warming.done;
    expect(drawn).toHaveLength(1);
  });

  it('are every page in three languages and the figures that it fetches', () => {
    const addresses = firstAddresses();
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.indexOf('/api/v1/findings?crop=beans&limit=3')).toBe(addresses.indexOf('/en/beans') - 1);
    expect(addresses).toEqual(expect.arrayContaining(['/en', '/es', '/pt']));
    for (const language of ['en', 'es', 'pt'])
      for (const page of ['consumption', 'prices', 'prices-international'])
        expect(addresses).toContain(`/${language}/cassava/data/${page}`);
    expect(addresses.filter((url) => url.startsWith('/api/v1/prices/map/beans'))).toEqual([
      '/api/v1/prices/map/beans?type=retail',
      '/api/v1/prices/map/beans?type=wholesale',
      '/api/v1/prices/map/beans?type=producer',
    ]);
    expect(addresses).toContain('/api/v1/cubes/beans_consumption/2546?elementIds=[6]');
    expect(addresses.filter((url) => url.startsWith('/api/v1/geojson/'))).toHaveLength(1);
  });

  it('delay readiness where the settings require it', async () => {
    let isWarming = true;
    const faults: unknown[] = [];
    const tellFault = (fault: unknown): void => void faults.push(fault);
    const waiting = await startTestApp({ isWarming: () => isWarming, tellFault });
    const early = await waiting.app.inject('/readyz');
    expect(early.statusCode).toBe(503);
    expect(early.headers['retry-after']).toBe('5');
    expect(early.json()).toMatchObject({ status: 'warming', release: waiting.store.current?.id });
    expect((await waiting.app.inject(podiums)).statusCode).toBe(200);
    expect(faults).toEqual([]);
    isWarming = false;
    expect((await waiting.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
    await waiting.close();
  });
});
