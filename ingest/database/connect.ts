import { Client, DatabaseError } from 'pg';
import { z } from 'zod';
import { engineVariables, givenVariables, releasesDatabase, shelfDdl } from '#contract/release-engine.ts';
import { IngestError } from '../errors.ts';

/** Classes of PostgreSQL's codes for missing rights of the role. */
const forbidden = new Set(['42501', '28000', '28P01', '3D000']);
/** Error code: the database's own disk is full. */
const full = '53100';

/** Error code: a write on a read-only replica. */
const following = '25006';

const servedStays = 'The release that is served stays as it was.';

/** `host:port/name` of an address without user and secret, for messages. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? (hostname || 'localhost')}${port === '' ? '' : `:${port}`}${pathname}`;
}

/**
 * What went wrong with the database, for the operator: `database-refused` (role, rights, name), `disk-full` or
 * `database-unusable` (not reached, ended, or any other error of it). Other errors are returned as they are.
 */
function asDatabaseError(error: unknown, databaseUrl: string): unknown {
  if (error instanceof IngestError || !(error instanceof Error)) return error;
  const place = placeOf(databaseUrl);
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    if (code === full)
      return new IngestError('disk-full', `The disk of ${place} is full. ${servedStays}`, [], error);
    if (forbidden.has(code))
      return new IngestError(
        'database-refused',
        `${place} refuses this (${code}): ${error.message}. ${servedStays}`,
        [
          'The role of DATABASE_URL has to exist, and may have to create schemas: GRANT CREATE ON DATABASE name TO role.',
        ],
        error,
      );
    return new IngestError(
      'database-unusable',
      `${place} failed (${code}): ${error.message}. ${servedStays}`,
      code === following
        ? ['It follows another server: DATABASE_URL has to name the one that is written to.']
        : [],
      error,
    );
  }
  const code = 'code' in error ? String(error.code) : '';
  const isOfConnection =
    /^E[A-Z]+$/.test(code) ||
    /^(Connection terminated|timeout expired|Query read timeout)/.test(error.message);
  if (!isOfConnection && !(error instanceof AggregateError)) return error;
  return new IngestError(
    'database-unusable',
    `${place} cannot be reached (${code || error.message}). ${servedStays}`,
    [],
    error,
  );
}

/**
 * The same for a connection that could not be made. Faults that the client itself found (a missing password, no TLS where it is
 * required, an expired certificate) are included: `database-unusable`.
 */
function asConnectionError(error: unknown, databaseUrl: string): unknown {
  const known = asDatabaseError(error, databaseUrl);
  if (known !== error || error instanceof IngestError || !(error instanceof Error)) return known;
  const code = 'code' in error ? ` (${error.code})` : '';
  return new IngestError(
    'database-unusable',
    `${placeOf(databaseUrl)} cannot be connected to: ${error.message}${code}. ${servedStays}`,
    ['What the address says of user, password and TLS (sslmode) has to be what the server asks for.'],
    error,
  );
}

/** Milliseconds within which the database has to be reached. */
const slowestConnection = 5000;

/** Milliseconds that a statement waits for a lock. */
const longestLock = 10_000;

/**
 * The database that releases are published into, by the environment; `null` when there is none. Throws `bad-argument` for an invalid value.
 */
export function readDatabase(environment: NodeJS.ProcessEnv): string | null {
  const parsed = z.object(engineVariables).safeParse(givenVariables(environment));
  if (parsed.success) return releasesDatabase(parsed.data);
  const [issue] = parsed.error.issues;
  throw new IngestError('bad-argument', `${issue?.path.join('.')}: ${issue?.message}.`, [
    'DATABASE_URL is such as postgres://user:secret@host/name; RELEASE_ENGINE is postgres or sqlite.',
  ]);
}

/** Does some work with a connection of its own. Turns errors of the database into an `IngestError`. */
export async function withDatabase<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: slowestConnection,
    keepAlive: true,
    application_name: 'observatory-publish',
  });
  // A connection that breaks fails the statement that comes next; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw asConnectionError(error, databaseUrl);
    });
    // A server notices a killed run only when it next sends something. From PostgreSQL 14 on it can check each second, so that
    // the run's locks are free for the next one.
    await client.query('SET client_connection_check_interval = 1000').catch(() => undefined);
    return await work(client);
  } catch (error) {
    throw asDatabaseError(error, databaseUrl);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Throws what would stop a release at its very end, hours later: `database-unusable` or `database-refused` where the database cannot be
 * reached, follows another server, may not be written to by this role, or keeps its texts in another encoding than UTF8.
 */
export async function requireWritable(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ follows: boolean; mayCreate: boolean; encoding: string }>(
      `SELECT pg_is_in_recovery() AS follows, current_setting('server_encoding') AS encoding,
         has_database_privilege(current_database(), 'CREATE') AS "mayCreate"`,
    );
    const [place, found] = [placeOf(databaseUrl), rows[0]];
    if (found?.follows === true)
      throw new IngestError(
        'database-unusable',
        `${place} follows another server and cannot be written to. ${servedStays}`,
        ['DATABASE_URL has to name the one that is written to.'],
      );
    if (found?.mayCreate !== true)
      throw new IngestError(
        'database-refused',
        `The role of DATABASE_URL may not create schemas in ${place}. ${servedStays}`,
        ['GRANT CREATE ON DATABASE name TO role.'],
      );
    if (found.encoding !== 'UTF8')
      throw new IngestError(
        'database-refused',
        `${place} keeps texts as ${found.encoding}, and releases need UTF8. ${servedStays}`,
        ["CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0 makes one that can hold them."],
      );
  });
}

export async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL lock_timeout = ${longestLock}`);
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Any number that nothing else of the database locks by: that of this program's releases. */
const releasesLock = 7_361_224_082;

/**
 * Takes the releases of the database for this transaction alone, and makes their list where it is absent. Throws `already-running`
 * at once when another run has them.
 */
export async function takeShelf(client: Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${releasesLock}) AS taken`,
  );
  if (rows[0]?.taken !== true)
    throw new IngestError(
      'already-running',
      'Another run is at work on the releases of the database: let it end, then run this again.',
    );
  await client.query(shelfDdl);
}
