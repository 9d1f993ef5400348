/** Left to right and top to bottom. */
export type Point = readonly [number, number];
/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

type Line = readonly [Point, Point];

/** Pixels between a leader's end and its text, and around texts. */
export const GAP = 4;

/** Pixels between the points of a text or line that are tested. */
export const STEP = 8;

export const overlap = (one: Box, other: Box, gap = 0): boolean =>
  one[0] < other[2] + gap && other[0] < one[2] + gap && one[1] < other[3] && other[1] < one[3];

/** Points of a line, no farther than STEP pixels from one another. */
export function alongLine(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const part = step / steps;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

/** By index: taking the arrays apart allocates, and a map's labels ask some 100,000 times. */
export const holds = (box: Box, point: Point): boolean =>
  point[0] > box[0] - GAP && point[0] < box[2] + GAP && point[1] > box[1] && point[1] < box[3];

/** Whether a leader runs through a text: looked at every few pixels, unless it is far away. */
export const runsThrough = ([from, to]: Line, box: Box): boolean =>
  Math.max(from[0], to[0]) > box[0] - GAP &&
  Math.min(from[0], to[0]) < box[2] + GAP &&
  Math.max(from[1], to[1]) > box[1] &&
  Math.min(from[1], to[1]) < box[3] &&
  alongLine(from, to).some((point) => holds(box, point));

export function cross(one: Line, other: Line | null): boolean {
  if (other === null) return false;
  const side = ([a, b]: Line, [x, y]: Point): number =>
    Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
  return side(one, other[0]) !== side(one, other[1]) && side(other, one[0]) !== side(other, one[1]);
}
