import type { ReactNode } from 'react';
import { type Channels, pick, toPoints } from '../channels.ts';
import { linePath } from '../paths.ts';
import { toRuns, toStretches } from '../runs.ts';
import type { FigureState } from '../series.ts';
import { byState, OTHER_DASH } from '../texture.tsx';
import { Dot, type DotProps } from './dot.tsx';

export type LineProps = Channels & {
  colour: string;
  width?: number;
  dash?: string | undefined;
  /** First places of a new method: no line leads to them. */
  breaks?: readonly number[] | undefined;
  /** What is known of the figures, where that is shown: a line of others than official ones is dotted. */
  states?: readonly FigureState[] | undefined;
  /** A light edge: over bars and areas dashes of ink would be lost. */
  over?: boolean;
  /** Radius of the dot that a value alone between gaps is. */
  r?: number;
  look?: DotProps['look'];
};

/** A line with its gaps and breaks; values that stand alone become dots. */
export function Line(props: LineProps): ReactNode {
  const {
    colour,
    width = 2,
    dash,
    breaks = [],
    states = [],
    over = false,
    r = 2.5,
    look,
    ...channels
  } = props;
  const points = toPoints(channels);
  const runs = toRuns(channels.y, channels.x, channels.scales.spacing ?? 1, breaks);
  const pieces = byState(
    runs.flatMap((run) =>
      toStretches(run, states).map(({ indices, state }) => ({ state, d: linePath(pick(points, indices)) })),
    ),
  );
  const alone = new Set(runs.flatMap((run) => (run.length === 1 ? run : [])));
  return (
    <>
      {pieces.length > 0 && (
        <g fill="none" stroke={colour} strokeWidth={width} strokeLinejoin="round">
          {over && (
            <path
              d={pieces.map(({ d }) => d).join('')}
              stroke="var(--paper)"
              strokeOpacity="0.8"
              strokeWidth={width + 2}
            />
          )}
          {pieces.toReversed().map(({ state, d }) => (
            <path key={state} d={d} strokeDasharray={state === 'official' ? dash : OTHER_DASH} />
          ))}
        </g>
      )}
      <Dot
        {...channels}
        y={channels.y.map((value, index) => (alone.has(index) ? value : null))}
        r={r}
        colour={colour}
        isOpen={(index) => (states[index] ?? 'official') !== 'official'}
        {...(look && { look })}
      />
    </>
  );
}
