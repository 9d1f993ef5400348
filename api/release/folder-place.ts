import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, type KyselyPlugin, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { z } from 'zod';
import { type Release, releaseId } from '#release/facts.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { currentTrace } from '../tracing/request-trace.ts';
import { asAway, type Look, ReleaseFile, stampOfRelease, UnreadableRelease } from './release-file.ts';
import { type Absence, DatabaseAway, type OpenTables, type ReleasePlace } from './release-place.ts';

/** A release's tables, and how to close the file. */
interface OpenDatabase {
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

const pointer = z.object({ id: releaseId });

/** Releases as files: a folder for each, beside `current.json`, which names the one to be served. */
export class FolderPlace implements ReleasePlace {
  readonly #directory: string;
  readonly #look: Look;
  readonly pool = null;
  #wellAt = performance.now();
  #away: DatabaseAway | null = null;

  constructor(directory: string, look: Look = statSync) {
    this.#directory = directory;
    this.#look = look;
  }

  get absence(): Absence | null {
    return this.#away === null ? null : { since: this.#wellAt, reason: this.#away.message };
  }

  async currentId(): Promise<string> {
    try {
      const text = await readFile(join(this.#directory, 'current.json'), 'utf8');
      this.#away = null;
      this.#wellAt = performance.now();
      return pointer.parse(JSON.parse(text)).id;
    } catch (error) {
      const passing = asAway(error);
      this.#away = passing instanceof DatabaseAway ? passing : null;
      if (this.#away !== null) throw this.#away;
      // The folder may be set to another than ingest writes; only the log names it.
      throw new UnreadableRelease(
        `current.json in ${this.#directory} is not there, or does not name a release.`,
      );
    }
  }

  async manifests(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const name of await readdir(this.#directory).catch(() => [])) {
      const text = await this.manifest(name).catch(() => null);
      if (text !== null) found.set(name, text);
    }
    return found;
  }

  async manifest(id: string): Promise<string | null> {
    if (!releaseId.safeParse(id).success) return null;
    return readFile(join(this.#directory, id, 'release.json'), 'utf8').catch((error: unknown) => {
      const passing = asAway(error);
      if (passing instanceof DatabaseAway) throw passing;
      return null;
    });
  }

  stamp(id: string): Promise<string> {
    return stampOfRelease(this.#directory, id);
  }

  /** Proves size and checksum of the file first. */
  async open(id: string, files: Release['files']): Promise<OpenTables> {
    const expected = files['release.sqlite'];
    const file = new ReleaseFile(this.#directory, id, { expected, look: this.#look });
    await file.verify().catch((error: unknown) => {
      throw asAway(error);
    });
    return { ...openDatabase(file.path), file };
  }

  close(): void {}
}
