import { isPageAddress } from '#contract/page-address.ts';
import { groupBy } from '#domain/group-by.ts';
import {
  type CheckedRow,
  type ImportColumn,
  type ImportFormat,
  provenanceColumns,
} from '#domain/imports/import-format.ts';
import { splitCell } from '../steps/germplasm/to-variety.ts';
import type { ImportFault, ReadTable } from './read-table.ts';

/** First characters by which spreadsheets take a text for a formula; the export writes an apostrophe before such texts. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

const longestText = 400;

/** Whether a text is a day that there is: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** Signs that nobody sees; line breaks and tabs are none of them. */
const controls = /(?![\n\t])\p{Cc}/u;

/**
 * Signs without a form of their own that make two texts look the same or turn one around: soft hyphens, blanks without width, marks of
 * direction. The joiners of scripts that join are letters' neighbours there; behind a Latin letter, a digit or a blank they are none.
 */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|(?<![\p{L}\p{M}])[\u200C\u200D]|(?<=\p{Script=Latin})[\u200C\u200D]/u;

/** The name of a sign that cannot be shown: U+202E. */
const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What a browser could take for a tag, a comment, a declaration or an entity. */
const markup = /<[a-z/!?]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

/**
 * Letters that were lost on the way from one encoding to another: the sign that stands for such a letter, or the two or three that
 * stand for one of UTF-8 where it was read as Windows-1252 (`Ã©` for é). What may follow a word of capitals (“MAÇÔ, AMANHÃ…) is not
 * taken for one.
 */
const garbled = /\uFFFD|[ÂÃ][\u0080-\u009F¡-º¼-¿€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ]|â€[™œ“”˜¦\u0080-\u00BF]/u;

/** A number with a decimal point or, as spreadsheets of many languages write it, a decimal comma. */
const decimal = /^-?\d{1,12}(?:[.,]\d{1,20})?$/;

/** Numbers that are another one where the sign in them parts thousands. */
const twoReadings = { ',': /^-?[1-9]\d{0,2},\d{3}$/, '.': /^-?[1-9]\d{0,2}\.\d{3}$/ } as const;

/** Numbers in which a point can only part decimals. */
const plainPoint = /^-?(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))$/;

/**
 * Why a cell is no number of its column; `hasCommas` where numbers of the file have decimal commas, or may have them: a table parted by
 * semicolons is from a spreadsheet that writes commas, unless another number of it has a decimal point.
 */
function whyNoNumber(
  { type, minimum, maximum }: ImportColumn,
  value: string,
  hasCommas: boolean,
): string | null {
  if (type === 'integer' && !/^-?\d{1,9}$/.test(value)) return 'is no whole number';
  if (!decimal.test(value)) return 'is no number such as 1234.5';
  if (type === 'number' && (twoReadings[','].test(value) || (hasCommas && twoReadings['.'].test(value)))) {
    const plain = value.replace(/[.,]/, '');
    return `can be read as ${plain} and as ${value.replace(',', '.')}: write ${plain}, or ${value.replace(',', '.')}0`;
  }
  const number = Number(value.replace(',', '.'));
  const isBelow = minimum !== undefined && number < minimum;
  const isAbove = maximum !== undefined && number > maximum;
  if (!isBelow && !isAbove) return null;
  return maximum === undefined ? `is below ${minimum}` : `is out of range: ${minimum ?? 'any'} to ${maximum}`;
}

/** What cells are held against beside their column. */
interface Known {
  countries: ReadonlySet<string>;
  hasCommas: boolean;
}

