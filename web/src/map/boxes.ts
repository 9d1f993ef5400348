/** Left to right and top to bottom. */
export type Point = readonly [number, number];
/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

/** Whether boxes share a place, or are nearer side by side than `gap`. */
export const overlap = (one: Box, other: Box, gap = 0): boolean =>
  one[0] < other[2] + gap && other[0] < one[2] + gap && one[1] < other[3] && other[1] < one[3];
