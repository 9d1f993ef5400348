import type { Formula, Term } from '#catalog/element.ts';
import { formulaText } from '#domain/formula.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import type { Words } from '../../i18n/words.tsx';

function termText(words: Words, term: Term): string {
  const { element, item, area } = term;
  const name = `${words(`elements.${element}.short`)} (${element})`;
  if (item !== undefined && item !== 'population')
    return `${name} [${words(`items.${itemOfTerm(term, '')}`)}]`;
  return area === 'world' ? `${name} [${words('areas.WLRD')}]` : name;
}

/** A declared formula as it is computed, with the names and codes of its inputs; `null` for published elements. */
export function formulaInNames(words: Words, formula: Formula | undefined): string | null {
  return formula?.kind === 'rank'
    ? `${words('figure.table.rank')}: ${words(`elements.${formula.of}.short`)} (${formula.of})`
    : formulaText(formula, (term) => termText(words, term));
}
