import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FolderPlace } from './release/folder-place.ts';
import { PostgresPlace } from './release/postgres-place.ts';
import { copyRelease, figureAddress, publish } from './testing/altered-release.ts';
import { listAsked } from './testing/asked-addresses.ts';
import { collectionRows } from './testing/collection-rows.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { onServer, runRelease, startPostgres, type TestPostgres } from './testing/test-postgres.ts';

const bounds = { mostConnections: 4, slowestStatement: 5000 };
const directory = mkdtempSync(join(tmpdir(), 'observatory-engines-'));
let first: TestPostgres;
let replica: TestPostgres;
beforeAll(async () => {
  first = await startPostgres(inject('postgresPrograms'));
  replica = await first.startReplica();
  copyRelease(directory, 'r1', { of: 'first' });
  copyRelease(directory, 'r2', { after: 'r1', sql: collectionRows });
  publish(directory, 'r1');
});
afterAll(async () => {
  await replica.stop();
  await first.stop();
  rmSync(directory, { recursive: true, force: true });
});

const open = (replicas: readonly string[] = [replica.databaseUrl]): PostgresPlace =>
  new PostgresPlace({ url: first.databaseUrl, replicas, ...bounds });

/** What whoever asks sees of an answer, without what differs from one answer to the next. */
async function see({ app }: TestApp, url: string): Promise<{ statusCode: number }> {
  const { statusCode, headers, rawPayload } = await app.inject({
    url,
    headers: { 'accept-encoding': 'identity' },
  });
  const { date: _, 'x-request-id': __, 'server-timing': ___, ...kept } = headers;
  const seen = { statusCode, headers: kept, body: rawPayload.toString('latin1') };
  return seen;
}

