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
import { firstCell, nextCell, type TableCell } from './cell-steps.ts';
import type { DataColumn, DataRow, TableExplain } from './data-table-model.ts';

/** Where the keyboard is among a table's figures, and what the table's body listens to. */
export type CellWalk = {
  at: TableCell;
  label: (text: string) => string;
  /** Takes the focus to the figure's button after a step. */
  focusReached: (button: HTMLButtonElement | null) => void;
  handlers: {
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

/**
 * One button for a whole table: it is in the figure that the keyboard is on, arrow keys move it, and a
 * click on any figure does what the button does. `null` for a table without explanations.
 */
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
