import type { Formula, Term } from '#catalog/element.ts';

/**
 * The fraction of the whole of each part; `null` for a part without a figure, or with one below zero. The whole is the sum of the
 * parts that are above zero; without any, no part has a share.
 */
export function sharesOf(parts: readonly (number | null | undefined)[]): (number | null)[] {
  const total = toWhole(parts);
  return parts.map((part) => (part == null || part < 0 || total === 0 ? null : part / total));
}

/** The sum of the parts that are above zero. */
export function toWhole(parts: readonly (number | null | undefined)[]): number {
  return parts.reduce<number>((sum, part) => sum + Math.max(part ?? 0, 0), 0);
}

/** A share as it is computed: a part divided by all parts of the whole. */
export const shareFormula = (part: Term, parts: readonly Term[]): Formula => ({
  kind: 'ratio',
  numerator: [part],
  denominator: parts,
  scale: 1,
});
