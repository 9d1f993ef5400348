import type { DataColumn, DataRow } from './data-table-model.ts';

export type TableCell = { row: string; column: number };

type KeyOf = (row: string, column: string) => string | null;

function isFigure(
  row: DataRow | undefined,
  columns: readonly DataColumn[],
  column: number,
  keyOf: KeyOf,
): boolean {
  const id = columns[column]?.id;
  return (
    row !== undefined &&
    id !== undefined &&
    (row.cells[column]?.text ?? '') !== '' &&
    keyOf(row.id, id) !== null
  );
}

/** The first figure that has an explanation, or `null`. */
export function firstCell(
  rows: readonly DataRow[],
  columns: readonly DataColumn[],
  keyOf: KeyOf,
): TableCell | null {
  for (const row of rows)
    for (const column of columns.keys())
      if (isFigure(row, columns, column, keyOf)) return { row: row.id, column };
  return null;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The figure that a key leads to: arrows to the next figure in their direction, past cells without one; Home and End to
 * the first and last of the column. `null` where the key has no meaning or nothing is there.
 */
export function nextCell(
  rows: readonly DataRow[],
  columns: readonly DataColumn[],
  from: { at: TableCell; key: string; keyOf: KeyOf },
): TableCell | null {
  const { at, key, keyOf } = from;
  const start = rows.findIndex((row) => row.id === at.row);
  const [down, right] = key === 'Home' ? [1, 0] : key === 'End' ? [-1, 0] : (steps[key] ?? [0, 0]);
  if (down === 0 && right === 0) return null;
  let line = key === 'Home' ? 0 : key === 'End' ? rows.length - 1 : start + down;
  let column = at.column + right;
  while (line >= 0 && line < rows.length && column >= 0 && column < columns.length) {
    const row = rows[line];
    if (row !== undefined && isFigure(row, columns, column, keyOf)) return { row: row.id, column };
    line += down;
    column += right;
  }
  return null;
}
