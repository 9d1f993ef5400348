import { isPageAddress } from '#contract/page-address.ts';
import { importFormats } from '#datasets/import-formats.ts';
import { slugOf } from '#domain/germplasm/variety-name.ts';
import { checkRows } from '#domain/imports/check-rows.ts';
import { futureDays, latestToday, notYetCome, placeholders } from '#domain/imports/file-provenance.ts';
import { provenanceColumns } from '#domain/imports/import-format.ts';
import { readTable } from '#domain/imports/read-table.ts';
import type { Words } from '../../i18n/words.tsx';
import { type FaultText, faultText } from './fault-text.ts';

const [{ example: exampleSupplier }] = provenanceColumns;

export interface CheckedFile {
  /** Rows without a fault. */
  rows: number;
  /** As the import reports them. */
  faults: readonly FaultText[];
}

/** Checks a file by its table's format as the import does, here in the browser: the file is sent nowhere. */
export function checkFile(
  bytes: Uint8Array,
  id: string,
  {
    countries,
    words,
    faultWords = null,
    now,
  }: { countries: ReadonlySet<string>; words: Words; faultWords?: Words | null; now: Date },
): CheckedFile {
  const format = importFormats.find((each) => each.id === id);
  if (format === undefined) throw new Error(`There is no format ${id}.`);
  const columns = format.columns.map(({ name }) => name);
  const table = readTable(bytes, columns, (text) => new TextDecoder('windows-1252').decode(text));
  if (!('header' in table))
    return { rows: 0, faults: table.faults.map((fault) => faultText(fault, faultWords)) };
  const codesOf = (name: string): string[] =>
    [...countries].filter((code) => slugOf(words(`areas.${code}`)) === slugOf(name));
  // What encoding was meant is guessed by the import alone.
  const context = { countries, codesOf, likelyText: () => null, isPageAddress };
  const { rows, faults } = checkRows(format, table, context);
  const examples = [...new Set([exampleSupplier, words('records.example.supplied_by')])];
  const ofFile = [
    ...futureDays(rows, now),
    ...placeholders(rows, examples),
    // The day of the file may stand in a letter, which is not written tomorrow.
    ...rows.flatMap((row) => notYetCome(format, [row], row.row['supplied_on'] || latestToday(now))),
  ];
  const atFault = new Set(ofFile.map(({ row }) => row));
  const all = [...faults, ...ofFile].toSorted((a, b) => (a.row ?? Infinity) - (b.row ?? Infinity));
  return {
    rows: rows.filter(({ line }) => !atFault.has(line)).length,
    faults: all.map((fault) => faultText(fault, faultWords)),
  };
}
