import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FolderPlace } from './release/folder-place.ts';
import { PostgresPlace } from './release/postgres-place.ts';
import { copyRelease, figureAddress, publish } from './testing/altered-release.ts';
import { listAddresses } from './testing/api-addresses.ts';
import { collectionRows } from './testing/collection-rows.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { delay, onServer, runRelease, startPostgres, type TestPostgres } from './testing/test-postgres.ts';

const directory = mkdtempSync(join(tmpdir(), 'observatory-engines-'));
let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres(inject('postgresPrograms'));
  copyRelease(directory, 'r2');
  const bytes = "CREATE TABLE some_bytes (body BLOB); INSERT INTO some_bytes VALUES (x'005cff');";
  copyRelease(directory, 'r3', { after: 'r2', figure: 99, sql: collectionRows + bytes });
  publish(directory, 'r2');
  for (const id of ['r2', 'r3'])
    expect(await runRelease(server.databaseUrl, directory, 'switch', id)).toMatchObject({ code: 0 });
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const open = (url = server.databaseUrl, slowestStatement = 5000): PostgresPlace =>
  new PostgresPlace({ url, mostConnections: 4, slowestStatement });

/** Has every node serve another release that the database holds. */
const serve = (id: string) => onServer(server, 'UPDATE observatory.served SET id = $1', [id]);

/** The parts of an answer that do not differ from one request to the next. */
async function see({ app }: TestApp, url: string): Promise<{ statusCode: number }> {
  const { statusCode, headers, rawPayload } = await app.inject({
    url,
    headers: { 'accept-encoding': 'identity' },
  });
  const { date: _, 'x-request-id': __, 'server-timing': ___, ...kept } = headers;
  const seen = { statusCode, headers: kept, body: rawPayload.toString('latin1') };
  return seen;
}

/** The first address that is not refused. */
async function findAnswered(test: TestApp, addresses: readonly string[]): Promise<string | undefined> {
  for (const url of addresses) if ((await see(test, url)).statusCode === 200) return url;
  return undefined;
}

