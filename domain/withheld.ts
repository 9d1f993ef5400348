import { findElement } from '#catalog/elements/index.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';

/**
 * Why a figure of trade is withheld whose two parts are there. `partial-value`: a value that is known in part alone over a
 * quantity that is whole would be too low by an unknown part. `partial-difference`: of a difference with a part that is known
 * in part alone not even the sign is known.
 */
export type WithheldReason = 'partial-value' | 'partial-difference';

/** The elements behind a quotient or a difference of trade, in order; `null` for other elements. */
export function findParts(element: number): { first: number; second: number; reason: WithheldReason } | null {
  const found = findElement(element);
  const formula = found?.domain === 'trade' ? found.formula : undefined;
  if (formula === undefined || formula.kind === 'rank') return null;
  const isRatio = formula.kind === 'ratio';
  const terms = isRatio ? [...formula.numerator, ...formula.denominator] : formula.terms;
  const [first, second] = terms;
  if (first === undefined || second === undefined || terms.length > 2) return null;
  return {
    first: first.element,
    second: second.element,
    reason: isRatio ? 'partial-value' : 'partial-difference',
  };
}

/** Whether a sum less others is withheld: of a difference with a figure that is known in part alone not even the sign is known. */
export function isDifferenceWithheld(
  { minus }: { minus: readonly number[] },
  figures: readonly { flag: string }[],
): boolean {
  return minus.length > 0 && figures.some(({ flag }) => flag === lowerBoundFlag);
}

/** Whether a figure is withheld for its possible reason, by its two parts; `undefined` is a missing figure. */
export function isWithheld(
  reason: WithheldReason,
  first: { flag: string } | null | undefined,
  second: { flag: string } | null | undefined,
): boolean {
  if (first == null || second == null) return false;
  const [isPartial, isOtherPartial] = [first, second].map(({ flag }) => flag === lowerBoundFlag);
  return reason === 'partial-value'
    ? isPartial === true && isOtherPartial === false
    : isPartial === true || isOtherPartial === true;
}
