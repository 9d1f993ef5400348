import type { ChangingSeries } from '../change-over-decade.ts';
import { countRanked, rankByValue } from '../ranks.ts';
import { type NoChange, officialMeans } from './find-change.ts';

/** The least change of rank, in places, for a finding. */
const fewestPlaces = 3;

/** A rank is a finding only if it is among the first on one of the two sides. */
const firstPlaces = 20;

/** By which part of itself the number of ranked countries may differ between the two sides. */
const mostOthers = 0.1;

export type NoRank = NoChange | 'other-countries' | 'few-places' | 'not-alone';

/** A producer of a crop, with all of its figures. */
export interface RankedSeries extends ChangingSeries {
  area: string;
}

export interface MeanRank {
  year: number;
  years: readonly number[];
  rank: number;
  of: number;
}

/** The mean of those of the years in which a country has a figure that is not doubtful; `null` where it has fewer than two. */
function meanIn({ figures, doubts }: RankedSeries, years: readonly number[]): number | null {
  const values = years.flatMap((year) => (doubts.has(year) ? [] : (figures.get(year)?.value ?? [])));
  return values.length < Math.min(2, years.length)
    ? null
    : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The rank of a country by the mean of some years, and among how many. */
function rankIn(
  series: readonly RankedSeries[],
  years: readonly number[],
  area: string,
): { rank: number; of: number } | null {
  const means = series.flatMap((each) => {
    const value = meanIn(each, years);
    return value === null ? [] : [{ area: each.area, value }];
  });
  const ranked = rankByValue(means);
  const rank = ranked.find((each) => each.area === area)?.rank ?? null;
  return rank === null ? null : { rank, of: countRanked(ranked) };
}

/**
 * The rank of a country among all producers by the mean of the newest three years, and by that of ten years before; or the reason
 * why there is none. The ranked countries may differ between the two sides, so the country has to move as far, in the same
 * direction, among the countries whose figures on both sides are comparable and official.
 */
export function findRank(
  area: string,
  series: readonly RankedSeries[],
  newest: number,
): { from: MeanRank; to: MeanRank } | NoRank {
  const ownSeries = series.find((each) => each.area === area);
  if (ownSeries === undefined) return 'no-figure';
  const means = officialMeans(ownSeries, newest);
  if (typeof means === 'string') return means;
  const [from, to] = [means.from, means.to];
  const [before, after] = [rankIn(series, from.years, area), rankIn(series, to.years, area)];
  if (before === null || after === null) return 'no-figure';
  if (Math.abs(after.of - before.of) > mostOthers * before.of) return 'other-countries';
  const moved = before.rank - after.rank;
  if (Math.abs(moved) < fewestPlaces || Math.min(before.rank, after.rank) > firstPlaces) return 'few-places';
  const sure = series.filter((each) => typeof officialMeans(each, newest) !== 'string');
  const [sureBefore, sureAfter] = [rankIn(sure, from.years, area), rankIn(sure, to.years, area)];
  if (sureBefore === null || sureAfter === null) return 'not-alone';
  const sureMoved = sureBefore.rank - sureAfter.rank;
  if (Math.sign(sureMoved) !== Math.sign(moved) || Math.abs(sureMoved) < fewestPlaces) return 'not-alone';
  return {
    from: { year: from.year, years: from.years, ...before },
    to: { year: to.year, years: to.years, ...after },
  };
}
