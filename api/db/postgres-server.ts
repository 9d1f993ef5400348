import { createHash } from 'node:crypto';
import { DatabaseError, Pool, type QueryResult, type QueryResultRow, types } from 'pg';
import { shelf } from '#contract/release-engine.ts';
import { ClosingClient } from './closing-client.ts';

/** How a server of PostgreSQL is asked. */
export interface ServerOptions {
  url: string;
  /** By which logs and metrics tell it from others. */
  name: string;
  /** Connections that are open at a time, at most. */
  mostConnections: number;
  /** Milliseconds after which the database gives a statement up. */
  slowestStatement: number;
}

/** Milliseconds within which a connection is made, or becomes free. */
const slowestConnection = 3000;

/** Milliseconds beyond a statement's own bound after which a server that says nothing at all is given up. */
const silence = 2000;

/** Milliseconds within which a server says that it is there. */
const slowestWord = 2000;

/** Seconds after which a connection is made anew: with it go the statements that it has prepared for releases of before. */
const longestConnection = 1800;

/** What is set for every connection: this program reads, and short statements are slower where they are compiled first. */
const session = '-c default_transaction_read_only=on -c jit=off -c extra_float_digits=1';

const whole = 20;
const decimal = 1700;

/** Numbers as SQLite gives them. Whole ones beyond 2^53 are in no release. */
const numbers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === whole || oid === decimal
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Why a statement was not answered. */
export type Failure =
  /** The server is not there, or ends: nothing can be asked of it before it says that it is well. */
  | 'gone'
  /** It is there and could not answer this time. */
  | 'passing'
  /** It gave the statement up after its time, or had no connection free. */
  | 'slow'
  /** It has no such release. */
  | 'missing'
  /** The statement is wrong. */
  | 'wrong';

const kinds: Readonly<Record<string, Failure>> = {
  '57014': 'slow',
  '53300': 'slow',
  '42P01': 'missing',
  '3F000': 'missing',
  '42703': 'missing',
  // The role may not read, or there is no such role or database: whoever runs the server has to see to it.
  '42501': 'passing',
};

export function failureOf(error: unknown): Failure {
  if (!(error instanceof DatabaseError)) {
    const message = error instanceof Error ? error.message : '';
    return /timeout exceeded|Query read timeout/.test(message) ? 'slow' : 'gone';
  }
  const code = error.code ?? '';
  const known = kinds[code];
  if (known !== undefined) return known;
  if (/^(08|28|3D|57P)/.test(code)) return 'gone';
  // Of the classes 22 and 42 are mistakes of whoever asks; conflicts, resources and faults are the server's.
  return /^(22|42)/.test(code) ? 'wrong' : 'passing';
}

/** A statement that was prepared is not there, or one is that this connection never prepared. */
const misplaced: ReadonlySet<string> = new Set(['26000', '42P05']);

/** What a server says of these classes names the role, the database and the machine that asked. */
const unnamed: Readonly<Record<string, string>> = {
  '28': 'the server does not let the role in',
  '3D': 'the server has no such database',
};

/** What went wrong in a few words, without user and secret: the code, or what a server says of itself. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseError)
    return `${unnamed[error.code?.slice(0, 2) ?? ''] ?? error.message} (${error.code})`;
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}

/** The releases that a server has whole: the schema of each, and which one it is told to serve. */
export interface ShelfState {
  homes: ReadonlyMap<string, string>;
  served: string | null;
  /** Of a server that is written to: the history that it writes, higher after each promotion. `null` of one that follows another. */
  timeline: string | null;
  /** Which cluster and which database of it this is, the same on a server and on those that follow it. `null` while nothing was published, or where the role may not ask. */
  origin: string | null;
}

interface ShelfRow {
  timeline: string | null;
  origin: string | null;
  id: string | null;
  home: string;
  served: boolean;
}

