/** A place in a drawing of several series: which series, and which of its points. */
export type GridCursor = { series: number; point: number };

export const GRID_KEYS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Escape',
]);

const clamp = (value: number, length: number): number =>
  Math.min(Math.max(value, 0), Math.max(length - 1, 0));

/** Where there is one series only, ↑ ↓ step through its points as well. The first key opens the reading at the first point. */
export function moveInGrid(
  cursor: GridCursor | null,
  key: string,
  lengths: readonly number[],
): GridCursor | null {
  if (key === 'Escape' || lengths.every((length) => length === 0)) return null;
  const first = lengths.findIndex((length) => length > 0);
  const { series, point } = cursor ?? { series: first, point: 0 };
  const length = lengths[series] ?? 0;
  if (key === 'Home') return { series, point: 0 };
  if (key === 'End') return { series, point: clamp(length - 1, length) };
  if (cursor === null) return { series, point };
  const alone = lengths.length === 1;
  if (key === 'ArrowLeft' || (alone && key === 'ArrowUp')) return { series, point: clamp(point - 1, length) };
  if (key === 'ArrowRight' || (alone && key === 'ArrowDown'))
    return { series, point: clamp(point + 1, length) };
  const step = key === 'ArrowUp' ? -1 : 1;
  let next = series + step;
  while (lengths[next] === 0) next += step;
  if (next < 0 || next >= lengths.length) return cursor;
  return { series: next, point: clamp(point, lengths[next] ?? 0) };
}
