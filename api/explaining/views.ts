import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedFigure, ExplainedView, FigureOf } from '#contract/explain.ts';
import { relativeChange, type SameCountries } from '#domain/change.ts';
import { decompose, partExpression } from '#domain/decompose.ts';
import { type FormulaPart, writeFormula } from '#domain/formula.ts';
import { findConversion, perInhabitant } from '#domain/per-inhabitant.ts';
import { sharesOf } from '#domain/shares.ts';
import { sumOfFigures } from '#domain/sums.ts';
import { areasOfBoth, compareYears, type MayTake } from './compare-years.ts';
import { explainSame } from './countries.ts';
import type { BlankFigure, Explained, Subject } from './explained-figures.ts';
import type { Explainer } from './explainer.ts';
import { explainFlow, explainFlowSum } from './flows.ts';

type ViewOf<K extends ExplainedView['kind']> = Extract<ExplainedView, { kind: K }>;

/** The figure as the view shows it. Its inputs are explained down to published rows; without them it stays missing. */
export function explainView(answer: Explainer, subject: Subject, as: ExplainedView): Promise<Explained> {
  return answer.workOut(subject, as, async (blank) => {
    if (as.kind === 'flow') return explainFlow({ answer, blank, subject }, as.partner);
    if (as.kind === 'flows') return explainFlowSum({ answer, blank, subject }, as);
    if (as.kind === 'share') return toFigure(blank, await shareOf(answer, subject, as));
    if (as.kind === 'sum') return toFigure(blank, await sumOf(answer, subject, as));
    if (as.kind === 'change') return toFigure(blank, await changeOf(answer, subject, as));
    if (as.kind === 'part') return toFigure(blank, await partOf(answer, subject, as));
    return toFigure(blank, await perInhabitantOf(answer, subject));
  });
}

/** A figure that a view uses, and where it stands in the formula. */
interface ViewInput extends Explained {
  part: FormulaPart;
  sign: 1 | -1;
}

/** What a view makes of its inputs: their sum or quotient, where it does not write an expression itself. */
interface Worked extends Partial<Pick<FigureOf<'missing'>, 'unit' | 'expression' | 'same'>> {
  inputs: readonly ViewInput[];
  value: number | null;
  flag: string;
  scale?: number;
  missing?: 'skip';
  /** Inputs of two years are written with them. */
  withYears?: boolean;
}

const codeOf = ({ figure: { element, item, year } }: Explained, withYear: boolean): string =>
  `${element}[${item}]${withYear ? ` ${year}` : ''}`;

/** The figure with what a view has worked out; it stays missing without a value. */
function toFigure(
  blank: BlankFigure,
  { inputs, value, flag, scale = 1, missing, withYears = false, ...told }: Worked,
): ExplainedFigure {
  const termsAt = (at: FormulaPart) =>
    inputs.flatMap(({ part, sign, figure: { element, indicator } }) => {
      const term = { element, sign };
      if (part !== at) return [];
      return indicator === POPULATION_ITEM ? { ...term, item: 'population' as const } : term;
    });
  const denominator = termsAt('denominator');
  const formula: ExplainedFigure['formula'] =
    denominator.length === 0
      ? { kind: 'sum', terms: termsAt('term'), missing: missing ?? 'null' }
      : { kind: 'ratio', numerator: termsAt('numerator'), denominator, scale };
  const written = inputs.map((input) => ({ ...input, text: codeOf(input, withYears) }));
  const figure = {
    ...blank,
    ...(told.expression === undefined && { formula, expression: writeFormula(written, scale) }),
    ...told,
    inputs: inputs.map(({ at, part, sign }) => ({ figure: at, part, sign })),
  };
  return value === null ? figure : { ...figure, kind: 'derived', value, flag };
}

/** An input: in what it is another figure than the view's own, and where it stands. */
type Place = readonly [other: Partial<Subject>, part: FormulaPart, sign?: 1 | -1];

/** Explains inputs one after the other, which is their order in the answer. */
async function explainAll(
  subject: Subject,
  places: readonly Place[],
  explain: (of: Subject) => Promise<Explained>,
): Promise<ViewInput[]> {
  const inputs: ViewInput[] = [];
  for (const [other, part, sign = 1] of places)
    inputs.push({ ...(await explain({ ...subject, ...other })), part, sign });
  return inputs;
}

/** Places of elements, of what the view's own figure is of unless something else is said. */
const placesOf = (
  elements: readonly number[],
  part: FormulaPart,
  { sign = 1, ...other }: Partial<Subject> & { sign?: 1 | -1 } = {},
): Place[] =>
  elements.flatMap((id) => findElement(id) ?? []).map((element) => [{ ...other, element }, part, sign]);

const amountOf = (explained: Explained | undefined): number | null => explained?.figure.value ?? null;
const flagOf = (inputs: readonly Explained[]): string => worstFlag(inputs.map(({ figure }) => figure.flag));

/** Explains a figure as it is, or of a sum of countries those that have figures in both years that are compared. */
const explainerOf =
  (answer: Explainer, same: SameCountries | null = null) =>
  (of: Subject) =>
    same === null ? answer.explain(of, 1) : explainSame(answer, of, same.areas);

