import { type Converters, doubtOfMonth, type PriceSeries, viewSeries } from './view.ts';

/** A month's median in US$ per kg. */
export interface DollarPrice {
  month: number;
  usd: number;
  markets: number;
}

/**
 * The newest median of a series in US$ per kg of the month, by a rate that lets it be compared with those of other countries; `null` where
 * no month has one.
 */
export function latestInDollars(series: PriceSeries, converters: Converters): DollarPrice | null {
  const months = viewSeries(series, converters, { view: 'usd', base: null });
  const found = months.findLast(
    (month) => month.missing === null && doubtOfMonth(converters, 'usd', month) === null,
  );
  return found === undefined || found.median === null
    ? null
    : { month: found.month, usd: found.median, markets: found.markets };
}
