import { slugOf } from '#domain/germplasm/variety-name.ts';
import { groupBy } from '#domain/group-by.ts';
import type { PlacedRow } from '#domain/imports/check-rows.ts';
import { type ImportColumn, type ImportFormat, provenanceColumns } from '#domain/imports/import-format.ts';
import type { ImportFault } from '#domain/imports/read-table.ts';
import { isDay } from '#domain/imports/spreadsheet-cell.ts';
import { whyNoOption } from './check-rows.ts';

/**
 * The rows of a file by supplier, where the file names several suppliers and all of them have contributed before, as in an export
 * of several. Else the file is one supplier's: an unknown name among others is more likely a misspelling than a new supplier.
 */
export function bySupplier(
  rows: readonly PlacedRow[],
  known: ReadonlySet<string>,
): readonly (readonly PlacedRow[])[] {
  const groups = groupBy(rows, ({ row }) => row['supplied_by'] ?? '');
  const isKnown = [...groups.keys()].every((supplier) => known.has(supplier));
  return groups.size > 1 && isKnown ? [...groups.values()] : [rows];
}

/** Options that give a file's provenance. */
export interface ProvenanceFlags {
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
] as const satisfies readonly (readonly [keyof ProvenanceFlags, ImportColumn])[];

const fault = (column: string | null, value: string, reason: string): ImportFault => ({
  row: null,
  column,
  value,
  reason,
});

/** Today's date in the earliest time zone: no contributor's today is later. */
const latestToday = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** The value of an option or a column for the whole file, or the fault that there is none, or several. */
function oneOf(
  rows: readonly PlacedRow[],
  column: string,
  option: string | undefined,
  name: string,
): { value: string; faults: ImportFault[] } {
  const groups = groupBy(
    rows.filter(({ row }) => (row[column] ?? '') !== ''),
    ({ row }) => row[column] ?? '',
  );
  const isGiven = option !== undefined && option !== '';
  // The most frequent value applies to the file, unless an option gives one.
  const [usual = ''] = [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value);
  const value = isGiven ? option : usual;
  if (value === '')
    return { value, faults: [fault(column, '', `is stated nowhere: fill the column, or give --${name}`)] };
  const others = [...groups].flatMap(([other, placedRows]) => (other === value ? [] : placedRows));
  const against = isGiven ? `--${name}` : `row ${groups.get(value)?.[0]?.line}`;
  return {
    value,
    faults: others.map(({ line, row }) => ({
      row: line,
      column,
      value: row[column] ?? '',
      reason: `is not what ${against} says, ${JSON.stringify(value)}: a file is of one supplier, day and licence`,
    })),
  };
}

/** Dates of delivery in rows or an option that lie in the future, each at its first place. */
function futureDays(rows: readonly PlacedRow[], option: string | undefined, now: Date): ImportFault[] {
  const days = new Map<string, number | null>();
  if (option !== undefined) days.set(option, null);
  for (const { line, row } of rows) {
    const day = row['supplied_on'] ?? '';
    if (!days.has(day)) days.set(day, line);
  }
  return [...days].flatMap(([day, line]) =>
    isDay(day) && day > latestToday(now)
      ? [
          {
            ...fault('supplied_on', day, `has not come yet: it is ${now.toISOString().slice(0, 10)}`),
            row: line,
          },
        ]
      : [],
  );
}

/** Years and days of the rows that are later than the file's own date. */
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
  flags: ProvenanceFlags,
  now: Date,
): { supplier: string; date: string; licence: string; url: string; faults: ImportFault[] } {
  const wrong: ImportFault[] = [];
  const file: ProvenanceFlags = {};
  for (const [name, column] of options) {
    const value = flags[name]?.trim() ?? '';
    if (value === '') continue;
    const reason = whyNoOption(column, value);
    if (reason !== null) wrong.push(fault(null, value, `(--${name}) ${reason}`));
    file[name] = value;
  }
  const supplier = oneOf(rows, 'supplied_by', file.supplier, 'supplier');
  const date = oneOf(rows, 'supplied_on', file.date, 'date');
  const licence = oneOf(rows, 'licence', file.licence, 'licence');
  // A file without valid rows cannot be accused of missing values.
  const faults = rows.length === 0 ? [] : [supplier, date, licence].flatMap((each) => each.faults);
  faults.push(...wrong);
  faults.push(...futureDays(rows, file.date, now));
  if (isDay(date.value)) faults.push(...notYetCome(kind, rows, date.value));
  if (supplier.value !== '' && slugOf(supplier.value) === '')
    faults.push(fault('supplied_by', supplier.value, 'has no letter and no digit'));
  return { supplier: supplier.value, date: date.value, licence: licence.value, url: file.url ?? '', faults };
}
