import { dotsPath, linePath, type Point, tenth } from '../plot/paths.ts';
import { toRuns } from '../plot/runs.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';

export type SparklineInput = {
  /** Ascending years with one value each; `null` is a gap. */
  years: readonly number[];
  values: readonly (number | null)[];
  /** First years of another edition or method: the trend begins with the last of them. */
  breaks?: readonly number[] | undefined;
  /** Last year of the trend, marked with a dot. The newest year with a value when absent. */
  year?: number | null | undefined;
  /** Number of years shown. */
  span: number;
  width: number;
  height: number;
};

export type SparklineModel = {
  line: string;
  /** Years that stand alone between gaps. */
  dots: string;
  /** The marked year; `null` when it has no value. */
  current: Point | null;
  /** Years shown, and whether any has a value. */
  from: number | null;
  to: number | null;
  isEmpty: boolean;
};

/** A line of fewer years tells nothing. */
export const fewestTrendYears = 6;

const CURRENT_RADIUS = 3;
const DOT_RADIUS = 1.5;

/** Computes the trend of the `span` years that end with `year`. The height spans the shown values, not zero. */
export function toSparklineModel({
  years,
  values,
  breaks = [],
  year,
  span,
  width,
  height,
}: SparklineInput): SparklineModel {
  const newest = years.findLast((_, index) => (values[index] ?? null) !== null);
  const to = year ?? newest ?? null;
  if (to === null) return { line: '', dots: '', current: null, from: null, to: null, isEmpty: true };
  const from = to - span + 1;
  const comparable = Math.max(from, ...breaks.filter((first) => first <= to));
  const shown = years.flatMap((one, index) =>
    one < comparable || one > to ? [] : [{ year: one, value: values[index] ?? null }],
  );
  const domain = valueDomain(
    shown.map(({ value }) => value),
    false,
  );
  if (domain === null) return { line: '', dots: '', current: null, from, to, isEmpty: true };

  const pad = CURRENT_RADIUS + 1;
  const y = linearScale(domain, height - pad, pad);
  const x = (one: number): number => pad + ((one - from) * (width - 2 * pad)) / Math.max(span - 1, 1);
  const points = shown.map(({ year: one, value }) => ({
    x: tenth(x(one)),
    y: value === null ? null : tenth(y(value)),
  }));
  const runs = toRuns(
    points.map((point) => point.y),
    shown.map((one) => one.year),
    1,
    [],
  ).map((run) => run.map((index): Point => ({ x: points[index]?.x ?? 0, y: points[index]?.y ?? 0 })));
  const last = points.at(-1);
  const marked = shown.at(-1)?.year === to && last !== undefined && last.y !== null;
  return {
    line: runs
      .filter((run) => run.length > 1)
      .map(linePath)
      .join(''),
    dots: dotsPath(
      runs.flatMap((run) => (run.length === 1 ? run : [])),
      DOT_RADIUS,
    ),
    current: marked ? { x: last.x, y: last.y ?? 0 } : null,
    from,
    to,
    isEmpty: false,
  };
}
