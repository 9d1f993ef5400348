import { rankByValue } from './ranks.ts';
import { sumOfFigures } from './sums.ts';

/** How many countries a share of the largest counts. */
const largestCount = 5;

/** The part of a whole of which countries have to be known. */
const leastKnown = 0.8;

/** The largest countries together, of all. */
export interface Largest {
  /** Codes, the largest first. */
  areas: readonly string[];
  sum: number;
  /** Their part of the whole, as a fraction. */
  share: number;
  /** Countries with a figure. */
  countries: number;
}

/**
 * Which part of a whole its five largest countries have: Brazil 4, India 3, Kenya 2, Mexico 1, Peru 1 and Chile 1 of a whole of 12
 * have eleven twelfths. `null` where that says nothing: of no more countries than five, of a whole of nothing, of one that is
 * smaller than its parts, and where so much of the whole is of countries without figures that the largest may be among them.
 */
export function largestOf(
  countries: readonly { area: string; value: number }[],
  whole: number | null | undefined,
): Largest | null {
  if (whole == null || !(whole > 0) || countries.length <= largestCount) return null;
  const first = rankByValue(countries).slice(0, largestCount);
  const sum = sumOfFigures(first.map(({ value }) => value));
  if (sum > whole || sumOfFigures(countries.map(({ value }) => value)) < leastKnown * whole) return null;
  return { areas: first.map(({ area }) => area), sum, share: sum / whole, countries: countries.length };
}
