import { lineEnd, splitCsv } from '../csv-text.ts';
import { isFailedFormula, isRatherMac } from './spreadsheet-cell.ts';

/** A fault of a file: its place, and the remedy. `row` is the row as a spreadsheet counts them. */
export interface ImportFault {
  row: number | null;
  /** Its line in the file, where that is another number: below a cell of several lines. */
  line?: number | undefined;
  column: string | null;
  value: string;
  reason: string;
}

/** A row that is no record, and why. */
export interface LeftOut {
  row: number;
  why: 'above' | 'remark' | 'empty';
  text: string;
}

/** A file as a table of texts, with all of its rows; or what keeps it from being one. */
export type ReadTable =
  | {
      /** Rows that cannot be read. */
      faults: ImportFault[];
      header: string[];
      headerRow: number;
      rows: { row: number; cells: string[] }[];
      leftOut: LeftOut[];
      /** The line numbers of rows below a cell of several lines, where they differ from the row's number. */
      lines: ReadonlyMap<number, number>;
      encoding: string;
      delimiter: string;
      /** The encoding is more likely one of an old Mac or of DOS, which no byte of the file proves. */
      isRatherMac: boolean;
    }
  | { faults: [ImportFault, ...ImportFault[]] };

/** Larger files were not typed by hand; they are refused before they are read. */
export const mostBytes = 20_000_000;

const refuse = (reason: string, row: number | null = null): ReadTable => ({
  faults: [{ row, column: null, value: '', reason }],
});

const begins = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Whether it begins as Latin letters do in UTF-32 without its mark: three of four bytes are zero, and always the same three. */
function isBareUtf32(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 40);
  if (head.length < 8) return false;
  return [0, 3].some((place) => head.every((byte, at) => (byte !== 0) === (at % 4 === place)));
}

/** The format by the first bytes of a file that is no text. */
function whyNoText(bytes: Uint8Array): string | null {
  if (begins(bytes, 0x50, 0x4b))
    return 'This is a ZIP or an Excel workbook (.xlsx, .ods), no CSV. Open it and save the sheet as CSV UTF-8.';
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return 'This is an old Excel workbook (.xls), no CSV. Open it and save the sheet as CSV UTF-8.';
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return 'This is a PDF, no CSV.';
  if (begins(bytes, 0xff, 0xfe, 0, 0) || begins(bytes, 0, 0, 0xfe, 0xff) || isBareUtf32(bytes))
    return 'This is text in UTF-32, which no CSV has. Save it as CSV UTF-8.';
  if (begins(bytes, 0x1f, 0x8b)) return 'This is packed with gzip. Unpack it first.';
  return null;
}

/**
 * UTF-8 and UTF-16 with or without their marks; any other text is read as Windows-1252, the superset of Latin-1.
 */
function decode(
  bytes: Uint8Array,
  fromWindows1252: (bytes: Uint8Array) => string,
): { text: string; encoding: string } | null {
  const as = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes), encoding });
  if (begins(bytes, 0xff, 0xfe)) return as('utf-16le');
  if (begins(bytes, 0xfe, 0xff)) return as('utf-16be');
  if (bytes.includes(0)) {
    // Every second byte of Latin letters in UTF-16 is zero.
    const head = bytes.subarray(0, 200);
    const zeros = (from: number): number => head.filter((byte, at) => at % 2 === from && byte === 0).length;
    const half = head.length / 2;
    if (zeros(1) > 0.8 * half) return as('utf-16le');
    if (zeros(0) > 0.8 * half) return as('utf-16be');
    // A single control character is a fault of its cell; many of them, or others, make the file no text.
    const strange = bytes.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte)).length;
    if (strange > 0.1 * bytes.length) return null;
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: fromWindows1252(bytes), encoding: 'windows-1252' };
  }
}

/** How many non-empty rows may precede the header, and how many cells each may have: more are a record, which would be lost. */
const longestPreamble = 20;
const widestTitle = 2;

/** The first lines with content, from which the delimiter is inferred. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  for (let at = 0; at < text.length && lines.length < longestPreamble; ) {
    const [line = ''] = text.slice(at, at + 100_000).split(lineEnd, 1);
    if (line.trim() !== '' && !isRemark(line)) lines.push(line);
    at += line.length + 1;
  }
  return lines;
}

/** Whether a row is a remark by its first cell: #N/A begins alike, and is a formula that failed. */
const isRemark = (cell: string): boolean =>
  cell.startsWith('#') && !isFailedFormula(cell.split(/[,;\t|]/)[0] ?? '');

