import type { Element } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedFigure, ExplainedView, FigureOf } from '#contract/explain.ts';
import { relativeChange } from '#domain/change.ts';
import { decompose, partExpression } from '#domain/decompose.ts';
import { type FormulaPart, writeFormula } from '#domain/formula.ts';
import { findConversion, perInhabitant } from '#domain/per-inhabitant.ts';
import { sharesOf } from '#domain/shares.ts';
import { sumOfFigures } from '#domain/sums.ts';
import { compareYears } from '../shaping/compare-years.ts';
import { explainSame } from './countries.ts';
import type { BlankFigure, Input, InputOf, Subject } from './explained-figures.ts';
import type { Explainer } from './explainer.ts';
import { explainFlow, explainFlowSum } from './flows.ts';

type ViewOf<K extends ExplainedView['kind']> = Extract<ExplainedView, { kind: K }>;

/** What a view makes of its inputs: their sum or quotient, where it does not write an expression itself. */
interface Worked extends Partial<Pick<FigureOf<'missing'>, 'unit' | 'expression' | 'same'>> {
  inputs: readonly Input[];
  value: number | null;
  /** Where it is not the worst one of the inputs. */
  flag?: string | undefined;
  scale?: number;
  missing?: 'skip';
  /** Inputs of two years are written with them. */
  withYears?: boolean;
}

/**
 * The figure as the view shows it. Its inputs are explained down to published rows; without them it stays missing. Returns its
 * place among the figures.
 */
export function explainView(answer: Explainer, subject: Subject, as: ExplainedView): Promise<number> {
  return answer.place(answer.blank(subject, as), async (blank) => {
    if (as.kind === 'flow') return explainFlow({ answer, blank, subject }, as.partner);
    if (as.kind === 'flows') return explainFlowSum({ answer, blank, subject }, as);
    // Each view has the function of its kind, which TypeScript cannot follow through the table.
    return toFigure(answer, blank, await views[as.kind](answer, subject, as as never));
  });
}

const writeCode = (figure: ExplainedFigure | undefined, withYear: boolean): string =>
  `${figure?.element}[${figure?.item}]${withYear ? ` ${figure?.year}` : ''}`;

/** The figure with what a view has worked out; it stays missing without a value. */
function toFigure(answer: Explainer, blank: BlankFigure, worked: Worked): ExplainedFigure {
  const { inputs, value, flag, scale = 1, missing = null, withYears = false, ...told } = worked;
  const listAt = (at: FormulaPart) =>
    inputs.flatMap((input) => {
      const { element = 0, indicator } = answer.figureOf(input) ?? {};
      const item = indicator === POPULATION_ITEM ? { item: 'population' as const } : {};
      return input.part === at ? [{ element, sign: input.sign, ...item }] : [];
    });
  const denominator = listAt('denominator');
  const formula: ExplainedFigure['formula'] =
    denominator.length === 0
      ? { kind: 'sum', terms: listAt('term'), missing: missing ?? 'null' }
      : { kind: 'ratio', numerator: listAt('numerator'), denominator, scale };
  const written = inputs.map((input) => ({ ...input, text: writeCode(answer.figureOf(input), withYears) }));
  const figure = {
    ...blank,
    ...(told.expression === undefined && { formula, expression: writeFormula(written, scale) }),
    ...told,
    inputs: [...inputs],
  };
  if (value === null) return figure;
  const given = inputs
    .flatMap((input) => answer.figureOf(input) ?? [])
    .filter((input) => input.value !== null);
  return { ...figure, kind: 'derived', value, flag: flag ?? worstFlag(given.map((input) => input.flag)) };
}

/** Elements as inputs, of what the view's own figure is of. */
const listInputs = (elements: readonly number[], part: FormulaPart, sign: 1 | -1 = 1): InputOf[] =>
  elements.flatMap((id) => findElement(id) ?? []).map((element) => [{ element }, part, sign]);

/**
 * Compares the figure of two years. Tells over which countries, and how inputs are explained: as they are, or where the area is
 * a sum of countries as the sum of those that are compared.
 */
async function compareOver(answer: Explainer, subject: Subject, since: number, divisor?: Element) {
  const years = { from: since, to: subject.year };
  const compared = await compareYears(answer.release, { ...subject, ...years }, divisor);
  const isKnown = typeof compared === 'object';
  answer.incomparable = isKnown ? null : compared;
  const same = isKnown ? compared.same : null;
  return {
    same: same && { countries: same.areas.length, share: same.share },
    explain: (of: Subject) => (same === null ? answer.explain(of) : explainSame(answer, of, same.areas)),
  };
}

