import type { DataCell, DataColumn } from '../charts/data-table/data-table-model.ts';
import type { Formats } from '../i18n/formats.ts';
import { percentText } from '../i18n/loss-percent.ts';
import type { FiledTable } from './use-filed.tsx';

/** What is not known. */
export const noCell: DataCell = { text: '', raw: null };

/** A whole number, or nothing. */
export const countCell = (formats: Formats, value: number | null | undefined): DataCell =>
  value == null ? noCell : { text: formats.number(value, 0), raw: value };

/** A rank, or nothing: a value of nothing has none. */
export const rankCell = (rank: number | null): DataCell =>
  rank === null ? noCell : { text: String(rank), raw: rank };

/** A year, or nothing. */
export const yearCell = (year: number | null | undefined): DataCell =>
  year == null ? noCell : { text: String(year), raw: year };

/** A percentage lost. Twelve digits are exact; beyond them are the remains of a sum. */
export const percentCell = (formats: Formats, value: number): DataCell => ({
  text: percentText(formats, value),
  raw: Number(value.toPrecision(12)),
});

/** A table for files: columns with what each says of a row. */
export function toFiled<Row>(
  rows: readonly Row[],
  columns: readonly (readonly [column: DataColumn, cell: (row: Row) => DataCell])[],
): FiledTable {
  return {
    columns: columns.map(([column]) => column),
    rows: rows.map((row, at) => ({ id: String(at), cells: columns.map(([, cell]) => cell(row)) })),
  };
}
