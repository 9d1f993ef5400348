import { slugOf } from '#domain/germplasm/variety-name.ts';
import { type ImportColumn, type ImportFormat, provenanceColumns } from '#domain/imports/import-format.ts';
import { isDay, type PlacedRow, whyNoOption } from './check-rows.ts';
import type { ImportFault } from './read-table.ts';

/** What options say of who hands a file in. */
export interface SaidOfFile {
  supplier?: string | undefined;
  date?: string | undefined;
  licence?: string | undefined;
  url?: string | undefined;
}

const [supplierColumn, dateColumn, licenceColumn] = provenanceColumns;

/** Options with the columns whose rules they are held to. */
const options = [
  ['supplier', supplierColumn],
  ['date', dateColumn],
  ['licence', licenceColumn],
  ['url', { name: 'url', type: 'url', longest: 500, description: '', example: '' }],
] as const satisfies readonly (readonly [keyof SaidOfFile, ImportColumn])[];

const fault = (column: string | null, value: string, reason: string): ImportFault => ({
  row: null,
  column,
  value,
  reason,
});

/** The day that it is where the day is furthest: nobody's today comes after it. */
const latestToday = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** What an option or a column says of the whole file: one value, or the fault that there is none, or several. */
function oneOf(
  rows: readonly PlacedRow[],
  column: string,
  option: string | undefined,
  name: string,
): { value: string; faults: ImportFault[] } {
  const values = new Set(rows.map(({ row }) => row[column] ?? '').filter((value) => value !== ''));
  if (option !== undefined && option !== '') values.add(option);
  const [value = ''] = values;
  if (values.size === 1) return { value, faults: [] };
  const reason =
    values.size === 0
      ? `is stated nowhere: fill the column, or give --${name}`
      : `says different things (${[...values].slice(0, 5).join(' | ')}): a file is of one supplier, day and licence`;
  return { value, faults: [fault(column, '', reason)] };
}

/** Years and days of the rows that come after the day of which the file is. */
function notYetCome({ columns }: ImportFormat, rows: readonly PlacedRow[], date: string): ImportFault[] {
  const past = columns.filter((column) => column.past === true);
  return rows.flatMap(({ line, row }) =>
    past.flatMap(({ name }): ImportFault[] => {
      const value = row[name] ?? '';
      return value === '' || value <= date.slice(0, value.length)
        ? []
        : [{ row: line, column: name, value, reason: `comes after the day of the file, ${date}` }];
    }),
  );
}

/** Who hands a file in, as of when and under which licence, from columns and options; with all that is wrong about it. */
export function readProvenance(
  kind: ImportFormat,
  rows: readonly PlacedRow[],
  given: SaidOfFile,
  now: Date,
): { supplier: string; date: string; licence: string; url: string; faults: ImportFault[] } {
  const wrong: ImportFault[] = [];
  const said: SaidOfFile = {};
  for (const [name, column] of options) {
    const value = given[name]?.trim() ?? '';
    if (value === '') continue;
    const reason = whyNoOption(column, value);
    if (reason !== null) wrong.push(fault(null, value, `(--${name}) ${reason}`));
    said[name] = value;
  }
  const supplier = oneOf(rows, 'supplied_by', said.supplier, 'supplier');
  const date = oneOf(rows, 'supplied_on', said.date, 'date');
  const licence = oneOf(rows, 'licence', said.licence, 'licence');
  // Of a file without a row that is right nobody can say that it states nothing.
  const faults = rows.length === 0 ? [] : [supplier, date, licence].flatMap((each) => each.faults);
  faults.push(...wrong);
  if (date.value !== '' && isDay(date.value)) {
    if (date.value > latestToday(now))
      faults.push(
        fault('supplied_on', date.value, `has not come yet: it is ${now.toISOString().slice(0, 10)}`),
      );
    faults.push(...notYetCome(kind, rows, date.value));
  }
  if (supplier.value !== '' && slugOf(supplier.value) === '')
    faults.push(fault('supplied_by', supplier.value, 'has no letter and no digit'));
  return {
    supplier: supplier.value,
    date: date.value,
    licence: licence.value,
    url: said.url ?? '',
    faults,
  };
}
