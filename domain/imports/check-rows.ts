import { groupBy } from '../group-by.ts';
import { type CheckContext, type Known, unguarded, whyWrong, written } from './check-cell.ts';
import { type CheckedRow, type ImportFormat, provenanceColumns } from './import-format.ts';
import type { ImportFault, ReadTable } from './read-table.ts';
import { decimalComma, decimalPoint, isSum } from './spreadsheet-cell.ts';

export interface PlacedRow {
  line: number;
  row: CheckedRow;
}

/** Whether the header is one cell with several columns, because of an unknown delimiter. */
const isUnparted = (header: readonly string[], names: readonly string[]): boolean =>
  header.length === 1 && names.filter((name) => (header[0] ?? '').includes(name)).length > 1;

const unparted = (row: number, [head = '']: readonly string[]): ImportFault => ({
  row,
  column: null,
  value: head,
  reason: 'is one cell: the columns have to be parted by commas, semicolons, tabs or |',
});

const withoutHeader = (row: number, header: readonly string[], names: readonly string[]): ImportFault => ({
  row,
  column: null,
  value: header.join(' '),
  reason: `is no header: none of its cells is a column. Columns: ${names.join(', ')}`,
});

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** Why a row is no record but text for readers: the header again, a sum, a note. `null` where it may be a record. */
function whyNoRecord(header: readonly string[], cells: readonly string[], isRight: (at: number) => boolean) {
  const remedy = 'take the row out, or begin it with #';
  if (header.every((name, at) => (cells[at] ?? '').trim().toLowerCase() === name))
    return `is the header once more: ${remedy}`;
  const first = cells.findIndex(isFilled);
  if (isRight(first)) return null;
  if (isSum((cells[first] ?? '').trim())) return `is a sum of rows, and no record: ${remedy}`;
  return header.length > 2 && cells.filter(isFilled).length === 1
    ? `is a note, and no record: ${remedy}`
    : null;
}

export type Table = Extract<ReadTable, { header: string[] }>;

function headerFaults(kind: ImportFormat, { header, headerRow, rows }: Table): ImportFault[] {
  const names = kind.columns.map(({ name }) => name);
  const faults: ImportFault[] = [];
  const ofColumn = (column: string, reason: string) =>
    faults.push({ row: headerRow, column, value: column, reason });
  let isListed = false;
  for (const [at, name] of header.entries()) {
    if (name === '') {
      // Spreadsheets save columns that once had something in them.
      const text = rows.map(({ cells }) => (cells[at] ?? '').trim()).find((cell) => cell !== '');
      if (text !== undefined)
        faults.push({
          row: headerRow,
          column: null,
          value: '',
          reason: `cell ${at + 1} is empty, and the column with ${JSON.stringify(text)} needs its name`,
        });
    } else if (!names.includes(name)) {
      ofColumn(name, isListed ? 'is no column' : `is no column. Columns: ${names.join(', ')}`);
      isListed = true;
    } else if (header.indexOf(name) !== at) ofColumn(name, 'stands in the header twice');
  }
  for (const { name, required } of kind.columns)
    if (required === true && !header.includes(name)) ofColumn(name, 'is required and not in the header');
  return faults;
}

/** Context of the check of a table's rows. */
interface RowRules {
  kind: ImportFormat;
  header: readonly string[];
  /** Place of each column of the kind in the header. */
  places: readonly number[];
  /** Places of what every row has at its end: a row that ends before them was cut. */
  ends: readonly number[];
  delimiter: string;
  known: Known;
}

function toRowRules(kind: ImportFormat, table: Table, context: CheckContext): RowRules {
  const { header, rows, delimiter, isRatherMac } = table;
  const numbers = kind.columns.flatMap(({ name, type }) => (type === 'number' ? [header.indexOf(name)] : []));
  const hasNumber = (form: RegExp): boolean =>
    rows.some(({ cells }) => numbers.some((at) => form.test((cells[at] ?? '').trim())));
  return {
    kind,
    header,
    places: kind.columns.map(({ name }) => header.indexOf(name)),
    ends: provenanceColumns
      .map(({ name }) => header.indexOf(name))
      .filter((at) => rows.some(({ cells }) => (cells[at] ?? '').trim() !== '')),
    delimiter,
    known: { ...context, hasPoints: hasNumber(decimalPoint) && !hasNumber(decimalComma), isRatherMac },
  };
}

function lengthFaults({ header, ends }: RowRules, row: number, cells: readonly string[]): ImportFault[] {
  const faults: ImportFault[] = [];
  if (cells.slice(header.length).some(isFilled))
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
  return faults;
}

/** Whether some cells begin a record: all required cells among them are valid, and one of them is a code. */
function isRecord({ kind, places, known }: RowRules, cells: readonly string[]): boolean {
  const needed = kind.columns.flatMap((column, at) => {
    const place = places[at] ?? -1;
    return column.required === true && place >= 0 && place < cells.length ? [{ column, place }] : [];
  });
  return (
    cells.length > 2 &&
    needed.some(({ column }) => column.oneOf !== undefined) &&
    needed.every(({ column, place }) => whyWrong(column, (cells[place] ?? '').trim(), known) === null)
  );
}

