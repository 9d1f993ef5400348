import { slugOf } from '#domain/germplasm/variety-name.ts';
import { groupBy } from '#domain/group-by.ts';
import type { PlacedRow } from '#domain/imports/check-rows.ts';
import { fault, futureDays, notYetCome, placeholders } from '#domain/imports/file-provenance.ts';
import { type ImportColumn, type ImportFormat, provenanceColumns } from '#domain/imports/import-format.ts';
import type { ImportFault } from '#domain/imports/read-table.ts';
import { isDay } from '#domain/imports/spreadsheet-cell.ts';
import english from '#locales/en/records.json' with { type: 'json' };
import spanish from '#locales/es/records.json' with { type: 'json' };
import portuguese from '#locales/pt/records.json' with { type: 'json' };
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

/** What the template has in place of a supplier, in its three languages. */
const exampleSuppliers = [english, spanish, portuguese].map((words) => words['records.example.supplied_by']);

const [supplierColumn, dateColumn, licenceColumn] = provenanceColumns;

/** Options with the columns whose rules they are held to. */
const options = [
  ['supplier', supplierColumn],
  ['date', dateColumn],
  ['licence', licenceColumn],
  ['url', { name: 'url', type: 'url', longest: 500, description: '', example: '' }],
] as const satisfies readonly (readonly [keyof ProvenanceFlags, ImportColumn])[];

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
  faults.push(...futureDays(rows, now, file.date), ...placeholders(rows, exampleSuppliers, file.supplier));
  if (isDay(date.value)) faults.push(...notYetCome(kind, rows, date.value));
  if (supplier.value !== '' && slugOf(supplier.value) === '')
    faults.push(fault('supplied_by', supplier.value, 'has no letter and no digit'));
  return { supplier: supplier.value, date: date.value, licence: licence.value, url: file.url ?? '', faults };
}
