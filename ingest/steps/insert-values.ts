import { type Database, text } from './database.ts';

/** Rows of one statement; DuckDB parses long lists of values slowly. */
const batch = 2000;

type Cell = number | string | null;

const cellSql = (cell: Cell): string =>
  cell === null ? 'NULL' : typeof cell === 'number' ? String(cell) : text(cell);

/** Writes rows, whose cells stand in the order of the table's columns. */
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