describe('releases in PostgreSQL', () => {
  it('are published, listed, switched and pruned by the commands of files', async () => {
    expect(await runRelease(first.databaseUrl, directory, 'switch', 'r1')).toEqual({
      code: 0,
      stdout: 'r1 is served from now on, by the database as well.\n',
      stderr: '',
    });
    expect(await runRelease(first.databaseUrl, directory, 'switch', 'r2')).toMatchObject({
      code: 0,
      stdout: 'r2 is served from now on; before, it was r1, by the database as well.\n',
    });
    const { stdout } = await runRelease(first.databaseUrl, directory, 'list');
    expect(stdout).toContain('In the database:\n  r1\n* r2\n');
  });

  it('answer every path byte for byte as files do, with the same tags', async () => {
    const files = await startTestApp({ place: new FolderPlace(directory) });
    const database = await startTestApp({ place: open() });
    try {
      const { paths } = JSON.parse((await files.app.inject('/api/openapi.json')).body);
      const never: string[] = [];
      for (const [path, addresses] of listAsked(paths)) {
        let isAnswered = false;
        for (const url of addresses) {
          const expected = await see(files, url);
          expect(await see(database, url), url).toEqual(expected);
          isAnswered ||= expected.statusCode === 200;
        }
        if (!isAnswered) never.push(path);
      }
      // What the small releases have none of is refused alike.
      expect(never).toEqual([]);
      // Both are as whole as the list is long: nothing of it was asked in vain because a place was away.
      expect(database.store.absence).toBeNull();
    } finally {
      await files.close();
      await database.close();
    }
  }, 240_000);

  it('go on while servers are away, and are never mixed by one that lags', async () => {
    const { app, store, close } = await startTestApp({ place: open() });
    const other = figureAddress.replace('/2020', '/2019');
    const value = async (url: string): Promise<unknown> => JSON.parse((await app.inject(url)).body);
    try {
      const before = await value(`${figureAddress}?v=r2`);
      await onServer(replica, 'SELECT pg_wal_replay_pause()');
      copyRelease(directory, 'r3', { after: 'r2', figure: 99 });
      expect((await runRelease(first.databaseUrl, directory, 'switch', 'r3')).code).toBe(0);
      await store.refresh();
      expect(store.current?.id).toBe('r3');
      expect(JSON.stringify(await value(figureAddress))).toContain('99');
      expect(await value(`${figureAddress}?v=r2`)).toEqual(before);

      await onServer(replica, 'SELECT pg_wal_replay_resume()');
      await expect.poll(() => onServer(replica, 'SELECT id FROM observatory.served')).toEqual([{ id: 'r3' }]);
      await store.refresh();
      await first.end();
      // A question that nobody asked yet, and the one after it knows that the first server is away.
      expect((await app.inject(other)).statusCode).toBe(200);
      await store.refresh();
      expect(store.absence).toBeNull();
      expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', release: 'r3' });

      const { body: metrics } = await app.inject('/metrics');
      expect([...metrics.matchAll(/^db_server_up\{server="[^"]+"\} (\d)$/gm)].map(([, up]) => up)).toEqual([
        '0',
        '1',
      ]);

      await replica.end();
      const kept = await app.inject(figureAddress);
      await store.refresh();
      const stale = await app.inject(figureAddress);
      expect(stale).toMatchObject({
        statusCode: 200,
        body: kept.body,
        headers: { warning: '111 - "Revalidation Failed"', age: expect.stringMatching(/^\d+$/) },
      });
      const refused = await app.inject('/api/v1/germplasm/left-out');
      expect(refused.json()).toMatchObject({ status: 503, code: 'database-away' });
      expect(refused.headers['retry-after']).toBe('5');
      expect((await app.inject(`${other}?v=r1`)).json()).toMatchObject({ code: 'database-away' });
      expect((await app.inject('/readyz')).json()).toMatchObject({
        status: 503,
        detail: expect.stringContaining('The database of the releases cannot be asked'),
      });
      expect((await app.inject('/healthz')).statusCode).toBe(200);

      await first.begin();
      await replica.begin();
      await store.refresh();
      expect((await app.inject('/api/v1/germplasm/left-out')).statusCode).toBe(200);
      expect((await app.inject('/readyz')).statusCode).toBe(200);
      expect((await app.inject(figureAddress)).headers).not.toHaveProperty('warning');
    } finally {
      await close();
    }
  }, 120_000);

  it('are switched on two nodes under load, without a failed or mixed answer', async () => {
    await onServer(first, "UPDATE observatory.served SET id = 'r1'");
    const nodes = await Promise.all([startNode(), startNode()]);
    const urls = [figureAddress, '/api/v1/profiles/BRA'];
    const seen: { node: number; url: string; status: number; text: string }[] = [];
    let isOver = false;
    const ask = async (node: number, url: string): Promise<void> => {
      while (!isOver) {
        const response = await fetch(`${nodes[node]?.origin}${url}`);
        seen.push({ node, url, status: response.status, text: await response.text() });
      }
    };
    const asking = Promise.all([0, 1].flatMap((node) => urls.map((url) => ask(node, url))));
    try {
      for (const id of ['r2', 'r1', 'r2', 'r1', 'r2']) {
        await onServer(first, 'UPDATE observatory.served SET id = $1', [id]);
        await expect.poll(() => Promise.all(nodes.map(served)), { timeout: 20_000 }).toEqual([id, id]);
      }
    } finally {
      isOver = true;
      await asking;
    }
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    for (const url of urls) {
      const [one, other] = [0, 1].map(
        (node) => new Set(seen.filter((row) => row.node === node && row.url === url).map(({ text }) => text)),
      );
      // Each answer is the one of the first release or of the second, whole, and both nodes have the same two.
      expect(one?.size, url).toBe(2);
      expect(other, url).toEqual(one);
      const tags = nodes.map(async ({ origin }) => (await fetch(origin + url)).headers.get('etag'));
      expect(new Set(await Promise.all(tags)).size, url).toBe(1);
    }
    expect(await Promise.all(nodes.map(({ stop }) => stop()))).toEqual([0, 0]);
  }, 120_000);

  it('leave with what prune removes, and stay whole when a run is refused', async () => {
    await runRelease(first.databaseUrl, directory, 'switch', 'r3');
    const { stdout } = await runRelease(first.databaseUrl, directory, 'prune', '--keep', '2');
    expect(stdout).toContain('removed r1 from the database\n');
    expect(
      await onServer(first, 'SELECT count(*)::int AS homes FROM pg_namespace WHERE nspname ~ $1', [
        '^release_[0-9a-f]{8}$',
      ]),
    ).toEqual([{ homes: 2 }]);
    await onServer(first, 'CREATE ROLE reader LOGIN');
    const reader = first.databaseUrl.replace('tester@', 'reader@');
    const refused = await runRelease(reader, directory, 'switch', 'r2');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /^database-refused: .* permission denied for .*The release that is served stays as it was\.\n/,
    );
    const away = await runRelease('postgres://tester@127.0.0.1:9/none', directory, 'switch', 'r2');
    expect(away).toMatchObject({ code: 1 });
    expect(away.stderr).toMatch(
      /^database-unusable: 127\.0\.0\.1:9\/none cannot be reached \(ECONNREFUSED\)/,
    );
    const wrong = await runRelease('mysql://tester@localhost/none', directory, 'switch', 'r2');
    expect(wrong.code).toBe(2);
    expect(readFileSync(join(directory, 'current.json'), 'utf8')).toContain('r3');
  }, 120_000);

  it('are switched by a replica that was promoted, also once the first server is back', async () => {
    const { app, store, close } = await startTestApp({ place: open() });
    try {
      expect(store.current?.id).toBe('r3');
      await expect.poll(() => onServer(replica, 'SELECT id FROM observatory.served')).toEqual([{ id: 'r3' }]);
      await first.end();
      expect(await onServer(replica, 'SELECT pg_promote() AS is')).toEqual([{ is: true }]);
      expect(await runRelease(replica.databaseUrl, directory, 'switch', 'r2')).toMatchObject({ code: 0 });
      await store.refresh();
      expect(store.current?.id).toBe('r2');
      expect((await app.inject(figureAddress)).statusCode).toBe(200);
      await first.begin();
      await store.refresh();
      // It says r3 still, and nobody is to believe it any more.
      expect(await onServer(first, 'SELECT id FROM observatory.served')).toEqual([{ id: 'r3' }]);
      expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', release: 'r2' });
    } finally {
      await close();
    }
  }, 120_000);
});

interface Node {
  origin: string;
  /** Its exit code. */
  stop(): Promise<number | null>;
}

/** The release that a node says it serves. */
async function served({ origin }: Node): Promise<unknown> {
  const answer = (await (await fetch(`${origin}/api/v1/release`)).json()) as { id: unknown };
  return answer.id;
}

/** A server in a process of its own that serves the database's releases. */
async function startNode(): Promise<Node> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/server.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      ...{ PORT: '0', LOG_LEVEL: 'silent', DIST_DIR: join(directory, 'no-build'), RATE_LIMIT_API: '0' },
      ...{ DATABASE_URL: first.databaseUrl, DATABASE_REPLICA_URL: replica.databaseUrl },
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('The node ended.')));
  });
  return {
    origin,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
