import type { ReactNode } from 'react';
import { Label, paperEdge } from '../plot/marks/label.tsx';
import { linePath, type Point, tenth } from '../plot/paths.ts';

/** Values of the twelve months from January on; `null` where there is none. */
export type YearValues = readonly (number | null)[];

/** Steps in which a line goes from a month to the next, so that it bends as the rings do. */
const STEPS = 3;

/** A point of a dial round its middle: January at the top, months with the hands of a clock. */
export function dialPoint(middle: number, place: number, radius: number): Point {
  const angle = (place / 12) * 2 * Math.PI;
  return { x: middle + radius * Math.sin(angle), y: middle - radius * Math.cos(angle) };
}

export const dialRing = (middle: number, values: YearValues, radiusOf: (value: number) => number): string =>
  values.includes(null)
    ? dialLine(middle, values, radiusOf)
    : `${dialLine(middle, [...values, values[0] ?? null], radiusOf)}Z`;

/** A line through months, broken where a value is missing; a month alone is a point. */
export function dialLine(middle: number, values: YearValues, radiusOf: (value: number) => number): string {
  const runs: Point[][] = [];
  let before: number | null = null;
  for (const [place, value] of values.entries()) {
    if (value === null) before = null;
    else {
      const radius = radiusOf(value);
      if (before === null) runs.push([dialPoint(middle, place, radius)]);
      else
        for (let step = 1; step <= STEPS; step += 1) {
          const part = step / STEPS;
          runs.at(-1)?.push(dialPoint(middle, place - 1 + part, before + (radius - before) * part));
        }
      before = radius;
    }
  }
  return runs.map((run) => (run.length === 1 ? `${linePath(run)}h0` : linePath(run))).join('');
}

/** Values of rings, between December and January. */
export function RingLabels(props: {
  rings: readonly number[];
  middle: number;
  radiusOf: (value: number) => number;
  format: (value: number) => string;
  fill?: string;
}): ReactNode {
  const { rings, middle, radiusOf, format, fill } = props;
  return rings.map((value) => {
    const { x, y } = dialPoint(middle, -0.5, radiusOf(value));
    return (
      <Label
        key={value}
        x={tenth(x)}
        y={tenth(y)}
        dy="0.32em"
        textAnchor="middle"
        fontSize="12"
        fill={fill}
        text={format(value)}
        {...paperEdge(3)}
      />
    );
  });
}
