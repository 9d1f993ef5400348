import type { Geography, MapPlace } from './geography.ts';
import { isInside } from './path-geometry.ts';
import { type Frame, type MapView, toBox } from './view.ts';

/** The country at a point of the frame, to the cell of CELL pixels; `null` is the sea. */
export type PlaceAt = (x: number, y: number) => MapPlace | null;

/** Side of the cells in pixels. */
const CELL = 4;

/** What was found in the last view: while years change, the land stays where it is. */
let seen: readonly [string, Geography | null, PlaceAt] = ['', null, () => null];

/** Reads what country is where in a view; answers are kept until the view is another one. */
export function landAt(geography: Geography, view: MapView, frame: Frame): PlaceAt {
  const key = [view.x, view.y, view.unit, frame.width, frame.height].join();
  if (seen[0] === key && seen[1] === geography) return seen[2];
  const columns = Math.ceil(frame.width / CELL) + 1;
  const known: (MapPlace | null | undefined)[] = [];
  const rows: (readonly MapPlace[] | undefined)[] = [];
  const placeAt: PlaceAt = (pixelX, pixelY) => {
    const [column, row] = [Math.round(pixelX / CELL), Math.round(pixelY / CELL)];
    if (column < 0 || row < 0 || column >= columns) return null;
    const cell = row * columns + column;
    const before = known[cell];
    if (before !== undefined) return before;
    const [x, y] = toBox([column * CELL, row * CELL], view, frame);
    const near = rows[row] ?? geography.places.filter(({ bounds }) => y >= bounds[1] && y <= bounds[3]);
    rows[row] = near;
    const place =
      near.find(({ bounds, shape }) => x >= bounds[0] && x <= bounds[2] && isInside(shape.d, [x, y])) ?? null;
    known[cell] = place;
    return place;
  };
  seen = [key, geography, placeAt];
  return placeAt;
}
