import type { ReactNode } from 'react';
import { type Channels, pick, toPoints } from '../channels.ts';
import { linePath } from '../paths.ts';
import { toRuns } from '../runs.ts';
import { Dot, type DotProps } from './dot.tsx';

export type LineProps = Channels & {
  colour: string;
  width?: number | undefined;
  dash?: string | undefined;
  /** The dash replaces the colour where that may be lost (`plot.module.css`). */
  hasDashFallback?: boolean | undefined;
  /** First places of a new method: no line leads to them. */
  breaks?: readonly number[] | undefined;
  /** A light edge: over bars and areas dashes of ink would be lost. */
  over?: boolean;
  r?: number;
  look?: DotProps['look'];
};

/** A line with its gaps and breaks; values without neighbours become dots. */
export function Line(props: LineProps): ReactNode {
  const {
    colour,
    width = 2,
    dash,
    hasDashFallback: isDashTold = false,
    breaks = [],
    over = false,
    r = 2.5,
    look,
    ...channels
  } = props;
  const points = toPoints(channels);
  const runs = toRuns(channels.y, channels.x, channels.scales.spacing ?? 1, breaks);
  const d = runs.flatMap((run) => (run.length > 1 ? linePath(pick(points, run)) : [])).join('');
  const alone = new Set(runs.flatMap((run) => (run.length === 1 ? run : [])));
  return (
    <>
      {d !== '' && (
        <g fill="none" stroke={colour} strokeWidth={width} strokeLinejoin="round">
          {over && <path d={d} stroke="var(--paper)" strokeOpacity="0.8" strokeWidth={width + 2} />}
          <path d={d} strokeDasharray={dash} data-told={isDashTold ? 'dash' : undefined} />
        </g>
      )}
      <Dot
        {...channels}
        y={channels.y.map((value, index) => (alone.has(index) ? value : null))}
        r={r}
        colour={colour}
        {...(look && { look })}
      />
    </>
  );
}
