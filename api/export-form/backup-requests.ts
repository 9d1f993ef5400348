import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { RequestStore } from './request-store.ts';
import { createRequestTables, type RequestDatabase } from './request-tables.ts';

/** The tables, each with its primary key. */
const tables = [
  ['export_requests', 'id'],
  ['export_solutions', 'hash'],
  ['export_secrets', 'name'],
] as const;

/** Rows that are copied at a time. */
const atATime = 500;

/** A backup cannot be written, or is none. The message is one sentence for the operator. */
export class BackupError extends Error {}

type Rows = Record<string, unknown>[];
type Ask = <T>(question: (db: Kysely<RequestDatabase>) => Promise<T>) => Promise<T>;

/** Adds missing rows, of every table; `null` where a row is there already. Returns how many requests were added, and were there. */
async function copy(from: Ask, to: Ask): Promise<{ added: number; there: number }> {
  const requests = { added: 0, there: 0 };
  for (const [table, key] of tables) {
    let last = '';
    for (;;) {
      const after = last;
      const rows: Rows = await from(async (db) => {
        const query = sql<Record<string, unknown>>`select * from ${sql.table(table)}
          where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${atATime}`;
        return (await query.execute(db)).rows;
      });
      const end = rows.at(-1);
      if (end === undefined) break;
      last = String(end[key]);
      const added = await to(async (db) => {
        const columns = sql.join(Object.keys(end).map((name) => sql.ref(name)));
        const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
        const insert = sql`insert into ${sql.table(table)} (${columns}) values ${values} on conflict do nothing`;
        return Number((await insert.execute(db)).numAffectedRows ?? 0);
      });
      if (table !== 'export_requests') continue;
      requests.added += added;
      requests.there += rows.length - added;
    }
  }
  return requests;
}

/** Opens a backup, and lets go of it afterwards. It keeps no log of changes beside it, so that it is one file. */
async function withFile<T>(file: string, readonly: boolean, use: (ask: Ask) => Promise<T>): Promise<T> {
  const sqlite = new Libsql(file, { readonly });
  const database = { prepare: (text: string) => sqlite.prepare(text), close: () => void sqlite.close() };
  const db = new Kysely<RequestDatabase>({ dialect: new SqliteDialect({ database }) });
  try {
    return await use((question) => question(db));
  } finally {
    await db.destroy();
  }
}

/**
 * Copies all stored requests, of either database, into a new SQLite file, readable by its owner alone, while the server goes on.
 * Throws `BackupError` where the file is there already or cannot be written; an unfinished file is removed.
 *
 * @returns the number of requests.
 */
export async function backupRequests(requests: RequestStore, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} is there already, and is not written over.`);
  try {
    // Names and addresses of people: no other user of this machine may read them.
    writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
    return await withFile(file, false, async (ask) => {
      await ask(createRequestTables);
      return (await copy((question) => requests.use(question), ask)).added;
    });
  } catch (error) {
    for (const part of ['', '-journal']) rmSync(`${file}${part}`, { force: true });
    if (!isOfDatabase(error)) throw error;
    throw new BackupError(`${file} cannot be written (${error.code}); nothing of it was kept.`);
  }
}

/**
 * Restores missing rows from a backup; existing rows stay as they are, so that a restore can be repeated and deletes nothing. Throws
 * `BackupError` where the file is no backup or is damaged: nothing is restored then.
 */
export async function restoreRequests(
  requests: RequestStore,
  file: string,
): Promise<{ added: number; there: number }> {
  requireBackup(file);
  return withFile(file, true, (ask) => copy(ask, (question) => requests.use(question)));
}

function requireBackup(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new BackupError(`There is no file ${file}.`);
  let fault: string | null = null;
  try {
    const db = new Libsql(file, { readonly: true });
    try {
      const [answer] = db.prepare('PRAGMA integrity_check').raw(true).all() as unknown[][];
      if (answer?.[0] !== 'ok') fault = 'it is damaged';
      for (const [table] of tables) db.prepare(`SELECT count(*) FROM ${table}`).get();
    } finally {
      db.close();
    }
  } catch (error) {
    fault = isOfDatabase(error)
      ? `it is no backup of requests, or is damaged (${error.code})`
      : String(error);
  }
  if (fault !== null)
    throw new BackupError(`${file} cannot be restored from: ${fault}. Nothing was changed.`);
}

function isOfDatabase(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(SQLITE|E[A-Z])/.test(error.code)
  );
}