const longRemark =
  'begins with #, and a cell of it has several lines: a quotation mark may take in rows below, so write each line with # before it';

const delimiters = [',', ';', '\t', '|'];

/** A first line for Excel alone, which names the delimiter of the table below it. */
const ofExcel = /^"?sep=(.)"?[,;\t|]*(?:\r\n|\n|\r)/i;

/** Names of columns as a header has them. */
const namesOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim().toLowerCase());

/**
 * Reads a file as a table. The delimiter is the one by which a line has most of the `known` columns, and the header is the row of
 * the first ones that has most of them. Rows that begin with `#` are comments; rows above the header, comments and empty rows are
 * left out and reported. A first line `sep=;` is one of Excel's.
 */
export function readTable(
  bytes: Uint8Array,
  known: readonly string[],
  fromWindows1252: (bytes: Uint8Array) => string,
): ReadTable {
  if (bytes.length > mostBytes)
    return refuse(`The file has more than ${mostBytes} bytes, and a table of this kind has no more.`);
  if (bytes.length === 0) return refuse('The file is empty.');
  const noText = whyNoText(bytes);
  if (noText !== null) return refuse(noText);
  const decoded = decode(bytes, fromWindows1252);
  if (decoded === null) return refuse('The file holds bytes that are no text in any encoding that CSV has.');
  // Programs of DOS end a file with a sign of its own.
  const end = decoded.text.endsWith('\u001A') ? -1 : undefined;
  const text = decoded.text.slice(0, end).replace(/^\uFEFF/, '');
  const delimiterLine = ofExcel.exec(text);
  const heads = firstLines(text.slice(delimiterLine?.[0].length ?? 0));
  const columnsBy = (delimiter: string): number =>
    Math.max(
      0,
      ...heads.map(
        (head) =>
          namesOf(head.replaceAll('"', '').split(delimiter)).filter((name) => known.includes(name)).length,
      ),
    );
  const delimiter = delimiters.toSorted((a, b) => columnsBy(b) - columnsBy(a))[0] ?? ',';
  // Excel does not show its own line, and counts rows from the next one on.
  const all = splitCsv(text, delimiter)
    .slice(delimiterLine === null ? 0 : 1)
    .map((row, at) => ({ ...row, row: at + 1 }));
  const faults: ImportFault[] = [];
  const leftOut: LeftOut[] = [];
  const rows: { row: number; cells: string[] }[] = [];
  for (const { row, cells, fault } of all) {
    const [first = ''] = cells;
    const isLong = fault === undefined && cells.some((cell) => lineEnd.test(cell));
    if (isRemark(first) && !isLong) leftOut.push({ row, why: 'remark', text: cells.join(delimiter) });
    else if (fault !== undefined) faults.push({ row, column: null, value: first, reason: fault });
    else if (isRemark(first)) faults.push({ row, column: null, value: first, reason: longRemark });
    else if (cells.every((cell) => cell.trim() === '')) leftOut.push({ row, why: 'empty', text: '' });
    // A line break within a cell is one sign, in any program's form.
    else rows.push({ row, cells: cells.map((cell) => cell.replace(/\r\n?/g, '\n')) });
  }
  const knownOf = (cells: readonly string[]): number =>
    namesOf(cells).filter((name) => known.includes(name)).length;
  const counts = rows.slice(0, longestPreamble).map(({ cells }) => knownOf(cells));
  const at = Math.max(0, counts.indexOf(Math.max(...counts)));
  const header = rows[at];
  if (header === undefined) {
    const [first, ...more] = faults;
    return first === undefined ? refuse('The file has no header.') : { faults: [first, ...more] };
  }
  for (const { row, cells } of rows.slice(0, at)) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length <= widestTitle) leftOut.push({ row, why: 'above', text: filled.join(' ') });
    else
      faults.push({
        row,
        column: null,
        value: filled.join(' '),
        reason: 'stands above the header: move it below, or begin it with #',
      });
  }
  return {
    faults,
    header: namesOf(header.cells),
    headerRow: header.row,
    rows: rows.slice(at + 1),
    leftOut: leftOut.toSorted((a, b) => a.row - b.row),
    lines: new Map(all.flatMap(({ row, line }) => (row === line ? [] : [[row, line]]))),
    encoding: decoded.encoding,
    delimiter,
    isRatherMac: decoded.encoding === 'windows-1252' && isRatherMac(text),
  };
}
