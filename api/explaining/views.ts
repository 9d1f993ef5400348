import type { Element, Formula, Term } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { columnKeyOf, findElement } from '#catalog/elements/index.ts';
import { plus, quotient } from '#catalog/elements/terms.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { partsYears } from '#contract/breaks.ts';
import type { ExplainedFigure, ExplainedView, ViewOf } from '#contract/explain.ts';
import { asPerInhabitant } from '#contract/explain-address.ts';
import {
  type Comparison,
  changeFormula,
  compare,
  type Incomparable,
  relativeChange,
  type SameCountries,
} from '#domain/change.ts';
import { writeComputed } from '#domain/computed.ts';
import { decompose } from '#domain/decompose.ts';
import { findConversion, perInhabitant } from '#domain/per-inhabitant.ts';
import { shareFormula, sharesOf } from '#domain/shares.ts';
import { sumOfTerms } from '#domain/sums.ts';
import { isDifferenceWithheld } from '#domain/withheld.ts';
import type { Figure } from '#release/figure-column.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { readDecadeChanges } from '../shaping/decade-change.ts';
import { asAnswered, type FigureSubject, type Input } from './explained-figures.ts';
import { explainFlow, explainFlowSum } from './flows.ts';

/** A comparison: an element of an item and an area, in two years that may be either way round. */
interface Compared {
  element: Element;
  indicator: number;
  area: string;
  from: number;
  to: number;
}

/**
 * Compares an area's figures of two years, like with like, as pages do, or returns the reason against it. With a
 * `divisor` it takes only areas that have figures of that element in both years as well.
 */
async function compareYears(
  { db, figures, areas }: ServedRelease,
  { element, indicator, area, from, to }: Compared,
  divisor?: Element,
): Promise<Comparison | Incomparable> {
  const slice = (measure: Element, year: number): Promise<ReadonlyMap<string, Figure>> =>
    figures.byArea({ ...columnKeyOf(measure, indicator), year });
  const [before, after] = [await slice(element, from), await slice(element, to)];
  const divided = divisor === undefined ? [] : [await slice(divisor, from), await slice(divisor, to)];
  const breaks = await selectRows(db, 'series_break', columnKeyOf(element, indicator));
  const broken = new Set(breaks.filter(({ year }) => partsYears(year, from, to)).map((row) => row.area));
  const comparable = (rows: typeof before): ReadonlyMap<string, number> =>
    new Map(
      [...rows].flatMap(([code, { value }]) =>
        !broken.has(code) && divided.every((other) => other.has(code)) ? [[code, value] as const] : [],
      ),
    );
  const figureOf = (row: Figure | undefined) => row && { ...row, summed: row.contributors };
  return compare({
    area,
    before: figureOf(before.get(area)),
    after: figureOf(after.get(area)),
    isBroken: broken.has(area),
    adds: element.aggregate === 'sum',
    slices: () => ({ before: comparable(before), after: comparable(after) }),
    areas,
  });
}

/** A view's inputs, formula and value. */
interface Worked {
  inputs: Input[];
  formula?: Formula | null;
  value: number | null;
  /** Where it is not the element's. */
  unit?: string | undefined;
  /** The compared countries of a sum. */
  same?: SameCountries | null;
}

/** The figure as the view shows it. Its inputs are explained down to published rows; without them it stays missing. */
export async function explainView(subject: FigureSubject, as: ExplainedView): Promise<ExplainedFigure> {
  if (as.kind === 'flow') return explainFlow(subject, as.partner);
  if (as.kind === 'flows') return explainFlowSum(subject, as);
  const { answer, blank } = subject;
  // Each view has the function of its kind, which TypeScript cannot follow through the table.
  const worked = await views[as.kind](subject, as as never);
  const { inputs, value, formula = null, same = null, unit = blank.unit } = worked;
  const inputFigures = answer.withFigures(inputs).map((input) => ({
    ...input,
    text: `${input.element}[${input.item}]${'since' in as || as.kind === 'decade' ? ` ${input.year}` : ''}`,
  }));
  const figure = {
    ...blank,
    inputs,
    unit,
    formula: asAnswered(formula),
    expression: writeComputed(inputFigures, { formula, as }),
    same: same && { countries: same.areas.length, share: same.share },
  };
  if (value === null) return figure;
  // A denominator makes a figure no less certain; the older years of a change do.
  const divided = inputFigures.filter(
    (input) => input.value !== null && (as.kind === 'decade' || input.part !== 'denominator'),
  );
  return { ...figure, kind: 'derived', value, flag: worstFlag(divided.map(({ flag }) => flag)) };
}

/** The figure as a term of a view's formula. */
const termOf = ({ element, indicator }: FigureSubject): Term =>
  plus(element.id, indicator === POPULATION_ITEM ? { item: 'population' } : {});

/** Compares the figure of two years: the countries over which that is done where the area is a sum of countries. */
async function findSame(subject: FigureSubject, since: number, divisor?: Element) {
  const { answer, year } = subject;
  const compared = await compareYears(answer.release, { ...subject, from: since, to: year }, divisor);
  if (typeof compared === 'object') return compared.same;
  answer.incomparable = compared;
  return null;
}

