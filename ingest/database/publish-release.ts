import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import LibsqlDatabase from 'libsql';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { homePrefix, shelf } from '#contract/release-engine.ts';
import { type Release, release } from '#release/facts.ts';
import { releaseTables } from '#release/schema.ts';
import type { ColumnType, Table } from '#release/table.ts';
import { IngestError } from '../errors.ts';
import { inTransaction, takeShelf, withDatabase } from './connect.ts';

/** A column as PostgreSQL has it. */
interface ColumnLayout {
  name: string;
  type: string;
  isRequired: boolean;
}

/** A table of a release: its columns in order, and those by which its rows are sorted and found. */
interface TableLayout {
  table: string;
  columns: readonly ColumnLayout[];
  key: readonly string[];
}

/**
 * SQLite's numbers are whole ones of 64 bits and doubles; its texts are compared byte by byte, which is the collation
 * "C": so the order of rows is the same in both.
 */
const types: Readonly<Record<ColumnType, string>> = {
  integer: 'bigint',
  real: 'double precision',
  text: 'text COLLATE "C"',
  bytes: 'bytea',
};

/** Every table of a release at this version of the schema. */
const tableLayouts: readonly TableLayout[] = releaseTables.map(({ name, columns, key }: Table) => ({
  table: name,
  columns: Object.entries(columns).map(([column, { type, isNullable }]) => ({
    name: column,
    type: types[type],
    isRequired: !isNullable,
  })),
  key,
}));

/** The same further indexes, by name, table and columns. */
const indexLayouts: readonly { name: string; table: string; columns: readonly string[] }[] =
  releaseTables.flatMap(({ name, indexes = {} }: Table) =>
    Object.entries(indexes).map(([index, columns]) => ({ name: index, table: name, columns })),
  );

