import type { ReactNode } from 'react';
import { pick, type Scales, toPoints } from '../channels.ts';
import { areaPath, rectPath } from '../paths.ts';
import { toRuns } from '../runs.ts';

type AreaProps = {
  x: readonly number[];
  /** Both edges; there is a gap where either is missing. */
  y1: readonly (number | null)[];
  y2: readonly (number | null)[];
  scales: Scales;
  colour: string;
  opacity?: number;
  breaks?: readonly number[] | undefined;
};

/** Of the pale shape around a line, between the lowest and the highest of what it is the middle of. */
export const BAND_OPACITY = 0.16;

/** Widest column that a value alone between gaps becomes: a dot would not keep its place in a stack. */
const COLUMN = 4;

export function Area(props: AreaProps): ReactNode {
  const { x, y1, y2, scales, colour, opacity, breaks = [] } = props;
  const lower = toPoints({ x, y: y1, scales });
  const upper = toPoints({ x, y: y2, scales });
  const upperY = upper.map((point, index) => (lower[index] == null ? null : (point?.y ?? null)));
  const pieces = toRuns(upperY, x, scales.spacing ?? 1, breaks).flatMap((run) => {
    const [only = 0] = run;
    const [low, high] = [lower[only], upper[only]];
    if (run.length > 1 || low == null || high == null) return areaPath(pick(upper, run), pick(lower, run));
    const width = Math.min(COLUMN, scales.band ?? COLUMN);
    const column = {
      x: high.x - width / 2,
      y: Math.min(low.y, high.y),
      width,
      height: Math.abs(low.y - high.y),
    };
    return rectPath(column);
  });
  return (
    <g fill={colour} fillOpacity={opacity}>
      {pieces.length > 0 && <path d={pieces.join('')} />}
    </g>
  );
}
