import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectRequests } from './export-form/command.ts';
import { RequestStore } from './export-form/request-store.ts';
import { PostgresPlace } from './release/postgres-place.ts';
import { copyRelease, publish } from './testing/altered-release.ts';
import { startTestApp } from './testing/test-app.ts';
import {
  beginProgram,
  beginRelease,
  type Outcome,
  onServer,
  runRelease,
  startPostgres,
  type TestPostgres,
} from './testing/test-postgres.ts';

const directory = mkdtempSync(join(tmpdir(), 'observatory-faults-'));
/** Folder of another machine, which publishes into the same database. */
const elsewhere = mkdtempSync(join(tmpdir(), 'observatory-faults-'));
let server: TestPostgres;
/** The server's address for a role that may only read, and for one whose password it lacks. */
let reader: string;
let guarded: string;
beforeAll(async () => {
  server = await startPostgres(inject('postgresPrograms'));
  await onServer(server, "CREATE ROLE guarded LOGIN PASSWORD 'secret'");
  await onServer(server, 'CREATE ROLE reader LOGIN');
  await onServer(server, "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
  const [row] = await onServer(server, 'SHOW hba_file');
  const rules = String(row?.['hba_file']);
  writeFileSync(rules, `local all guarded scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  await onServer(server, 'SELECT pg_reload_conf()');
  reader = server.databaseUrl.replace('tester@', 'reader@');
  guarded = server.databaseUrl.replace('tester@', 'guarded@');
  copyRelease(directory, 'r1', { of: 'first' });
  copyRelease(directory, 'r2', { after: 'r1' });
  copyRelease(directory, 'r3', { after: 'r2', figure: 99 });
  publish(directory, 'r1');
  copyRelease(elsewhere, 'r2', { after: 'r1' });
  expect((await switchTo('r1')).code).toBe(0);
}, 60_000);
afterEach(() => onServer(server, 'DROP EVENT TRIGGER IF EXISTS fault'));
afterAll(async () => {
  await server.stop();
  for (const folder of [directory, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

const bounds = { mostConnections: 4, slowestStatement: 5000 };
const open = (url = server.databaseUrl): PostgresPlace => new PostgresPlace({ url, ...bounds });
const switchTo = (id: string) => runRelease(server.databaseUrl, directory, 'switch', id);

/** Has the server run a statement in the middle of every release that is written: after the first index is made. */
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

async function runsAtWork(waitingFor = '%'): Promise<number> {
  const runs = await onServer(
    server,
    `SELECT FROM pg_stat_activity WHERE application_name = 'observatory-publish' AND coalesce(wait_event, '') LIKE $1`,
    [waitingFor],
  );
  return runs.length;
}

/** Begins a run, and waits until it is in the middle of a release. */
async function beginAndWait(id: string): Promise<ReturnType<typeof beginRelease>> {
  const run = beginRelease(server.databaseUrl, directory, 'switch', id);
  await expect.poll(() => runsAtWork('PgSleep'), { timeout: 30_000 }).toBe(1);
  return run;
}

/** The served release, by database and files, and the number of releases with anything in the database. */
async function standing(): Promise<unknown> {
  const [database] = await onServer(
    server,
    `SELECT id, (SELECT count(*)::int FROM pg_namespace WHERE nspname ~ '^release_') AS homes FROM observatory.served`,
  );
  return { database, files: JSON.parse(readFileSync(join(directory, 'current.json'), 'utf8')) };
}
const untouched = { database: { id: 'r1', homes: 1 }, files: { id: 'r1' } };

describe('publishing into PostgreSQL', () => {
  it('leaves nothing when it is killed, or the database ends, and shows nothing of it meanwhile', async () => {
    await amid('PERFORM pg_sleep(60)');
    const killed = await beginAndWait('r2');
    const place = open();
    expect([await place.currentId(), ...(await place.manifests()).keys()]).toEqual(['r1', 'r1']);
    place.close();
    expect(await runRelease(server.databaseUrl, elsewhere, 'switch', 'r2')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^already-running: Another run is at work on the releases of the database/,
      ),
    });
    killed.child.kill('SIGKILL');
    await killed.outcome;
    // The client does not close its connection: the server has to detect the loss.
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

  it('reports that the disk of the database is full', async () => {
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

  it('is refused with the reason, before anything is built', async () => {
    const fresh = join(directory, 'fresh');
    const build = (databaseUrl: string): Promise<Outcome> =>
      beginProgram(databaseUrl, 'ingest/main.ts', '--build-starter-release', '--out', fresh).outcome;
    const latin = server.databaseUrl.replace('/postgres?', '/latin?');
    for (const [outcome, reason] of [
      [build(reader), /^database-refused: The role of DATABASE_URL may not create schemas in /],
      [runRelease(guarded, directory, 'list'), /^database-unusable: .* cannot be connected to: .*password/],
    ] as const)
      expect(await outcome).toMatchObject({ code: 1, stderr: expect.stringMatching(reason) });
    expect(await build(latin)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^database-refused: .* keeps texts as LATIN1, and releases need UTF8\./),
    });
    expect(readdirSync(fresh).filter((name) => name !== '.ingest-lock')).toEqual([]);
  }, 60_000);

  it('begins anew after all of that, and is listed, switched and pruned by the commands of files', async () => {
    await onServer(server, 'CREATE SCHEMA release_00000000');
    expect(await switchTo('r2')).toEqual({
      code: 0,
      stdout: 'r2 is served from now on; before, it was r1, by the database as well.\n',
      stderr: '',
    });
    expect(await standing()).toEqual({ database: { id: 'r2', homes: 2 }, files: { id: 'r2' } });
    expect((await switchTo('r3')).code).toBe(0);
    const { stdout } = await runRelease(server.databaseUrl, directory, 'list');
    expect(stdout).toContain('In the database:\n  r1\n  r2\n* r3\n');
    const pruned = await runRelease(server.databaseUrl, directory, 'prune', '--keep', '2');
    expect(pruned.stdout).toContain('removed r1 from the database\n');
    expect(await standing()).toEqual({ database: { id: 'r3', homes: 2 }, files: { id: 'r3' } });
  }, 60_000);
});

/** Connections to servers that this process holds. */
const connections = (): number =>
  process.getActiveResourcesInfo().filter((name) => /^(Pipe|TCPSocket)Wrap$/.test(name)).length;

describe('an address of a database that cannot be meant', () => {
  it('takes up no connections, however often it is tried', async () => {
    const before = connections();
    const place = open(guarded);
    const logger = pino({ level: 'silent' });
    const requests = new RequestStore({ place: { databaseUrl: guarded }, logger });
    for (let times = 0; times < 3; times += 1) {
      await expect(place.currentId()).rejects.toThrow('password');
      await expect(requests.use(selectRequests)).rejects.toMatchObject({ code: 'store-unavailable' });
    }
    await expect.poll(connections).toBe(before);
    place.close();
    await requests.close();
  });

  it('is reported to visitors without role and database', async () => {
    const { app, close } = await startTestApp({
      place: open(server.databaseUrl.replace('/postgres?', '/hidden?')),
    });
    try {
      const refused = await app.inject('/readyz');
      expect(refused.statusCode).toBe(503);
      expect(refused.body).toContain('the server has no such database (3D000)');
      expect(refused.body).not.toMatch(/hidden|tester/);
    } finally {
      await close();
    }
  });
});
