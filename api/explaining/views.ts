import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedFigure, ExplainedView, FigureOf } from '#contract/explain.ts';
import { relativeChange, type SameCountries } from '#domain/change.ts';
import { decompose, partExpression } from '#domain/decompose.ts';
import { type FormulaPart, writeFormula } from '#domain/formula.ts';
import { conversionOf, perInhabitant } from '#domain/per-inhabitant.ts';
import { sharesOf } from '#domain/shares.ts';
import { sumOfFigures } from '#domain/sums.ts';
import { areasOfBoth, compareYears, type MayTake } from './compare-years.ts';
import { explainSame } from './countries.ts';
import type { BlankFigure, Explained, Subject, Work } from './explained-figures.ts';
import type { Explainer } from './explainer.ts';
import { explainFlow, explainFlowSum } from './flows.ts';

type ViewOf<K extends ExplainedView['kind']> = Extract<ExplainedView, { kind: K }>;

/** The figure as the view shows it. Its inputs are explained down to published rows; without them it stays missing. */
export function explainView(answer: Explainer, subject: Subject, as: ExplainedView): Promise<Explained> {
  return answer.workOut(subject, as, (blank) => {
    const work = { answer, blank, subject };
    switch (as.kind) {
      case 'per-inhabitant':
        return explainPerInhabitant(work);
      case 'share':
        return explainShare(work, as);
      case 'sum':
        return explainSum(work, as);
      case 'change':
        return explainChange(work, as);
      case 'part':
        return explainPart(work, as);
      case 'flow':
        return explainFlow(work, as.partner);
      case 'flows':
        return explainFlowSum(work, as);
    }
  });
}

/** A figure that a view uses, and where it stands in the formula. */
interface ViewInput extends Explained {
  part: FormulaPart;
  sign: 1 | -1;
}

const input = (explained: Explained, part: FormulaPart, sign: 1 | -1 = 1): ViewInput => ({
  ...explained,
  part,
  sign,
});

const codeOf = ({ figure: { element, item, year } }: Explained, withYear: boolean): string =>
  `${element}[${item}]${withYear ? ` ${year}` : ''}`;

/** The sum or quotient that a figure is of its inputs, as data and in codes; those of two years with their years. */
function written(
  inputs: readonly ViewInput[],
  {
    scale = 1,
    missing = 'null',
    years = false,
  }: { scale?: number; missing?: 'null' | 'skip'; years?: boolean },
): Pick<ExplainedFigure, 'formula' | 'expression'> {
  const terms = (part: FormulaPart) =>
    inputs
      .filter((one) => one.part === part)
      .map(({ figure: { element, indicator }, sign }) => ({
        element,
        sign,
        ...(indicator === POPULATION_ITEM ? { item: 'population' as const } : {}),
      }));
  const denominator = terms('denominator');
  return {
    formula:
      denominator.length === 0
        ? { kind: 'sum', terms: terms('term'), missing }
        : { kind: 'ratio', numerator: terms('numerator'), denominator, scale },
    expression: writeFormula(
      inputs.map((one) => ({ ...one, text: codeOf(one, years) })),
      scale,
    ),
  };
}

/** The figure with what a view has worked out; it stays missing without a value. */
function worked(
  blank: BlankFigure,
  inputs: readonly ViewInput[],
  {
    value,
    flag,
    ...more
  }: { value: number | null; flag: string } & Partial<Omit<FigureOf<'missing'>, 'value'>>,
): ExplainedFigure {
  const figure = {
    ...blank,
    ...more,
    inputs: inputs.map(({ at, part, sign }) => ({ figure: at, part, sign })),
  };
  return value === null ? figure : { ...figure, kind: 'derived', value, flag };
}

const flagOf = (inputs: readonly Explained[]): string => worstFlag(inputs.map(({ figure }) => figure.flag));

async function explainPerInhabitant({ answer, blank, subject }: Work<Explainer>): Promise<ExplainedFigure> {
  const conversion = conversionOf(subject.element.unit);
  const people = findElement(POPULATION);
  if (conversion === null || people === undefined) return blank;
  const { factor, unit } = conversion;
  const own = await answer.explain(subject, 1);
  const all = await answer.explain(
    { ...subject, element: people, indicator: POPULATION_ITEM, item: null },
    1,
  );
  const inputs = [input(own, 'numerator'), input(all, 'denominator')];
  const value = perInhabitant(own.figure.value, all.figure.value, factor);
  return worked(blank, inputs, { ...written(inputs, { scale: factor }), unit, value, flag: own.figure.flag });
}

