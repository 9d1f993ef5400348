/** What the reader points at: a period, and with the keyboard, or where lines are lit, one of the series. A click holds the card. */
export type Cursor = { period: number; row: number | null; by: 'pointer' | 'click' | 'touch' | 'keyboard' };

export type CursorAction =
  | { kind: 'point'; period: number; row?: number | null; by: 'pointer' | 'click' | 'touch' }
  | { kind: 'key'; key: string; periods: number; rows: number; start: number }
  | { kind: 'clear' };

export const READING_KEYS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Escape',
  'Enter',
]);

/** The first key after nothing was shown opens the reading at `start`, except Home and End, which keep their meaning. */
export function moveCursor(cursor: Cursor | null, action: CursorAction): Cursor | null {
  if (action.kind === 'clear') return null;
  if (action.kind === 'point') {
    if (action.period < 0) return null;
    const { period, row: pointed = null, by } = action;
    const same = cursor?.period === period && cursor.row === pointed && cursor.by === by;
    return same ? cursor : { period, row: pointed, by };
  }
  const { key, periods, rows, start } = action;
  if (key === 'Escape' || periods === 0) return null;
  if (key === 'Enter' && cursor !== null) return cursor;
  const row = cursor?.row ?? null;
  const to = (period: number, nextRow = row): Cursor => ({
    period: Math.min(Math.max(period, 0), periods - 1),
    row: nextRow,
    by: 'keyboard',
  });
  if (key === 'Home') return to(0);
  if (key === 'End') return to(periods - 1);
  if (cursor === null) return to(start);
  switch (key) {
    case 'ArrowLeft':
      return to(cursor.period - 1);
    case 'ArrowRight':
      return to(cursor.period + 1);
    case 'ArrowDown':
      return to(cursor.period, rows === 0 ? null : row === null ? 0 : (row + 1) % rows);
    case 'ArrowUp':
      return to(cursor.period, rows === 0 ? null : row === null ? rows - 1 : (row - 1 + rows) % rows);
    default:
      return cursor;
  }
}
