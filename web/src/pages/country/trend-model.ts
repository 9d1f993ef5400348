import { linePath, type Point, tenth } from '../../charts/plot/paths.ts';
import { toRuns } from '../../charts/plot/runs.ts';
import { linearScale, valueDomain } from '../../charts/plot/scale.ts';

/** Distance of the drawing from its edges: half of the mark of the last year. */
const pad = 3;

/** A trend with a stretch for each edition: nothing is joined across a break. */
export interface TrendModel {
  line: string;
  /** The newest year; `null` where it has no value. */
  last: Point | null;
}

/** Computes the lines of a trend that begins with a year and has a value or a gap for each that follows. */
export function toTrendModel(
  trend: { since: number; values: readonly (number | null)[]; breaks: readonly number[] },
  { width, height }: { width: number; height: number },
): TrendModel {
  const { since, values, breaks } = trend;
  const domain = valueDomain([...values], false);
  if (domain === null) return { line: '', last: null };
  const years = values.map((_, at) => since + at);
  const y = linearScale(domain, height - pad, pad);
  const x = (at: number): number => pad + (at * (width - 2 * pad)) / Math.max(values.length - 1, 1);
  const point = (at: number): Point => ({ x: tenth(x(at)), y: tenth(y(values[at] ?? 0)) });
  const runs = toRuns(values, years, 1, breaks).filter((run) => run.length > 1);
  const end = values.length - 1;
  return {
    line: runs.map((run) => linePath(run.map(point))).join(''),
    last: (values[end] ?? null) === null ? null : point(end),
  };
}
