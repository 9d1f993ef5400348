import { rankByValue } from '../ranks.ts';
import type { DatedFigure } from './dated-figure.ts';
import { unbrokenYears } from './find-change.ts';

/** Places that a rank has to move to be told. */
const fewestPlaces = 3;

/** A rank is told where it is among the first of one of the two years. */
const firstPlaces = 20;

/** By which part of itself the number of ranked countries may differ between the two years. */
const mostOthers = 0.1;

const official = 'A';

/** Why nothing is told of a rank. */
export type NoRank =
  | 'no-figure'
  | 'short'
  | 'gap'
  | 'not-official'
  | 'other-countries'
  | 'few-places'
  | 'not-alone';

/** The producers of a crop, with all of their figures. */
export interface RankedSeries {
  area: string;
  figures: readonly DatedFigure[];
  breaks: readonly number[];
}

/** Two ranks that may be compared. */
export interface FoundRank {
  from: { year: number; rank: number; of: number };
  to: { year: number; rank: number; of: number };
}

const rankIn = (
  series: readonly RankedSeries[],
  year: number,
  area: string,
): { rank: number; of: number; areas: ReadonlySet<string> } | null => {
  const figures = series.flatMap((each) => {
    const figure = each.figures.find((one) => one.year === year);
    return figure === undefined ? [] : [{ area: each.area, value: figure.value }];
  });
  const rank = rankByValue(figures).find((each) => each.area === area)?.rank;
  return rank === undefined
    ? null
    : { rank, of: figures.length, areas: new Set(figures.map((each) => each.area)) };
};

/**
 * The rank of a country among all producers in the newest year and in the first that may be compared with it; or why none is told.
 * Who is ranked may be others in the two years, so the country has to move as far, and the same way, among those alone that have
 * official figures in both and no break in between.
 */
export function findRank(area: string, series: readonly RankedSeries[], newest: number): FoundRank | NoRank {
  const own = series.find((each) => each.area === area);
  const years = own === undefined ? 'no-figure' : unbrokenYears({ ...own, newest });
  if (typeof years === 'string') return years;
  const [from, to] = [years[0], years.at(-1)];
  if (from === undefined || to === undefined) return 'no-figure';
  if (from.flag !== official || to.flag !== official) return 'not-official';
  const [before, after] = [rankIn(series, from.year, area), rankIn(series, to.year, area)];
  if (before === null || after === null) return 'no-figure';
  if (Math.abs(after.of - before.of) > mostOthers * before.of) return 'other-countries';
  const moved = before.rank - after.rank;
  if (Math.abs(moved) < fewestPlaces || Math.min(before.rank, after.rank) > firstPlaces) return 'few-places';
  const sure = series.filter(({ figures, breaks }) => {
    const ends = figures.filter(
      ({ year, flag }) => (year === from.year || year === to.year) && flag === official,
    );
    return ends.length === 2 && !breaks.some((year) => from.year < year && year <= to.year);
  });
  const [sureBefore, sureAfter] = [rankIn(sure, from.year, area), rankIn(sure, to.year, area)];
  if (sureBefore === null || sureAfter === null) return 'not-alone';
  const sureMoved = sureBefore.rank - sureAfter.rank;
  if (Math.sign(sureMoved) !== Math.sign(moved) || Math.abs(sureMoved) < fewestPlaces) return 'not-alone';
  return {
    from: { year: from.year, rank: before.rank, of: before.of },
    to: { year: to.year, rank: after.rank, of: after.of },
  };
}
