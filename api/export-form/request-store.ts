import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import pLimit from 'p-limit';
import { ProblemError } from '../errors.ts';
import { type OpenFile, openFile, openPostgres, type RequestPlace } from './open-requests.ts';
import { createRequestTables, type RequestDatabase } from './request-tables.ts';

/** Attempts of a query that meets a lock, and the milliseconds between: a second in all. */
const mostAttempts = 10;
const betweenAttempts = 100;

type Question<T> = (db: Transaction<RequestDatabase>) => Promise<T>;

/** How a place is queried, and closed. */
interface Access {
  ask<T>(question: Question<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Requests of the export form, in a database of its own. It opens at the first query, so that the server starts and serves its
 * pages even when the database fails.
 */
export class RequestStore {
  readonly #access: Access;
  readonly #logger: FastifyBaseLogger;
  #failures = 0;

  constructor({ place, logger }: { place: RequestPlace; logger: FastifyBaseLogger }) {
    this.#access = 'file' in place ? accessFile(place) : accessPostgres(place.databaseUrl);
    this.#logger = logger;
  }

  /** How many questions could not be answered since the start. */
  get failures(): number {
    return this.#failures;
  }

  /**
   * Asks the database, in a transaction. Throws `store-unavailable` when it cannot be opened, stays locked, is full or gone: nothing of
   * the question is then kept. `ProblemError` passes through, and nothing is kept either.
   */
  async use<T>(question: Question<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#access.ask(question);
      } catch (error) {
        if (error instanceof ProblemError) throw error;
        const code = codeOf(error);
        if (/^SQLITE_(BUSY|LOCKED)/.test(code) && attempt < mostAttempts) {
          await wait(betweenAttempts);
          continue;
        }
        this.#failures += 1;
        // Messages of databases may hold the values that were to be kept: of those the code alone.
        this.#logger.error({ code, ...reasonOf(error) }, 'The requests of the export form cannot be kept');
        const detail = 'The request could not be kept, so nothing was. Ask again soon.';
        throw new ProblemError('store-unavailable', detail);
      }
    }
  }

  close(): Promise<void> {
    return this.#access.close();
  }
}

/** After these a connection is as good as before. */
const passing = /^SQLITE_(BUSY|LOCKED|FULL|CONSTRAINT)/;

/** Queries a file one at a time. It is opened again after a failure, and when another file has replaced it. */
function accessFile(place: { file: string; mostPages?: number }): Access {
  const oneAtATime = pLimit(1);
  let opened: (OpenFile & { inode: number }) | null = null;
  const inode = (): number => statSync(place.file, { throwIfNoEntry: false })?.ino ?? 0;
  const letGo = async (): Promise<void> => {
    const last = opened;
    opened = null;
    await last?.db.destroy();
  };
  const open = async (): Promise<OpenFile> => {
    if (opened?.inode === inode()) return opened;
    await letGo();
    const next = openFile(place);
    try {
      await next.db.transaction().execute(createRequestTables);
    } catch (error) {
      await next.db.destroy();
      throw error;
    }
    opened = { ...next, inode: inode() };
    return opened;
  };
  return {
    ask: (question) =>
      oneAtATime(async () => {
        try {
          const { db, emptyLog } = await open();
          const answer = await db.transaction().execute(question);
          emptyLog();
          return answer;
        } catch (error) {
          if (!(error instanceof ProblemError) && !passing.test(codeOf(error))) await letGo();
          throw error;
        }
      }),
    close: () => oneAtATime(letGo),
  };
}

/** Any number that nothing else of the database locks by: that of this program's tables of requests. */
const tablesLock = 7_361_224_081;

/** Nodes make the tables one after the other: of those that make one at the same moment PostgreSQL refuses all but one. */
function createInTurn(db: Kysely<RequestDatabase>): Promise<void> {
  return db.transaction().execute(async (turn) => {
    await sql`select pg_advisory_xact_lock(${tablesLock}::bigint)`.execute(turn);
    await createRequestTables(turn);
  });
}

/** Connections of PostgreSQL are kept. Its tables are made before the first question that finds it. */
function accessPostgres(databaseUrl: string): Access {
  const db = openPostgres(databaseUrl);
  let made: Promise<void> | null = null;
  const makeTables = async (): Promise<void> => {
    made ??= createInTurn(db);
    try {
      await made;
    } catch (error) {
      made = null;
      throw error;
    }
  };
  return {
    async ask(question) {
      await makeTables();
      return db.transaction().execute(question);
    },
    close: () => db.destroy(),
  };
}

/** Why there is no connection, where there is no code; it fails before any query, so no value is in it. */
function reasonOf(error: unknown): { reason?: string } {
  const isOfClient = error instanceof Error && !('code' in error) && error.constructor === Error;
  return isOfClient ? { reason: error.message } : {};
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code !== '')
    return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
