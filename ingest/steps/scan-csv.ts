import { createReadStream } from 'node:fs';
import { lineEnd, splitCsv, unclosed } from '#domain/csv-text.ts';
import { IngestError } from '../errors.ts';
import type { Head } from './csv-text.ts';
import { text } from './database.ts';
import type { OpenedFile } from './open-file.ts';

/** So many lines a cell may have before the quotation mark that opens it counts as a stray one. */
const longestCell = 1000;

/** What there is to know of a file to scan it. */
export type Scanned = Pick<OpenedFile, 'csv' | 'file' | 'hasOddLines'>;

async function* linesOf(csv: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(csv, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    rest += part;
    // A line feed may follow in the next part.
    const isCut = rest.endsWith('\r');
    const lines = (isCut ? rest.slice(0, -1) : rest).split(lineEnd);
    rest = `${lines.pop() ?? ''}${isCut ? '\r' : ''}`;
    yield* lines;
  }
  const [last = ''] = rest.split(lineEnd);
  if (last !== '') yield last;
}

/**
 * Looks at the rows below a header one by one, and counts them: those in which DuckDB could lose something without a word are refused
 * with their line.
 */
async function countRows({ csv, file }: Scanned, { skip, header }: Head): Promise<number> {
  let rows = 0;
  let number = 0;
  let open: string[] = [];
  const close = (isLast: boolean): void => {
    const read = splitCsv(open.join('\n'), ',', header.length);
    if (!isLast && open.length < longestCell && read.some(({ fault }) => fault?.startsWith(unclosed))) return;
    const first = number - open.length;
    open = [];
    for (const { line, cells, fault } of read) {
      if (fault === undefined && cells.length === 1 && cells[0] === '') continue;
      const reason =
        fault ??
        (cells.length === header.length
          ? null
          : `has ${cells.length} cells, and the header ${header.length}.`);
      if (reason !== null)
        throw new IngestError('not-a-csv', `${file}, line ${first + line}: the row ${reason}`, [
          cells.join(',').slice(0, 200),
        ]);
      rows += 1;
    }
  };
  for await (const line of linesOf(csv)) {
    number += 1;
    if (number <= skip + 1) continue;
    const isOpen = open.length > 0;
    open.push(line);
    if (!isOpen || line.includes('"') || open.length >= longestCell) close(false);
  }
  if (open.length > 0) close(true);
  return rows;
}

/** A source file as a table in SQL, and the number of its rows where they had to be counted. */
export interface CsvScan {
  sql: string;
  rows: number | null;
}

/**
 * `read_csv` of a file with the columns of its header, which are texts unless `types` has another type. DuckDB is strict, except where
 * quotation marks or line ends are odd: there it would read whole rows into a cell, or refuse readable ones, so rows are inspected first.
 */
export async function scanCsv(
  opened: Scanned,
  head: Head,
  types: ReadonlyMap<string, string> = new Map(),
): Promise<CsvScan> {
  const rows = opened.hasOddLines || head.hasStrayQuote ? await countRows(opened, head) : null;
  const columns = head.header
    .map((column) => `${text(column)}: ${text(types.get(column) ?? 'VARCHAR')}`)
    .join(', ');
  return {
    sql: `read_csv(${text(opened.csv)}, header = false, skip = ${head.skip + 1}, strict_mode = ${rows === null},
      auto_detect = false, delim = ',', quote = '"', escape = '"', columns = {${columns}})`,
    rows,
  };
}

/** Throws `not-a-csv` where a file was not read whole: fewer rows came out than were counted. */
export function requireRows(file: string, counted: number | null, read: number): void {
  if (counted !== null && counted !== read)
    throw new IngestError('not-a-csv', `${file} has ${counted} rows, and ${read} of them could be read.`);
}
