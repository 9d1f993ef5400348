import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shelf } from '#contract/release-engine.ts';
import { PostgresServer } from './db/postgres-server.ts';
import { RequestStore } from './export-form/request-store.ts';
import { selectRequests } from './export-form/select-requests.ts';
import { PostgresPlace } from './release/postgres-place.ts';
import { copyRelease, publish } from './testing/altered-release.ts';
import { startTestApp } from './testing/test-app.ts';
import { onServer, runRelease, startPostgres, type TestPostgres } from './testing/test-postgres.ts';

const directory = mkdtempSync(join(tmpdir(), 'observatory-addresses-'));
const root = fileURLToPath(new URL('..', import.meta.url));
const bounds = { mostConnections: 2, slowestStatement: 5000 };
let server: TestPostgres;
/** The same server as a role of whom it asks a password, which the address has not. */
let unsaid: string;
/** Another database of the same server, with a release of its own: no replica. */
let stranger: string;
beforeAll(async () => {
  server = await startPostgres(inject('postgresPrograms'));
  await onServer(server, "CREATE ROLE guarded LOGIN PASSWORD 'secret'");
  const [row] = await onServer(server, 'SHOW hba_file');
  const rules = String(row?.['hba_file']);
  writeFileSync(rules, `local all guarded scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  await onServer(server, 'SELECT pg_reload_conf()');
  await onServer(server, 'CREATE DATABASE trial');
  unsaid = server.databaseUrl.replace('tester@', 'guarded@');
  stranger = server.databaseUrl.replace('/postgres?', '/trial?');
  copyRelease(directory, 'r1', { of: 'first' });
  copyRelease(directory, 'r2', { after: 'r1' });
  publish(directory, 'r1');
  expect((await runRelease(stranger, directory, 'switch', 'r2')).code).toBe(0);
  expect((await runRelease(server.databaseUrl, directory, 'switch', 'r1')).code).toBe(0);
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Connections to servers that this process holds. */
const connections = (): number =>
  process.getActiveResourcesInfo().filter((name) => /^(Pipe|TCPSocket)Wrap$/.test(name)).length;

describe('an address of a database that cannot be meant', () => {
  it.each([
    ['without the password that the server asks for', () => unsaid, /cannot be connected to: .*password/],
    ['with TLS that the server has not', () => `${server.databaseUrl}&sslmode=verify-full`, /: .*SSL/],
  ])('%s is told by the command, and nothing is changed', async (_, address, reason) => {
    const before = readFileSync(join(directory, 'current.json'), 'utf8');
    const { code, stderr } = await runRelease(address(), directory, 'switch', 'r2');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^database-unusable: /);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(readFileSync(join(directory, 'current.json'), 'utf8')).toBe(before);
  });

  it('is found before a release is built, where nothing could be written at the end', async () => {
    await onServer(server, "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    await onServer(server, 'CREATE ROLE reader LOGIN');
    const replica = await server.startReplica();
    try {
      for (const [address, reason] of [
        [
          server.databaseUrl.replace('tester@', 'reader@'),
          /^database-refused: The role of DATABASE_URL may not create schemas in /,
        ],
        [
          server.databaseUrl.replace('/postgres?', '/latin?'),
          /^database-refused: .* keeps texts as LATIN1, and releases need UTF8\./,
        ],
        [replica.databaseUrl, /^database-unusable: .* follows another server and cannot be written to\./],
      ] as const) {
        const { status, stderr } = spawnSync(
          process.execPath,
          ['--import', 'tsx', 'ingest/main.ts', '--build-starter-release', '--out', join(directory, 'fresh')],
          { cwd: root, env: { ...process.env, DATABASE_URL: address }, encoding: 'utf8', timeout: 20_000 },
        );
        expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(reason) });
      }
    } finally {
      await replica.stop();
    }
    expect(readdirSync(join(directory, 'fresh')).filter((name) => name !== '.ingest-lock')).toEqual([]);
  }, 60_000);

  it('takes up no connections, however often it is tried', async () => {
    const before = connections();
    const away = new PostgresServer({ url: unsaid, name: 'away', ...bounds });
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const requests = new RequestStore({ place: { databaseUrl: unsaid }, logger });
    for (let times = 0; times < 3; times += 1) {
      await away.look();
      await expect(requests.use(selectRequests)).rejects.toMatchObject({ code: 'store-unavailable' });
    }
    expect(String(away.failure)).toContain('password');
    expect(lines.join('')).toContain('password must be a string');
    await expect.poll(connections).toBe(before);
    await Promise.all([away.close(), requests.close()]);
  });

  it('is told to visitors without role and database', async () => {
    const place = new PostgresPlace({
      url: server.databaseUrl.replace('/postgres?', '/hidden?'),
      replicas: [],
      ...bounds,
    });
    const { app, close } = await startTestApp({ place });
    try {
      const refused = await app.inject('/readyz');
      expect(refused.statusCode).toBe(503);
      expect(refused.body).toContain('the server has no such database (3D000)');
      expect(refused.body).not.toContain('hidden');
    } finally {
      await close();
    }
  });
});

describe('a replica that is another database', () => {
  it('is neither believed nor asked, and the log and the metrics say so', async () => {
    const place = new PostgresPlace({ url: server.databaseUrl, replicas: [stranger], ...bounds });
    const { app, store, log, close } = await startTestApp({ place });
    try {
      await store.refresh();
      expect((await app.inject('/readyz')).json()).toEqual({
        status: 'ready',
        release: 'r1',
        schemaVersion: expect.any(Number),
      });
      const told = log.join('').match(/A server of the database is not asked/g);
      expect(told).toHaveLength(1);
      expect(log.join('')).toContain('or is another database');
      const { body } = await app.inject('/metrics');
      const up = [...body.matchAll(/^db_server_up\{server="([^"]+)"\} (\d)$/gm)];
      expect(up.map(([, , value]) => value)).toEqual(['1', '0']);
      expect(new Set(up.map(([, name]) => name)).size).toBe(2);
    } finally {
      await close();
    }
  });

  it('is one all the same where the role may not ask which cluster it is: then the address is believed', async () => {
    await onServer(server, 'REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC');
    await onServer(server, 'CREATE ROLE tenant LOGIN');
    await onServer(server, `GRANT USAGE ON SCHEMA ${shelf} TO tenant`);
    await onServer(server, `GRANT SELECT ON ALL TABLES IN SCHEMA ${shelf} TO tenant`);
    const url = server.databaseUrl.replace('tester@', 'tenant@');
    const rented = new PostgresServer({ url, name: 'rented', ...bounds });
    const owned = new PostgresServer({ url: server.databaseUrl, name: 'owned', ...bounds });
    await Promise.all([rented.look(), owned.look()]);
    expect(owned.state).toMatchObject({ served: 'r1', origin: expect.stringMatching(/^\d+\/\d+$/) });
    expect(rented.failure).toBeNull();
    expect(rented.state).toMatchObject({ served: 'r1', origin: null });
    rented.belongTo(owned.state?.origin ?? '');
    expect(rented.failure).toBeNull();
    await Promise.all([rented.close(), owned.close()]);
  });
});

it('a server that loses what was prepared, as behind a pooler, answers all the same, and is asked without from then on', async () => {
  const one = new PostgresServer({
    url: server.databaseUrl,
    name: 'pooled',
    mostConnections: 1,
    slowestStatement: 5000,
  });
  const prepared = (): Promise<unknown[]> =>
    one.ask('SELECT count(*)::int AS amount FROM pg_prepared_statements', []);
  expect(await one.ask('SELECT $1::int AS value', [3])).toEqual([{ value: 3 }]);
  expect(await prepared()).toEqual([{ amount: 2 }]);
  await one.ask('DEALLOCATE ALL', []);
  expect(await one.ask('SELECT $1::int AS value', [4])).toEqual([{ value: 4 }]);
  expect(await prepared()).toEqual([{ amount: 0 }]);
  expect(one.failure).toBeNull();
  await one.close();
});
