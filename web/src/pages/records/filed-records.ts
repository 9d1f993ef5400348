import type { DataCell, DataColumn } from '../../charts/data-table/data-table-model.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import { valueName } from './record-texts.ts';
import type { RoomColumn, RoomRecords } from './room-data.ts';

type Row = RoomRecords['rows'][number];

/** Columns that all rows of a page share, or that their source has. */
const shared: readonly string[] = ['crop', 'supplied_on', 'licence'];

/** Records as the files beside a page have them: numbers as numbers, their units in columns of their own, days as ISO writes them. */
export function filedRecords(
  columns: readonly RoomColumn[],
  rows: readonly Row[],
  supplierOf: (row: Row) => string,
  { words, formats }: { words: Words; formats: Formats },
): { columns: DataColumn[]; rows: { id: string; cells: DataCell[] }[] } {
  const filed = columns.filter(
    ({ name }) =>
      !shared.includes(name) && (name === 'supplied_by' || rows.some(({ cells }) => cells[name] != null)),
  );
  const cellOf = (row: Row, { name }: RoomColumn): DataCell => {
    const cell = name === 'supplied_by' ? supplierOf(row) : row.cells[name];
    if (cell == null) return { text: '' };
    if (name === 'year') return { text: String(cell), raw: Number(cell) };
    if (typeof cell === 'number') return { text: formats.exact(cell), raw: cell };
    const text = name === 'date' ? cell : valueName(words, name, cell);
    return name === 'country' ? { text, code: cell } : { text };
  };
  return {
    columns: filed.map(({ name, isNumber }) => ({
      id: name,
      label: words(`records.column.${name}`),
      ...(isNumber && name !== 'year' ? { numeric: true } : {}),
    })),
    rows: rows.map((row) => ({
      id: `${row.source} ${row.place}`,
      cells: filed.map((column) => cellOf(row, column)),
    })),
  };
}
