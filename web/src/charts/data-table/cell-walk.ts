import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ExplainContext } from '../explained/explained.ts';
import type { DataColumn, DataRow, TableExplain } from './data-table-model.ts';

export type CellWalk = {
  at: TableCell;
  label: (text: string) => string;
  focusReached: (button: HTMLButtonElement | null) => void;
  handlers: {
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

/** One button for a whole table: arrow keys move it, and a click on any figure does what it does. `null` without explanations. */
export function useCellWalk(
  rows: readonly DataRow[],
  columns: readonly DataColumn[],
  explain: TableExplain | undefined,
): CellWalk | null {
  const [reached, setReached] = useState<TableCell | null>(null);
  const stepped = useRef(false);
  const openExplanation = useContext(ExplainContext);
  const focusReached = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !stepped.current) return;
    stepped.current = false;
    button.focus();
  }, []);
  const presentCell = reached !== null && rows.some((row) => row.id === reached.row) ? reached : null;
  const first = useMemo(
    () => (explain === undefined ? null : firstCell(rows, columns, explain.keyOf)),
    [rows, columns, explain],
  );
  if (explain === undefined || first === null) return null;
  const at = presentCell ?? first;
  const open = (cell: TableCell): void => {
    const key = explain.keyOf(cell.row, columns[cell.column]?.id ?? '');
    if (key !== null) openExplanation?.(key);
  };
  return {
    at,
    label: explain.label,
    focusReached,
    handlers: {
      onClick: (event) => {
        const cell = event.target instanceof Element ? event.target.closest('td') : null;
        const line = cell?.parentElement;
        // Selecting figures to copy them must not open an explanation.
        if (cell == null || !(line instanceof HTMLTableRowElement) || !document.getSelection()?.isCollapsed)
          return;
        const row = rows[line.sectionRowIndex];
        const text = row?.cells[cell.cellIndex]?.text ?? '';
        if (row === undefined || text === '') return;
        const target = { row: row.id, column: cell.cellIndex };
        setReached(target);
        open(target);
      },
      onKeyDown: (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = nextCell(rows, columns, { at, key: event.key, keyOf: explain.keyOf });
        if (next === null) return;
        event.preventDefault();
        stepped.current = true;
        setReached(next);
      },
    },
  };
}

type TableCell = { row: string; column: number };

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

/** The figure that a key leads to, past cells without one; `null` where the key has no meaning or nothing is there. */
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
