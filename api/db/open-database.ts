import { setImmediate as otherRequests } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, type KyselyPlugin, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import type { ReleaseDatabase } from '#release/schema.ts';
import { currentTrace } from '../tracing/request-trace.ts';

/** A release's tables, and how to close the file. */
export interface OpenDatabase {
  db: Kysely<ReleaseDatabase>;
  close(): void;
}

/** There are a few dozen different statements; the bound only guards against one that is built with values inside. */
const maxStatements = 500;

/** A statement whose bytes are buffers, as PostgreSQL's are; the package hands over their memory alone. */
function prepareRead(sqlite: Libsql.Database, sql: string): SqliteStatement {
  const statement = sqlite.prepare(sql);
  const ofBytes = statement.columns().filter(({ type }) => type === 'BLOB');
  if (ofBytes.length === 0) return statement;
  const readAll = statement.all.bind(statement);
  const all = (parameters: readonly unknown[]): unknown[] => {
    const rows = readAll(...parameters) as Record<string, unknown>[];
    for (const row of rows)
      for (const { name } of ofBytes)
        if (row[name] instanceof ArrayBuffer) row[name] = Buffer.from(row[name]);
    return rows;
  };
  return Object.assign(statement, { all });
}

/** The file is read in the server's only thread: between one read and the next, other requests go on. */
const turns: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await otherRequests();
    return result;
  },
};

/**
 * Opens a release's SQLite file, read-only. libsql ignores the options that other SQLite packages have for this, and
 * would make an empty file where there is none, so the file is named by a URI with `mode=ro`, and `immutable` because a
 * release never changes once written. Throws when the file is absent or no database.
 */
export function openDatabase(file: string): OpenDatabase {
  const sqlite = new Libsql(`${pathToFileURL(file).href}?mode=ro&immutable=1`);
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maxStatements) statements.clear();
    const statement = prepareRead(sqlite, sql);
    statements.set(sql, statement);
    return statement;
  };
  const close = (): void => {
    statements.clear();
    sqlite.close();
  };
  return {
    db: new Kysely<ReleaseDatabase>({
      dialect: new SqliteDialect({ database: { prepare, close } }),
      plugins: [turns],
      log: ({ query, queryDurationMillis }) => currentTrace.getStore()?.asked(query.sql, queryDurationMillis),
    }),
    close,
  };
}