async function perInhabitantOf(answer: Explainer, subject: Subject): Promise<Worked> {
  const { factor: scale = 1, unit = subject.element.unit } = findConversion(subject.element.unit) ?? {};
  const people = placesOf([POPULATION], 'denominator', { indicator: POPULATION_ITEM, item: null });
  const inputs = await explainAll(subject, [[{}, 'numerator'], ...people], explainerOf(answer));
  const [own, all] = inputs;
  const value = perInhabitant(amountOf(own), amountOf(all), scale);
  return { inputs, value, flag: flagOf(inputs.slice(0, 1)), scale, unit };
}

async function shareOf(answer: Explainer, subject: Subject, { parts }: ViewOf<'share'>): Promise<Worked> {
  const places: Place[] = [[{}, 'numerator'], ...placesOf(parts, 'denominator')];
  const [own, ...all] = await explainAll(subject, places, explainerOf(answer));
  // What is missing, zero or below is no part of the stack that the chart draws.
  const drawn = all.filter((part) => (amountOf(part) ?? 0) > 0);
  const inputs = own === undefined ? [] : [own, ...drawn];
  const value = sharesOf(all.map(amountOf))[parts.indexOf(subject.element.id)] ?? null;
  // Of nothing there are no parts, and no formula says more.
  const unsaid = drawn.length === 0 ? { expression: '' } : {};
  return { inputs, value, flag: own?.figure.flag ?? '', unit: 'fraction', ...unsaid };
}

async function sumOf(answer: Explainer, subject: Subject, of: ViewOf<'sum'>): Promise<Worked> {
  const places = [...placesOf(of.plus, 'term'), ...placesOf(of.minus, 'term', { sign: -1 })];
  const inputs = await explainAll(subject, places, explainerOf(answer));
  const given = inputs.filter((input) => amountOf(input) !== null);
  const sum = sumOfFigures(given.map((input) => input.sign * (amountOf(input) ?? 0)));
  return { inputs, value: given.length === 0 ? null : sum, flag: flagOf(given), missing: 'skip' };
}

/** The countries over which two years are compared; `null` where it is the figures themselves, or nothing. */
async function sameCountries(
  answer: Explainer,
  { element, indicator, area, year }: Subject,
  since: number,
  mayTake?: MayTake,
): Promise<SameCountries | null> {
  const years = { from: since, to: year };
  const compared = await compareYears(answer.release, { element, indicator, area, ...years }, mayTake);
  answer.incomparable = typeof compared === 'object' ? null : compared;
  return typeof compared === 'object' ? compared.same : null;
}

const toSame = (same: SameCountries | null): FigureOf<'missing'>['same'] =>
  same && { countries: same.areas.length, share: same.share };

async function changeOf(answer: Explainer, subject: Subject, as: ViewOf<'change'>): Promise<Worked> {
  const { since, relative } = as;
  const countries = await sameCountries(answer, subject, since);
  // A quantity per inhabitant of a sum of countries has the people of countries that may be others.
  if (countries !== null && as.perInhabitant) answer.incomparable = 'ratio';
  const same = as.perInhabitant ? null : countries;
  const perHead = (of: Subject) => explainView(answer, of, { kind: 'per-inhabitant' });
  const part = relative ? 'numerator' : 'term';
  const places: Place[] = [{ year: subject.year }, { year: since }].map((of, at) => [
    of,
    part,
    at === 0 ? 1 : -1,
  ]);
  const inputs = await explainAll(subject, places, as.perInhabitant ? perHead : explainerOf(answer, same));
  const [now, before] = inputs;
  const base: ViewInput[] = relative && before ? [{ ...before, part: 'denominator', sign: 1 }] : [];
  const [to, from] = [amountOf(now), amountOf(before)];
  const isKnown = to !== null && from !== null && answer.incomparable === null;
  return {
    inputs: [...inputs, ...base],
    value: !isKnown ? null : relative ? relativeChange({ from, to }) : to - from,
    flag: flagOf(inputs),
    unit: relative ? 'fraction' : (now?.figure.unit ?? ''),
    same: toSame(same),
    withYears: true,
  };
}

async function partOf(answer: Explainer, subject: Subject, as: ViewOf<'part'>): Promise<Worked> {
  const { of, since, relative } = as;
  const { element, indicator, year } = subject;
  const divisor = findElement(as.factor) ?? element;
  const ofBoth = await areasOfBoth(answer.release, { element: divisor, indicator }, [year, since]);
  const same = await sameCountries(answer, subject, since, ofBoth);
  const places = [element, divisor].flatMap((of): Place[] => [
    [{ element: of }, 'term'],
    [{ element: of, year: since }, 'term'],
  ]);
  const inputs = await explainAll(subject, places, explainerOf(answer, same));
  // A figure that is missing is no harvest, and of such there are no parts.
  const [now = 0, was = 0, area = 0, areaBefore = 0] = inputs.map((input) => amountOf(input) ?? 0);
  const parts =
    answer.incomparable === null
      ? decompose({ area: areaBefore, production: was }, { area, production: now })
      : null;
  const codes = inputs.map((input) => codeOf(input, true));
  const unchanged = amountOf(inputs[0]) === amountOf(inputs[1]);
  return {
    inputs,
    value: parts && parts[of] / (relative ? was : 1),
    flag: flagOf(inputs),
    unit: relative ? 'fraction' : element.unit,
    expression: partExpression(of, codes, { unchanged, relative }),
    same: toSame(same),
  };
}