/** Fault of a cell of several lines: a stray quotation mark adds the rows below to it. */
function swallowedFault(rules: RowRules, row: number, cells: readonly string[]): ImportFault | null {
  if (!cells.some((cell) => cell.includes('\n'))) return null;
  const lines = cells.flatMap((cell) => cell.split('\n').slice(1));
  const value = lines.find((line) => isRecord(rules, line.split(rules.delimiter)));
  const reason = 'is a row of its own, and stands in a cell of this one: a quotation mark is stray';
  return value === undefined ? null : { row, column: null, value, reason };
}

/** A row by its columns, or its faults; `own` if it is one of the release's own. */
function checkRow(
  rules: RowRules,
  row: number,
  cells: readonly string[],
  isOwn: (row: CheckedRow) => boolean,
): { checked: CheckedRow } | { own: true } | { faults: ImportFault[] } {
  const { kind, header, places, known } = rules;
  const swallowed = swallowedFault(rules, row, cells);
  if (swallowed !== null) return { faults: [swallowed] };
  const noRecord = whyNoRecord(header, cells, (at) => {
    const column = kind.columns[places.indexOf(at)];
    return column !== undefined && whyWrong(column, (cells[at] ?? '').trim(), known) === null;
  });
  if (noRecord !== null)
    return { faults: [{ row, column: null, value: cells.find(isFilled)?.trim() ?? '', reason: noRecord }] };
  const faults = lengthFaults(rules, row, cells);
  const values = kind.columns.map((column, at) => {
    const place = places[at] ?? -1;
    const { value, isGuarded } = unguarded(column, (cells[place] ?? '').trim());
    return { column, place, value, isGuarded };
  });
  if (
    faults.length === 0 &&
    isOwn(Object.fromEntries(values.map(({ column, value }) => [column.name, value])))
  )
    return { own: true };
  const checked: Record<string, string> = {};
  for (const { column, place, value, isGuarded } of values) {
    // A column that the header lacks is a fault of the header.
    const reason = place < 0 ? null : whyWrong(column, value, known, isGuarded);
    if (reason !== null) faults.push({ row, column: column.name, value, reason });
    else checked[column.name] = written(column, value);
  }
  return faults.length > 0 ? { faults } : { checked };
}

/** Faults of rows compared with each other, by supplier: suppliers may contradict each other. */
function faultsAmong(kind: ImportFormat, rows: readonly PlacedRow[]): ImportFault[] {
  const isNamed = rows.every(({ row }) => (row['supplied_by'] ?? '') !== '');
  const bySupplier = groupBy(rows, ({ row }) => (isNamed ? row['supplied_by'] : ''));
  return [...bySupplier.values()].flatMap((placedRows) =>
    (kind.faultsAmong?.(placedRows.map(({ row }) => row)) ?? []).map(([at, column, reason]): ImportFault => {
      const { line = null, row = {} } = placedRows[at] ?? {};
      return { row: line, column, value: row[column] ?? '', reason };
    }),
  );
}

/**
 * Checks a table by its kind, all of it: header, cells, whole rows, repeated keys. Rows have the cells by column, without the
 * apostrophe that keeps spreadsheets from calculating them; columns that the file does not have are empty. Rows of the release's
 * own sources are counted and not checked: sources use values that the format does not allow.
 */
export function checkRows(
  kind: ImportFormat,
  table: Table,
  context: CheckContext,
  isOwn: (row: CheckedRow) => boolean = () => false,
): { rows: PlacedRow[]; own: number; faults: ImportFault[] } {
  const { header, headerRow } = table;
  const names = kind.columns.map(({ name }) => name);
  const none = (faults: ImportFault[]) => ({ rows: [], own: 0, faults });
  if (!header.some((name) => names.includes(name)) && !isUnparted(header, names))
    return none([withoutHeader(headerRow, header, names), ...table.faults]);
  const ofHeader = headerFaults(kind, table);
  if (ofHeader.length > 0 && isUnparted(header, names)) return none([unparted(headerRow, header)]);
  const faults = [...ofHeader, ...table.faults];
  const rows: PlacedRow[] = [];
  let ownRows = 0;
  const lines = new Map<string, number>();
  const rules = toRowRules(kind, table, context);
  for (const { row, cells } of table.rows) {
    const found = checkRow(rules, row, cells, isOwn);
    if ('faults' in found) {
      faults.push(...found.faults);
      continue;
    }
    if ('own' in found) {
      ownRows += 1;
      continue;
    }
    const { checked } = found;
    // A row without all required columns cannot be checked as a whole.
    if (ofHeader.length > 0) continue;
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
  faults.push(...faultsAmong(kind, rows));
  if (ofHeader.length + table.rows.length + table.faults.length === 0)
    faults.push({ row: null, column: null, value: '', reason: 'The file has a header and no rows.' });
  return { rows, own: ownRows, faults };
}

const englishPlaces = {
  row: (row: number, line: number | undefined): string =>
    `row ${row}${line === undefined ? '' : ` (line ${line})`}`,
  column: (name: string): string => `column ${name}`,
};

/** A fault as people read it; in English without other `places`. */
export function describeFault(
  { row, line, column, value, reason }: ImportFault,
  places = englishPlaces,
): string {
  const place = [
    row === null ? '' : places.row(row, line),
    column === null ? '' : places.column(column),
  ].filter((part) => part !== '');
  const valueText =
    value === '' ? '' : ` ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
  return `${place.join(', ')}${place.length === 0 ? '' : ':'}${valueText} ${reason}`.trim();
}