/** Why a cell cannot stand in its column; `null` where it can. */
function whyWrong(column: ImportColumn, value: string, { countries, hasCommas }: Known): string | null {
  const { type, oneOf, earliest, longest = longestText } = column;
  if (value === '') return column.required === true ? 'is required and empty' : null;
  if (value.length > longest) return `has ${value.length} characters, and ${longest} are the most`;
  if (garbled.test(value))
    return 'has letters that were lost between two encodings: write it anew, and save the table as CSV UTF-8';
  if (controls.test(value)) return 'has control characters';
  const unseen = invisible.exec(value);
  if (unseen !== null) return `has a sign that nobody sees, ${codeOf(unseen[0])}: write it anew`;
  if (oneOf === 'countries')
    return countries.has(value)
      ? null
      : 'is no ISO 3166 code of a country, three capital letters such as KEN';
  if (oneOf !== undefined) return oneOf.includes(value) ? null : `is none of: ${oneOf.join(', ')}`;
  if (markup.test(value))
    return 'has markup, and a text is plain: write it without < before a letter, and & instead of &amp;';
  if (type === 'integer' || type === 'number') return whyNoNumber(column, value, hasCommas);
  if (type === 'date' && !isDay(value)) return 'is no date such as 2026-05-31';
  if (type === 'date' && earliest !== undefined && value < earliest) return `comes before ${earliest}`;
  if (type === 'url' && !isPageAddress(value)) return 'is no address of a page, https://…';
  return null;
}

/** What is said of a text that a spreadsheet would calculate. */
const asFormula = 'begins like a formula, which a spreadsheet would calculate. Write the text alone';

/** Why an option cannot say what its column would; `null` where it can. */
export function whyNoOption(column: ImportColumn, value: string): string | null {
  return formula.test(value)
    ? asFormula
    : whyWrong(column, value, { countries: new Set(), hasCommas: false });
}

/** A checked row with its line in the file. */
export interface PlacedRow {
  line: number;
  row: CheckedRow;
}

/** A cell that is right, in the one way in which it is kept: what is the same is equal. */
export function written({ type, list }: ImportColumn, value: string): string {
  if (value === '') return value;
  if (list === true) return splitCell(value).join('; ').normalize('NFC');
  if (type === 'integer' || type === 'number') return String(Number(value.replace(',', '.')) + 0);
  return value.replace(/\s+/g, ' ').normalize('NFC');
}

/** Whether the header is one cell that holds several columns: what parts them is no delimiter. */
const isUnparted = (header: readonly string[], names: readonly string[]): boolean =>
  header.length === 1 && names.filter((name) => (header[0] ?? '').includes(name)).length > 1;

const unparted = ([head = '']: readonly string[]): ImportFault => ({
  row: 1,
  column: null,
  value: head,
  reason: 'is one cell: the columns have to be parted by commas, semicolons, tabs or |',
});

const withoutHeader = (header: readonly string[], names: readonly string[]): ImportFault => ({
  row: 1,
  column: null,
  value: header.join(' '),
  reason: `is no header: none of its cells is a column. Columns: ${names.join(', ')}`,
});

/**
 * Checks a table by its kind, all of it: header, cells, whole rows, repeated keys. Rows have the cells by column, without the
 * apostrophe that keeps spreadsheets from calculating them; columns that the file does not have are empty. Rows of the release's own,
 * which nobody hands in, are counted, and nothing is asked of them: sources write otherwise than the format allows.
 */
