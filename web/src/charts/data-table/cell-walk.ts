import { type KeyboardEvent, type MouseEvent, useCallback, useContext, useRef, useState } from 'react';
import { ExplainContext } from '../explained/explained.ts';

/** A row of a table with the keys of its figures' explanations by column; `null` where a cell has none. */
export type WalkedRow = { id: string; keys: readonly (string | null)[] };

export type TableCell = { row: string; column: number };

export type CellWalk = {
  at: TableCell;
  focusReached: (button: HTMLButtonElement | null) => void;
  handlers: {
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

/** One button for a whole table: arrow keys move it, and a click on any figure does what it does. `null` without explanations. */
export function useCellWalk(rows: readonly WalkedRow[]): CellWalk | null {
  const [reached, setReached] = useState<TableCell | null>(null);
  const stepped = useRef(false);
  const openExplanation = useContext(ExplainContext);
  const focusReached = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !stepped.current) return;
    stepped.current = false;
    button.focus();
  }, []);
  const presentCell = reached !== null && rows.some((row) => row.id === reached.row) ? reached : null;
  const at = presentCell ?? firstCell(rows);
  if (at === null) return null;
  return {
    at,
    focusReached,
    handlers: {
      onClick: (event) => {
        const cell = event.target instanceof Element ? event.target.closest('td') : null;
        const line = cell?.parentElement;
        // Selecting figures to copy them must not open an explanation.
        if (cell == null || !(line instanceof HTMLTableRowElement) || !document.getSelection()?.isCollapsed)
          return;
        const row = rows[line.sectionRowIndex];
        const key = row?.keys[cell.cellIndex] ?? null;
        if (row === undefined || key === null) return;
        setReached({ row: row.id, column: cell.cellIndex });
        openExplanation?.(key);
      },
      onKeyDown: (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = nextCell(rows, at, event.key);
        if (next === null) return;
        event.preventDefault();
        stepped.current = true;
        setReached(next);
      },
    },
  };
}

export function firstCell(rows: readonly WalkedRow[]): TableCell | null {
  for (const { id, keys } of rows) {
    const column = keys.findIndex((key) => key !== null);
    if (column >= 0) return { row: id, column };
  }
  return null;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The figure that a key leads to, past cells without one; `null` where the key has no meaning or nothing is there. */
export function nextCell(rows: readonly WalkedRow[], at: TableCell, key: string): TableCell | null {
  const [down, right] = key === 'Home' ? [1, 0] : key === 'End' ? [-1, 0] : (steps[key] ?? [0, 0]);
  if (down === 0 && right === 0) return null;
  const start = rows.findIndex(({ id }) => id === at.row);
  let line = key === 'Home' ? 0 : key === 'End' ? rows.length - 1 : start + down;
  let column = at.column + right;
  for (let row = rows[line]; row?.keys[column] !== undefined; row = rows[line]) {
    if (row.keys[column] !== null) return { row: row.id, column };
    line += down;
    column += right;
  }
  return null;
}
