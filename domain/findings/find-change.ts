import { type ChangingSeries, meansOverDecade, type NoDecadeChange } from '../change-over-decade.ts';

/** How far apart two means are at least: a quarter up, or the same factor down. */
const leastFactor = 1.25;

/** A larger factor is rather a mistake in a file than news. */
const mostFactor = 10;

/** The only flag that rules trust: reported by the country itself. */
const official = 'A';

/** Why a series has no finding. */
export type NoChange =
  | NoDecadeChange
  | 'no-figure'
  | 'not-official'
  | 'tiny'
  | 'small-change'
  | 'implausible';

/** The mean of the figures of some years, rising; `year` is the last one that may have a figure. */
export interface MeanFigure {
  year: number;
  years: readonly number[];
  value: number;
  flag: string;
}

export interface FoundChange {
  from: MeanFigure;
  to: MeanFigure;
  /** Natural logarithm of the newer by the older mean. */
  size: number;
}

/** Both means of a series whose figures are all official, and which reaches the newest year; or why it has none. */
export function officialMeans(
  series: ChangingSeries,
  newest: number,
): { from: MeanFigure; to: MeanFigure } | NoDecadeChange | 'no-figure' | 'not-official' {
  if (!series.figures.has(newest)) return 'no-figure';
  // A newest figure that does not fit may as well be where the mistake ends.
  if (series.doubts.has(newest)) return 'doubt';
  const means = meansOverDecade(series, newest);
  if (typeof means === 'string') return means;
  const { from, to, years, flag } = means;
  if (flag !== official) return 'not-official';
  const lastOf = (years: readonly number[]): number => years.at(-1) ?? newest;
  return {
    from: { year: lastOf(years.from), years: years.from, value: from, flag },
    to: { year: lastOf(years.to), years: years.to, value: to, flag },
  };
}

/**
 * The change of a country's series over ten years, as on pages (`change-over-decade.ts`), or the reason why there is none: a
 * figure that the country did not report itself, means below `least`, an implausibly large change or one too small. `newest` is
 * the newest year of the release that most countries have.
 */
export function findChange(
  series: ChangingSeries,
  { newest, least }: { newest: number; least: number },
): FoundChange | NoChange {
  const means = officialMeans(series, newest);
  if (typeof means === 'string') return means;
  const { from, to } = means;
  if (Math.min(from.value, to.value) < least || from.value <= 0 || to.value <= 0) return 'tiny';
  const size = Math.log(to.value / from.value);
  if (Math.abs(size) < Math.log(leastFactor)) return 'small-change';
  if (Math.abs(size) > Math.log(mostFactor)) return 'implausible';
  return { from, to, size };
}
