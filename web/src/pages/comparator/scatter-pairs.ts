import type { ShownLine } from './shown-lines.ts';

/** Two measures of an area, one against the other. */
export interface ScatterPair {
  x: ShownLine;
  y: ShownLine;
}

const topicOf = ({ line }: ShownLine): string => `${line.crop}.${line.element}`;

/**
 * The pairs of a scatter, and the lines without a counterpart: the first crop and element is the horizontal axis, the second one the
 * vertical, and each area that has both is a path. None where there is no second one.
 */
export function pairLines(lines: readonly ShownLine[]): {
  pairs: readonly ScatterPair[];
  alone: readonly ShownLine[];
} {
  const [first, second] = [...new Set(lines.map(topicOf))];
  const pairs = lines
    .filter((line) => topicOf(line) === first)
    .flatMap((x) => {
      const y = lines.find((other) => topicOf(other) === second && other.line.area === x.line.area);
      return y === undefined ? [] : [{ x, y }];
    });
  const paired = new Set(pairs.flatMap(({ x, y }) => [x, y]));
  return { pairs, alone: lines.filter((line) => !paired.has(line)) };
}
