/** Digits of the largest figure of a sum that are kept: a double has fifteen to seventeen, and what adding leaves is in the last. */
const keptDigits = 12;

/**
 * The sum of figures of one unit, without the dust that adding binary fractions leaves (0.1 + 0.2 is 0.30000000000000004): the
 * digits behind the twelfth of the largest figure are dropped. So figures that cancel each other leave 0. The sum of none is 0.
 */
export function sumOfFigures(figures: readonly number[]): number {
  let sum = 0;
  let largest = 0;
  for (const figure of figures) {
    sum += figure;
    largest = Math.max(largest, Math.abs(figure));
  }
  largest = Math.max(largest, Math.abs(sum));
  if (largest === 0 || !Number.isFinite(sum)) return sum;
  const decimals = keptDigits - 1 - Math.floor(Math.log10(largest));
  // Whole numbers below 2⁵³ add up exactly, and toFixed knows no more than a hundred decimals.
  return decimals <= 0 ? Math.round(sum) : Number(sum.toFixed(Math.min(decimals, 100))) + 0;
}

/** What terms add up to, each with its sign; those that are missing add nothing. `null` where all are. */
export function sumOfTerms(terms: readonly { value: number | null; sign: 1 | -1 }[]): number | null {
  const knownTerms = terms.flatMap(({ value, sign }) => (value === null ? [] : [sign * value]));
  return knownTerms.length === 0 ? null : sumOfFigures(knownTerms);
}

/** Whether figures are the parts of a whole that was rounded when it was kept: to a millionth of it, or of one. */
export function addUpTo(figures: readonly number[], total: number): boolean {
  return Math.abs(sumOfFigures(figures) - total) <= 1e-6 * Math.max(1, Math.abs(total));
}

/** The first figures of a sorted list, largest first, and the number and sum of the others; `null` without any. */
export function listLargest<T extends { value: number }>(
  figures: readonly T[],
  most: number,
): { listed: readonly T[]; beyond: { count: number; value: number } | null } {
  const others = figures.slice(most).map(({ value }) => value);
  const beyond = others.length === 0 ? null : { count: others.length, value: sumOfFigures(others) };
  return { listed: figures.slice(0, most), beyond };
}

/** The sum over an aggregate's countries, each weighted by its people where the aggregate is weighted. */
export function weightedTotals(
  countries: readonly { value: number; denominator: number | null; weight: number | null }[],
): { value: number; denominator: number; weight: number } {
  const total = { value: 0, denominator: 0, weight: 0 };
  for (const { value, denominator, weight } of countries) {
    total.value += value * (weight ?? 1);
    total.denominator += (denominator ?? 0) * (weight ?? 1);
    total.weight += weight ?? 0;
  }
  return total;
}
