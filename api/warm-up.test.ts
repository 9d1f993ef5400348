import { afterEach, describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/page.ts';
import { copyRelease, publish } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { firstAddresses, keepWarm } from './warm-up.ts';

const host = 'localhost:3000';
const podiums = '/api/v1/podiums/beans_consumption/2546?elementIds=[1,20]';
let test: TestApp;
let warming: ReturnType<typeof keepWarm>;
let drawn: string[];

const renderPage: RenderPage = async ({ path, release, getJson }) => {
  drawn.push(`${release?.id} ${path}`);
  await getJson(podiums);
  return { status: path === '/en/odd' ? 500 : 200, language: 'en', html: `<!doctype html>${path}` };
};

const start = async (addresses: readonly string[]): Promise<void> => {
  drawn = [];
  test = await startTestApp({ renderPage, release: 'r1' });
  const logger = test.app.log;
  warming = keepWarm({ app: test.app, store: test.store, logger, addresses, host });
};

afterEach(async () => {
  warming.stop();
  await test.close();
});

describe('first answers', () => {
  it('are made before anybody asks, compressed, and under the host of the first visitors', async () => {
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
    await expect.poll(() => drawn).toEqual(['r1 /en/page', 'r2 /en/page']);
  });

  it('that fail are told to the log, and the others are made', async () => {
    await start(['/en/odd', '/api/v1/nothing', '/en/page']);
    await warming.done;
    expect(drawn).toEqual(['r1 /en/odd', 'r1 /en/page']);
    const warnings = test.log.filter((line) => line.includes('could not be made ahead'));
    expect(warnings.map((line) => JSON.parse(line).status)).toEqual([500, 404]);
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
    expect(addresses).toContain('/api/v1/cube/beans_consumption/6/2546');
    expect(addresses.filter((url) => url.startsWith('/api/v1/geojson/'))).toHaveLength(1);
    expect(addresses.filter((url) => url.startsWith('/api/v1/podiums/rice_consumption/2805?'))).toHaveLength(
      1,
    );
  });

  it('are waited for by whoever asks whether the server is ready, where it is told to', async () => {
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