/** A row of PostgreSQL's text format of COPY: columns between tabs, `\N` for null, bytes in hexadecimal digits. */
export function copyLine(row: readonly unknown[]): string {
  return `${row.map(copyValue).join('\t')}\n`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function copyValue(value: unknown): string {
  if (value === null) return '\\N';
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'string'
    ? value.replace(/[\\\n\r\t]/g, (found) => escapes[found] ?? found)
    : String(value);
}

/** Characters that are sent at a time. */
const pieceLength = 65_536;

const quoted = (name: string): string => `"${name}"`;
const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

type Sqlite = InstanceType<typeof LibsqlDatabase>;

/** The rows of a table in the order of its key, so that rows that are read together are stored together. */
function* readTable(
  sqlite: Sqlite,
  { table, columns, key }: TableLayout,
  signal: AbortSignal,
): Generator<string, void, undefined> {
  const names = columns.map(({ name }) => name);
  const rows = sqlite
    .prepare(`SELECT ${listed(names)} FROM ${quoted(table)} ORDER BY ${listed(key)}`)
    .raw(true)
    .iterate() as Iterable<unknown[]>;
  let piece = '';
  for (const row of rows) {
    piece += copyLine(row);
    if (piece.length < pieceLength) continue;
    signal.throwIfAborted();
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

async function copyTable(
  client: Client,
  sqlite: Sqlite,
  layout: TableLayout,
  home: string,
  signal: AbortSignal,
): Promise<void> {
  const { table, columns, key } = layout;
  const place = `${quoted(home)}.${quoted(table)}`;
  const types = columns.map(
    ({ name, type, isRequired }) => `${quoted(name)} ${type}${isRequired ? ' NOT NULL' : ''}`,
  );
  await client.query(`CREATE TABLE ${place} (${types.join(', ')})`);
  // Rows of a table that was made in this transaction can be written as if they had always stood there (FREEZE): nothing has to be
  // vacuumed, and indexes alone answer from the first question on.
  const target = client.query(
    copyFrom(`COPY ${place} (${listed(columns.map(({ name }) => name))}) FROM STDIN WITH (FREEZE)`),
  );
  await pipeline(Readable.from(readTable(sqlite, layout, signal)), target);
  const { count } = sqlite.prepare(`SELECT count(*) AS count FROM ${quoted(table)}`).get() as {
    count: number;
  };
  if (target.rowCount !== count)
    throw new Error(`${table}: ${target.rowCount} rows of ${count} arrived in the database.`);
  await client.query(`ALTER TABLE ${place} ADD PRIMARY KEY (${listed(key)})`);
  for (const index of indexLayouts)
    if (index.table === table)
      await client.query(`CREATE INDEX ${quoted(index.name)} ON ${place} (${listed(index.columns)})`);
  await client.query(`ANALYZE ${place}`);
}

/** The schema of a release; `null` when the database has not got it. */
async function findHome(client: Client, id: string): Promise<string | null> {
  const { rows } = await client.query<{ home: string }>(`SELECT home FROM ${shelf}.release WHERE id = $1`, [
    id,
  ]);
  return rows[0]?.home ?? null;
}

/**
 * Schema of a release. Its name is derived from the release's id and the bytes of its figures, so that a name identifies exactly
 * one release.
 */
function homeOf({ id, files }: Release): string {
  const identity = `${id} ${files['release.sqlite']?.sha256}`;
  return homePrefix + createHash('sha256').update(identity).digest('hex').slice(0, 8);
}

/** Schemas without a release in the list, left after a manual deletion from it. */
async function dropStrays(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace
     WHERE nspname ~ '^${homePrefix}[0-9a-f]{8}$' AND nspname NOT IN (SELECT home FROM ${shelf}.release)`,
  );
  for (const { name } of rows) await client.query(`DROP SCHEMA ${quoted(name)} CASCADE`);
}

/**
 * Writes the release of a folder into a schema of its own and into the list, in one transaction: readers see all of it or
 * nothing, and a killed run leaves nothing. It is not served before `serveFromDatabase`. An identical schema stays. Returns
 * whether it was written. Throws `database-unusable`, `database-refused`, `disk-full`, `already-running`, `interrupted`.
 */
export async function writeToDatabase(
  databaseUrl: string,
  folder: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const manifest = release.parse(JSON.parse(text));
  const file = pathToFileURL(join(folder, 'release.sqlite')).href;
  const sqlite = new LibsqlDatabase(`${file}?mode=ro&immutable=1`);
  try {
    return await withDatabase(databaseUrl, (client) =>
      inTransaction(client, async () => {
        await takeShelf(client);
        const there = await findHome(client, manifest.id);
        const home = homeOf(manifest);
        if (there === home) {
          await client.query(`UPDATE ${shelf}.release SET manifest = $2 WHERE id = $1`, [manifest.id, text]);
          return false;
        }
        await dropStrays(client);
        await client.query(`CREATE SCHEMA ${quoted(home)}`);
        for (const layout of tableLayouts) await copyTable(client, sqlite, layout, home, signal);
        await client.query(
          `INSERT INTO ${shelf}.release (id, home, manifest) VALUES ($1, $2, $3)
           ON CONFLICT (id) DO UPDATE SET home = $2, manifest = $3, written_at = now()`,
          [manifest.id, home, text],
        );
        if (there !== null) await client.query(`DROP SCHEMA ${quoted(there)} CASCADE`);
        return true;
      }),
    );
  } catch (error) {
    if (signal.aborted)
      throw new IngestError('interrupted', 'Interrupted. The release that is served stays as it was.');
    throw error;
  } finally {
    sqlite.close();
  }
}

/** Names the release that every node serves, in one transaction. Throws `no-release` when the database has not got it. */
export async function serveFromDatabase(databaseUrl: string, id: string): Promise<void> {
  await withDatabase(databaseUrl, (client) =>
    inTransaction(client, async () => {
      await takeShelf(client);
      if ((await findHome(client, id)) === null)
        throw new IngestError('no-release', `The database has no release ${JSON.stringify(id)}.`);
      await client.query(
        `INSERT INTO ${shelf}.served (id) VALUES ($1) ON CONFLICT (one) DO UPDATE SET id = $1, since = now()`,
        [id],
      );
    }),
  );
}

/** A release that the database holds whole. */
export interface StoredRelease {
  id: string;
  home: string;
  isServed: boolean;
}

/** The releases that the database holds, by id; none where nothing was published yet. */
export async function listStored(databaseUrl: string): Promise<StoredRelease[]> {
  return await withDatabase(databaseUrl, async (client) => {
    const there = await client.query<{ found: boolean }>(
      `SELECT to_regclass('${shelf}.served') IS NOT NULL AS found`,
    );
    if (there.rows[0]?.found !== true) return [];
    const { rows } = await client.query<StoredRelease>(
      `SELECT release.id, home, served.id IS NOT NULL AS "isServed"
       FROM ${shelf}.release LEFT JOIN ${shelf}.served ON served.id = release.id ORDER BY release.id`,
    );
    return rows;
  });
}

/** Removes releases from the database, each with its schema, in one transaction; never the one that is served. */
export async function dropStored(databaseUrl: string, ids: readonly string[]): Promise<void> {
  await withDatabase(databaseUrl, (client) =>
    inTransaction(client, async () => {
      await takeShelf(client);
      const { rows } = await client.query<{ home: string }>(
        `DELETE FROM ${shelf}.release WHERE id = ANY($1) AND id NOT IN (SELECT id FROM ${shelf}.served) RETURNING home`,
        [ids],
      );
      for (const { home } of rows) await client.query(`DROP SCHEMA ${quoted(home)} CASCADE`);
    }),
  );
}
