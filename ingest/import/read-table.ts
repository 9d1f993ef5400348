import { isUtf8 } from 'node:buffer';

/** What is wrong with a file: where, and what there is to do. `row` is the line of the table, 1 the header. */
export interface ImportFault {
  row: number | null;
  column: string | null;
  value: string;
  reason: string;
}

/** A file as a table of texts, with the rows' lines; or what keeps it from being one. */
export type ReadTable =
  | {
      faults: [];
      header: string[];
      rows: { row: number; cells: string[] }[];
      encoding: string;
      delimiter: string;
    }
  | { faults: [ImportFault, ...ImportFault[]] };

/** A file of more bytes is none that anybody has typed; it is refused before it is read. */
export const mostBytes = 20_000_000;

const whole = (reason: string, row: number | null = null): ReadTable => ({
  faults: [{ row, column: null, value: '', reason }],
});

const begins = (bytes: Buffer, ...signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Whether it begins as Latin letters do in UTF-32 without its mark: three of four bytes are zero, and always the same three. */
function isBareUtf32(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 40);
  if (head.length < 8) return false;
  return [0, 3].some((place) => head.every((byte, at) => (byte !== 0) === (at % 4 === place)));
}

/** What the first bytes say that the file is, where that is no text. */
function whyNoText(bytes: Buffer): string | null {
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

/** UTF-8 and UTF-16 with or without their marks; any other text is read as Windows-1252, the superset of Latin-1. */
function decode(bytes: Buffer): { text: string; encoding: string } | null {
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
    // A single byte that is no sign is a fault of its cell; many, or other ones beside it, make no text.
    const strange = bytes.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte)).length;
    if (strange > 0.1 * bytes.length) return null;
  }
  return isUtf8(bytes) ? as('utf-8') : as('windows-1252');
}

/** Splits a text into rows of cells as RFC 4180 has them, each with its line; where a quote is never closed, the line on which it opens. */
function split(text: string, delimiter: string): { row: number; cells: string[] }[] | number {
  const rows: { row: number; cells: string[] }[] = [];
  // Whole stretches between these signs are taken at once: a table of 100,000 rows has millions of letters.
  const ends = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}\r\n]`, 'g');
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      const opened = line;
      while (true) {
        const quote = text.indexOf('"', at);
        if (quote < 0) return opened;
        const part = text.slice(at, quote);
        line += part.split(/\r\n|\n|\r/).length - 1;
        cell += part;
        at = quote + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    ends.lastIndex = at;
    const end = ends.exec(text)?.index ?? text.length;
    if (end > at) cell += text.slice(at, end);
    const sign = text[end];
    cells.push(cell);
    at = end + 1;
    if (sign === delimiter && at < text.length) continue;
    if (sign === delimiter) cells.push('');
    if (sign === '\r' && text[at] === '\n') at += 1;
    rows.push({ row: begun, cells });
    cells = [];
    if (sign !== delimiter) line += 1;
    begun = line;
  }
  return rows;
}

/** The first line that says something, from which the delimiter is told. */
function firstLine(text: string): string {
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at, at + 100_000);
    const [line = ''] = rest.split(/\r\n|\n|\r/, 1);
    if (line.trim() !== '' && !line.startsWith('#')) return line;
    at += line.length + 1;
  }
  return '';
}

const delimiters = [',', ';', '\t', '|'];

/** A first line for Excel alone, which names the delimiter of the table below it. */
const ofExcel = /^"?sep=(.)"?[,;\t|]*(?:\r\n|\n|\r)/i;

/**
 * Reads a file as a table. The delimiter is the one by which the header has most of the `known` columns. Lines that begin with `#`
 * are remarks, empty ones nothing; a first line `sep=;` is one of Excel's.
 */
export function readTable(bytes: Buffer, known: readonly string[]): ReadTable {
  if (bytes.length > mostBytes)
    return whole(`The file has more than ${mostBytes} bytes, and a table of this kind has no more.`);
  if (bytes.length === 0) return whole('The file is empty.');
  const noText = whyNoText(bytes);
  if (noText !== null) return whole(noText);
  const decoded = decode(bytes);
  if (decoded === null) return whole('The file holds bytes that are no text in any encoding that CSV has.');
  const text = decoded.text.replace(/^\uFEFF/, '');
  const named = ofExcel.exec(text);
  const head = firstLine(text.slice(named?.[0].length ?? 0));
  const columnsBy = (delimiter: string): number =>
    head.split(delimiter).filter((cell) => known.includes(cell.replaceAll('"', '').trim().toLowerCase()))
      .length;
  const delimiter = delimiters.toSorted((a, b) => columnsBy(b) - columnsBy(a))[0] ?? ',';
  const table = split(text, delimiter);
  if (typeof table === 'number')
    return whole(
      'A quotation mark is opened and never closed, so that the rest of the file is one cell.',
      table,
    );
  const rows = table.filter(
    ({ row, cells }) =>
      cells.some((cell) => cell.trim() !== '') &&
      !(cells[0] ?? '').startsWith('#') &&
      !(row === 1 && named !== null),
  );
  const [header, ...others] = rows;
  if (header === undefined) return whole('The file has no header.');
  return {
    faults: [],
    header: header.cells.map((cell) => cell.trim().toLowerCase()),
    rows: others,
    encoding: decoded.encoding,
    delimiter,
  };
}
