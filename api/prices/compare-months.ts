import type { PricePage } from '#contract/price-page.ts';
import type { Prices } from '#contract/prices.ts';
import { packRun } from '#domain/prices/columns.ts';
import { monthText } from '#domain/prices/months.ts';
import { againstYearBefore, type YearOnYear } from '#domain/prices/same-markets.ts';
import {
  type MonthIndex,
  newestYear,
  type PriceNow,
  priceNow,
  seasonIndices,
} from '#domain/prices/seasonality.ts';
import { type Converters, defaultBase, priceViews, viewSeries } from '#domain/prices/view.ts';
import { comparedMonth, type MarketsLeft, type PriceChange } from '#domain/prices/what-changed.ts';
import { fiveDigits } from '#domain/rounding.ts';
import type { QuotedSeries } from './read-quotes.ts';
import { nineDigits, type SeriesOfType } from './read-series.ts';

/** A month against the same month a year before, cut to the digits in which prices travel. */
export function compareMonth(
  quotes: QuotedSeries,
  { month, basis }: Pick<YearOnYear, 'month' | 'basis'>,
): YearOnYear[] {
  const same = againstYearBefore(quotes[basis], month);
  if (same === null) return [];
  const { before, after, markets } = same;
  const cut = (price: number | null): number | null => (price === null ? null : nineDigits(price));
  return [{ month, basis, markets, before: cut(before), after: cut(after) }];
}

/** The months of the views' changes, compared with the year before: at most one a view. */
export function compareMonths(
  series: SeriesOfType,
  quotes: QuotedSeries,
  converters: Converters,
): YearOnYear[] {
  const base = defaultBase(converters);
  const comparisons = priceViews.flatMap((view) => {
    const found = comparedMonth(viewSeries(series, converters, { view, base }), converters, view);
    return found === null ? [] : [found];
  });
  const distinct = new Map(comparisons.map((each) => [`${each.month} ${each.basis}`, each]));
  return [...distinct.values()].flatMap((each) => compareMonth(quotes, each));
}

/** Quotes as they were paid: in the own currency, or in US$ where there are none in it. */
export const quotesAsPaid = ({ own, usd }: QuotedSeries) => (own.size > 0 ? own : usd);

export function toSeason(
  quotes: QuotedSeries,
): Pick<PricePage['series'][number], 'season' | 'now' | 'newest_year'> {
  const months = quotesAsPaid(quotes);
  const found = priceNow(months);
  return {
    season: packIndices(seasonIndices(months)),
    now: found && cutNow(found),
    newest_year: packIndices(newestYear(months)),
  };
}

export const packIndices = (indices: readonly MonthIndex[]) =>
  packRun(new Map(indices.map(({ month, index }) => [month, fiveDigits(index)])));

const cutNow = ({ ratio, usual, low, high, least, greatest, ...about }: PriceNow): PriceNow => ({
  ratio: fiveDigits(ratio),
  usual: fiveDigits(usual),
  low: fiveDigits(low),
  high: fiveDigits(high),
  least: fiveDigits(least),
  greatest: fiveDigits(greatest),
  ...about,
});

export function toChange(result: PriceChange | MarketsLeft | null): Prices['change'] {
  if (result === null) return null;
  const { month, markets } = result;
  const prices = 'percent' in result ? result : { before: null, after: null, percent: null };
  return {
    date: monthText(month),
    before: prices.before,
    after: prices.after,
    percent: prices.percent,
    markets: markets.both,
    markets_before: markets.before,
    markets_after: markets.after,
  };
}
