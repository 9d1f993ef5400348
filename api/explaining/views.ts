import type { Element, Formula, Term } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedFigure, ExplainedView, FigureOf } from '#contract/explain.ts';
import { relativeChange } from '#domain/change.ts';
import { decompose, partExpression } from '#domain/decompose.ts';
import { writeFormula } from '#domain/formula.ts';
import { findConversion, perInhabitant } from '#domain/per-inhabitant.ts';
import { sharesOf } from '#domain/shares.ts';
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

/** Terms of a view's formula: elements of an item. */
const termsOf = (elements: readonly number[], indicator: number, sign: 1 | -1 = 1): Term[] =>
  elements.map((element) => ({
    element,
    sign,
    ...(indicator === POPULATION_ITEM && { item: 'population' }),
  }));

/** The codes of inputs that are of two years. */
const codesOf = (answer: ExplainedFigures, inputs: readonly Input[]): string[] =>
  inputs.flatMap((input) => answer.figureOf(input) ?? []).map((of) => `${of.element}[${of.item}] ${of.year}`);

/**
 * Compares the figure of two years. Tells over which countries inputs are summed where the area is a sum of countries: those that
 * are compared.
 */
async function compareOver(answer: ExplainedFigures, subject: Subject, since: number, divisor?: Element) {
  const compared = await compareYears(answer.release, { ...subject, from: since, to: subject.year }, divisor);
  const same = typeof compared === 'object' ? compared.same : null;
  answer.incomparable = typeof compared === 'object' ? null : compared;
  return { same: same && { countries: same.areas.length, share: same.share }, over: same?.areas };
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
    const { factor: scale = 1, unit } = findConversion(element.unit) ?? {};
    const [numerator, denominator] = [
      termsOf([element.id], indicator),
      termsOf([POPULATION], POPULATION_ITEM),
    ];
    const formula: Formula = { kind: 'ratio', numerator, denominator, scale };
    const inputs = await answer.explainFormula(subject, formula);
    const [own, people] = inputs.map((input) => answer.figureOf(input));
    const value = perInhabitant(own?.value ?? null, people?.value, scale);
    return { inputs, formula, value, flag: own?.flag, ...(unit && { unit }) };
  },

  async share(answer, subject, { parts }) {
    const { element, indicator } = subject;
    const shareOf = (denominator: Term[]): Formula => ({
      kind: 'ratio',
      numerator: termsOf([element.id], indicator),
      denominator,
      scale: 1,
    });
    const terms = termsOf(parts, indicator);
    const [own, ...placed] = await answer.explainFormula(subject, shareOf(terms));
    const values = placed.map((part) => answer.amountOf(part));
    // What is missing, zero or below is no part of the stack that the chart draws.
    const isDrawn = (_: unknown, at: number): boolean => (values[at] ?? 0) > 0;
    const drawn = terms.filter(isDrawn);
    return {
      inputs: own === undefined ? [] : [own, ...placed.filter(isDrawn)],
      // Of nothing there are no parts, and no formula says more.
      formula: drawn.length === 0 ? undefined : shareOf(drawn),
      value: sharesOf(values)[parts.indexOf(element.id)] ?? null,
      flag: answer.figureOf(own)?.flag,
      unit: 'fraction',
    };
  },

  async sum(answer, subject, { plus, minus }) {
    const { indicator } = subject;
    const terms = [...termsOf(plus, indicator), ...termsOf(minus, indicator, -1)];
    const formula: Formula = { kind: 'sum', terms, missing: 'skip' };
    const inputs = await answer.explainFormula(subject, formula);
    const values = inputs.flatMap((input) => {
      const value = answer.amountOf(input);
      return value === null ? [] : input.sign * value;
    });
    return { inputs, formula, value: values.length === 0 ? null : sumOfFigures(values) };
  },

  async change(answer, subject, { since, relative, perInhabitant: isDivided }) {
    const { element, indicator } = subject;
    const { same, over } = await compareOver(answer, subject, since);
    // A quantity per inhabitant of a sum of countries has the people of countries that may be others.
    if (same !== null && isDivided) answer.incomparable = 'ratio';
    const other: Partial<Subject> = isDivided ? { as: { kind: 'per-inhabitant' } } : { over };
    const part = relative ? 'numerator' : 'term';
    const inputs = await answer.explainInputs(subject, [
      [other, part],
      [{ ...other, year: since }, part, -1],
    ]);
    const [now, before] = inputs;
    if (relative && before !== undefined) inputs.push({ ...before, part: 'denominator', sign: 1 });
    const [to, from] = [answer.amountOf(now), answer.amountOf(before)];
    const isKnown = to !== null && from !== null && answer.incomparable === null;
    const own = termsOf([element.id], indicator);
    const terms = [...own, ...termsOf([element.id], indicator, -1)];
    const codes = codesOf(answer, inputs);
    return {
      inputs,
      value: !isKnown ? null : relative ? relativeChange({ from, to }) : to - from,
      unit: relative ? 'fraction' : (answer.figureOf(now)?.unit ?? ''),
      same: isDivided ? null : same,
      formula: relative
        ? { kind: 'ratio', numerator: terms, denominator: own, scale: 1 }
        : { kind: 'sum', terms, missing: 'null' },
      expression: writeFormula(inputs.map((input, at) => ({ ...input, text: codes[at] ?? '' }))),
    };
  },

  async part(answer, subject, { of, factor, since, relative }) {
    const { element } = subject;
    const divisor = findElement(factor) ?? element;
    const { same, over } = await compareOver(answer, subject, since, divisor);
    const places = [element, divisor].flatMap((of): InputOf[] => [
      [{ element: of, over }, 'term'],
      [{ element: of, over, year: since }, 'term'],
    ]);
    const inputs = await answer.explainInputs(subject, places);
    // A figure that is missing is no harvest, and of such there are no parts.
    const [production = 0, was = 0, area = 0, areaBefore = 0] = inputs.map(
      (input) => answer.amountOf(input) ?? 0,
    );
    const isKnown = answer.incomparable === null;
    const parts = isKnown ? decompose({ area: areaBefore, production: was }, { area, production }) : null;
    const unchanged = answer.amountOf(inputs[0]) === answer.amountOf(inputs[1]);
    return {
      inputs,
      value: parts && parts[of] / (relative ? was : 1),
      unit: relative ? 'fraction' : element.unit,
      expression: partExpression(of, codesOf(answer, inputs), { unchanged, relative }),
      same,
    };
  },
};
