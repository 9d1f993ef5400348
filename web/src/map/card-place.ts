import type { MapPlace } from './geography.ts';
import type { PlaceAt } from './land-at.ts';
import type { Frame } from './view.ts';

type Point = readonly [number, number];

export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Side of the cells by which free places are looked for, in pixels. */
const CELL = 24;

/** What a cell of other land under the card costs, in pixels of its distance. */
const LAND = 4;

/** What a label under the card costs, in pixels of its distance. */
const LABEL = 120;

/** Pixels around the middle of a country that stay free, however small it is. */
const AROUND = 16;

/**
 * Where the card of a country goes, its left upper corner in pixels of the frame: as near as it can without covering the country, and rather
 * over the sea than over others and over labels. Of a country that fills the frame it covers the least.
 *
 * @param card width and height of the card
 * @param at middle of the country
 * @param texts boxes of labels in the frame
 */
export function placeCard(
  card: { width: number; height: number },
  frame: Pick<Frame, 'width' | 'height'>,
  country: MapPlace,
  at: Point,
  placeAt: PlaceAt,
  texts: readonly Box[] = [],
): Point {
  const columns = Math.ceil(frame.width / CELL);
  const rows = Math.ceil(frame.height / CELL);
  const cells = Array.from({ length: columns * rows }, (_, cell) =>
    placeAt(((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL),
  );
  let best: Point = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const top of startsIn(frame.height, card.height))
    for (const left of startsIn(frame.width, card.width)) {
      const [right, bottom] = [left + card.width, top + card.height];
      const covers =
        at[0] > left - AROUND && at[0] < right + AROUND && at[1] > top - AROUND && at[1] < bottom + AROUND;
      let cost =
        Math.hypot(Math.max(left - at[0], 0, at[0] - right), Math.max(top - at[1], 0, at[1] - bottom)) +
        (covers ? 10_000 : 0);
      for (const text of texts)
        if (text.left < right && text.right > left && text.top < bottom && text.bottom > top) cost += LABEL;
      for (let row = Math.max(0, Math.floor(top / CELL)); row < rows && row * CELL < bottom; row++)
        for (
          let column = Math.max(0, Math.floor(left / CELL));
          column < columns && column * CELL < right;
          column++
        ) {
          const place = cells[row * columns + column];
          if (place === country) cost += 500;
          else if (place !== null) cost += LAND;
        }
      if (cost < least) {
        least = cost;
        best = [left, top];
      }
    }
  return best;
}

/** Where a card may begin along a side of the frame; one that is longer ends where the frame ends. */
function startsIn(side: number, length: number): readonly number[] {
  const last = side - length;
  if (last <= 0) return [last];
  return Array.from({ length: Math.floor(last / CELL) + 2 }, (_, step) => Math.min(last, step * CELL));
}
