import { groupBy } from '../group-by.ts';
import type { MarketCount } from './market-counts.ts';
import { median } from './median.ts';

/** A market's price in a month for one of its series: a commodity in a unit and a currency. */
export interface Quote {
  series: number;
  market: number;
  price: number;
}

/** Quotes by month, in one money. */
export type QuotedMonths = ReadonlyMap<number, readonly Quote[]>;

/** Markets that have to be in both months, unless no more reported in the earlier one. */
export const neededMarkets = 3;

/** Months back to the same month of the year before. */
export const monthsInYear = 12;

/** Two months over the markets that report in both; without prices if they are too few, or most of them moved against the median. */
export interface SameMarkets {
  markets: number;
  before: number | null;
  after: number | null;
}

export function countMarkets(quotes: readonly Quote[]): number {
  return new Set(quotes.map(({ market }) => market)).size;
}

export function marketCounts(months: QuotedMonths): readonly MarketCount[] {
  return [...months]
    .map(([month, quotes]) => ({ month, markets: countMarkets(quotes) }))
    .sort((a, b) => a.month - b.month);
}

/** Whether so few of the markets of a month report in another one that the two are not compared. */
export const areTooFew = (common: number, before: number): boolean =>
  common === 0 || (common < neededMarkets && before > common);

const medianOf = (quotes: readonly Quote[]): number | null => median(quotes.map(({ price }) => price));

/** The quotes of two months of the series that report in both. */
function commonQuotes(before: readonly Quote[], after: readonly Quote[]): [Quote[], Quote[]] {
  const seriesOf = (quotes: readonly Quote[]) => new Set(quotes.map(({ series }) => series));
  const [earlier, later] = [seriesOf(before), seriesOf(after)];
  return [
    before.filter(({ series }) => later.has(series)),
    after.filter(({ series }) => earlier.has(series)),
  ];
}

/** Part by which changes differ that are not one and the same. */
const sameChange = 0.001;

/**
 * Whether the change of the median is not that of its markets, since it can fall from dear to cheap products where nearly every price rose:
 * most moved the other way, or each changed more, or less.
 */
function movesAgainst(then: readonly Quote[], now: readonly Quote[]): boolean {
  const marketOf = ({ market }: Quote): number => market;
  const later = groupBy(now, marketOf);
  const ratio = (after: readonly Quote[], before: readonly Quote[]): number =>
    (medianOf(after) ?? 0) / (medianOf(before) ?? 1);
  const ratios = [...groupBy(then, marketOf)].map(([market, quotes]) =>
    ratio(later.get(market) ?? [], quotes),
  );
  const ofMedian = ratio(now, then);
  const against = ratios.filter((each) => (each - 1) * (ofMedian - 1) < 0);
  const isOutside = [1, -1].some((way) => ratios.every((each) => (each / ofMedian - 1) * way > sameChange));
  return isOutside || 2 * against.length > ratios.length;
}

/**
 * Compares a month with an earlier one over the series that report in both: the median of their prices in each, so that new and ended ones
 * do not count as a change of prices. There is no comparison with fewer than three common markets where more reported before, and none
 * where most markets moved the other way.
 */
export function compareMarkets(before: readonly Quote[], after: readonly Quote[]): SameMarkets {
  const [then, now] = commonQuotes(before, after);
  const markets = countMarkets(then);
  if (areTooFew(markets, countMarkets(before)) || movesAgainst(then, now))
    return { markets, before: null, after: null };
  return { markets, before: medianOf(then), after: medianOf(now) };
}

/** A month against the same month a year before, in the country's own currency or in US$. */
export interface YearOnYear extends SameMarkets {
  month: number;
  basis: 'own' | 'usd';
}

/** Compares a month with the same month a year before; `null` where one of the two has no price. */
export function againstYearBefore(months: QuotedMonths, month: number): SameMarkets | null {
  const [then, now] = [months.get(month - monthsInYear), months.get(month)];
  return then === undefined || now === undefined ? null : compareMarkets(then, now);
}

/**
 * How many times another month's prices a month's are: the median of the ratios of each market, so that it does not jump with a
 * change between cheap and dear markets; `null` where too few report in both.
 */
export function ratioOf(months: QuotedMonths, month: number, other: number): number | null {
  if (month === other) return months.has(month) ? 1 : null;
  const [earlier, later] = [months.get(Math.min(month, other)), months.get(Math.max(month, other))];
  if (earlier === undefined || later === undefined) return null;
  const [then, now] = commonQuotes(earlier, later);
  if (areTooFew(countMarkets(then), countMarkets(earlier))) return null;
  const before = new Map(then.map(({ series, price }) => [series, price]));
  const ratio = median(now.map(({ series, price }) => price / (before.get(series) ?? price)));
  return ratio === null ? null : other > month ? ratio : 1 / ratio;
}
