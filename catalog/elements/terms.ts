import type { Formula, Term } from '../element.ts';

/** An input that is added. */
export const plus = (element: number, extra: Partial<Term> = {}): Term => ({ element, sign: 1, ...extra });

/** An input that is taken off. */
export const minus = (element: number): Term => ({ element, sign: -1 });

/** One input divided by another. */
export const quotient = (above: Term, below: Term, scale = 1): Formula => ({
  kind: 'ratio',
  numerator: [above],
  denominator: [below],
  scale,
});
