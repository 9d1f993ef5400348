import { name, text } from '../database.ts';

/** The first of these columns that a file has, as SQL; without any, nothing. */
export function firstOf(header: readonly string[], wanted: readonly string[]): string {
  const column = wanted.find((candidate) => header.includes(candidate));
  return column === undefined ? 'NULL::VARCHAR' : name(column);
}

/** A text as SQL. */
export const textOf = text;
