import { setImmediate as otherRequests } from 'node:timers/promises';
import { isFormula } from '#domain/csv-cell.ts';

/** Most characters of a cell; a longer text would make spreadsheets repair the file. */
export const longestCell = 32_767;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * What XML cannot hold, what its readers change (a carriage return), and what looks like the way in which both are
 * written: the low line of `_x0041_`.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not stand in the file.
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

const codeOf = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * A text for a cell's XML: `_x000D_` is how workbooks write the character 13. Half of a surrogate pair is no character and becomes
 * the replacement character, and what is longer than a cell ends with an ellipsis.
 */
export function toCellXml(text: string): string {
  const whole = text.replace(/\p{Cs}/gu, '\ufffd');
  const cut =
    whole.length > longestCell ? `${whole.slice(0, longestCell - 1).replace(/\p{Cs}$/u, '')}…` : whole;
  return cut.replace(unwritable, codeOf).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A cell: text, a number in full precision, or nothing. */
export type WorkbookCell = string | number | null;

/** A sheet: a header that stays while the rows move, and the rows. */
export interface Sheet {
  name: string;
  header: readonly string[];
  rows: Iterable<readonly WorkbookCell[]> | AsyncIterable<readonly WorkbookCell[]>;
  /** Widths of the columns in characters. */
  widths: readonly number[];
  /** Long texts are broken into lines. */
  wraps?: boolean;
}

/** Formats of cells, by their place in the styles of the workbook. */
const cellFormats = { plain: 0, header: 1, quoted: 2, wrapped: 3 } as const;

/** Characters of XML that are written in one piece; other requests are answered in between. */
const inOnePiece = 65_536;

/** The letters of a column: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Texts that are remembered as XML: names and codes come again in row after row. */
const mostRemembered = 2000;

/** Writes rows; each writer remembers the texts that it wrote. */
function rowWriter(format: number): (cells: readonly WorkbookCell[], number: number) => string {
  const letters: string[] = [];
  const known = new Map<string, string>();
  /** The XML of a cell with this text, after the cell's address. */
  const textXml = (text: string): string => {
    const found = known.get(text);
    if (found !== undefined) return found;
    // Excel's own sign of a text that was typed with an apostrophe: edited or saved as CSV it stays a text.
    const style = isFormula(text) ? cellFormats.quoted : format;
    const styled = style === cellFormats.plain ? '' : ` s="${style}"`;
    const xml = `" t="inlineStr"${styled}><is><t xml:space="preserve">${toCellXml(text)}</t></is></c>`;
    if (known.size === mostRemembered) known.clear();
    known.set(text, xml);
    return xml;
  };
  /** A row by its number in the sheet. Missing cells, and numbers that are none, are left out. */
  return (cells, number) => {
    let xml = `<row r="${number}">`;
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column];
      if (cell == null || cell === '') continue;
      letters[column] ??= columnLetters(column);
      const at = `<c r="${letters[column]}${number}`;
      if (typeof cell === 'string') xml += at + textXml(cell);
      else if (Number.isFinite(cell)) xml += `${at}"><v>${cell}</v></c>`;
    }
    return `${xml}</row>`;
  };
}

const before =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';

export async function* sheetXml({ header, rows, widths, wraps }: Sheet): AsyncGenerator<Buffer> {
  const toRow = rowWriter(wraps === true ? cellFormats.wrapped : cellFormats.plain);
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  let piece =
    `${before}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns}</cols><sheetData>${rowWriter(cellFormats.header)(header, 1)}`;
  let number = 1;
  for await (const cells of rows) {
    number += 1;
    piece += toRow(cells, number);
    if (piece.length < inOnePiece) continue;
    yield Buffer.from(piece);
    piece = '';
    await otherRequests();
  }
  yield Buffer.from(`${piece}</sheetData></worksheet>`);
}
