import type { Formula, Term } from '#catalog/element.ts';
import { GRAND_TOTAL, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';

const items = {
  'grand-total': GRAND_TOTAL,
  'primary-crops': PRIMARY_CROPS,
  population: POPULATION_ITEM,
} as const;

/** The item that an input of a formula is kept under: its own, or where it names none (`own`) that of the figure it is an input of. */
export function itemOfTerm<Own>({ item }: Term, ownItem: Own): number | Own {
  if (typeof item === 'number') return item;
  return item === undefined ? ownItem : items[item];
}

/** The place of an input: in a sum, or in the numerator or denominator of a quotient. */
export type FormulaPart = 'term' | 'numerator' | 'denominator';

/** The inputs of a formula, in its order; a rank has none. */
export function listTerms(formula: Formula | undefined): readonly { part: FormulaPart; term: Term }[] {
  if (formula === undefined || formula.kind === 'rank') return [];
  if (formula.kind === 'sum') return formula.terms.map((term) => ({ part: 'term', term }));
  return (['numerator', 'denominator'] as const).flatMap((part) =>
    formula[part].map((term) => ({ part, term })),
  );
}

/** An input as it is written: its code, its name or its number. */
export interface WrittenInput {
  part: FormulaPart;
  sign: 1 | -1;
  text: string;
}

/** A sum, or where there are inputs above and below the line a quotient: `(a + b − c) ÷ d × 100`. */
export function writeFormula(inputs: readonly WrittenInput[], scale = 1): string {
  const sumOf = (part: FormulaPart, bracketed: boolean): string => {
    const partInputs = inputs.filter((input) => input.part === part);
    const sum = partInputs
      .map(({ sign, text }, at) => {
        if (at === 0) return sign < 0 ? `−${text}` : text;
        return sign < 0 ? ` − ${text}` : ` + ${text}`;
      })
      .join('');
    return bracketed && partInputs.length > 1 ? `(${sum})` : sum;
  };
  if (!inputs.some(({ part }) => part === 'denominator')) return sumOf('term', false);
  return `${sumOf('numerator', true)} ÷ ${sumOf('denominator', true)}${scale === 1 ? '' : ` × ${scale}`}`;
}

/** A formula with its inputs as `write` has them, or `null` for a rank and for no formula. */
export function formulaText(formula: Formula | undefined, write: (term: Term) => string): string | null {
  if (formula === undefined || formula.kind === 'rank') return null;
  const inputs = listTerms(formula).map(({ part, term }) => ({ part, sign: term.sign, text: write(term) }));
  return writeFormula(inputs, formula.kind === 'ratio' ? formula.scale : 1);
}

/** A formula in codes, the same in every language: `5142[2546] ÷ 5142[2546, WLRD]`; empty without a formula. */
export function formulaInCodes(formula: Formula | undefined, indicator: number): string {
  if (formula?.kind === 'rank') return `rank(${formula.of})`;
  const codeOf = (term: Term): string =>
    `${term.element}[${itemOfTerm(term, indicator)}${term.area === 'world' ? `, ${worldCode}` : ''}]`;
  return formulaText(formula, codeOf) ?? '';
}
