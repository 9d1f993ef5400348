import { setImmediate as otherRequests } from 'node:timers/promises';
import { csvCell, guardFormula, plainNumber } from '#domain/csv-cell.ts';

/** A cell: text, a number in full precision, or nothing. */
export type CsvCell = string | number | null;

/** How a CSV is written: as RFC 4180 has it, or as the spreadsheets of a language expect it. */
export interface CsvForm {
  delimiter: ',' | ';';
  decimal: '.' | ',';
  /** Begins with the mark by which Excel knows UTF-8. */
  marked: boolean;
}

/** RFC 4180. */
export const plainCsv: CsvForm = { delimiter: ',', decimal: '.', marked: false };

/** Rows that are written in one piece: 14,000 at once would hold other requests up for 50 ms. */
const inOnePiece = 500;

/**
 * CSV as RFC 4180 has it: lines end with CR LF, and a cell with a comma, a semicolon, a tab, a quote or a line break is quoted. A text that a
 * spreadsheet would take for a formula gets an apostrophe before it; numbers stay numbers, negative ones too.
 */
export async function toCsv(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  form: CsvForm = plainCsv,
): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of csvPieces(header, [rows], form)) pieces.push(piece);
  return pieces.join('');
}

/** The same piece by piece, of rows that come in lists. */
export async function* csvPieces(
  header: readonly string[],
  lists: Iterable<readonly (readonly CsvCell[])[]> | AsyncIterable<readonly (readonly CsvCell[])[]>,
  form: CsvForm = plainCsv,
): AsyncGenerator<string> {
  yield `${form.marked ? '\ufeff' : ''}${write([header], form)}`;
  for await (const rows of lists)
    for (let at = 0; at < rows.length; at += inOnePiece) {
      yield write(rows.slice(at, at + inOnePiece), form);
      await otherRequests();
    }
}

function write(rows: readonly (readonly CsvCell[])[], { delimiter, decimal }: CsvForm): string {
  const text = (cell: CsvCell): string => {
    if (typeof cell === 'string') return csvCell(guardFormula(cell), delimiter);
    return cell === null ? '' : plainNumber(cell).replace('.', decimal);
  };
  return rows.map((row) => `${row.map(text).join(delimiter)}\r\n`).join('');
}
