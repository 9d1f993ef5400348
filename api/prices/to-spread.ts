import type { PriceMarkets } from '#contract/prices.ts';
import { monthText } from '#domain/prices/months.ts';
import type { Spread } from '#domain/prices/spread.ts';

/** The spread of a month as answers have it: the cheapest and the dearest market by their ids. */
export function toSpread(spread: (Spread & { month: number }) | null): PriceMarkets['spread'] {
  if (spread === null) return null;
  const { month, cheapest, dearest, ratio, variation, markets } = spread;
  return {
    month: monthText(month),
    cheapest: cheapest.market,
    dearest: dearest.market,
    ratio,
    variation,
    markets,
  };
}
