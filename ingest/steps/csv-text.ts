/** Splits a header into its names; quotes may hold commas and doubled quotes, and text may follow them, as GIEWS writes it. */
export function splitCsvLine(line: string): string[] {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (quoted) {
      if (character !== '"') field += character;
      else if (line[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      fields.push(field);
      field = '';
    } else field += character;
  }
  fields.push(field);
  return fields;
}

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

/** How many lines of notes may precede the header. */
const longestPreamble = 10;

/** A CSV's beginning: how many lines precede the header, the header, and the whole rows after it. */
export interface Head {
  skip: number;
  header: string[];
  lines: string[][];
  /** Quotation marks in the header, or above it, do not enclose whole cells. */
  hasStrayQuote: boolean;
}

/**
 * Reads the beginning of a CSV text, without byte order mark. The header is the first line that
 * has one of the `marks`; the World Bank writes notes above it. Columns without a name are named by their place.
 */
export function readHead(sample: string, marks: readonly string[] = []): Head {
  const lines = sample.replace(/^\uFEFF/, '').split(lineEnd);
  const fieldsOf = (line: string) => splitCsvLine(line).map((field) => field.trim());
  const marked = lines
    .slice(0, longestPreamble)
    .findIndex((line) => fieldsOf(line).some((field) => marks.includes(field)));
  const skip = Math.max(0, marked);
  const header = fieldsOf(lines[skip] ?? '').map((field, at) => (field === '' ? `column ${at + 1}` : field));
  // The last line may be cut, and so may a cell that is open at its end.
  const rows = splitCsv(lines.slice(skip + 1, -1).join('\n'), ',', header.length);
  const above = splitCsv(lines.slice(0, skip + 1).join('\n'));
  return {
    skip,
    header,
    lines: rows.flatMap(({ cells, fault }) => (fault === undefined ? [cells] : [])),
    hasStrayQuote: above.length <= skip || above.some(({ fault }) => fault !== undefined),
  };
}
