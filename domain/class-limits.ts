/** The distribution of the figures of one sign, by their size: the basis of the limits of a map's classes. */
export interface Spread {
  lowest: number;
  highest: number;
  median: number;
  /** At the parts named by `spreadParts`, linear between neighbours. */
  quantiles: readonly number[];
}

const mostClasses = 7;

/** Parts of the figures below a quantile: sevenths. */
export const spreadParts: readonly number[] = [1, 2, 3, 4, 5, 6].map((part) => part / mostClasses);

/** The largest figure is so many times the median where classes are spaced by the logarithm instead of by quantiles. */
const skewed = 100;

/** No class but the lowest spans more than this factor, and the highest, which the eye goes to, not even this one. */
const widest = 10;
const widestTop = 3;

/** Below this number of limits, equal steps are used instead. */
const fewest = 3;

/** The spread of positive figures; `null` of none. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const quantile = (part: number): number => {
    const at = part * (sorted.length - 1);
    const below = sorted[Math.floor(at)] ?? lowest;
    return below + ((sorted[Math.ceil(at)] ?? highest) - below) * (at % 1);
  };
  return { lowest, highest, median: quantile(0.5), quantiles: spreadParts.map(quantile) };
}

/**
 * Rising limits between the classes of a map, from the figures above zero and from the sizes of those below it; a figure
 * that equals a limit belongs to the class above. At most seven classes: limits are 1, 2 or 5 times a power of ten, spaced by
 * quantiles, or by the logarithm where the largest figure is over a hundred times the median; no class spans more than a
 * factor of ten unless it is the lowest, and the highest no more than a factor of three. Where figures lie on both sides of zero, it is a limit, with three classes on either.
 */
export function classLimits(above: Spread | null, below: Spread | null): number[] {
  if (below === null) return above === null ? [] : sideLimits(above, mostClasses);
  return [
    ...sideLimits(below, 3)
      .map((limit) => -limit)
      .reverse(),
    0,
    ...(above === null ? [] : sideLimits(above, 3)),
  ];
}

function sideLimits(spread: Spread, classes: number): number[] {
  const { lowest, highest, median } = spread;
  if (lowest === highest) return [];
  const wantedLimits =
    highest > skewed * median ? spacedByLogarithm(spread, classes) : spacedByQuantiles(spread, classes);
  const limits = usable(wantedLimits.map(nearestRound), spread);
  const round =
    limits.length < fewest && classes === mostClasses ? usable(equalSteps(spread), spread) : limits;
  return atMost(
    withoutWideClasses(round.length > limits.length ? round : limits, highest),
    classes - 1,
    highest,
  );
}

/** `classes - 1` of the quantiles, evenly. */
function spacedByQuantiles({ quantiles }: Spread, classes: number): number[] {
  return Array.from(
    { length: classes - 1 },
    (_, index) => quantiles[Math.round(((index + 1) * mostClasses) / classes) - 1] ?? 0,
  );
}

/** Equal factors up to the highest figure, from the first quantile, or from where a factor of ten each suffices. */
function spacedByLogarithm({ highest, quantiles }: Spread, classes: number): number[] {
  const first = Math.max(quantiles[0] ?? highest, highest / widest ** (classes - 1));
  const factor = (highest / first) ** (1 / (classes - 1));
  return Array.from({ length: classes - 1 }, (_, index) => first * factor ** index);
}

/** Multiples of 1, 2 or 5 times a power of ten between the outer quantiles. */
function equalSteps({ quantiles, highest }: Spread): number[] {
  const [first, last] = [quantiles[0] ?? highest, quantiles.at(-1) ?? highest];
  // Where most figures are one, or the highest is far away, steps would be classes of nothing.
  if (quantiles[1] === quantiles[4] || isWide(first, highest)) return [];
  const step = roundFrom((last - first) / (mostClasses - 2));
  return Array.from({ length: mostClasses - 1 }, (_, index) =>
    Number(((Math.ceil(first / step) + index) * step).toPrecision(12)),
  ).filter((limit) => limit <= last + step / 2);
}

/** Each limit once, rising, with figures on both sides. */
function usable(limits: readonly number[], { lowest, highest }: Spread): number[] {
  const inside = limits.map((limit) => (limit < highest ? limit : roundBelow(highest)));
  return [...new Set(inside)].filter((limit) => limit > lowest).sort((a, b) => a - b);
}

/** Further limits in classes that are too wide, from the highest class downwards. */
function withoutWideClasses(limits: readonly number[], highest: number): number[] {
  const made: number[] = [];
  let upper = highest;
  for (const limit of limits.toReversed()) {
    for (let factor = widestOf(upper, highest); isWide(limit, upper, factor); factor = widest) {
      upper = roundFrom(upper / factor);
      made.unshift(upper);
    }
    made.unshift(limit);
    upper = limit;
  }
  return made;
}

/** Gives up limits whose classes are the narrowest together; the lowest one where all others are needed. */
function atMost(limits: readonly number[], count: number, highest: number): number[] {
  const remaining = [...limits];
  while (remaining.length > count) {
    const spans = remaining.map((limit, index) => {
      const [from, to] = [remaining[index - 1] ?? 0, remaining[index + 1] ?? highest];
      return limit === remaining.at(-1) && isWide(from, to, widestTop) ? Number.POSITIVE_INFINITY : to / from;
    });
    const narrowest = Math.min(...spans);
    remaining.splice(narrowest > widest * (1 + tiny) ? 0 : spans.indexOf(narrowest), 1);
  }
  return remaining;
}

/** Quotients of round numbers carry binary dust. */
const tiny = 1e-9;

const isWide = (from: number, to: number, factor = widest): boolean => to / from > factor * (1 + tiny);

/** How much a class with this upper end may span. */
const widestOf = (upper: number, highest: number): number => (upper === highest ? widestTop : widest);

/** 1, 2 and 5 times the power of ten of a number, and 10 times. */
function roundNear(value: number): number[] {
  const power = Math.floor(Math.log10(value) + tiny);
  return [1, 2, 5, 10].map((step) => Number(`${step}e${power}`));
}

/** Nearest by factor. */
function nearestRound(value: number): number {
  const away = (step: number): number => Math.abs(Math.log(step / value));
  return roundNear(value).reduce((best, step) => (away(step) < away(best) ? step : best));
}

/** The first one that is not below the value. */
function roundFrom(value: number): number {
  return roundNear(value).find((step) => step >= value * (1 - tiny)) ?? value;
}

function roundBelow(value: number): number {
  return (
    [...roundNear(value / 10), ...roundNear(value)].findLast((step) => step < value * (1 - tiny)) ?? value
  );
}