const views: {
  [K in Exclude<ExplainedView['kind'], 'flow' | 'flows'>]: (
    subject: FigureSubject,
    as: ViewOf<K>,
  ) => Promise<Worked>;
} = {
  async 'per-inhabitant'(subject) {
    const { answer, element } = subject;
    const { factor: scale = 1, unit = element.unit } = findConversion(element.unit) ?? {};
    const formula = quotient(termOf(subject), plus(POPULATION, { item: 'population' }), scale);
    const inputs = await answer.explainFormula(subject, formula);
    const [amount, people] = answer.withFigures(inputs);
    return { inputs, formula, value: perInhabitant(amount?.value ?? null, people?.value, scale), unit };
  },

  async share(subject, { parts }) {
    const { answer } = subject;
    const part = termOf(subject);
    const terms = parts.map((element) => ({ ...part, element }));
    const [, ...all] = answer.withFigures(await answer.explainFormula(subject, shareFormula(part, terms)));
    const shares = sharesOf(all.map(({ value }) => value));
    // Parts that are missing, zero or below are not in the chart's stack.
    const positiveParts = terms.filter((_, at) => (shares[at] ?? 0) > 0);
    const formula = shareFormula(part, positiveParts);
    const inputs = await answer.explainFormula(subject, formula);
    const value = shares[parts.indexOf(part.element)] ?? null;
    // A total of zero has no parts, so a formula would explain nothing.
    return { inputs, formula: positiveParts.length === 0 ? null : formula, value, unit: 'fraction' };
  },

  async sum(subject, view) {
    const { plus: added, minus: taken } = view;
    const list = (ids: readonly number[], sign: 1 | -1): Term[] =>
      ids.map((element) => ({ ...termOf(subject), element, sign }));
    const formula: Formula = { kind: 'sum', terms: [...list(added, 1), ...list(taken, -1)], missing: 'skip' };
    const { answer } = subject;
    const inputs = await answer.explainFormula(subject, formula);
    const terms = answer.withFigures(inputs);
    return { inputs, formula, value: isDifferenceWithheld(view, terms) ? null : sumOfTerms(terms) };
  },

  async change(subject, { since, relative, perInhabitant: isDivided }) {
    const { answer, year } = subject;
    const same = await findSame(subject, since);
    // A quantity per inhabitant of a sum of countries has the people of countries that may be others.
    if (same !== null && isDivided) answer.incomparable = 'ratio';
    const formula = changeFormula(termOf(subject), relative);
    // Its terms are the newer year, the older one, and as what a fraction is of the older one again.
    const inputs = await answer.explainFormula(subject, formula, (at) => ({
      year: at === 0 ? year : since,
      as: asPerInhabitant(isDivided),
      over: same?.areas,
    }));
    const [newer, older] = answer.withFigures(inputs);
    const [to = null, from = null] = [newer?.value, older?.value];
    const isKnown = to !== null && from !== null && answer.incomparable === null;
    const value = !isKnown ? null : relative ? relativeChange({ from, to }) : to - from;
    const unit = relative ? 'fraction' : newer?.unit;
    return { inputs, formula, value, unit, same: isDivided ? null : same };
  },

  async decade(subject, { relative }) {
    const { answer } = subject;
    const change = (await readDecadeChanges(answer.release, subject))(subject.area);
    if (typeof change === 'string') {
      answer.incomparable = change;
      return { inputs: [], value: null, unit: relative ? 'fraction' : subject.element.unit };
    }
    const { years, same } = change;
    const inputsOf = (years: readonly number[], part: 'numerator' | 'denominator') =>
      years.map((year) => ({ year, part, over: same?.areas }));
    const inputs = await answer.explainInputs(subject, [
      ...inputsOf(years.to, 'numerator'),
      ...inputsOf(years.from, 'denominator'),
    ]);
    const value = relative ? relativeChange(change) : change.to - change.from;
    return { inputs, value, unit: relative ? 'fraction' : subject.element.unit, same };
  },

  async part(subject, { of, factor, since, relative }) {
    const { answer, element: produced, year } = subject;
    const divisor = findElement(factor) ?? produced;
    const same = await findSame(subject, since, divisor);
    const figures = [produced, divisor].flatMap((element) =>
      [year, since].map((year) => ({ element, year, over: same?.areas })),
    );
    const inputs = await answer.explainInputs(subject, figures);
    // A figure that is missing is no harvest, and of such there are no parts.
    const values = answer.withFigures(inputs).map(({ value }) => value ?? 0);
    const [production = 0, was = 0, area = 0, areaBefore = 0] = values;
    const isKnown = answer.incomparable === null;
    const parts = isKnown ? decompose({ area: areaBefore, production: was }, { area, production }) : null;
    const value = parts && parts[of] / (relative ? was : 1);
    return { inputs, value, unit: relative ? 'fraction' : produced.unit, same };
  },
};
