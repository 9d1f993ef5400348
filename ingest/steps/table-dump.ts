/** A table of the release and the query that fills it. */
export interface TableDump {
  table: string;
  columns: readonly string[];
  /** In key order: rows are appended to the tree instead of being inserted into it. */
  sql: string;
}