async function explainShare(
  { answer, blank, subject }: Work<Explainer>,
  { parts }: ViewOf<'share'>,
): Promise<ExplainedFigure> {
  const own = await answer.explain(subject, 1);
  const all: Explained[] = [];
  for (const element of parts.flatMap((id) => findElement(id) ?? []))
    all.push(await answer.explain({ ...subject, element }, 1));
  const shares = sharesOf(all.map(({ figure }) => figure.value));
  // What is missing, zero or below is no part of the stack that the chart draws.
  const drawn = all.filter(({ figure }) => (figure.value ?? 0) > 0);
  const inputs = [input(own, 'numerator'), ...drawn.map((part) => input(part, 'denominator'))];
  return worked(blank, inputs, {
    unit: 'fraction',
    // Of nothing there are no parts, and no formula says more.
    ...(drawn.length === 0 ? {} : written(inputs, {})),
    value: shares[parts.indexOf(subject.element.id)] ?? null,
    flag: own.figure.flag,
  });
}

async function explainSum(
  { answer, blank, subject }: Work<Explainer>,
  { plus, minus }: ViewOf<'sum'>,
): Promise<ExplainedFigure> {
  const inputs: ViewInput[] = [];
  for (const [ids, sign] of [[plus, 1] as const, [minus, -1] as const])
    for (const element of ids.flatMap((id) => findElement(id) ?? []))
      inputs.push(input(await answer.explain({ ...subject, element }, 1), 'term', sign));
  const given = inputs.filter(({ figure }) => figure.value !== null);
  const sum = sumOfFigures(given.map(({ figure, sign }) => sign * (figure.value ?? 0)));
  const value = given.length === 0 ? null : sum;
  return worked(blank, inputs, { ...written(inputs, { missing: 'skip' }), value, flag: flagOf(given) });
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
  same === null ? null : { countries: same.areas.length, share: same.share };

async function explainChange(
  { answer, blank, subject }: Work<Explainer>,
  { since, relative, perInhabitant: divided }: ViewOf<'change'>,
): Promise<ExplainedFigure> {
  const countries = await sameCountries(answer, subject, since);
  // A quantity per inhabitant of a sum of countries has the people of countries that may be others.
  if (countries !== null && divided) answer.incomparable = 'ratio';
  const same = divided ? null : countries;
  const inYear = (year: number): Promise<Explained> => {
    if (divided) return explainView(answer, { ...subject, year }, { kind: 'per-inhabitant' });
    return explainCompared(answer, { ...subject, year }, same);
  };
  const now = await inYear(subject.year);
  const before = await inYear(since);
  const part = relative ? 'numerator' : 'term';
  const inputs = [
    input(now, part),
    input(before, part, -1),
    ...(relative ? [input(before, 'denominator')] : []),
  ];
  const [to, from] = [now.figure.value, before.figure.value];
  const isKnown = to !== null && from !== null && answer.incomparable === null;
  return worked(blank, inputs, {
    ...written(inputs, { years: true }),
    unit: relative ? 'fraction' : now.figure.unit,
    same: toSame(same),
    value: !isKnown ? null : relative ? relativeChange({ from, to }) : to - from,
    flag: flagOf([now, before]),
  });
}

async function explainPart(
  { answer, blank, subject }: Work<Explainer>,
  { of, factor, since, relative }: ViewOf<'part'>,
): Promise<ExplainedFigure> {
  const { element, indicator, year } = subject;
  const divisor = findElement(factor);
  if (divisor === undefined) return blank;
  const ofBoth = await areasOfBoth(answer.release, { element: divisor, indicator }, [year, since]);
  const same = await sameCountries(answer, subject, since, ofBoth);
  const inputs: ViewInput[] = [];
  for (const of of [
    { element, year },
    { element, year: since },
    { element: divisor, year },
    { element: divisor, year: since },
  ])
    inputs.push(input(await explainCompared(answer, { ...subject, ...of }, same), 'term'));
  const [tonnes, tonnesBefore, hectares, hectaresBefore] = inputs.map(({ figure }) => figure.value);
  const [production = '', productionBefore = '', area = '', areaBefore = ''] = inputs.map((one) =>
    codeOf(one, true),
  );
  const isKnown = tonnes != null && tonnesBefore != null && hectares != null && hectaresBefore != null;
  const parts =
    isKnown && answer.incomparable === null
      ? decompose({ area: hectaresBefore, production: tonnesBefore }, { area: hectares, production: tonnes })
      : null;
  return worked(blank, inputs, {
    unit: relative ? 'fraction' : element.unit,
    expression: partExpression(
      of,
      {
        before: { production: productionBefore, area: areaBefore },
        after: { production, area },
      },
      { unchanged: tonnes === tonnesBefore, relative },
    ),
    same: toSame(same),
    value: parts === null ? null : parts[of] / (relative ? (tonnesBefore ?? 1) : 1),
    flag: flagOf(inputs),
  });
}

/** One of two figures that are compared: of a sum of countries those that have figures in both years. */
function explainCompared(
  answer: Explainer,
  subject: Subject,
  same: SameCountries | null,
): Promise<Explained> {
  return same === null ? answer.explain(subject, 1) : explainSame(answer, subject, same.areas);
}
