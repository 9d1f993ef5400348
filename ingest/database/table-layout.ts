import { releaseTables } from '#release/schema.ts';
import type { ColumnType, Table } from '#release/table.ts';

/** A column as PostgreSQL has it. */
interface ColumnLayout {
  name: string;
  type: string;
  isRequired: boolean;
}

/** A table of a release: its columns in order, and those by which its rows are sorted and found. */
export interface TableLayout {
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
export const tableLayouts: readonly TableLayout[] = releaseTables.map(({ name, columns, key }: Table) => ({
  table: name,
  columns: Object.entries(columns).map(([column, { type, isNullable }]) => ({
    name: column,
    type: types[type],
    isRequired: !isNullable,
  })),
  key,
}));

/** The same further indexes, by name, table and columns. */
export const indexLayouts: readonly { name: string; table: string; columns: readonly string[] }[] =
  releaseTables.flatMap(({ name, indexes = {} }: Table) =>
    Object.entries(indexes).map(([index, columns]) => ({ name: index, table: name, columns })),
  );
