import type { ReactNode } from 'react';
import { type Channels, toPoints } from '../channels.ts';
import { tenth } from '../paths.ts';

type TickLook = { stroke?: string; opacity?: number; width?: number; half: number };

/** A short upright stroke through each value, `half` of it above. */
export function Tick({
  stroke = 'var(--ink)',
  opacity,
  width,
  half,
  ...channels
}: Channels & TickLook): ReactNode {
  const d = toPoints(channels).flatMap((point) =>
    point === null ? [] : `M${point.x},${tenth(point.y - half)}V${tenth(point.y + half)}`,
  );
  return (
    d.length > 0 && (
      <path d={d.join('')} fill="none" stroke={stroke} strokeOpacity={opacity} strokeWidth={width} />
    )
  );
}
