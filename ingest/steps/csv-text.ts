import { lineEnd, splitCsv } from '#domain/csv-text.ts';

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
