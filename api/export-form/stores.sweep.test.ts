import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { startPostgres, type TestPostgres } from '../testing/test-postgres.ts';
import { selectRequests } from './command.ts';
import { takeSecret } from './export-desk.ts';
import { openPostgres, type RequestPlace } from './open-requests.ts';
import { hashOf, newPermit } from './permits.ts';
import type { RequestDatabase } from './request-tables.ts';
import { forgetRequests, keepRequest, purgeRequests } from './write-requests.ts';

const directory = mkdtempSync(join(tmpdir(), 'observatory-stores-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres(inject('postgresPrograms'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

const now = new Date();
const later = new Date(now.getTime() + 600_000).toISOString();

type Kept = Parameters<typeof keepRequest> extends [unknown, ...infer Rest] ? Rest : never;

function kept(email: string, solution: string, { hash, expiresAt } = newPermit(now), askedAt = now): Kept {
  const row = {
    id: hash,
    full_name: "Siobhán O'Brien 山田",
    email,
    country: 'BRA',
    institution: 'Casa',
    file: canonical,
    asked_at: askedAt.toISOString(),
    consent: '1',
    permit_hash: hash,
    permit_expires_at: expiresAt,
    used_at: null,
  };
  return [row, { hash: hashOf(solution), expiresAt: later }];
}

/** Keeps a request, and answers its permit. */
async function keep({ desk }: TestDesk, email: string, solution: string, askedAt = now): Promise<string> {
  const permit = newPermit(now);
  await desk.requests.use((db) => keepRequest(db, ...kept(email, solution, permit, askedAt)));
  return permit.permit;
}
const canonical = '/pt/beans/data/consumption.xlsx?country=KEN&year=2017';

/** Nodes on one store do all that the store offers. */
async function proveStore(place: RequestPlace): Promise<void> {
  const nodes = Array.from({ length: 4 }, () => openTestDesk({ place }));
  const [one, two] = nodes as [TestDesk, TestDesk];
  try {
    const secrets = await Promise.all(
      nodes.map(({ desk }) => desk.requests.use((db) => takeSecret(db, 'captcha'))),
    );
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(new Set(secrets).size).toBe(1);

    const permit = await keep(one, 'Ana@bean.example', 'a');
    const again = await Promise.allSettled([
      keep(one, 'b@bean.example', 'b'),
      keep(two, 'b@bean.example', 'b'),
    ]);
    expect(again.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(again.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'captcha-failed' },
    });

    const taken = await Promise.allSettled(nodes.map(({ desk }) => desk.permits.take(permit, canonical)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await two.desk.requests.use(selectRequests);
    expect(rows.map(({ email, used_at }) => [email, used_at !== null]).sort()).toEqual([
      ['Ana@bean.example', true],
      ['b@bean.example', false],
    ]);
    expect(rows[0]?.full_name).toBe("Siobhán O'Brien 山田");

    await keep(two, 'old@bean.example', 'c', new Date('2020-01-01T00:00:00Z'));
    const purge = { before: '2024-01-01T00:00:00.000Z', now: now.toISOString() };
    expect(await one.desk.requests.use((db) => purgeRequests(db, purge))).toBe(1);
    // A solution that could serve again is still known as spent.
    await expect(keep(two, 'x@bean.example', 'c')).rejects.toMatchObject({ code: 'captcha-failed' });
    expect(await two.desk.requests.use((db) => forgetRequests(db, ' ANA@bean.example'))).toBe(1);
    expect((await one.desk.requests.use(selectRequests)).map(({ email }) => email)).toEqual([
      'b@bean.example',
    ]);
  } finally {
    for (const node of nodes) await node.close();
  }
  expect(nodes.flatMap(({ log }) => log)).toEqual([]);
}

describe('the store of requests', () => {
  it('serves nodes on one file of SQLite', async () => {
    await proveStore({ file: join(directory, 'requests.sqlite') });
  });

  it('serves nodes on one PostgreSQL', async () => {
    await proveStore(postgres);
  });

  it('outlives connections that PostgreSQL ends, idle or in the middle of a transaction', async () => {
    const node = openTestDesk({ place: postgres });
    const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`;
    const admin = openPostgres(postgres.databaseUrl);
    try {
      await node.desk.requests.use((db) => takeSecret(db, 'captcha'));
      await endOthers.execute(admin);
      await expect.poll(() => node.desk.requests.use(selectRequests).then(() => 'answers')).toBe('answers');
      const broken = node.desk.requests.use(async (db) => {
        await keepRequest(db, ...kept('half@bean.example', 'half'));
        await endOthers.execute(admin);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return selectRequests(db);
      });
      await expect(broken).rejects.toMatchObject({ code: 'store-unavailable' });
      const rows = await node.desk.requests.use(selectRequests);
      expect(rows.map(({ email }) => email)).not.toContain('half@bean.example');
    } finally {
      await admin.destroy();
      await node.close();
    }
  });

  it('answers that it is unavailable when PostgreSQL cannot be reached, and logs no address', async () => {
    const desk = openTestDesk({ place: { databaseUrl: 'postgres://tester:secret@localhost:1/nothing' } });
    await expect(desk.desk.requests.use(selectRequests)).rejects.toMatchObject({ code: 'store-unavailable' });
    expect(desk.log.join()).toContain('ECONNREFUSED');
    expect(desk.log.join()).not.toMatch(/secret|tester/);
    await desk.close();
  });

  it('sends both databases the same query except for the form of parameters', () => {
    const statements = (dialect: 'postgres' | 'sqlite'): string[] => {
      const db = new Kysely<RequestDatabase>({
        dialect: {
          createAdapter: () => (dialect === 'postgres' ? new PostgresAdapter() : new SqliteAdapter()),
          createDriver: () => new DummyDriver(),
          createIntrospector: (own) =>
            dialect === 'postgres' ? new PostgresIntrospector(own) : new SqliteIntrospector(own),
          createQueryCompiler: () =>
            dialect === 'postgres' ? new PostgresQueryCompiler() : new SqliteQueryCompiler(),
        },
      });
      return [
        db
          .insertInto('export_solutions')
          .values({ hash: 'a', expires_at: later })
          .onConflict((conflict) => conflict.doNothing())
          .compile().sql,
        db.updateTable('export_requests').set({ used_at: later }).where('used_at', 'is', null).compile().sql,
        db.deleteFrom('export_requests').where('asked_at', '<', later).compile().sql,
      ];
    };
    expect(statements('postgres').map((text) => text.replaceAll(/\$\d/g, '?'))).toEqual(statements('sqlite'));
  });
});
