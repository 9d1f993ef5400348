import { releaseDdl } from '#contract/release-tables.ts';

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
const types: Readonly<Record<string, string>> = {
  INTEGER: 'bigint',
  REAL: 'double precision',
  TEXT: 'text COLLATE "C"',
  BLOB: 'bytea',
};

const list = (text: string): string[] => text.split(',').map((name) => name.trim());

function layoutOf(table: string, body: string): TableLayout {
  const compound = /PRIMARY KEY \(([^)]*)\)/.exec(body)?.[1];
  const columns: ColumnLayout[] = [];
  let own = '';
  for (const part of list(body.replace(/PRIMARY KEY \([^)]*\)/, ''))) {
    const [, name, kind = '', rest = ''] = /^(\w+) (\w+)(.*)$/s.exec(part) ?? [];
    if (name === undefined) continue;
    const type = types[kind];
    if (type === undefined) throw new Error(`${table}.${name}: PostgreSQL has nothing for ${kind}.`);
    if (/PRIMARY KEY/.test(rest)) own = name;
    columns.push({ name, type, isRequired: /NOT NULL/.test(rest) });
  }
  const key = compound === undefined ? [own] : list(compound);
  if (key[0] === '') throw new Error(`${table} has no key.`);
  return { table, columns, key };
}

/** Every table of a release at this version of the schema, read from the statements that make the SQLite file. */
export const tableLayouts: readonly TableLayout[] = [
  ...releaseDdl.matchAll(/CREATE TABLE (\w+) \(([\s\S]*?)\n\)/g),
].map(([, table = '', body = '']) => layoutOf(table, body));

/** The same further indexes, by name, table and columns. */
export const indexLayouts: readonly { name: string; table: string; columns: readonly string[] }[] = [
  ...releaseDdl.matchAll(/CREATE INDEX (\w+) ON (\w+) \(([^)]*)\)/g),
].map(([, name = '', table = '', columns = '']) => ({ name, table, columns: list(columns) }));
