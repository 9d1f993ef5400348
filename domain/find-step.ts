/** Figures so near to a mean are on its level; a change must be well beyond that. */
const levelRatio = 1.25;
const leastRatio = 1.5;

/** A step holds more than this part of the change. */
const leastPart = 0.5;

/** The most years that a step takes, and the fewest on each side of it. */
const longestStep = 2;
const fewestYears = 3;

/**
 * The last year before and the first after a single step between two levels, such as a new way to count; `null` where figures rose or
 * fell over more years. `figures` rise by year; `from` and `to` are the means at their ends.
 */
export function findStep(
  figures: readonly (readonly [year: number, value: number])[],
  { from, to }: { from: number; to: number },
): { before: number; after: number } | null {
  if (!(from > 0 && to > 0) || Math.max(from / to, to / from) < leastRatio) return null;
  const isNear = (value: number, mean: number): boolean =>
    value > 0 && Math.max(value / mean, mean / value) <= levelRatio;
  const last = figures.findLastIndex(([, value]) => isNear(value, from));
  const first = figures.findIndex(([, value]) => isNear(value, to));
  const [before, after] = [figures[last], figures[first]];
  const isStep =
    before !== undefined &&
    after !== undefined &&
    last + 1 >= fewestYears &&
    figures.length - first >= fewestYears &&
    after[0] - before[0] > 0 &&
    after[0] - before[0] <= longestStep &&
    (after[1] - before[1]) / (to - from) > leastPart &&
    figures.slice(0, last).every(([, value]) => isNear(value, from)) &&
    figures.slice(first).every(([, value]) => isNear(value, to));
  return isStep ? { before: before[0], after: after[0] } : null;
}
