import { findElement } from '#catalog/elements/index.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';

/** What a quotient divides: the elements of its two parts; `null` for what is no quotient of two figures of one item. */
export function findQuotient(element: number): { numerator: number; denominator: number } | null {
  const found = findElement(element);
  if (found?.domain !== 'trade' || found.formula?.kind !== 'ratio') return null;
  const [above] = found.formula.numerator;
  const [below] = found.formula.denominator;
  return above === undefined || below === undefined
    ? null
    : { numerator: above.element, denominator: below.element };
}

/**
 * Whether a quotient is withheld: its value is known in part alone (a lower bound) and its quantity whole, so that it would
 * be too low by an unknown part. `undefined` is no figure.
 */
export function isWithheld(
  value: { flag: string } | null | undefined,
  quantity: { flag: string } | null | undefined,
): boolean {
  return value?.flag === lowerBoundFlag && quantity != null && quantity.flag !== lowerBoundFlag;
}
