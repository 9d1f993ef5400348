import type { Geography, MapPlace } from './geography.ts';
import { spansAt } from './path-geometry.ts';
import { type Frame, type MapView, toBox } from './view.ts';

/** The country at a point of the frame, to the cell of CELL pixels; `null` is the sea. */
export type PlaceAt = (x: number, y: number) => MapPlace | null;

/** Side of the cells in pixels. */
const CELL = 4;

/** What was found in the last views: while years change, the land stays where it is, and a server draws the same few views. */
const seen = new WeakMap<Geography, Map<string, PlaceAt>>();
const mostViews = 6;

/** Reads what country is where in a view; answers are kept for some views. */
export function landAt(geography: Geography, view: MapView, frame: Frame): PlaceAt {
  const key = [view.x, view.y, view.unit, frame.width, frame.height].join();
  const views = seen.get(geography) ?? new Map<string, PlaceAt>();
  const before = views.get(key);
  if (before !== undefined) return before;
  const columns = Math.ceil(frame.width / CELL) + 1;
  const rows = Math.ceil(frame.height / CELL) + 1;
  // 0 is the sea, and a place is one more than its index.
  const cells = new Uint16Array(columns * rows);
  const isFilled = new Uint8Array(rows);
  const fill = (row: number): void => {
    isFilled[row] = 1;
    const [left, y] = toBox([0, row * CELL], view, frame);
    const step = CELL * view.unit;
    for (const [at, { bounds, shape }] of geography.places.entries()) {
      if (y < bounds[1] || y > bounds[3]) continue;
      const spans = spansAt(shape.d, y);
      for (let i = 0; i < spans.length; i += 2) {
        const from = Math.max(spans[i] ?? 0, bounds[0]);
        const to = spans[i + 1] ?? 0;
        for (let column = Math.max(0, Math.ceil((from - left) / step)); column < columns; column++) {
          const x = left + column * step;
          if (x >= to || x > bounds[2]) break;
          cells[row * columns + column] ||= at + 1;
        }
      }
    }
  };
  const placeAt: PlaceAt = (pixelX, pixelY) => {
    const column = Math.round(pixelX / CELL);
    const row = Math.round(pixelY / CELL);
    if (column < 0 || column >= columns || row < 0 || row >= rows) return null;
    if (isFilled[row] === 0) fill(row);
    return geography.places[(cells[row * columns + column] ?? 0) - 1] ?? null;
  };
  const [oldest] = views.keys();
  if (oldest !== undefined && views.size >= mostViews) views.delete(oldest);
  seen.set(geography, views.set(key, placeAt));
  return placeAt;
}