/** What each view works out of the figure and others. */
const views: {
  [K in Exclude<ExplainedView['kind'], 'flow' | 'flows'>]: (
    answer: Explainer,
    subject: Subject,
    as: ViewOf<K>,
  ) => Promise<Worked>;
} = {
  async 'per-inhabitant'(answer, subject) {
    const { factor: scale = 1, unit = subject.element.unit } = findConversion(subject.element.unit) ?? {};
    const people = { indicator: POPULATION_ITEM, item: null };
    const inputs = await answer.explainInputs(subject, [
      [{}, 'numerator'],
      ...listInputs([POPULATION], 'denominator').map(([of, part]): InputOf => [{ ...of, ...people }, part]),
    ]);
    const [own, all] = inputs;
    const value = perInhabitant(answer.amountOf(own), answer.amountOf(all), scale);
    return { inputs, value, flag: answer.figureOf(own)?.flag, scale, unit };
  },

  async share(answer, subject, { parts }) {
    const places: InputOf[] = [[{}, 'numerator'], ...listInputs(parts, 'denominator')];
    const [own, ...all] = await answer.explainInputs(subject, places);
    const values = all.map((part) => answer.amountOf(part));
    // What is missing, zero or below is no part of the stack that the chart draws.
    const drawn = all.filter((_, at) => (values[at] ?? 0) > 0);
    return {
      inputs: own === undefined ? [] : [own, ...drawn],
      value: sharesOf(values)[parts.indexOf(subject.element.id)] ?? null,
      flag: answer.figureOf(own)?.flag,
      unit: 'fraction',
      // Of nothing there are no parts, and no formula says more.
      ...(drawn.length === 0 && { expression: '' }),
    };
  },

  async sum(answer, subject, { plus, minus }) {
    const places = [...listInputs(plus, 'term'), ...listInputs(minus, 'term', -1)];
    const inputs = await answer.explainInputs(subject, places);
    const values = inputs.flatMap((input) => {
      const value = answer.amountOf(input);
      return value === null ? [] : input.sign * value;
    });
    return { inputs, value: values.length === 0 ? null : sumOfFigures(values), missing: 'skip' };
  },

  async change(answer, subject, { since, relative, perInhabitant: isDivided }) {
    const { same, explain } = await compareOver(answer, subject, since);
    // A quantity per inhabitant of a sum of countries has the people of countries that may be others.
    if (same !== null && isDivided) answer.incomparable = 'ratio';
    const part = relative ? 'numerator' : 'term';
    const years: InputOf[] = [
      [{}, part],
      [{ year: since }, part, -1],
    ];
    const divide = (of: Subject) => explainView(answer, of, { kind: 'per-inhabitant' });
    const inputs = await answer.explainInputs(subject, years, isDivided ? divide : explain);
    const [now, before] = inputs;
    if (relative && before !== undefined) inputs.push({ ...before, part: 'denominator', sign: 1 });
    const [to, from] = [answer.amountOf(now), answer.amountOf(before)];
    const isKnown = to !== null && from !== null && answer.incomparable === null;
    return {
      inputs,
      value: !isKnown ? null : relative ? relativeChange({ from, to }) : to - from,
      unit: relative ? 'fraction' : (answer.figureOf(now)?.unit ?? ''),
      same: isDivided ? null : same,
      withYears: true,
    };
  },

  async part(answer, subject, { of, factor, since, relative }) {
    const { element } = subject;
    const divisor = findElement(factor) ?? element;
    const { same, explain } = await compareOver(answer, subject, since, divisor);
    const places = [element, divisor].flatMap((of): InputOf[] => [
      [{ element: of }, 'term'],
      [{ element: of, year: since }, 'term'],
    ]);
    const inputs = await answer.explainInputs(subject, places, explain);
    // A figure that is missing is no harvest, and of such there are no parts.
    const [production = 0, was = 0, area = 0, areaBefore = 0] = inputs.map(
      (input) => answer.amountOf(input) ?? 0,
    );
    const isKnown = answer.incomparable === null;
    const parts = isKnown ? decompose({ area: areaBefore, production: was }, { area, production }) : null;
    const codes = inputs.map((input) => writeCode(answer.figureOf(input), true));
    const unchanged = answer.amountOf(inputs[0]) === answer.amountOf(inputs[1]);
    return {
      inputs,
      value: parts && parts[of] / (relative ? was : 1),
      unit: relative ? 'fraction' : element.unit,
      expression: partExpression(of, codes, { unchanged, relative }),
      same,
    };
  },
};
