import { median } from './median.ts';

/** A market's price in a month, or the median of its prices if it has several. */
export interface MarketPrice {
  market: number;
  price: number;
}

/** How far apart the markets of a month are. */
export interface Spread {
  cheapest: MarketPrice;
  dearest: MarketPrice;
  /** The highest price divided by the lowest. */
  ratio: number;
  /** Standard deviation in percent of the mean: 0 where all ask the same. */
  variation: number;
  markets: number;
}

/**
 * The spread between markets in a month; `null` of fewer than two. Dearest and cheapest are the ends of the list from the dearest
 * on; equal prices are sorted by the market's id. Ratio and variation are the same in every view, since all prices of a month are
 * multiplied by the same number.
 */
export function spreadOf(prices: readonly MarketPrice[]): Spread | null {
  const sorted = [...prices].sort((a, b) => b.price - a.price || a.market - b.market);
  const [dearest, cheapest] = [sorted[0], sorted.at(-1)];
  if (cheapest === undefined || dearest === undefined || sorted.length < 2) return null;
  const mean = sorted.reduce((sum, { price }) => sum + price, 0) / sorted.length;
  const variance = sorted.reduce((sum, { price }) => sum + (price - mean) ** 2, 0) / sorted.length;
  const variation = (Math.sqrt(variance) / mean) * 100;
  return { cheapest, dearest, ratio: dearest.price / cheapest.price, variation, markets: sorted.length };
}

/** Months back from the last one over which markets are compared with their country. */
const comparedMonths = 12;

/** A market beside the median of its country. */
export interface Premium {
  market: number;
  /** In percent of the country's median of the same month: 8 is 8 % above it. Median over the months compared. */
  premium: number;
  months: number;
}

/**
 * How dear each market is beside its country: of the last twelve months up to `last`, the median of its prices in percent
 * of the country's median of the same month, less 100. Dearest first. A market without a price in these months is left out.
 */
export function premiums(
  prices: readonly (MarketPrice & { month: number })[],
  medians: ReadonlyMap<number, number>,
  last: number,
): readonly Premium[] {
  const byMarket = new Map<number, number[]>();
  for (const { market, month, price } of prices) {
    const countryMedian = medians.get(month);
    if (countryMedian === undefined || month > last || month <= last - comparedMonths) continue;
    byMarket.set(market, [...(byMarket.get(market) ?? []), (price / countryMedian - 1) * 100]);
  }
  return [...byMarket]
    .flatMap(([market, all]) => {
      const premium = median(all);
      return premium === null ? [] : [{ market, premium, months: all.length }];
    })
    .sort((a, b) => b.premium - a.premium || a.market - b.market);
}
