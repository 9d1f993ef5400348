import type { DuckDBConnection, DuckDBInstance, DuckDBValue, Json } from '@duckdb/node-api';
import { IngestError } from '../errors.ts';

/** Rows of one statement; DuckDB parses long lists of values slowly. */
const batch = 2000;

export type Cell = number | string | null;

const cellSql = (cell: Cell): string =>
  cell === null ? 'NULL' : typeof cell === 'number' ? String(cell) : text(cell);

/** Writes rows, with cells in the order of the table's columns. */
export async function insertValues(
  db: Database,
  table: string,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    const values = rows.slice(at, at + batch).map((row) => `(${row.map(cellSql).join(', ')})`);
    await db.run(`INSERT INTO ${table} VALUES ${values.join(', ')}`);
  }
}

/**
 * Whether `observation` has any figure of the elements. Without one nothing can be computed from them, and a step that checks
 * first saves the plans of all its statements: where figures are few, they are most of the work.
 */
export async function hasRows(db: Database, elements: readonly number[]): Promise<boolean> {
  return (await db.rows(`SELECT 1 FROM observation WHERE element IN ${list(elements)} LIMIT 1`)).length > 0;
}

/** Quotes a text as an SQL literal. */
export function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** Quotes a name as an SQL identifier. */
export function name(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

/** Quotes a list of numbers or texts for `IN (…)`; an empty list matches nothing. */
export function list(values: readonly (number | string)[]): string {
  if (values.length === 0) return '(NULL)';
  return `(${values.map((value) => (typeof value === 'number' ? String(value) : text(value))).join(', ')})`;
}

/** DuckDB, which serving does not need: `npm start` leaves it out. */
async function loadDuckDb(): Promise<typeof DuckDBInstance> {
  try {
    return (await import('@duckdb/node-api')).DuckDBInstance;
  } catch (error) {
    throw new IngestError(
      'packages-missing',
      'DuckDB is not installed, and nothing reads source files without it. Run npm ci, which installs all packages.',
      [],
      error,
    );
  }
}

/** An in-process DuckDB with the few calls that the steps need. */
export class Database {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance;
    this.#connection = connection;
  }

  /**
   * Opens an in-memory database that spills into `scratch`. Two threads and 1.1 GB keep the whole process
   * below 2 GB on the smallest machine; small figures are done sooner by one.
   */
  static async open(scratch: string, threads = 2): Promise<Database> {
    const instance = await (await loadDuckDb()).create(':memory:', {
      threads: String(threads),
      memory_limit: '1100MB',
      temp_directory: scratch,
      autoinstall_known_extensions: 'false',
    });
    return new Database(instance, await instance.connect());
  }

  async run(sql: string): Promise<void> {
    await this.#connection.run(sql);
  }

  /** Rows of a small answer, as JSON objects: for lists, counts and checks. */
  async rows(sql: string): Promise<Record<string, Json>[]> {
    const reader = await this.#connection.runAndReadAll(sql);
    return reader.getRowObjectsJson();
  }

  /** One number; 0 when the answer is empty. */
  async count(sql: string): Promise<number> {
    const reader = await this.#connection.runAndReadAll(sql);
    const value = reader.getRows()[0]?.[0];
    return value === null || value === undefined ? 0 : Number(value);
  }

  async texts(sql: string): Promise<string[]> {
    const reader = await this.#connection.runAndReadAll(sql);
    return reader.getRows().map((row) => String(row[0]));
  }

  /** Streams a large result by columns, so that it is never in memory as a whole. */
  async *chunks(sql: string): AsyncGenerator<readonly (readonly DuckDBValue[])[]> {
    const result = await this.#connection.stream(sql);
    for (;;) {
      const chunk = await result.fetchChunk();
      if (chunk === null || chunk.rowCount === 0) return;
      yield chunk.getColumns();
    }
  }

  /** Adds rows, with cells in the order of the table's columns: a hundred times as fast as statements. */
  async append(table: string, rows: readonly (readonly (string | number | null)[])[]): Promise<void> {
    const appender = await this.#connection.createAppender(table);
    for (const row of rows) {
      for (const cell of row)
        if (cell === null) appender.appendNull();
        else if (typeof cell === 'string') appender.appendVarchar(cell);
        else appender.appendInteger(cell);
      appender.endRow();
    }
    appender.closeSync();
  }

  /** Stops the running query, which then fails. */
  interrupt(): void {
    this.#connection.interrupt();
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}