const origin = `(SELECT system_identifier FROM pg_control_system()) || '/' ||
            (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** One server of PostgreSQL, the first one or a replica: its connections, and what it is known to have. */
export class PostgresServer {
  readonly name: string;
  readonly #pool: Pool;
  /** Apart from the others, so that a crowd of questions does not look like absence. */
  readonly #watch: Pool;
  #state: ShelfState | null = null;
  #homes: ReadonlySet<string> = new Set();
  #failure: unknown = null;
  #origin: string | null = null;
  /** Whether the role may ask which cluster this is. */
  #tellsOrigin = true;
  /** Whether a connection finds what it prepared: a pooler that hands connections on after each transaction may lose it. */
  #keepsStatements = true;

  constructor({ url, name, mostConnections, slowestStatement }: ServerOptions) {
    this.name = name;
    const common = {
      Client: ClosingClient,
      connectionString: url,
      keepAlive: true,
      maxLifetimeSeconds: longestConnection,
      options: session,
      types: numbers,
    };
    this.#pool = new Pool({
      ...common,
      max: mostConnections,
      connectionTimeoutMillis: slowestConnection,
      statement_timeout: slowestStatement,
      query_timeout: slowestStatement + silence,
      application_name: 'observatory',
    });
    this.#watch = new Pool({
      ...common,
      max: 1,
      connectionTimeoutMillis: slowestWord,
      statement_timeout: slowestWord,
      query_timeout: slowestWord,
      application_name: 'observatory-watch',
    });
    for (const pool of [this.#pool, this.#watch]) {
      // A connection that breaks fails the statement that comes next; without listeners it would end the process.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  }

  /** What it had when it was last looked at; `null` while it is away. */
  get state(): ShelfState | null {
    return this.#failure === null ? this.#state : null;
  }

  /** Why it cannot be asked; `null` while it can. */
  get failure(): unknown {
    return this.#failure;
  }

  get connections(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  /** Whether a release stands whole in it, as far as is known. */
  has(home: string): boolean {
    return this.#failure === null && this.#homes.has(home);
  }

  /** Looks what the server has. Never throws: what is wrong is its `failure`. */
  async look(): Promise<void> {
    try {
      const rows = await this.#readShelf();
      this.#take({
        homes: new Map(rows.flatMap(({ id, home }) => (id === null ? [] : [[id, home] as const]))),
        served: rows.find(({ served }) => served)?.id ?? null,
        timeline: rows[0]?.timeline ?? null,
        origin: rows[0]?.origin ?? null,
      });
    } catch (error) {
      // Nothing was published yet.
      if (failureOf(error) === 'missing')
        this.#take({ homes: new Map(), served: null, timeline: null, origin: null });
      else this.#failure = error;
    }
  }

  async #readShelf(): Promise<ShelfRow[]> {
    try {
      const { rows } = await this.#query<ShelfRow>(
        this.#watch,
        `SELECT timeline, origin, release.id, home, served.id IS NOT NULL AS served
          FROM (SELECT CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline,
            ${this.#tellsOrigin ? origin : 'NULL::text'} AS origin) AS place
          LEFT JOIN ${shelf}.release ON true LEFT JOIN ${shelf}.served ON served.id = release.id`,
      );
      return rows;
    } catch (error) {
      // Some who rent databases out let nobody ask which cluster it is: then it is believed.
      if (!this.#tellsOrigin || !(error instanceof DatabaseError) || error.code !== '42501') throw error;
      this.#tellsOrigin = false;
      return this.#readShelf();
    }
  }

  #take(state: ShelfState): void {
    this.#state = state;
    this.#homes = new Set(state.homes.values());
    this.#failure = null;
    this.#judge();
  }

  /** From then on it is asked nothing as long as it says that it is of another cluster, or another database, than this one. */
  belongTo(origin: string): void {
    this.#origin = origin;
    this.#judge();
  }

  #judge(): void {
    const own = this.#state?.origin ?? null;
    if (this.#failure === null && this.#origin !== null && own !== null && own !== this.#origin)
      this.#failure = new Error(
        'it follows another server than that of DATABASE_URL, or is another database',
      );
  }

  /** Rows of a statement, which is prepared once for each connection where they are kept. Throws what the database says. */
  async ask<T>(text: string, values: readonly unknown[]): Promise<T[]> {
    try {
      const { rows } = await this.#query(this.#pool, text, values);
      return rows as T[];
    } catch (error) {
      // Until it says that it is well nobody waits for it.
      if (failureOf(error) === 'gone') this.#failure = error;
      throw error;
    }
  }

  async #query<T extends QueryResultRow>(
    pool: Pool,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<QueryResult<T>> {
    const unprepared = { text, values: [...values] };
    if (!this.#keepsStatements) return pool.query<T>(unprepared);
    try {
      return await pool.query<T>({ ...unprepared, name: createHash('sha1').update(text).digest('base64') });
    } catch (error) {
      if (!(error instanceof DatabaseError) || !misplaced.has(error.code ?? '')) throw error;
      this.#keepsStatements = false;
      return pool.query<T>(unprepared);
    }
  }

  /** A release is not there any more. */
  forget(home: string): void {
    this.#homes = new Set([...this.#homes].filter((other) => other !== home));
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#pool.end(), this.#watch.end()]);
  }
}
