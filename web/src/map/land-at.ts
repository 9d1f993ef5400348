import type { Geography, MapPlace } from './geography.ts';
import { isInside } from './path-geometry.ts';
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
  // 0 is unknown, 1 the sea, and a place is two more than its index.
  const known = new Uint16Array(columns * (Math.ceil(frame.height / CELL) + 1));
  const rows: (readonly MapPlace[] | undefined)[] = [];
  const placeAt: PlaceAt = (pixelX, pixelY) => {
    const column = Math.round(pixelX / CELL);
    const row = Math.round(pixelY / CELL);
    const cell = row * columns + column;
    const found = known[cell];
    if (column < 0 || column >= columns || found === undefined) return null;
    if (found > 0) return geography.places[found - 2] ?? null;
    const [x, y] = toBox([column * CELL, row * CELL], view, frame);
    const near = rows[row] ?? geography.places.filter(({ bounds }) => y >= bounds[1] && y <= bounds[3]);
    rows[row] = near;
    const place =
      near.find(({ bounds, shape }) => x >= bounds[0] && x <= bounds[2] && isInside(shape.d, [x, y])) ?? null;
    known[cell] = place === null ? 1 : geography.places.indexOf(place) + 2;
    return place;
  };
  const [oldest] = views.keys();
  if (oldest !== undefined && views.size >= mostViews) views.delete(oldest);
  seen.set(geography, views.set(key, placeAt));
  return placeAt;
}
