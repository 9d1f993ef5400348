import { isRefugeeMarket } from '#catalog/prices/refugee-markets.ts';
import { countMarkets, type Quote, type QuotedMonths } from '#domain/prices/same-markets.ts';
import type { Converters } from '#domain/prices/view.ts';
import type { PricePointRow } from '../queries/select-prices.ts';
import { dollarsOf, type SeriesOfType } from './read-series.ts';

/** How many of the markets of quotes are in camps or settlements of refugees, by their names. */
export function countCamps(
  area: string,
  markets: Iterable<{ market: number; name: string }>,
  quotes: readonly Quote[],
): number {
  const camps = new Set<number>();
  for (const { market, name } of markets) if (isRefugeeMarket(area, name)) camps.add(market);
  return countMarkets(quotes.filter(({ market }) => camps.has(market)));
}

/** Prices of markets for a type, source and crop type: in the own currency, and in US$ of all rows. */
export interface QuotedSeries {
  own: QuotedMonths;
  usd: QuotedMonths;
}

type AnyQuote = Quote & { average: 0 | 1 };

/** Quotes by month, months rising; averages that a source publishes like a market only in months in which no market reports. */
export function byMonth(quotes: readonly (AnyQuote & { month: number })[]): QuotedMonths {
  const months = new Map<number, AnyQuote[]>();
  for (const { month, ...quote } of quotes) {
    const quotes = months.get(month) ?? [];
    quotes.push(quote);
    months.set(month, quotes);
  }
  const inOrder = [...months].sort(([a], [b]) => a - b);
  return new Map(
    inOrder.map(([month, all]) => {
      const real = all.filter(({ average }) => average === 0);
      return [month, real.length === 0 ? all : real];
    }),
  );
}

/** The prices behind a series that enter its medians, market by market. */
export function readQuotes(
  points: readonly PricePointRow[],
  { type, source, crop_type }: Pick<SeriesOfType, 'type' | 'source' | 'crop_type'>,
  currency: string | null,
  converters: Converters,
): QuotedSeries {
  const countedPoints = points.filter(
    (point) =>
      point.price_type === type &&
      point.source === source &&
      point.suspect === 0 &&
      (crop_type === '' ? point.main === 1 : point.crop_type === crop_type),
  );
  return {
    own: byMonth(countedPoints.filter((point) => point.currency === currency)),
    usd: byMonth(
      countedPoints.flatMap((point) => {
        const price = dollarsOf(point, currency, converters);
        return price === null ? [] : [{ ...point, price }];
      }),
    ),
  };
}
