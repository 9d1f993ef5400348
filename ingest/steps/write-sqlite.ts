import { releaseTables } from '#release/schema.ts';
import { SqliteWriter } from '#release/sqlite-writer.ts';
import type { Table } from '#release/table.ts';
import type { Cell } from '#release/table-file.ts';
import { figureTables } from '#release/tables/figures.ts';
import { recordTables } from '#release/tables/records.ts';
import type { Database } from './database.ts';
import { writeFigures } from './write-figures.ts';

/** A value of DuckDB as SQLite takes it. */
const toCell = (value: unknown): Cell =>
  value == null ? null : typeof value === 'string' || typeof value === 'number' ? value : Number(value);

/** What fills a table of the release that has another name in the database of the run. */
const origins: Readonly<Record<string, string>> = {
  source: 'release_source',
  edition: 'edition_set',
  published_unit: 'served_unit',
  // Parts of former states and of China: their populations are added up.
  member: `(SELECT aggregate, area, first_year, last_year FROM member
    UNION ALL SELECT composite, part, 0, 9999 FROM map_composites WHERE part <> 'SCG')`,
};

/** Tables that other code fills: figures, contributed records, and changes since another release. */
const filledElsewhere = new Set<string>([
  ...[...figureTables, ...recordTables].map(({ name }) => name),
  ...['variety_supply', 'change'],
]);

/** The rows of a table in the order of its key, so that they are appended; a source's number replaces its key. */
function selectRows({ name, columns, key }: Table): string {
  const stored = (column: string): string => (column === 'source' ? 's.id' : `t.${column}`);
  const source = 'source' in columns ? ' JOIN release_source s ON s.key = t.source' : '';
  return `SELECT ${Object.keys(columns).map(stored).join(', ')} FROM ${origins[name] ?? name} t${source}
    ORDER BY ${key.map(stored).join(', ')}`;
}

async function copy(db: Database, into: SqliteWriter, table: Table, signal: AbortSignal): Promise<void> {
  const writer = into.table(table.name);
  for await (const columns of db.chunks(selectRows(table))) {
    signal.throwIfAborted();
    const count = columns[0]?.length ?? 0;
    for (let row = 0; row < count; row += 1) writer.row(columns.map((column) => toCell(column[row])));
  }
  writer.end();
}

/** Writes the serving database: rows in key order within one transaction, the index last. */
export async function writeSqlite(db: Database, path: string, signal: AbortSignal): Promise<void> {
  const into = new SqliteWriter(path);
  try {
    await writeFigures(db, into, signal);
    for (const table of releaseTables)
      if (!filledElsewhere.has(table.name)) await copy(db, into, table, signal);
    into.finish();
  } finally {
    into.close();
  }
}
