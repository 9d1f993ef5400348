import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { PostgresPlace } from './release/postgres-place.ts';
import { copyRelease, figureAddress, publish } from './testing/altered-release.ts';
import { startTestApp } from './testing/test-app.ts';
import {
  beginRelease,
  onServer,
  runRelease,
  startPostgres,
  type TestPostgres,
} from './testing/test-postgres.ts';

const directory = mkdtempSync(join(tmpdir(), 'observatory-faults-'));
/** Of another machine, which publishes into the same database. */
const elsewhere = mkdtempSync(join(tmpdir(), 'observatory-faults-'));
let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres(inject('postgresPrograms'));
  copyRelease(directory, 'r1', { of: 'first' });
  copyRelease(directory, 'r2', { after: 'r1' });
  copyRelease(directory, 'r3', { after: 'r2', figure: 3 });
  publish(directory, 'r1');
  copyRelease(elsewhere, 'r3', { after: 'r2', figure: 3 });
  expect((await switchTo('r1')).code).toBe(0);
});
afterEach(() => onServer(server, 'DROP EVENT TRIGGER IF EXISTS fault'));
afterAll(async () => {
  await server.stop();
  for (const folder of [directory, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

const switchTo = (id: string) => runRelease(server.databaseUrl, directory, 'switch', id);

/** Has the server do something of its own in the middle of every release that is written: when the first index stands. */
async function amid(statement: string): Promise<void> {
  await onServer(
    server,
    `CREATE OR REPLACE FUNCTION public.fault() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; END $$`,
  );
  await onServer(
    server,
    `CREATE EVENT TRIGGER fault ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION public.fault()`,
  );
}

/** Begins a run, and waits until it stands in the middle of a release. */
async function beginAndWait(id: string): Promise<ReturnType<typeof beginRelease>> {
  const run = beginRelease(server.databaseUrl, directory, 'switch', id);
  await expect.poll(() => runsAtWork('PgSleep'), { timeout: 30_000 }).toBe(1);
  return run;
}

async function runsAtWork(waitingFor = '%'): Promise<number> {
  return (
    await onServer(
      server,
      `SELECT FROM pg_stat_activity WHERE application_name = 'observatory-publish' AND coalesce(wait_event, '') LIKE $1`,
      [waitingFor],
    )
  ).length;
}

/** What is served, by database and files, and how many releases the database has anything of. */
async function standing(): Promise<unknown> {
  const [database] = await onServer(
    server,
    `SELECT id, (SELECT count(*)::int FROM pg_namespace WHERE nspname ~ '^release_') AS homes FROM observatory.served`,
  );
  return { database, files: JSON.parse(readFileSync(join(directory, 'current.json'), 'utf8')) };
}
const untouched = { database: { id: 'r1', homes: 1 }, files: { id: 'r1' } };

describe('publishing into PostgreSQL', () => {
  it('leaves nothing behind when it is killed with −9, or the database ends, in the middle, and another run is refused meanwhile', async () => {
    await amid('PERFORM pg_sleep(60)');
    const killed = await beginAndWait('r2');
    expect(await runRelease(server.databaseUrl, elsewhere, 'switch', 'r3')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^already-running: Another run is at work on the releases of the database/,
      ),
    });
    killed.child.kill('SIGKILL');
    await killed.outcome;
    // Nobody says goodbye for it: the server finds out by itself.
    await expect.poll(() => runsAtWork(), { timeout: 20_000 }).toBe(0);
    expect(await standing()).toEqual(untouched);

    const cut = await beginAndWait('r2');
    await server.end();
    expect(await cut.outcome).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^database-unusable: .*The release that is served stays as it was\.\n/),
    });
    await server.begin();
    expect(await standing()).toEqual(untouched);
  }, 120_000);

  it('says that the disk of the database is full', async () => {
    await amid(
      "RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'",
    );
    const full = await switchTo('r2');
    expect(full).toMatchObject({ code: 1, stdout: '' });
    expect(full.stderr).toMatch(
      /^disk-full: The disk of .* is full\. The release that is served stays as it was\.\n/,
    );
    expect(await standing()).toEqual(untouched);
  });

  it('begins anew after all of that, and clears what somebody left', async () => {
    await onServer(server, 'CREATE SCHEMA release_00000000');
    expect(await switchTo('r2')).toMatchObject({ code: 0 });
    expect(await standing()).toEqual({ database: { id: 'r2', homes: 2 }, files: { id: 'r2' } });
  });

  it('of tables of another version leaves nodes with what they serve', async () => {
    const bounds = { replicas: [], mostConnections: 2, slowestStatement: 5000 };
    const place = new PostgresPlace({ url: server.databaseUrl, ...bounds });
    const { app, store, log, close } = await startTestApp({ place });
    try {
      expect((await app.inject(figureAddress)).json()).toMatchObject({ value: 15.25 });
      expect(await switchTo('r3')).toMatchObject({ code: 0 });
      const [row] = await onServer(server, `SELECT home FROM observatory.release WHERE id = 'r3'`);
      const { home } = row as { home: string };
      await onServer(server, `ALTER TABLE ${home}.ranking_list RENAME COLUMN item_flags TO marks`);
      await store.refresh();
      expect((await app.inject('/readyz')).json()).toMatchObject({ release: 'r2', insteadOf: 'r3' });
      expect(log.join('')).toContain('The current release cannot be opened');
      await onServer(server, `ALTER TABLE ${home}.ranking_list RENAME COLUMN marks TO item_flags`);
    } finally {
      await close();
    }
  });
});
