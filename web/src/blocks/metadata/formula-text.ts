import type { Formula, Term } from '#catalog/element.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import type { Words } from '../../i18n/words.tsx';

const termText = (words: Words, term: Term, first: boolean): string => {
  const name = `${words(`elements.${term.element}.short`)} (${term.element})`;
  const item =
    term.item !== undefined && term.item !== 'population'
      ? ` [${words(`items.${itemOfTerm(term, '')}`)}]`
      : term.area === 'world'
        ? ` [${words('areas.WLRD')}]`
        : '';
  const sign = term.sign === -1 ? (first ? '−' : ' − ') : first ? '' : ' + ';
  return `${sign}${name}${item}`;
};

const sumText = (words: Words, terms: readonly Term[]): string =>
  terms.map((term, index) => termText(words, term, index === 0)).join('');

/** A declared formula as it is computed, with the names and codes of its inputs; `null` for published elements. */
export function formulaText(words: Words, formula: Formula | undefined): string | null {
  if (formula === undefined) return null;
  switch (formula.kind) {
    case 'sum':
      return sumText(words, formula.terms);
    case 'ratio': {
      const bracket = (terms: readonly Term[]): string =>
        terms.length === 1 ? sumText(words, terms) : `(${sumText(words, terms)})`;
      const scale = formula.scale === 1 ? '' : ` × ${formula.scale}`;
      return `${bracket(formula.numerator)} ÷ ${bracket(formula.denominator)}${scale}`;
    }
    case 'rank':
      return `${words('figure.table.rank')}: ${words(`elements.${formula.of}.short`)} (${formula.of})`;
  }
}
