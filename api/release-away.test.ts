import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { problem } from '#contract/problem.ts';
import { FolderPlace } from './release/folder-place.ts';
import { copyRelease, publish, figureAddress as value } from './testing/altered-release.ts';
import { startTestApp } from './testing/test-app.ts';

const other = value.replace('/645/', '/5142/');

const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
});

/** The app on `r2` of a folder beside `r1`; `fail` names the machine's error for each look from then on. */
async function start() {
  const directory = mkdtempSync(join(tmpdir(), 'observatory-away-'));
  atEnd.push(() => rmSync(directory, { recursive: true, force: true }));
  const releases = join(directory, 'releases');
  mkdirSync(releases);
  copyRelease(releases, 'r1', { of: 'first', figure: 1 });
  copyRelease(releases, 'r2', { figure: 2 });
  publish(releases, 'r2');
  let failure: string | null = null;
  const look = (path: string) => {
    if (failure === null) return statSync(path);
    throw Object.assign(new Error(`${failure}: stat`), { code: failure, syscall: 'stat' });
  };
  const test = await startTestApp({ place: new FolderPlace(releases, look) });
  atEnd.push(() => test.close());
  const fail = (code: string | null): void => {
    failure = code;
  };
  return { ...test, releases, fail };
}

/** Levels of the log's lines on the release itself. */
const levels = (log: readonly string[]): number[] =>
  log.filter((line) => !line.includes('A request was refused')).map((line) => Number(JSON.parse(line).level));

describe.each(['ENOENT', 'ESTALE', 'EIO'])('a release whose file is answered for by %s', (code) => {
  it('is still served from memory and the open file, readiness reports it, and it recovers by itself', async () => {
    const { app, store, log, fail } = await start();
    const { current } = store;
    await app.inject(value);
    log.length = 0;
    fail(code);
    await store.refresh();
    const kept = await app.inject(value);
    expect(kept.json()).toMatchObject({ value: 2 });
    expect(kept.headers).toMatchObject({ age: '0', warning: '111 - "Revalidation Failed"' });
    expect((await app.inject(other)).statusCode).toBe(200);
    for (const path of ['/readyz', '/api/v1/releases', `${value}?v=r9`]) {
      const answer = await app.inject(path);
      expect([path, answer.statusCode]).toEqual([path, 503]);
      expect(problem.parse(answer.json())).toMatchObject({ code: 'database-away' });
      expect(answer.body).toContain(code);
    }
    await store.refresh();
    expect(levels(log)).toEqual([50]);

    fail(null);
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', release: 'r2' });
    await store.refresh();
    expect(store.current).toBe(current);
    expect((await app.inject(value)).headers).not.toHaveProperty('warning');
    expect(levels(log)).toEqual([50, 30]);
  });

  it('is tried again later where the open file cannot be read either, without a fallback', async () => {
    const { app, store, fail } = await start();
    await app.inject(value);
    // Hides a table of the file for the connection, as a file that cannot be read does.
    await store.use(({ db }) => sql`create temp table breaks (indicator)`.execute(db));
    fail(code);
    expect(problem.parse((await app.inject('/readyz')).json()).code).toBe('database-away');
    await store.refresh();
    expect((await app.inject(value)).json()).toMatchObject({ value: 2 });
    fail(null);
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', release: 'r2' });
  });
});

it('a folder that is taken away and brought back is served throughout', async () => {
  const { app, store, releases } = await start();
  renameSync(releases, `${releases}-away`);
  await store.refresh();
  expect((await app.inject(value)).json()).toMatchObject({ value: 2 });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  renameSync(`${releases}-away`, releases);
  await store.refresh();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

it('a file that comes back as another one is damage', async () => {
  const { app, store, releases, fail } = await start();
  fail('ESTALE');
  await store.refresh();
  copyRelease(join(releases, '..'), 'r3', { figure: 3 });
  renameSync(join(releases, '..', 'r3', 'release.sqlite'), join(releases, 'r2', 'release.sqlite'));
  fail(null);
  expect((await app.inject(value)).json()).toMatchObject({ value: 1 });
  expect((await app.inject('/readyz')).json()).toMatchObject({ release: 'r1', insteadOf: 'r2' });
});

it('a folder whose pointer cannot be read is away, before and while it is served', async () => {
  const { app, store, releases } = await start();
  rmSync(join(releases, 'current.json'));
  mkdirSync(join(releases, 'current.json'));
  await store.refresh();
  expect((await app.inject('/readyz')).json()).toMatchObject({ code: 'database-away' });
  expect((await app.inject(value)).json()).toMatchObject({ value: 2 });
  const late = await startTestApp({ place: new FolderPlace(releases) });
  atEnd.push(() => late.close());
  expect((await late.app.inject(value)).json()).toMatchObject({ code: 'database-away' });
});
