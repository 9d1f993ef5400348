import type { ShownLine } from './shown-lines.ts';

/** Two lines, one against the other. */
export interface ScatterPair {
  x: ShownLine;
  y: ShownLine;
}

/** The lines of each axis: two topics of each area, or the first line against each of the others. */
export interface ScatterPairs {
  by: 'areas' | 'lines';
  pairs: readonly ScatterPair[];
  /** Lines that have no counterpart. */
  alone: readonly ShownLine[];
}

const topicOf = ({ line }: ShownLine): string => `${line.crop}.${line.element}`;

/**
 * The pairs of a scatter. Where lines are of several crops or elements, the first of these is the horizontal axis and the
 * second the vertical one, and each area that has both is a path. Else the first line is the horizontal axis, and each other line a
 * path.
 */
export function pairLines(lines: readonly ShownLine[]): ScatterPairs {
  const [first, second] = [...new Set(lines.map(topicOf))];
  const [own, ...others] = lines;
  if (own === undefined || first === undefined) return { by: 'lines', pairs: [], alone: [] };
  if (second === undefined)
    return {
      by: 'lines',
      pairs: others.map((y) => ({ x: own, y })),
      alone: others.length === 0 ? [own] : [],
    };
  const pairs = lines
    .filter((line) => topicOf(line) === first)
    .flatMap((x) => {
      const y = lines.find((other) => topicOf(other) === second && other.line.area === x.line.area);
      return y === undefined ? [] : [{ x, y }];
    });
  const paired = new Set(pairs.flatMap(({ x, y }) => [x, y]));
  return { by: 'areas', pairs, alone: lines.filter((line) => !paired.has(line)) };
}
