import { type Point, tenth } from './paths.ts';
import type { Scale } from './scale.ts';

/** Where marks are drawn: from data to pixels. */
export type Scales = {
  x: Scale;
  y: Scale;
  /** Distance of neighbours along x, in the data: a larger one is a gap. 1 unless given. */
  spacing?: number;
  /** Pixels that each of them takes. */
  band?: number;
};

/** What a mark draws: places along x with a value each; `null` is a gap. */
export type Channels = {
  x: readonly number[];
  y: readonly (number | null)[];
  scales: Scales;
};

/** The scale of what has its pixels already. */
export const inPixels: Scale = (value) => value;

export const pixelScales: Scales = { x: inPixels, y: inPixels, spacing: Number.POSITIVE_INFINITY };

/** The pixels of all places; `null` where there is no value. */
export function toPoints({ x, y, scales }: Channels): (Point | null)[] {
  return x.map((at, index) => {
    const value = y[index] ?? null;
    return value === null ? null : { x: tenth(scales.x(at)), y: tenth(scales.y(value)) };
  });
}

export const pick = (points: readonly (Point | null)[], indices: readonly number[]): Point[] =>
  indices.flatMap((index) => points[index] ?? []);
