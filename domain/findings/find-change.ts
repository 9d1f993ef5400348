import { changeYears } from '../change.ts';
import type { DatedFigure } from './dated-figure.ts';

/** Years from the first to the last figure of a change that is told; a shorter one may be weather. */
export const fewestYearsApart = 4;

/** How far apart two figures are at least: a quarter up, or the same factor down. */
const leastFactor = 1.25;

/** A larger factor is rather a mistake in a file than news. */
const mostFactor = 10;

/** Years of the figures whose mean has to move the same way as the figures at both ends. */
const yearsOfMean = 2;

/** By which part of the change the means of both ends have to differ as well. */
const leastOfMeans = 2 / 3;

/** The only flag of which a rule is sure: what the country itself reported. */
const official = 'A';

/** Why nothing is told of a series. */
export type NoChange =
  | 'no-figure'
  | 'short'
  | 'gap'
  | 'not-official'
  | 'tiny'
  | 'small-change'
  | 'implausible'
  | 'one-year';

/** A country's series of one element. */
export interface ChangingSeries {
  /** Years rising. */
  figures: readonly DatedFigure[];
  /** First years of another edition or method. */
  breaks: readonly number[];
  /** The newest year of the release that most countries have. */
  newest: number;
  /** Smaller figures at either end are too small to tell anything of, in the element's unit. */
  least: number;
}

/** The first and last figure of a change that can be told. */
export interface FoundChange {
  from: DatedFigure;
  to: DatedFigure;
  /** Natural logarithm of the last by the first figure. */
  size: number;
}

/**
 * The figures of the newest ten years in which nothing breaks, `newest` being the last; `null` where it has no figure, they are
 * less than four years apart, or a year between them lacks its own.
 */
export function unbrokenYears({
  figures,
  breaks,
  newest,
}: Pick<ChangingSeries, 'figures' | 'breaks' | 'newest'>):
  | readonly DatedFigure[]
  | 'no-figure'
  | 'short'
  | 'gap' {
  const first = Math.max(newest - changeYears, ...breaks.filter((year) => year <= newest));
  const kept = figures.filter(({ year }) => first <= year && year <= newest);
  const [from, to] = [kept[0], kept.at(-1)];
  if (from === undefined || to?.year !== newest) return 'no-figure';
  if (to.year - from.year < fewestYearsApart) return 'short';
  return kept.length === to.year - from.year + 1 ? kept : 'gap';
}

const meanOf = (figures: readonly DatedFigure[]): number =>
  figures.reduce((sum, { value }) => sum + value, 0) / figures.length;

/**
 * The change of a country's series over the newest years that may be compared, at most ten; or why none is told: an end that the
 * country did not report itself, a figure too small, a change too small or too large to be believed, or one that rests on a
 * single year.
 */
export function findChange(series: ChangingSeries): FoundChange | NoChange {
  const years = unbrokenYears(series);
  if (typeof years === 'string') return years;
  const [from, to] = [years[0], years.at(-1)];
  if (from === undefined || to === undefined) return 'no-figure';
  if (from.flag !== official || to.flag !== official) return 'not-official';
  if (Math.min(from.value, to.value) < series.least || from.value <= 0 || to.value <= 0) return 'tiny';
  const size = Math.log(to.value / from.value);
  if (Math.abs(size) < Math.log(leastFactor)) return 'small-change';
  if (Math.abs(size) > Math.log(mostFactor)) return 'implausible';
  // One drought at either end is no change of a decade.
  const means = Math.log(meanOf(years.slice(-yearsOfMean)) / meanOf(years.slice(0, yearsOfMean)));
  return Math.sign(means) === Math.sign(size) && Math.abs(means) >= leastOfMeans * Math.abs(size)
    ? { from, to, size }
    : 'one-year';
}
