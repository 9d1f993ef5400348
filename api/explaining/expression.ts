import type { Formula, Term } from '#catalog/element.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { itemOfTerm } from '#domain/term-item.ts';

/** A formula in codes, the same in every language: `5142[2546] ÷ 5142[2546, WLRD]`; empty without a formula. */
export function toExpression(formula: Formula | undefined, indicator: number): string {
  if (formula === undefined) return '';
  const code = (term: Term): string =>
    `${term.element}[${itemOfTerm(term, indicator)}${term.area === 'world' ? `, ${worldCode}` : ''}]`;
  const sum = (terms: readonly Term[]): string =>
    terms
      .map(
        (term, at) => `${term.sign === -1 ? (at === 0 ? '−' : ' − ') : at === 0 ? '' : ' + '}${code(term)}`,
      )
      .join('');
  const bracketed = (terms: readonly Term[]): string => (terms.length === 1 ? sum(terms) : `(${sum(terms)})`);
  switch (formula.kind) {
    case 'sum':
      return sum(formula.terms);
    case 'ratio':
      return `${bracketed(formula.numerator)} ÷ ${bracketed(formula.denominator)}${formula.scale === 1 ? '' : ` × ${formula.scale}`}`;
    case 'rank':
      return `rank(${formula.of})`;
  }
}
