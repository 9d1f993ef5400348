/** Median, least and greatest of some prices, and how many they are. */
export interface Band {
  median: number;
  least: number;
  greatest: number;
  prices: number;
}

/** The middle of values in any order; of an even number the mean of the middle two; `null` of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (upper === undefined) return null;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return lower === upper ? upper : (lower + upper) / 2;
}

/** Median and band of the prices of a month; `null` of none. */
export function bandOf(prices: readonly number[]): Band | null {
  const middle = median(prices);
  if (middle === null) return null;
  const least = prices.reduce((a, b) => Math.min(a, b));
  const greatest = prices.reduce((a, b) => Math.max(a, b));
  return { median: middle, least, greatest, prices: prices.length };
}
