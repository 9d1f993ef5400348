import type { Element, Formula, Term } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { plus, quotient } from '#catalog/elements/terms.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedFigure, ExplainedView } from '#contract/explain.ts';
import { asPerInhabitant } from '#contract/explain-address.ts';
import { changeFormula, relativeChange, type SameCountries } from '#domain/change.ts';
import { decompose } from '#domain/decompose.ts';
import { writeComputed } from '#domain/formula.ts';
import { findConversion, perInhabitant } from '#domain/per-inhabitant.ts';
import { shareFormula, sharesOf } from '#domain/shares.ts';
import { sumOfTerms } from '#domain/sums.ts';
import { compareYears } from '../shaping/compare-years.ts';
import {
  asAnswered,
  type BlankFigure,
  type ExplainedFigures,
  type Input,
  type Subject,
} from './explained-figures.ts';
import { explainFlow, explainFlowSum } from './flows.ts';

type ViewOf<K extends ExplainedView['kind']> = Extract<ExplainedView, { kind: K }>;

/** What a view makes of its inputs, and by which formula. */
interface Worked {
  inputs: Input[];
  formula?: Formula | undefined;
  value: number | null;
  /** Where it is not the element's. */
  unit?: string | undefined;
  /** Of a sum of countries the ones that are compared. */
  same?: SameCountries | null;
}

/** The figure as the view shows it. Its inputs are explained down to published rows; without them it stays missing. */
export async function explainView(
  answer: ExplainedFigures,
  blank: BlankFigure,
  subject: Subject,
  as: ExplainedView,
): Promise<ExplainedFigure> {
  if (as.kind === 'flow') return explainFlow(answer, blank, as.partner);
  if (as.kind === 'flows') return explainFlowSum(answer, blank, as);
  // Each view has the function of its kind, which TypeScript cannot follow through the table.
  const {
    value,
    same = null,
    formula = null,
    unit = blank.unit,
    ...told
  } = await views[as.kind](answer, subject, as as never);
  const given = answer.given(told.inputs).map((input) => ({
    ...input,
    text: `${input.element}[${input.item}]${'since' in as ? ` ${input.year}` : ''}`,
  }));
  const figure = {
    ...blank,
    ...told,
    unit,
    formula: asAnswered(formula),
    expression: writeComputed(given, { formula, as }),
    same: same && { countries: same.areas.length, share: same.share },
  };
  if (value === null) return figure;
  // What a quantity is divided by makes it no less certain.
  const divided = given.filter((input) => input.value !== null && input.part !== 'denominator');
  return { ...figure, kind: 'derived', value, flag: worstFlag(divided.map(({ flag }) => flag)) };
}

/** The figure as a term of a view's formula. */
const termOf = ({ element, indicator }: Subject): Term =>
  plus(element.id, indicator === POPULATION_ITEM ? { item: 'population' } : {});

/** Compares the figure of two years: the countries over which that is done where the area is a sum of countries. */
async function findSame(answer: ExplainedFigures, subject: Subject, since: number, divisor?: Element) {
  const compared = await compareYears(answer.release, { ...subject, from: since, to: subject.year }, divisor);
  if (typeof compared === 'object') return compared.same;
  answer.incomparable = compared;
  return null;
}

/** What each view works out of the figure and others. */
const views: {
  [K in Exclude<ExplainedView['kind'], 'flow' | 'flows'>]: (
    answer: ExplainedFigures,
    subject: Subject,
    as: ViewOf<K>,
  ) => Promise<Worked>;
} = {
  async 'per-inhabitant'(answer, subject) {
    const { unit: own } = subject.element;
    const { factor: scale = 1, unit = own } = findConversion(own) ?? {};
    const formula = quotient(termOf(subject), plus(POPULATION, { item: 'population' }), scale);
    const inputs = await answer.explainFormula(subject, formula);
    const [amount, people] = answer.given(inputs);
    return { inputs, formula, value: perInhabitant(amount?.value ?? null, people?.value, scale), unit };
  },

  async share(answer, subject, { parts }) {
    const part = termOf(subject);
    const terms = parts.map((element) => ({ ...part, element }));
    const [own, ...all] = await answer.explainFormula(subject, shareFormula(part, terms));
    const shares = sharesOf(answer.given(all).map(({ value }) => value));
    // What is missing, zero or below is no part of the stack that the chart draws.
    const isDrawn = (_: unknown, at: number): boolean => (shares[at] ?? 0) > 0;
    const drawn = terms.filter(isDrawn);
    return {
      inputs: own === undefined ? [] : [own, ...all.filter(isDrawn)],
      // Of nothing there are no parts, and no formula says more.
      formula: drawn.length === 0 ? undefined : shareFormula(part, drawn),
      value: shares[parts.indexOf(part.element)] ?? null,
      unit: 'fraction',
    };
  },

  async sum(answer, subject, { plus: added, minus: taken }) {
    const list = (ids: readonly number[], sign: 1 | -1): Term[] =>
      ids.map((element) => ({ ...termOf(subject), element, sign }));
    const formula: Formula = { kind: 'sum', terms: [...list(added, 1), ...list(taken, -1)], missing: 'skip' };
    const inputs = await answer.explainFormula(subject, formula);
    return { inputs, formula, value: sumOfTerms(answer.given(inputs)) };
  },

  async change(answer, subject, { since, relative, perInhabitant: isDivided }) {
    const same = await findSame(answer, subject, since);
    // A quantity per inhabitant of a sum of countries has the people of countries that may be others.
    if (same !== null && isDivided) answer.incomparable = 'ratio';
    const formula = changeFormula(termOf(subject), relative);
    // Its terms are the newer year, the older one, and as what a fraction is of the older one again.
    const inputs = await answer.explainFormula(subject, formula, (at) => ({
      year: at === 0 ? subject.year : since,
      as: asPerInhabitant(isDivided),
      over: same?.areas,
    }));
    const [newer, older] = answer.given(inputs);
    const [to = null, from = null] = [newer?.value, older?.value];
    const isKnown = to !== null && from !== null && answer.incomparable === null;
    const value = !isKnown ? null : relative ? relativeChange({ from, to }) : to - from;
    const unit = relative ? 'fraction' : newer?.unit;
    return { inputs, formula, value, unit, same: isDivided ? null : same };
  },

  async part(answer, subject, { of, factor, since, relative }) {
    const { element, year } = subject;
    const divisor = findElement(factor) ?? element;
    const same = await findSame(answer, subject, since, divisor);
    const years = [year, since].map((year) => ({ year, over: same?.areas }));
    const inputs = await answer.explainInputs(
      subject,
      [element, divisor].flatMap((element) => years.map((of) => ({ ...of, element }))),
    );
    // A figure that is missing is no harvest, and of such there are no parts.
    const figures = answer.given(inputs).map(({ value }) => value ?? 0);
    const [production = 0, was = 0, area = 0, areaBefore = 0] = figures;
    const isKnown = answer.incomparable === null;
    const parts = isKnown ? decompose({ area: areaBefore, production: was }, { area, production }) : null;
    const unit = relative ? 'fraction' : element.unit;
    return { inputs, value: parts && parts[of] / (relative ? was : 1), unit, same };
  },
};
