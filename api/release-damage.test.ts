import {
  copyFileSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/page.ts';
import { problem } from '#contract/problem.ts';
import { copyRelease, publish, figureAddress as value } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const cubes = '/api/v1/cubes/beans_consumption/2546?elementIds=[645,5142]';
const page = '/en/beans/data/consumption';

const tests: TestApp[] = [];
afterEach(async () => {
  for (const test of tests.splice(0)) await test.close();
});

/** A page that shows the release's id and one of its figures. */
const renderPage: RenderPage = async ({ release, getJson }) => {
  if (release === null) return { status: 503, html: 'nothing', language: 'en' };
  const figure = await getJson(value);
  return { status: 200, html: `${release.id} ${JSON.stringify(figure)}`, language: 'en' };
};

const before = { of: 'first', figure: 1 } as const;
const current = { figure: 2 } as const;

/** The app on `r2`, with `r1` before it where that is wanted. */
async function start(kept: { before: boolean }): Promise<TestApp & { file: string; whole: string }> {
  const test = await startTestApp({ release: null, renderPage });
  tests.push(test);
  const { directory, store } = test;
  if (kept.before) copyRelease(directory, 'r1', before);
  copyRelease(directory, 'r2', current);
  publish(directory, 'r2');
  await store.refresh();
  // The absence of the first release was logged before.
  test.log.length = 0;
  const file = join(directory, 'r2', 'release.sqlite');
  const whole = join(directory, 'whole.sqlite');
  copyFileSync(file, whole);
  return { ...test, file, whole };
}

/** Bytes that look like nothing, the same each time. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let seed = 11;
  for (let at = 0; at < length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    bytes[at] = seed & 255;
  }
  return bytes;
}

const damages: readonly (readonly [string, (file: string) => void])[] = [
  ['truncated', (file) => truncateSync(file, 5000)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['replaced by noise', (file) => writeFileSync(file, noise(statSync(file).size))],
  [
    'changed in a single byte',
    (file) => {
      const bytes = readFileSync(file);
      const at = bytes.length - 1;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  ],
];

const errorsIn = (log: readonly string[]): readonly string[] =>
  log.filter((line) => line.includes('"level":50'));

describe.each(damages)('a database that is %s while it is served', (_what, damage) => {
  it('is answered for by no figure, then by its repaired self, without a restart', async () => {
    const { app, store, file, whole, log } = await start({ before: false });
    expect((await app.inject('/readyz')).json()).toMatchObject({ release: 'r2' });
    damage(file);
    for (const url of [value, cubes, '/api/v1/release', '/readyz', '/api/v1/data/areas']) {
      const response = await app.inject(url);
      expect(response.statusCode, url).toBe(503);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['retry-after']).toBe('5');
      expect(problem.parse(response.json()).code).toBe('no-release');
      expect(response.body).not.toContain(store.current?.id ?? '/tmp');
    }
    const shown = await app.inject(page);
    expect(shown.statusCode).toBe(503);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.body).toBe('nothing');
    await store.refresh();
    await store.refresh();
    const errors = errorsIn(log);
    expect(errors).toHaveLength(1);
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({ serving: null });
    expect(errors[0]).toMatch(/Release r2 is damaged/);

    copyFileSync(whole, file);
    await store.refresh();
    expect((await app.inject('/readyz')).json()).not.toHaveProperty('insteadOf');
    expect((await app.inject(value)).json()).toMatchObject({ value: 2 });
    expect((await app.inject(page)).body).toContain('r2');
    expect((await app.inject(cubes)).statusCode).toBe(200);
  });

  it('is replaced by the release before it, under its own name', async () => {
    const { app, store, file, whole, log } = await start({ before: true });
    damage(file);
    // Nobody has looked at the file yet: the first request that needs it finds out, and is answered all the same.
    expect((await app.inject(value)).json()).toMatchObject({ value: 1 });
    expect((await app.inject('/readyz')).json()).toMatchObject({ release: 'r1', insteadOf: 'r2' });
    const shown = await app.inject(page);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toMatch(/^r1 .*"value":1\b/);
    expect(errorsIn(log)).toHaveLength(1);
    expect(errorsIn(log)[0]).toContain('"serving":"r1"');
    // Asked for by its name it is not answered for by another.
    expect((await app.inject(`${value}?v=r2`)).statusCode).toBe(410);

    copyFileSync(whole, file);
    await store.refresh();
    expect((await app.inject(value)).json()).toMatchObject({ value: 2 });
    expect((await app.inject(`${value}?v=r2`)).json()).toMatchObject({ value: 2 });
    expect((await app.inject(page)).body).toMatch(/^r2 .*"value":2\b/);
  });
});

describe('damage', () => {
  it('that happens while a page is drawn ends in a page of one release', async () => {
    let hurt: (() => void) | null = null;
    const test = await startTestApp({
      release: null,
      renderPage: async (request) => {
        const damage = hurt;
        hurt = null;
        damage?.();
        return renderPage(request);
      },
    });
    tests.push(test);
    const { app, store, directory } = test;
    copyRelease(directory, 'r1', before);
    copyRelease(directory, 'r2', current);
    publish(directory, 'r2');
    await store.refresh();
    hurt = () => truncateSync(join(directory, 'r2', 'release.sqlite'), 5000);
    const { statusCode, body } = await app.inject(page);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^r1 .*"value":1\b/);
  });

  it('that leaves the size as it is, and happened before the start, is found by the checksum', async () => {
    const test = await startTestApp({ release: null });
    tests.push(test);
    const { app, store, directory, log } = test;
    copyRelease(directory, 'r1');
    const file = join(directory, 'r1', 'release.sqlite');
    const bytes = readFileSync(file);
    const at = bytes.length - 1;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    publish(directory, 'r1');
    log.length = 0;
    await store.refresh();
    expect((await app.inject(value)).statusCode).toBe(503);
    expect(errorsIn(log)[0]).toContain('release.sqlite has another checksum than release.json says');
  });

  it('is none when a file was only touched', async () => {
    const { app, store, file, log } = await start({ before: true });
    utimesSync(file, new Date('2001-01-01'), new Date('2001-01-01'));
    expect((await app.inject(value)).json()).toMatchObject({ value: 2 });
    await store.refresh();
    expect((await app.inject('/readyz')).json()).toMatchObject({ release: 'r2' });
    expect(errorsIn(log)).toEqual([]);
  });

  it.each(['release.json', 'release.sqlite'])('of a folder without %s is named', async (name) => {
    const { app, store, directory, log } = await start({ before: true });
    copyRelease(directory, 'r3', { figure: 3, manifest: { created: '2026-03-01T00:00:00.000Z' } });
    rmSync(join(directory, 'r3', name));
    publish(directory, 'r3');
    await store.refresh();
    expect((await app.inject(value)).json()).toMatchObject({ value: 2 });
    expect(errorsIn(log)).toHaveLength(1);
    expect(errorsIn(log)[0]).toContain(name);
    expect((await app.inject('/readyz')).json()).toMatchObject({ release: 'r2', insteadOf: 'r3' });
  });
});

describe('an error of a database whose file is whole', () => {
  it('leads to opening it again, and the request is answered', async () => {
    const { app, store, log } = await start({ before: false });
    const first = store.current;
    // Hides a table of the file for the connection, and goes with it.
    await store.use(({ db }) => sql`create temp table breaks (indicator)`.execute(db));
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(store.current).not.toBe(first);
    expect(store.current?.id).toBe('r2');
    expect(errorsIn(log)).toHaveLength(1);

    // The next failure so soon after is reported as it is, and once.
    await store.use(({ db }) => sql`create temp table breaks (indicator)`.execute(db));
    for (const url of ['/readyz', cubes, cubes]) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(503);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(errorsIn(log)).toHaveLength(1);
  });
});

it.each([
  ['cut', 'substr(body, 1, 40)'],
  ['empty', "x''"],
])(
  'a column of figures that is %s is reported as a release that cannot be read, and the others are served',
  async (_what, body) => {
    const test = await startTestApp({ release: null, renderPage });
    tests.push(test);
    const sql = `UPDATE figure_column SET body = ${body} WHERE (indicator, element) = (2546, 645)`;
    copyRelease(test.directory, 'r1', { sql });
    publish(test.directory, 'r1');
    await test.store.refresh();
    for (const url of [value, cubes]) {
      const response = await test.app.inject(url);
      expect(response.statusCode, url).toBe(503);
      expect(problem.parse(response.json()).code).toBe('no-release');
    }
    expect((await test.app.inject(value.replace('/645/', '/5142/'))).statusCode).toBe(200);
    expect(errorsIn(test.log).some((line) => line.includes('damaged'))).toBe(true);
  },
);
