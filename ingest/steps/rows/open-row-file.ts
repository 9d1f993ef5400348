import { stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { openPromise } from 'yauzl';
import { csvCell } from '#domain/csv-cell.ts';
import { IngestError } from '../../errors.ts';
import { type Head, readHead } from '../csv-text.ts';
import type { Database } from '../database.ts';
import { fileFacts } from '../file-facts.ts';
import { type OpenedFile, openFile, sampleFile } from '../open-file.ts';
import { requireRows, type Scanned, scanCsv } from '../scan-csv.ts';
import { whyWorkbookTooLarge } from '../zip-bounds.ts';
import type { RowSource } from './row-source.ts';

const isWorkbook = (path: string): boolean => path.toLowerCase().endsWith('.xlsx');

/** The date after "updated on" above a workbook's table; `null` without one. */
function updatedOn(rows: readonly (readonly unknown[])[]): string | null {
  const words = rows.slice(0, 10).flat().map(String);
  const day = words.flatMap((word) => /updated on (.+)/i.exec(word)?.[1] ?? [])[0];
  const moment = day === undefined ? Number.NaN : Date.parse(`${day} UTC`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString().slice(0, 10);
}

/** A cell of a workbook as a text; days as they are in the sheet, whatever the machine's time zone. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}

async function readWorkbook(path: string, sheet: string): Promise<readonly (readonly unknown[])[]> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const reason = await whyWorkbookTooLarge(zip);
    if (reason !== null)
      throw new IngestError('archive-too-large', `${basename(path)} is not unpacked: ${reason}.`);
  } finally {
    zip.close();
  }
  return readSheet(path, sheet);
}

async function openWorkbook(path: string, sheet: string, target: string): Promise<OpenedFile> {
  const file = basename(path);
  const facts = await fileFacts(path);
  let rows: readonly (readonly unknown[])[];
  try {
    rows = await readWorkbook(path, sheet);
  } catch (error) {
    if (error instanceof IngestError) throw error;
    throw new IngestError(
      'truncated-archive',
      `${file} is not a whole workbook with a sheet "${sheet}".`,
      [error instanceof Error ? error.message : String(error)],
      error,
    );
  }
  const lines = rows.map((row) => `${row.map((cell) => csvCell(cellText(cell))).join(',')}\n`);
  await writeFile(target, lines.join(''));
  const date = updatedOn(rows);
  const changed = (await stat(path)).mtime.toISOString().slice(0, 10);
  return {
    csv: target,
    file,
    sha256: facts.sha256,
    date: date ?? changed,
    dated: date !== null,
    hasOddLines: false,
  };
}

/**
 * Makes a file of a source of rows readable as CSV in UTF-8; of a workbook, the source's sheet. A rewritten file goes into
 * `scratch` under the file's `number` among those of the source.
 */
export async function openRowFile(
  { key, sheet }: Pick<RowSource, 'key' | 'sheet'>,
  path: string,
  place: { scratch: string; number: number; signal: AbortSignal },
): Promise<OpenedFile> {
  const { scratch, number, signal } = place;
  const name = `${key}-${number}`;
  if (sheet === undefined || !isWorkbook(path)) return openFile(path, name, scratch, signal);
  return openWorkbook(path, sheet, join(scratch, `${name}.csv`));
}

/** The header with a name of its own for columns that share one, and a name for columns that rows have beyond it. */
export function widen({ header: published, lines, ...head }: Head): Head {
  const header = published.map((column, at) => {
    const before = published.slice(0, at).filter((other) => other === column).length;
    return before === 0 ? column : `${column} ${before + 1}`;
  });
  const widest = Math.max(header.length, ...lines.map((line) => line.length));
  const beyond = Array.from(
    { length: widest - header.length },
    (_, at) => `column ${header.length + at + 1}`,
  );
  return { ...head, header: [...header, ...beyond], lines };
}

/** Throws `wrong-columns` when a file lacks some of the columns that a source needs. */
export function requireColumns(
  { title }: Pick<RowSource, 'title'>,
  file: string,
  header: readonly string[],
  needed: readonly string[],
): void {
  const missing = needed.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new IngestError(
      'wrong-columns',
      `${file} has not the columns of ${title}: ${missing.map((column) => `"${column}"`).join(', ')} missing.`,
      [`found: ${header.join(', ')}`],
    );
}

/** Header of a file of rows; throws `wrong-columns` when it lacks one that the source needs. */
export async function readRowHead(
  { title, columns = {}, needs = [] }: Pick<RowSource, 'title' | 'columns' | 'needs'>,
  opened: OpenedFile,
): Promise<Head> {
  const needed = [...Object.values(columns), ...needs];
  const head = widen(readHead((await sampleFile(opened.csv)) ?? '', needed));
  requireColumns({ title }, opened.file, head.header, needed);
  return head;
}

/** `raw`, or another table: the file as it is, every column a text. Throws `not-a-csv` where a row cannot be read. */
export async function readRaw(db: Database, opened: Scanned, head: Head, table = 'raw'): Promise<void> {
  const { sql, rows } = await scanCsv(opened, head);
  try {
    await db.run(`CREATE OR REPLACE TABLE ${table} AS SELECT * FROM ${sql}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n') : [];
    throw new IngestError(
      'not-a-csv',
      `${opened.file}: a row does not fit the header.`,
      reason.slice(0, 3),
      error,
    );
  }
  requireRows(opened.file, rows, await db.count(`SELECT count(*) FROM ${table}`));
}
