/** Line ends of Windows, Unix and old Macs. */
export const lineEnd = /\r\n|\n|\r/;

export interface CsvRow {
  line: number;
  cells: string[];
  /** Why the row cannot be read: its only cell is then the unparsed line, and reading goes on with the next line. */
  fault?: string;
}

const remedy = 'Take it out, or double it inside a cell between quotation marks';

/** How the fault of a quotation mark begins that nothing closes up to the end of the text. */
export const unclosed = 'has a quotation mark that is opened and never closed';

/**
 * Splits a text into rows of cells as RFC 4180 has them, with the line of each. A quotation mark that opens a cell and is not closed
 * before a delimiter or the end of a row, or that would take rows of `width` cells into one cell, makes its own row unreadable and no
 * other one. A mark within a cell that does not begin with one is part of the text.
 */
export function splitCsv(text: string, delimiter = ',', width = 0): CsvRow[] {
  // Whole stretches between these signs are taken at once: a table of 100,000 rows has millions of letters.
  const ends = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}\r\n]`, 'g');
  const opening = delimiter === '\t' ? /"/y : /[ \t]*"/y;
  const afterQuote = delimiter === '\t' ? / */y : /[ \t]*/y;
  const rows: CsvRow[] = [];
  let widest = width;
  let line = 1;
  let at = 0;

  /** The cells from `at` to the end of the row, or why they cannot be separated. */
  const readCells = (): string[] | string => {
    const cells: string[] = [];
    while (true) {
      opening.lastIndex = at;
      let cell: string | null = null;
      if (opening.test(text)) {
        at = opening.lastIndex;
        cell = '';
        while (true) {
          const quote = text.indexOf('"', at);
          if (quote < 0) return `${unclosed}. ${remedy}`;
          cell += text.slice(at, quote);
          at = quote + 1;
          if (text[at] !== '"') break;
          cell += '"';
          at += 1;
        }
        afterQuote.lastIndex = at;
        afterQuote.test(text);
        at = afterQuote.lastIndex;
      }
      ends.lastIndex = at;
      const end = ends.exec(text)?.index ?? text.length;
      if (cell !== null && end > at)
        return `has a stray quotation mark: it opens a cell, and text follows the mark that closes it. ${remedy}`;
      cells.push(cell ?? text.slice(at, end));
      at = end + 1;
      if (text[end] === delimiter) continue;
      if (text[end] === '\r' && text[at] === '\n') at += 1;
      return cells;
    }
  };

  /** Whether the first and the last line of a row of several would each be a row of their own. */
  const takesRows = (lines: readonly string[]): boolean =>
    widest > 2 &&
    [lines[0] ?? '', lines.at(-1) ?? ''].every((each) => each.split(delimiter).length >= widest);

  while (at < text.length) {
    const start = at;
    const read = readCells();
    const lines = text
      .slice(start, at)
      .replace(/(?:\r\n|\n|\r)$/, '')
      .split(lineEnd);
    const fault =
      typeof read === 'string'
        ? read
        : lines.length > 1 && takesRows(lines)
          ? `has a stray quotation mark: with the one on line ${line + lines.length - 1} it would make one cell of whole rows. ${remedy}`
          : null;
    if (typeof read !== 'string' && fault === null) {
      rows.push({ line, cells: read });
      if (lines.length === 1) widest = Math.max(widest, read.length);
      line += lines.length;
      continue;
    }
    const [firstLine = ''] = text.slice(start, start + 1_000_000).split(lineEnd, 1);
    at = start + firstLine.length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push({ line, cells: [firstLine], fault: fault ?? '' });
    line += 1;
  }
  return rows;
}