/** At most so many of a list, spread over it. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.filter((_, at) => at % Math.ceil(list.length / most) === 0);

describe('releases in PostgreSQL', () => {
  it('answer every path byte for byte as files do, with the same tags, on each node', async () => {
    const files = await startTestApp({ place: new FolderPlace(directory) });
    const nodes = await Promise.all([open(), open()].map((place) => startTestApp({ place })));
    try {
      const { paths } = JSON.parse((await files.app.inject('/api/openapi.json')).body);
      const never: string[] = [];
      for (const [path, addresses] of listAddresses(paths)) {
        const answered = await findAnswered(files, addresses);
        if (answered === undefined) never.push(path);
        for (const url of [answered ?? path, ...spread(addresses, 6)]) {
          const expected = await see(files, url);
          // The second node gets one request of each path.
          for (const node of url === answered ? nodes : nodes.slice(0, 1))
            expect(await see(node, url), url).toEqual(expected);
        }
      }
      expect(never).toEqual([]);
      expect(nodes.map(({ store }) => store.absence)).toEqual([null, null]);
    } finally {
      for (const app of [files, ...nodes]) await app.close();
    }
  }, 120_000);

  it('have numbers and bytes as files have them', async () => {
    const [place, folder] = [open(), new FolderPlace(directory)];
    const info = JSON.parse((await place.manifest('r3')) ?? '');
    const [tables, opened] = [await place.open('r3'), await folder.open('r3', info.files)];
    const numbers = sql`select count(*) as amount, sum(year) as years, max(latitude) as latitude
      from ${sql.table('collection_point')}`;
    const [row] = (await numbers.execute(tables.db)).rows;
    expect(row).toEqual((await numbers.execute(opened.db)).rows[0]);
    expect(row).toMatchObject({ amount: expect.any(Number), years: expect.any(Number) });
    const bytes = Buffer.from([0, 92, 255]);
    expect((await sql`select ${sql.raw("'\\x005cff'::bytea")} as body`.execute(tables.db)).rows).toEqual([
      { body: bytes },
    ]);
    expect((await sql`select body from some_bytes`.execute(opened.db)).rows).toEqual([{ body: bytes }]);
    opened.close();
    place.close();
  });

  it('are served on when the one to be served has tables of another version', async () => {
    await serve('r2');
    const { app, store, log, close } = await startTestApp({ place: open() });
    const [row] = await onServer(server, `SELECT home FROM observatory.release WHERE id = 'r3'`);
    try {
      await onServer(server, `ALTER TABLE ${row?.['home']}.area RENAME COLUMN code TO other`);
      await serve('r3');
      await store.refresh();
      expect((await app.inject(figureAddress)).json()).toMatchObject({ value: 15.25 });
      expect((await app.inject('/readyz')).json()).toMatchObject({ release: 'r2', insteadOf: 'r3' });
      expect(log.join('')).toContain('The current release cannot be opened');
    } finally {
      await onServer(server, `ALTER TABLE ${row?.['home']}.area RENAME COLUMN other TO code`);
      await close();
    }
  });

  it('are served from memory while the database is away, and by it when it is back, without a restart', async () => {
    const { app, store, log, close } = await startTestApp({ place: open() });
    const kept = await app.inject(figureAddress);
    expect(kept.json()).toMatchObject({ value: 99 });
    await server.end();
    const late = await startTestApp({ place: open() });
    try {
      await store.refresh();
      expect(await app.inject(figureAddress)).toMatchObject({
        statusCode: 200,
        body: kept.body,
        headers: { warning: '111 - "Revalidation Failed"', age: expect.stringMatching(/^\d+$/) },
      });
      const refused = await app.inject('/api/v1/germplasm/left-out');
      expect(refused.json()).toMatchObject({ status: 503, code: 'database-away' });
      expect(refused.headers['retry-after']).toBe('5');
      expect((await app.inject('/api/v1/findings?v=r2')).json()).toMatchObject({ code: 'database-away' });
      for (const node of [app, late.app])
        expect((await node.inject('/readyz')).json()).toMatchObject({
          status: 503,
          code: 'database-away',
          detail: expect.stringContaining('The database of the releases cannot be asked: '),
        });
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      expect((await app.inject('/metrics')).body).toContain('\ndb_up 0\n');
      expect(log.join('')).toContain('The database of the releases cannot be asked: ');

      await server.begin();
      await Promise.all([store.refresh(), late.store.refresh()]);
      for (const node of [app, late.app]) {
        expect((await node.inject('/readyz')).json()).toMatchObject({ status: 'ready', release: 'r3' });
        expect((await node.inject('/api/v1/germplasm/left-out')).statusCode).toBe(200);
        expect((await node.inject('/metrics')).body).toContain('\ndb_up 1\n');
      }
      expect((await app.inject(figureAddress)).headers).not.toHaveProperty('warning');
    } finally {
      await close();
      await late.close();
    }
  });

  it('of a database that answers slowly end in 503 in time, and are well again when it is quick', async () => {
    const line = await delay(server);
    const { app, store, close } = await startTestApp({ place: open(line.databaseUrl, 500) });
    const kept = await app.inject(figureAddress);
    const ask = async (): Promise<unknown> => (await app.inject('/api/v1/germplasm/left-out')).json();
    const slow = {
      code: 'database-away',
      detail: expect.stringContaining('cannot be asked: it does not answer in time.'),
    };
    try {
      line.milliseconds = 60_000;
      const began = performance.now();
      const [first, late] = await Promise.all([ask(), startTestApp({ place: open(line.databaseUrl) })]);
      await store.refresh();
      expect([first, await ask()]).toMatchObject([slow, slow]);
      expect((await late.app.inject('/readyz')).json()).toMatchObject(slow);
      expect(performance.now() - began).toBeLessThan(15_000);
      expect((await app.inject(figureAddress)).body).toBe(kept.body);
      line.milliseconds = 0;
      await Promise.all([store.refresh(), late.store.refresh()]);
      expect((await app.inject('/api/v1/germplasm/left-out')).statusCode).toBe(200);
      expect((await late.app.inject('/readyz')).statusCode).toBe(200);
      await late.close();
    } finally {
      await close();
      line.close();
    }
  });

  it('are switched on two nodes under load, without a failed or mixed answer', async () => {
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
      for (const id of ['r2', 'r3', 'r2', 'r3']) {
        await serve(id);
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
});

interface Node {
  origin: string;
  /** Its exit code. */
  stop(): Promise<number | null>;
}

/** The id of the release that a node serves. */
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
      ...{ DATABASE_URL: server.databaseUrl },
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
