import type { PriceSource } from '#contract/prices.ts';
import type { ImportFormat } from '#domain/imports/import-format.ts';
import type { CsvCell } from './to-csv.ts';

/** Rows in the format that the import reads: each has the values that all rows of a supplier share. */
export const toRecordCsv = (
  { columns }: ImportFormat,
  rows: readonly { cells: Readonly<Record<string, CsvCell>>; source: PriceSource | undefined }[],
): CsvCell[][] =>
  rows.map(({ cells, source }) => {
    const shared: Readonly<Record<string, string | undefined>> = {
      supplied_by: source?.publisher,
      supplied_on: source?.date,
      licence: source?.licence,
    };
    return columns.map(({ name }) => shared[name] ?? cells[name] ?? null);
  });
