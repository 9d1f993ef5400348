import type { Element, Formula, Term } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { plus, quotient } from '#catalog/elements/terms.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedFigure, ExplainedView, FigureOf } from '#contract/explain.ts';
import { asPerInhabitant } from '#contract/explain-address.ts';
import { changeFormula, relativeChange } from '#domain/change.ts';
import { decompose, partExpression } from '#domain/decompose.ts';
import { listTerms, writeFormula } from '#domain/formula.ts';
import { findConversion, perInhabitant } from '#domain/per-inhabitant.ts';
import { shareFormula, sharesOf } from '#domain/shares.ts';
import { sumOfFigures } from '#domain/sums.ts';
import { compareYears } from '../shaping/compare-years.ts';
import {
  type BlankFigure,
  byFormula,
  type ExplainedFigures,
  type Input,
  type InputOf,
  type Subject,
} from './explained-figures.ts';
import { explainFlow, explainFlowSum } from './flows.ts';

type ViewOf<K extends ExplainedView['kind']> = Extract<ExplainedView, { kind: K }>;

/** What a view makes of its inputs, and by which formula; an expression of its own where that does not say all. */
interface Worked extends Partial<Pick<FigureOf<'missing'>, 'unit' | 'expression' | 'same'>> {
  inputs: Input[];
  formula?: Formula | undefined;
  value: number | null;
  /** Where it is not the worst one of the inputs. */
  flag?: string | undefined;
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
  const { value, flag, formula, ...told } = await views[as.kind](answer, subject, as as never);
  const figure = { ...blank, ...byFormula(formula, subject.indicator), ...told };
  if (value === null) return figure;
  const given = told.inputs.flatMap((input) => answer.figureOf(input) ?? []);
  const worst = worstFlag(given.filter((input) => input.value !== null).map((input) => input.flag));
  return { ...figure, kind: 'derived', value, flag: flag ?? worst };
}

/** A term of a view's formula: an element of an item. */
const termOf = (element: number, indicator: number): Term =>
  plus(element, indicator === POPULATION_ITEM ? { item: 'population' } : {});

/**
 * Compares the figure of two years and explains the inputs that are of both, each of the newer year first: where the area is a sum
 * of countries, over those that are compared. They are written with their years.
 */
async function explainYears(
  answer: ExplainedFigures,
  subject: Subject,
  { since, divisor, as = null }: { since: number; divisor?: Element; as?: ExplainedView | null },
) {
  const compared = await compareYears(answer.release, { ...subject, from: since, to: subject.year }, divisor);
  const same = typeof compared === 'object' ? compared.same : null;
  answer.incomparable = typeof compared === 'object' ? null : compared;
  const elements = divisor === undefined ? [subject.element] : [subject.element, divisor];
  const inputs = await answer.explainInputs(
    subject,
    elements.flatMap((element) =>
      [subject.year, since].map((year): InputOf => [{ element, year, as, over: same?.areas }, 'term']),
    ),
  );
  const figures = inputs.flatMap((input) => answer.figureOf(input) ?? []);
  return {
    same: same && { countries: same.areas.length, share: same.share },
    inputs,
    values: figures.map(({ value }) => value),
    codes: figures.map(({ element, item, year }) => `${element}[${item}] ${year}`),
    unit: figures[0]?.unit ?? '',
  };
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
    const { element, indicator } = subject;
    const { factor: scale = 1, unit = element.unit } = findConversion(element.unit) ?? {};
    const people = termOf(POPULATION, POPULATION_ITEM);
    const formula = quotient(termOf(element.id, indicator), people, scale);
    const inputs = await answer.explainFormula(subject, formula);
    const [own, all] = inputs.map((input) => answer.figureOf(input));
    const value = perInhabitant(own?.value ?? null, all?.value, scale);
    return { inputs, formula, value, flag: own?.flag, unit };
  },

  async share(answer, subject, { parts }) {
    const { element, indicator } = subject;
    const [part, terms] = [termOf(element.id, indicator), parts.map((id) => termOf(id, indicator))];
    const [own, ...all] = await answer.explainFormula(subject, shareFormula(part, terms));
    const shares = sharesOf(all.map((input) => answer.figureOf(input)?.value));
    // What is missing, zero or below is no part of the stack that the chart draws.
    const isDrawn = (_: unknown, at: number): boolean => (shares[at] ?? 0) > 0;
    const drawn = terms.filter(isDrawn);
    return {
      inputs: own === undefined ? [] : [own, ...all.filter(isDrawn)],
      // Of nothing there are no parts, and no formula says more.
      formula: drawn.length === 0 ? undefined : shareFormula(part, drawn),
      value: shares[parts.indexOf(element.id)] ?? null,
      flag: answer.figureOf(own)?.flag,
      unit: 'fraction',
    };
  },

  async sum(answer, subject, { plus: added, minus: taken }) {
    const list = (ids: readonly number[], sign: 1 | -1): Term[] =>
      ids.map((id) => ({ ...termOf(id, subject.indicator), sign }));
    const formula: Formula = { kind: 'sum', terms: [...list(added, 1), ...list(taken, -1)], missing: 'skip' };
    const inputs = await answer.explainFormula(subject, formula);
    const values = inputs.flatMap((input) => {
      const value = answer.figureOf(input)?.value;
      return value == null ? [] : input.sign * value;
    });
    return { inputs, formula, value: values.length === 0 ? null : sumOfFigures(values) };
  },

  async change(answer, subject, { since, relative, perInhabitant: isDivided }) {
    const as = asPerInhabitant(isDivided);
    const { same, values, codes, unit, ...told } = await explainYears(answer, subject, { since, as });
    // A quantity per inhabitant of a sum of countries has the people of countries that may be others.
    if (same !== null && isDivided) answer.incomparable = 'ratio';
    const [to = null, from = null] = values;
    const isKnown = to !== null && from !== null && answer.incomparable === null;
    const formula = changeFormula(termOf(subject.element.id, subject.indicator), relative);
    // Its terms are the newer year, the older one, and as what a fraction is of the older one again.
    const inputs = listTerms(formula).flatMap(({ part, term }, at) => {
      const input = told.inputs[Math.min(at, 1)];
      return input === undefined
        ? []
        : { ...input, part, sign: term.sign, text: codes[Math.min(at, 1)] ?? '' };
    });
    return {
      inputs: inputs.map(({ text, ...input }) => input),
      formula,
      expression: writeFormula(inputs),
      value: !isKnown ? null : relative ? relativeChange({ from, to }) : to - from,
      unit: relative ? 'fraction' : unit,
      same: isDivided ? null : same,
    };
  },

  async part(answer, subject, { of, factor, since, relative }) {
    const { element } = subject;
    const divisor = findElement(factor) ?? element;
    const { same, inputs, values, codes } = await explainYears(answer, subject, { since, divisor });
    // A figure that is missing is no harvest, and of such there are no parts.
    const [production = 0, was = 0, area = 0, areaBefore = 0] = values.map((value) => value ?? 0);
    const isKnown = answer.incomparable === null;
    const parts = isKnown ? decompose({ area: areaBefore, production: was }, { area, production }) : null;
    return {
      inputs,
      value: parts && parts[of] / (relative ? was : 1),
      unit: relative ? 'fraction' : element.unit,
      expression: partExpression(of, codes, { unchanged: values[0] === values[1], relative }),
      same,
    };
  },
};
