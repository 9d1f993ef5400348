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

/** Two months over the markets that report in both; without prices if they are too few. */
export interface SameMarkets {
  markets: number;
  before: number | null;
  after: number | null;
}

/** How many markets some quotes are of. */
export function countMarkets(quotes: readonly Quote[]): number {
  return new Set(quotes.map(({ market }) => market)).size;
}

/**
 * Compares a month with an earlier one over the series that report in both: the median of their prices in each, so that new and ended ones
 * do not count as a change of prices. There is no comparison with fewer than three common markets where more reported before.
 */
export function compareMarkets(before: readonly Quote[], after: readonly Quote[]): SameMarkets {
  const reporting = new Set(after.map(({ series }) => series));
  const common = before.filter(({ series }) => reporting.has(series));
  const markets = countMarkets(common);
  const series = new Set(common.map((quote) => quote.series));
  const then = median(common.map(({ price }) => price));
  const now = median(after.filter((quote) => series.has(quote.series)).map(({ price }) => price));
  if (then === null || now === null || (markets < neededMarkets && countMarkets(before) > markets))
    return { markets, before: null, after: null };
  return { markets, before: then, after: now };
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
  if (compareMarkets(earlier, later).after === null) return null;
  const before = new Map(earlier.map(({ series, price }) => [series, price]));
  const ratio = median(
    later.flatMap(({ series, price }) => {
      const then = before.get(series);
      return then === undefined ? [] : [price / then];
    }),
  );
  return ratio === null ? null : other > month ? ratio : 1 / ratio;
}
