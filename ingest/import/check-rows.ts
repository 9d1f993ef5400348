import { splitCell } from '../steps/germplasm/to-variety.ts';
import type { CheckedRow, ImportColumn, ImportKind } from './import-kind.ts';
import type { ImportFault, ReadTable } from './read-table.ts';

/** First characters by which spreadsheets take a text for a formula; the export writes an apostrophe before such texts. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

const longestText = 400;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text;

const isRealDay = (text: string): boolean => {
  try {
    return isDay(text);
  } catch {
    return false;
  }
};

/** Why a cell cannot stand in its column; `null` where it can. */
function whyWrong(column: ImportColumn, value: string, countries: ReadonlySet<string>): string | null {
  const { type, oneOf, minimum, maximum, longest = longestText } = column;
  if (value === '') return column.required === true ? 'is required and empty' : null;
  if (value.length > longest) return `has ${value.length} characters, and ${longest} are the most`;
  if (/\p{Cc}/u.test(value.replace(/[\n\t]/g, ''))) return 'has control characters';
  if (oneOf === 'countries')
    return countries.has(value)
      ? null
      : 'is no ISO 3166 code of a country, three capital letters such as KEN';
  if (oneOf !== undefined) return oneOf.includes(value) ? null : `is none of: ${oneOf.join(', ')}`;
  if (type === 'integer') {
    if (!/^-?\d{1,9}$/.test(value)) return 'is no whole number';
    const number = Number(value);
    if (number < (minimum ?? number) || number > (maximum ?? number))
      return `is out of range: ${minimum} to ${maximum}`;
  }
  if (type === 'date' && !isRealDay(value)) return 'is no date such as 2026-05-31';
  if (type === 'url' && !/^https?:\/\/\S+\.\S+$/.test(value)) return 'is no address of a page, https://…';
  return null;
}

/**
 * Checks a table by its kind, all of it: header, cells, whole rows, repeated keys. Rows have the cells by column, without the
 * apostrophe that keeps spreadsheets from calculating them; columns that the file does not have are empty.
 */
export function checkRows(
  kind: ImportKind,
  table: Extract<ReadTable, { header: string[] }>,
  countries: ReadonlySet<string>,
): { rows: CheckedRow[]; faults: ImportFault[] } {
  const { header } = table;
  const names = kind.columns.map(({ name }) => name);
  const faults: ImportFault[] = [];
  const ofHeader = (column: string, reason: string) => faults.push({ row: 1, column, value: column, reason });
  for (const [at, name] of header.entries()) {
    if (!names.includes(name)) ofHeader(name, `is no column. Columns: ${names.join(', ')}`);
    else if (header.indexOf(name) !== at) ofHeader(name, 'stands in the header twice');
  }
  for (const { name, required } of kind.columns)
    if (required === true && !header.includes(name)) ofHeader(name, 'is required and not in the header');
  if (faults.length > 0) return { rows: [], faults };
  const rows: CheckedRow[] = [];
  const lines = new Map<string, number>();
  for (const { row, cells } of table.rows) {
    const before = faults.length;
    if (cells.length > header.length)
      faults.push({
        row,
        column: null,
        value: cells.slice(header.length).join(' '),
        reason: `has ${cells.length} cells, and the header ${header.length}: a cell with the delimiter in it needs quotation marks`,
      });
    const checked: Record<string, string> = {};
    for (const column of kind.columns) {
      const raw = (cells[header.indexOf(column.name)] ?? '').trim();
      const isGuarded = raw.startsWith("'") && formula.test(raw.replace(/^'+/, ''));
      const value = isGuarded ? raw.slice(1) : raw;
      checked[column.name] = column.list === true ? splitCell(value).join('; ') : value.replace(/\s+/g, ' ');
      const isFormula = !isGuarded && formula.test(value) && column.type !== 'integer';
      const reason = isFormula
        ? 'begins like a formula, which a spreadsheet would calculate. Write the text alone'
        : whyWrong(column, value, countries);
      if (reason !== null) faults.push({ row, column: column.name, value, reason });
    }
    if (faults.length > before) continue;
    for (const [column, reason] of kind.faultsOf(checked))
      faults.push({ row, column, value: checked[column] ?? '', reason });
    const key = kind.keyOf(checked);
    const first = lines.get(key);
    if (first !== undefined)
      faults.push({ row, column: null, value: key, reason: `is the same record as row ${first}` });
    else lines.set(key, row);
    rows.push(checked);
  }
  if (table.rows.length === 0)
    faults.push({ row: null, column: null, value: '', reason: 'The file has a header and no rows.' });
  return { rows, faults };
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
