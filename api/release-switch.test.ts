import { afterEach, describe, expect, it } from 'vitest';
import { releaseSchemaVersion } from '#release/schema.ts';
import { copyRelease, publish, figureAddress as value } from './testing/altered-release.ts';
import { expectNothing } from './testing/expect-nothing.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const tests: TestApp[] = [];
afterEach(async () => {
  for (const test of tests.splice(0)) await test.close();
});

async function start(release: string | null): Promise<TestApp> {
  const test = await startTestApp({ release });
  tests.push(test);
  return test;
}

describe('a new release', () => {
  it('is served without dropping a request', async () => {
    const { app, store, directory } = await start('r1');
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const seen = new Set<number>();
    const statuses = new Set<number>();
    let stop = false;
    let requests = 0;
    const client = async (number: number): Promise<void> => {
      // Each client requests cached answers and, with a new address each time, uncached ones.
      for (let round = 0; !stop; round += 1) {
        const ids = Array.from({ length: 1 + (round % 40) }, (_, index) => 1 + ((index + number) % 2));
        const url =
          round % 2 === 0
            ? value
            : `/api/v1/podiums/beans_consumption/2546?elementIds=${JSON.stringify(ids)}`;
        const response = await fetch(origin + url);
        statuses.add(response.status);
        const body: unknown = await response.json();
        if (round % 2 === 0 && typeof body === 'object' && body !== null && 'value' in body)
          seen.add(Number(body.value));
        requests += 1;
      }
    };
    const clients = Array.from({ length: 8 }, (_, number) => client(number));
    // Under load a client's first answer may come late: nothing is switched before it.
    await expect.poll(() => seen.has(15.25), { timeout: 15_000, interval: 5 }).toBe(true);
    for (let release = 2; release <= 6; release += 1) {
      copyRelease(directory, `r${release}`, { figure: release });
      publish(directory, `r${release}`);
      await store.refresh();
      const after = await fetch(origin + value);
      expect(await after.json()).toMatchObject({ value: release });
      // Every switch happens among requests: some are answered after one before the next is made.
      const soFar = requests;
      await expect.poll(() => requests, { timeout: 15_000, interval: 5 }).toBeGreaterThan(soFar + 4);
    }
    stop = true;
    await Promise.all(clients);
    expect([...statuses]).toEqual([200]);
  });

  it('of another schema changes nothing, and is reported once', async () => {
    const { app, store, directory, log } = await start('r1');
    copyRelease(directory, 'old', { manifest: { schemaVersion: 99 } });
    publish(directory, 'old');
    await store.refresh();
    await store.refresh();
    expect(log.filter((line) => line.includes('schema version 99'))).toHaveLength(1);
    expect((await app.inject(value)).json()).toMatchObject({ value: 15.25 });
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      release: 'r1',
      schemaVersion: releaseSchemaVersion,
      insteadOf: 'old',
    });
  });

  it('is served though a clock that was set back makes it older', async () => {
    const { app, store, directory } = await start('r1');
    copyRelease(directory, 'r2', { figure: 2, manifest: { created: '2001-01-01T00:00:00.000Z' } });
    publish(directory, 'r2');
    await store.refresh();
    expect((await app.inject(value)).json()).toMatchObject({ value: 2 });
  });
});

describe('no release', () => {
  it('absent: problems, while the server lives and takes a release later', async () => {
    const test = await start(null);
    await expectNothing(test);
    copyRelease(test.directory, 'r1');
    publish(test.directory, 'r1');
    await test.store.refresh();
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
    expect((await test.app.inject(value)).json()).toMatchObject({ value: 15.25 });
  });
});
