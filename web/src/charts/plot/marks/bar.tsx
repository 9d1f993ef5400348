import type { ReactNode } from 'react';
import type { Scales } from '../channels.ts';
import { type Rect, rectPath } from '../paths.ts';

export type BarProps = {
  /** Middle of each bar, along x; along y where they lie `sideways`. */
  at: readonly number[];
  from: readonly (number | null)[];
  to: readonly (number | null)[];
  scales: Scales;
  /** Across, in pixels. */
  thickness: number;
  sideways?: boolean;
  /** Pixels of the shortest bar: a value too small to see still leaves a mark at its place. */
  least?: number;
  colour: string;
  /** Bars without a fill. */
  isHollow?: ((index: number) => boolean) | undefined;
  edge?: number;
  colourOf?: ((index: number) => string) | undefined;
};

/** Part of a band that a bar fills; a single year is a bar, not a wall. */
const BAR_SHARE = 0.82;
const WIDEST_BAR = 80;

/** Pixels of a bar in a band of some. */
export const barWidth = (band: number): number => Math.min(Math.max(band * BAR_SHARE, 1), WIDEST_BAR);

/** The rectangle of one bar; `null` without a value. */
export function barRect(
  { at, from, to, scales, thickness, sideways = false, least = 0 }: Omit<BarProps, 'colour'>,
  index: number,
): Rect | null {
  const [start, end] = [from[index] ?? null, to[index] ?? null];
  if (start === null || end === null) return null;
  const [along, across] = sideways ? [scales.x, scales.y] : [scales.y, scales.x];
  const middle = across(at[index] ?? 0);
  const [one, other] = [along(start), along(end)];
  const length = Math.max(Math.abs(one - other), least);
  return sideways
    ? { x: Math.min(one, other), y: middle - thickness / 2, width: length, height: thickness }
    : { x: middle - thickness / 2, y: Math.min(one, other), width: thickness, height: length };
}

export function Bar(props: BarProps): ReactNode {
  const { at, colour, isHollow = () => false, edge = 1.5, colourOf = () => colour } = props;
  const rects = at.map((_, index) => barRect(props, index));
  const hollow = rects.flatMap((rect, index) => (rect !== null && isHollow(index) ? rectPath(rect) : []));
  const filled = new Map<string, string>();
  for (const [index, rect] of rects.entries()) {
    if (rect === null || isHollow(index) || rect.width === 0 || rect.height === 0) continue;
    const barColour = colourOf(index);
    filled.set(barColour, (filled.get(barColour) ?? '') + rectPath(rect));
  }
  return (
    <g fill={colour}>
      {[...filled].map(([own, d]) => (
        <path key={own} d={d} fill={own === colour ? undefined : own} />
      ))}
      {hollow.length > 0 && (
        <path d={hollow.join('')} fill="var(--paper)" stroke={colour} strokeWidth={edge} />
      )}
    </g>
  );
}
