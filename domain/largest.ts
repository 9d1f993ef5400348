import { rankByValue } from './ranks.ts';
import { sumOfFigures } from './sums.ts';

/** How many countries a share of the largest counts. */
const largestCount = 5;

/** The share of a whole that must come from countries with figures. */
const leastKnown = 0.8;

/** The largest countries together, of all. */
export interface Largest {
  /** Codes, the largest first. */
  areas: readonly string[];
  sum: number;
  /** Their part of the whole, as a fraction. */
  share: number;
  countries: number;
}

/**
 * The share of a whole that its five largest countries have: Brazil 4, India 3, Kenya 2, Mexico 1, Peru 1 and Chile 1 of a whole
 * of 12 have eleven twelfths. `null` for five countries or fewer, for a whole of 0, for one smaller than its parts, and where
 * countries without figures have so much of the whole that they may be among the largest.
 */
export function largestOf(
  countries: readonly { area: string; value: number }[],
  total: number | null | undefined,
): Largest | null {
  if (total == null || !(total > 0) || countries.length <= largestCount) return null;
  const first = rankByValue(countries).slice(0, largestCount);
  const sum = sumOfFigures(first.map(({ value }) => value));
  if (sum > total || sumOfFigures(countries.map(({ value }) => value)) < leastKnown * total) return null;
  return { areas: first.map(({ area }) => area), sum, share: sum / total, countries: countries.length };
}
