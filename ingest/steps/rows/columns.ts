import { name, text } from '../database.ts';

/** The first of these columns that a file has, as SQL; without any, nothing. */
export function firstOf(header: readonly string[], names: readonly string[]): string {
  const column = names.find((candidate) => header.includes(candidate));
  return column === undefined ? 'NULL::VARCHAR' : name(column);
}

/** A text as SQL. */
export const textOf = text;

/** The published columns of a source, as its `needs`. */
export function needed(columns: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  return Object.values(columns).map((column) => [column]);
}

/** Query over `raw` that gives published columns the names of a table's. */
export function textsOf(columns: Readonly<Record<string, string>>): string {
  const list = Object.entries(columns).map(([column, published]) => `${name(published)} AS ${column}`);
  return `SELECT ${list.join(', ')} FROM raw`;
}
