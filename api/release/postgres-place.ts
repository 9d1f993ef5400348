import {
  HandleEmptyInListsPlugin,
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  PostgresDialect,
  type PostgresPool,
  type ReferenceNode,
  replaceWithNoncontingentExpression,
  type SchemableIdentifierNode,
  SchemableIdentifierNode as schemable,
} from 'kysely';
import { DatabaseError, type Pool, type QueryConfig } from 'pg';
import { shelf } from '#contract/release-engine.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { openPool, type PoolBounds } from '../db/postgres-pool.ts';
import { currentTrace } from '../tracing/request-trace.ts';
import { UnreadableRelease } from './release-file.ts';
import { type Absence, DatabaseAway, type OpenTables, type ReleasePlace } from './release-place.ts';

/** Tables that a statement is from get the schema; what refers to their columns names them, or their aliases, as before. */
class SchemaTransformer extends OperationNodeTransformer {
  readonly #schema: string;

  constructor(schema: string) {
    super();
    this.#schema = schema;
  }

  protected override transformReference(node: ReferenceNode): ReferenceNode {
    return node;
  }

  protected override transformSchemableIdentifier(node: SchemableIdentifierNode): SchemableIdentifierNode {
    return node.schema === undefined ? schemable.createWithSchema(this.#schema, node.identifier.name) : node;
  }
}

/** Asks the tables of a schema, also in statements that are written as text with `sql.table`, which Kysely's own leaves alone. */
function inSchema(schema: string): KyselyPlugin {
  const transformer = new SchemaTransformer(schema);
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

export interface PostgresPlaceOptions extends PoolBounds {
  url: string;
}

/** A release that the database had is not in it any more: it was written anew, or removed. */
class LostRelease extends UnreadableRelease {
  constructor(id: string) {
    super(`Release ${id} is not in the database any more.`);
    this.name = 'LostRelease';
  }
}

interface ListedRelease {
  id: string;
  home: string;
  isServed: boolean;
}

/** Reads the list of releases. Its timeout is shorter than that of visitors' queries. */
const look = {
  text: `SELECT release.id, home, served.id IS NOT NULL AS "isServed"
    FROM ${shelf}.release LEFT JOIN ${shelf}.served ON served.id = release.id`,
  query_timeout: 2000,
};

/** Releases in PostgreSQL, each in a schema of its own that is named after its figures. */
export class PostgresPlace implements ReleasePlace {
  readonly #pool: Pool;
  /** The schema of each release, as it was seen last. */
  #homes: ReadonlyMap<string, string> = new Map();
  /** The error of the last connection attempt. */
  #failure: unknown = null;
  #wellAt = performance.now();

  constructor({ url, ...bounds }: PostgresPlaceOptions) {
    this.#pool = openPool(url, bounds);
  }

  get absence(): Absence | null {
    return this.#failure === null ? null : { since: this.#wellAt, reason: away(this.#failure).message };
  }

  get pool(): ReleasePlace['pool'] {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  async currentId(): Promise<string> {
    const listed = await this.#look();
    this.#homes = new Map(listed.map(({ id, home }) => [id, home]));
    const served = listed.find(({ isServed }) => isServed);
    if (served !== undefined) return served.id;
    throw new UnreadableRelease(
      'The database names no release. Publish one with DATABASE_URL set: npm run release -- switch ID. ' +
        'RELEASE_ENGINE=sqlite serves files instead.',
    );
  }

  async #look(): Promise<ListedRelease[]> {
    try {
      const rows = await this.#query<ListedRelease>(look).catch(noneIfMissing);
      this.#failure = null;
      this.#wellAt = performance.now();
      return rows;
    } catch (error) {
      this.#failure = error;
      throw away(error);
    }
  }

  async manifests(): Promise<Map<string, string>> {
    const rows = await this.#ask<{ id: string; manifest: string }>({
      text: `SELECT id, manifest FROM ${shelf}.release`,
    }).catch(noneIfMissing);
    return new Map(rows.map(({ id, manifest }) => [id, manifest]));
  }

  async manifest(id: string): Promise<string | null> {
    const [row] = await this.#ask<{ home: string; manifest: string }>({
      text: `SELECT home, manifest FROM ${shelf}.release WHERE id = $1`,
      values: [id],
    }).catch(noneIfMissing);
    if (row === undefined) return null;
    this.#homes = new Map(this.#homes).set(id, row.home);
    return row.manifest;
  }

  async stamp(id: string): Promise<string> {
    return this.#homes.get(id) ?? 'absent';
  }

  async open(id: string): Promise<OpenTables> {
    const home = this.#homes.get(id);
    if (home === undefined) throw new LostRelease(id);
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      try {
        return { rows: await this.#ask({ text, values: [...values] }) };
      } catch (error) {
        throw isMissing(error) ? new LostRelease(id) : error;
      }
    };
    // Each statement takes a connection of the pool by itself, which is closed when the statement fails.
    const client = { query, release: () => undefined };
    const pool = { connect: async () => client, end: async () => undefined } as unknown as PostgresPool;
    const db = new Kysely<ReleaseDatabase>({
      dialect: new PostgresDialect({ pool }),
      plugins: [
        inSchema(home),
        new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
      ],
      log: ({ query, queryDurationMillis }) => currentTrace.getStore()?.asked(query.sql, queryDurationMillis),
    });
    const isHere = (): boolean => this.#homes.get(id) === home;
    const file = {
      get isUnchanged(): boolean {
        return isHere();
      },
      // The place knows it of all its releases.
      absence: null,
      // A removed release cannot answer: an answered statement came from this very release.
      requireUnchanged: () => undefined,
      doubt: () => undefined,
    };
    return { db, file, close: () => undefined };
  }

  close(): void {
    void this.#pool.end();
  }

  /** Rows of a statement. Throws `DatabaseAway`, or the database's error on a wrong statement. */
  async #ask<T>(statement: QueryConfig): Promise<T[]> {
    // Nobody waits for a database that did not answer when it was looked at last.
    if (this.#failure !== null) throw away(this.#failure);
    try {
      return await this.#query<T>(statement);
    } catch (error) {
      throw isMistake(error) ? error : away(error);
    }
  }

  async #query<T>(statement: QueryConfig): Promise<T[]> {
    return (await this.#pool.query(statement)).rows as T[];
  }
}

const codeOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '');

/** Whether a schema, table or column is not there. */
const isMissing = (error: unknown): boolean => ['3F000', '42P01', '42703'].includes(codeOf(error));

/** Classes 22 and 42 are mistakes of the statement; missing rights are for the operator to grant. */
const isMistake = (error: unknown): boolean =>
  /^(22|42)|^3F000/.test(codeOf(error)) && codeOf(error) !== '42501';

/** Nothing was published yet. */
function noneIfMissing(error: unknown): never[] {
  if (isMissing(error)) return [];
  throw error;
}

/** The server's messages of these classes name the role, the database and the client's host. */
const unnamed: Readonly<Record<string, string>> = {
  '08': 'the connection is refused',
  '28': 'the server does not let the role in',
  '3D': 'the server has no such database',
};

/** The error in a few words, without user and secret: the code, or the server's message. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseError)
    return `${unnamed[codeOf(error).slice(0, 2)] ?? error.message} (${error.code})`;
  if (error instanceof Error && 'code' in error) return String(error.code);
  const message = error instanceof Error ? error.message : String(error);
  return /timeout/i.test(message) ? 'it does not answer in time' : message;
}

function away(cause: unknown): DatabaseAway {
  return new DatabaseAway(`The database of the releases cannot be asked: ${reasonOf(cause)}.`, cause);
}
