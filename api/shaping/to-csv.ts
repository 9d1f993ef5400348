import { setImmediate as otherRequests } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';

/** A cell: text, a number in full precision, or nothing. */
export type CsvCell = string | number | null;

/** Rows that are written in one piece: 14,000 at once would hold other requests up for 50 ms. */
const inOnePiece = 2000;

/**
 * CSV as RFC 4180 has it: lines end with CR LF, and a cell with a comma, a quote or a line break is quoted. A text that a
 * spreadsheet would take for a formula gets an apostrophe before it; numbers stay numbers, negative ones too.
 */
export async function toCsv(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<string> {
  const pieces = [write([header])];
  for (let at = 0; at < rows.length; at += inOnePiece) {
    pieces.push(write(rows.slice(at, at + inOnePiece)));
    await otherRequests();
  }
  return pieces.join('');
}

function write(rows: readonly (readonly CsvCell[])[]): string {
  // By itself the package quotes the line end that it writes, and no other one.
  return stringify([...rows], {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
}
