export type PeriodAxis = {
  /** Smallest distance between two periods; a larger one is a gap. */
  spacing: number;
  /** Width of a band in pixels. */
  band: number;
  edge: (period: number) => number;
  centre: (period: number) => number;
  ticks: { period: number; x: number }[];
};

export type PeriodAxisInput = {
  /** Ascending whole numbers: years, or months counted as year × 12 + month − 1. */
  periods: readonly number[];
  left: number;
  right: number;
  maxTicks: number;
  /** Width of the widest label in pixels. */
  labelWidth: number;
  /** The drawing ends before the last label would, so that the label is wholly before its period. */
  lastIsBefore?: boolean;
  /** Steps between labels to choose from, ascending; years by default. */
  steps?: readonly number[] | undefined;
};

const YEAR_STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

export function toPeriodAxis({
  periods,
  left,
  right,
  maxTicks,
  labelWidth,
  lastIsBefore = false,
  steps = YEAR_STEPS,
}: PeriodAxisInput): PeriodAxis {
  const first = periods[0] ?? 0;
  const last = periods.at(-1) ?? first;
  let spacing = Number.POSITIVE_INFINITY;
  for (let i = 1; i < periods.length; i += 1)
    spacing = Math.min(spacing, (periods[i] ?? 0) - (periods[i - 1] ?? 0));
  if (spacing <= 0) throw new Error('Periods must ascend');
  if (spacing === Number.POSITIVE_INFINITY) spacing = 1;
  const bands = (last - first) / spacing + 1;
  const band = (right - left) / bands;
  const edge = (period: number): number => left + ((period - first) / spacing) * band;
  const centre = (period: number): number => edge(period) + band / 2;

  // First and last are labelled; between them are multiples of a step that are not close to them.
  const apart = (one: number, other: number, needed = labelWidth): boolean =>
    (Math.abs(one - other) / spacing) * band >= needed + 8;
  const beforeLast = lastIsBefore ? labelWidth * 1.5 : labelWidth;
  const between = (step: number, share: number): number[] => {
    const found: number[] = [];
    for (let p = Math.ceil(first / step) * step; p < last; p += step)
      if (Math.min(p - first, last - p) >= share * step && apart(p, first) && apart(p, last, beforeLast))
        found.push(p);
    return found;
  };
  // A step with one label too many leaves the one near an end out before a larger step is taken.
  const inner =
    steps
      .filter((step) => (step / spacing) * band >= labelWidth + 8)
      .flatMap((step) => [between(step, 0.4), between(step, 0.5)])
      .find((found) => found.length + 2 <= maxTicks) ?? [];
  const labelled =
    periods.length === 0
      ? []
      : first === last
        ? [first]
        : apart(first, last)
          ? [first, ...inner, last]
          : [last];
  return {
    spacing,
    band,
    edge,
    centre,
    ticks: labelled.map((period) => ({ period, x: centre(period) })),
  };
}
