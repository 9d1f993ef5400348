import LibsqlDatabase from 'libsql';
import { releaseColumns, releaseDdl } from '#release/schema.ts';
import type { Cell } from './table-file.ts';

/** Rows of one statement: values stay below SQLite's limit of 32,766. */
const rowsPerStatement = 200;

const statements = releaseDdl.split(';').filter((statement) => statement.trim() !== '');
const isIndex = (statement: string): boolean => statement.includes('CREATE INDEX');

/** Appends rows of a table; the caller ends with `end`. */
export interface TableWriter {
  row(cells: readonly Cell[]): void;
  end(): void;
}

/** Writes the database of a release: tables first, then rows within one transaction, in the order of each table's key. */
export class SqliteWriter {
  readonly #db: LibsqlDatabase.Database;

  constructor(path: string) {
    this.#db = new LibsqlDatabase(path);
    this.#db.exec('PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
    this.#db.exec('PRAGMA cache_size = -65536;');
    for (const statement of statements) if (!isIndex(statement)) this.#db.exec(statement);
    this.#db.exec('BEGIN');
  }

  table(name: string, columns: readonly string[] = releaseColumns.get(name) ?? []): TableWriter {
    const row = `(${columns.map(() => '?').join(',')})`;
    const prepare = (rows: number) =>
      this.#db.prepare(
        `INSERT INTO ${name} (${columns.join(',')}) VALUES ${Array.from({ length: rows }, () => row).join(',')}`,
      );
    const full = prepare(rowsPerStatement);
    let values: Cell[] = [];
    return {
      row: (cells) => {
        values.push(...cells);
        if (values.length < rowsPerStatement * columns.length) return;
        full.run(values);
        values = [];
      },
      end: () => {
        if (values.length > 0) prepare(values.length / columns.length).run(values);
        values = [];
      },
    };
  }

  /** Ends the transaction, and makes the indexes. */
  finish(): void {
    this.#db.exec('COMMIT');
    for (const statement of statements) if (isIndex(statement)) this.#db.exec(statement);
    this.#db.exec('ANALYZE');
  }

  close(): void {
    this.#db.close();
  }
}
