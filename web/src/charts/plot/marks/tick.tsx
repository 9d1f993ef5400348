import type { ReactNode } from 'react';
import { type Channels, toPoints } from '../channels.ts';
import { type Point, tenth } from '../paths.ts';

type TickLook = { stroke?: string; opacity?: number; width?: number; half: number };

const upright = (points: readonly Point[], { stroke = 'var(--ink)', opacity, width, half }: TickLook) =>
  points.length > 0 && (
    <path
      d={points.map(({ x, y }) => `M${x},${tenth(y - half)}V${tenth(y + half)}`).join('')}
      fill="none"
      stroke={stroke}
      strokeOpacity={opacity}
      strokeWidth={width}
    />
  );

/** A short upright stroke through each value, `half` of it above. */
export const Tick = ({ x, y, scales, ...look }: Channels & TickLook): ReactNode =>
  upright(
    toPoints({ x, y, scales }).filter((point) => point !== null),
    look,
  );

/** Ticks where a series goes on in another release: half-way between the last value before each seam and the first behind it. */
export function Seam({
  seams = [],
  ...channels
}: Channels & { seams?: readonly number[] | undefined }): ReactNode {
  const points = toPoints(channels);
  const middles = seams.flatMap((seam) => {
    const before = points[channels.x.findLastIndex((at, index) => at < seam && points[index] !== null)];
    const behind = points[channels.x.findIndex((at, index) => at >= seam && points[index] !== null)];
    return before == null || behind == null
      ? []
      : [{ x: tenth((before.x + behind.x) / 2), y: (before.y + behind.y) / 2 }];
  });
  return upright(middles, { stroke: 'var(--ink-2)', opacity: 0.75, width: 1, half: 5 });
}
