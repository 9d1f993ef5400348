import { releaseTables } from '#release/schema.ts';
import type { Table } from '#release/table.ts';
import { type Cell, type Database, insertValues } from './database.ts';

/** Types of columns as DuckDB calls them. */
const types = { integer: 'INTEGER', real: 'DOUBLE', text: 'VARCHAR', bytes: 'BLOB' } as const;

const tables = new Map<string, Table['columns']>(releaseTables.map(({ name, columns }) => [name, columns]));

/**
 * Makes tables of the release in the database of the run, with the columns that it has there, and empty. In the run `source` is the
 * source's key.
 */
export async function createReleaseTables(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const columns = Object.entries(tables.get(name) ?? {}).map(
      ([column, { type }]) => `${column} ${column === 'source' ? 'VARCHAR' : types[type]}`,
    );
    await db.run(`CREATE OR REPLACE TABLE ${name} (${columns.join(', ')})`);
  }
}

/** Writes rows into such a table; a column that a row has not is empty. */
export async function insertRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(tables.get(table) ?? {});
  const values = rows.map((row) => {
    const cells: Readonly<Record<string, Cell>> = { ...row };
    return columns.map((column) => cells[column] ?? null);
  });
  await insertValues(db, table, values);
}
