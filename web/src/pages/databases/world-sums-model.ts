import type { WorldSumReason } from '#catalog/world-sum-reasons.ts';
import type { WorldSums } from '#contract/world-sums.ts';

/** Years in which an element's countries and World differ for one reason. */
interface Difference {
  reason: WorldSumReason;
  years: number;
  first: number;
  last: number;
  /** The largest difference as a fraction of the World's total, and its year. */
  largest: number;
  largestYear: number;
}

export interface WorldSumSummary {
  element: number;
  /** Years compared, and those in which both are equal, rounding aside. */
  years: number;
  equal: number;
  differences: readonly Difference[];
}

const isEqual = (reason: WorldSumReason): boolean => reason === 'equal' || reason === 'rounding';

/** One entry an element, in their order; its reasons from the most frequent on. */
export function summariseWorldSums({ sums }: Pick<WorldSums, 'sums'>): readonly WorldSumSummary[] {
  return [...new Set(sums.map(({ element }) => element))].map((element) => {
    const ownSums = sums.filter((sum) => sum.element === element);
    const reasons = [...new Set(ownSums.map(({ reason }) => reason))].filter((reason) => !isEqual(reason));
    const differences = reasons.map((reason): Difference => {
      const rows = ownSums
        .filter((sum) => sum.reason === reason)
        .map((sum) => ({ year: sum.year, by: sum.world === 0 ? 0 : sum.countries_sum / sum.world - 1 }));
      const largest = rows.reduce((best, row) => (Math.abs(row.by) > Math.abs(best.by) ? row : best));
      const years = rows.map(({ year }) => year);
      return {
        reason,
        years: rows.length,
        first: Math.min(...years),
        last: Math.max(...years),
        largest: largest.by,
        largestYear: largest.year,
      };
    });
    return {
      element,
      years: ownSums.length,
      equal: ownSums.filter(({ reason }) => isEqual(reason)).length,
      differences: differences.sort((a, b) => b.years - a.years),
    };
  });
}

/** A row for each element and reason, as files have them; `null` where an element has no difference. */
export function worldSumRows(summary: readonly WorldSumSummary[]) {
  return summary.flatMap(({ differences, ...sum }) =>
    (differences.length === 0 ? [null] : differences).map((difference) => ({ ...sum, difference })),
  );
}
