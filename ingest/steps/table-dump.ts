/** A table of the release and the query that fills it. */
export interface TableDump {
  table: string;
  columns: readonly string[];
  /** In key order: rows are appended to the tree instead of being inserted into it. */
  sql: string;
}

/**
 * Tables of the release that are filled from tables of the same name, by the order of each one's key over `t`, and `s` for its
 * source: the source's number stands for its key. `stored` are columns that are not taken over as they are.
 */
export function dumpsOf(
  orders: Readonly<Record<string, string>>,
  stored: Readonly<Record<string, string>> = {},
): readonly TableDump[] {
  const asStored: Readonly<Record<string, string>> = { source: 's.id', ...stored };
  return Object.entries(orders).map(([table, order]) => {
    const columns = releaseColumns.get(table) ?? [];
    const list = columns.map((column) => asStored[column] ?? `t.${column}`).join(', ');
    const source = columns.includes('source') ? ' JOIN release_source s ON s.key = t.source' : '';
    return { table, columns, sql: `SELECT ${list} FROM ${table} t${source} ORDER BY ${order}` };
  });
}

import { releaseColumns } from '#release/schema.ts';