export function checkRows(
  kind: ImportFormat,
  table: Extract<ReadTable, { header: string[] }>,
  countries: ReadonlySet<string>,
  isOwn: (row: CheckedRow) => boolean = () => false,
): { rows: PlacedRow[]; own: number; faults: ImportFault[] } {
  const { header } = table;
  const names = kind.columns.map(({ name }) => name);
  const faults: ImportFault[] = [];
  const ofHeader = (column: string, reason: string) => faults.push({ row: 1, column, value: column, reason });
  const isNone = !header.some((name) => names.includes(name));
  if (isNone && !isUnparted(header, names))
    return { rows: [], own: 0, faults: [withoutHeader(header, names)] };
  let isListed = false;
  for (const [at, name] of header.entries()) {
    if (name === '')
      faults.push({
        row: 1,
        column: null,
        value: '',
        reason: `cell ${at + 1} is empty, and each column needs its name`,
      });
    else if (!names.includes(name)) {
      ofHeader(name, isListed ? 'is no column' : `is no column. Columns: ${names.join(', ')}`);
      isListed = true;
    } else if (header.indexOf(name) !== at) ofHeader(name, 'stands in the header twice');
  }
  for (const { name, required } of kind.columns)
    if (required === true && !header.includes(name)) ofHeader(name, 'is required and not in the header');
  if (faults.length > 0)
    return { rows: [], own: 0, faults: isUnparted(header, names) ? [unparted(header)] : faults };
  const rows: PlacedRow[] = [];
  let own = 0;
  const lines = new Map<string, number>();
  const numbers = kind.columns.flatMap(({ name, type }) => (type === 'number' ? [header.indexOf(name)] : []));
  const hasNumber = (form: RegExp): boolean =>
    table.rows.some(({ cells }) => numbers.some((at) => form.test((cells[at] ?? '').trim())));
  const hasCommas = hasNumber(/^-?\d+,\d+$/) || (table.delimiter === ';' && !hasNumber(plainPoint));
  const places = kind.columns.map(({ name }) => header.indexOf(name));
  // What every row says the same stands at the end: a row that ends before it was cut.
  const ends = provenanceColumns
    .map(({ name }) => header.indexOf(name))
    .filter((at) => table.rows.some(({ cells }) => (cells[at] ?? '').trim() !== ''));
  for (const { row, cells } of table.rows) {
    const before = faults.length;
    if (cells.length > header.length)
      faults.push({
        row,
        column: null,
        value: cells.slice(header.length).join(' '),
        reason: `has ${cells.length} cells, and the header ${header.length}: a cell with the delimiter in it needs quotation marks`,
      });
    const missed = ends.find((at) => at >= cells.length);
    if (missed !== undefined)
      faults.push({
        row,
        column: null,
        value: cells.at(-1) ?? '',
        reason: `has ${cells.length} cells, and the header ${header.length}: it ends before ${header[missed]}, which other rows have`,
      });
    const values = kind.columns.map((column, at) => {
      const raw = (cells[places[at] ?? -1] ?? '').trim();
      const isGuarded = raw.startsWith("'") && formula.test(raw.replace(/^'+/, ''));
      return { column, value: isGuarded ? raw.slice(1) : raw, isGuarded };
    });
    if (
      faults.length === before &&
      isOwn(Object.fromEntries(values.map(({ column, value }) => [column.name, value])))
    ) {
      own += 1;
      continue;
    }
    const checked: Record<string, string> = {};
    for (const { column, value, isGuarded } of values) {
      const isNumber = column.type === 'integer' || column.type === 'number';
      const isFormula = !isGuarded && formula.test(value) && !(isNumber && /^-\d/.test(value));
      const reason = isFormula ? asFormula : whyWrong(column, value, { countries, hasCommas });
      if (reason !== null) faults.push({ row, column: column.name, value, reason });
      else checked[column.name] = written(column, value);
    }
    if (faults.length > before) continue;
    for (const [column, reason] of kind.faultsOf(checked))
      faults.push({ row, column, value: checked[column] ?? '', reason });
    const key = kind.keyOf(checked);
    // Two suppliers may have a record of the same; whether a file may have two is seen when all rows are read.
    const ofSupplier = `${checked['supplied_by']}\n${key}`;
    const first = lines.get(ofSupplier);
    if (first !== undefined)
      faults.push({ row, column: null, value: key, reason: `is the same record as row ${first}` });
    else lines.set(ofSupplier, row);
    rows.push({ line: row, row: checked });
  }
  // What one supplier says may differ from what another one does.
  const isNamed = rows.every(({ row }) => (row['supplied_by'] ?? '') !== '');
  for (const placed of groupBy(rows, ({ row }) => (isNamed ? row['supplied_by'] : '')).values())
    for (const [at, column, reason] of kind.faultsAmong?.(placed.map(({ row }) => row)) ?? []) {
      const { line = null, row = {} } = placed[at] ?? {};
      faults.push({ row: line, column, value: row[column] ?? '', reason });
    }
  if (table.rows.length === 0)
    faults.push({ row: null, column: null, value: '', reason: 'The file has a header and no rows.' });
  return { rows, own, faults };
}

/** A fault as people read it. */
export function describeFault({ row, column, value, reason }: ImportFault): string {
  const place = [row === null ? '' : `row ${row}`, column === null ? '' : `column ${column}`].filter(
    (part) => part !== '',
  );
  const shown =
    value === '' ? '' : ` ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
  return `${place.join(', ')}${place.length === 0 ? '' : ':'}${shown} ${reason}`.trim();
}
