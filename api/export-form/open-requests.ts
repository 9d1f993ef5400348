import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { openPool } from '../db/postgres-pool.ts';
import type { RequestDatabase } from './request-tables.ts';

/** Where requests are kept: a file of SQLite with at most so many pages of 4 kB, or a database of PostgreSQL. */
export type RequestPlace = { file: string; mostPages?: number } | { databaseUrl: string };

/** A GB: a flood of forms fills its own file, and not the disk. */
const publishedPages = 262_144;

/** A form takes a few milliseconds of a connection. */
const bounds = { mostConnections: 4, slowestStatement: 5000 };

export interface OpenFile {
  db: Kysely<RequestDatabase>;
  /** Writes the write-ahead log into the file and empties it: deleted rows would stay in it until it is overwritten. */
  emptyLog(): void;
}

/** Opens a file of SQLite. Throws where it cannot be opened. */
export function openFile({
  file,
  mostPages = publishedPages,
}: {
  file: string;
  mostPages?: number;
}): OpenFile {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const sqlite = new Libsql(file);
  try {
    // Names and addresses of people: no other user of this machine may read them.
    chmodSync(file, 0o600);
    // Waiting for a lock would stop the server's only thread; `RequestStore` retries instead.
    sqlite.exec('PRAGMA busy_timeout = 0');
    sqlite.exec('PRAGMA journal_mode = WAL');
    // Accepted rows are on the disk before the answer, and deleted rows leave no bytes in the file.
    sqlite.exec('PRAGMA synchronous = FULL');
    sqlite.exec('PRAGMA secure_delete = ON');
    sqlite.exec(`PRAGMA max_page_count = ${mostPages}`);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const database = {
    prepare: (text: string) => turnOf(sqlite, text) ?? sqlite.prepare(text),
    close: () => void sqlite.close(),
  };
  return {
    db: new Kysely<RequestDatabase>({ dialect: new SqliteDialect({ database }) }),
    emptyLog: () => void sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
  };
}

/**
 * Begins, ends and takes back transactions without a prepared statement: libsql leaves one that met a lock half done, and with it nothing
 * can be committed any more. A transaction takes its lock when it begins, so that no other statement meets one. A full disk may
 * have taken it back already.
 */
function turnOf(sqlite: Libsql.Database, text: string): SqliteStatement | null {
  const turns: Readonly<Record<string, () => void>> = {
    begin: () => void sqlite.exec('BEGIN IMMEDIATE'),
    commit: () => void sqlite.exec('COMMIT'),
    rollback: () => {
      if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
    },
  };
  const turn = turns[text];
  if (turn === undefined) return null;
  const run = (): { changes: number; lastInsertRowid: number } => {
    turn();
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() };
}

/** Opens a PostgreSQL, which connects at the first query. */
export function openPostgres(databaseUrl: string): Kysely<RequestDatabase> {
  const pool = openPool(databaseUrl, bounds);
  return new Kysely<RequestDatabase>({ dialect: new PostgresDialect({ pool }) });
}
