import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedFigure, ExplainedView } from '#contract/explain.ts';
import { decompose, partExpression } from '#domain/decompose.ts';
import { conversionOf, perInhabitant } from '#domain/per-inhabitant.ts';
import type { Asked, Explainer } from './explainer.ts';

/** What a view makes of figures of the release; flows of trade are kept apart, they are reports of their own. */
export type ComputedView = Exclude<ExplainedView, { kind: 'flow' | 'flows' }>;

/** Index of a figure as the view shows it. Its inputs are explained down to published rows; without them it stays missing. */
export async function explainView(explainer: Explainer, asked: Asked, as: ComputedView): Promise<number> {
  const figure = explainer.begin(asked, as);
  const at = explainer.figures.indexOf(figure);
  switch (as.kind) {
    case 'per-inhabitant':
      await explainPerInhabitant(explainer, figure, asked);
      break;
    case 'share':
      await explainShare(explainer, figure, asked, as);
      break;
    case 'sum':
      await explainSum(explainer, figure, asked, as);
      break;
    case 'change':
      await explainChange(explainer, figure, asked, as);
      break;
    case 'part':
      await explainPart(explainer, figure, asked, as);
  }
  return at;
}

const codeOf = ({ element, item }: Pick<ExplainedFigure, 'element' | 'item'>): string =>
  `${element}[${item}]`;

async function explainPerInhabitant(
  explainer: Explainer,
  figure: ExplainedFigure,
  asked: Asked,
): Promise<void> {
  const conversion = conversionOf(asked.element.unit);
  const people = findElement(POPULATION);
  if (conversion === null || people === undefined) return;
  const { factor, unit } = conversion;
  const indicator = POPULATION_ITEM;
  const own = await explainer.explain(asked, 1);
  const population = await explainer.explain({ ...asked, element: people, indicator, item: null }, 1);
  const [amount, inhabitants] = [explainer.figures[own], explainer.figures[population]];
  figure.unit = unit;
  figure.formula = {
    kind: 'ratio',
    numerator: [{ element: asked.element.id, sign: 1 }],
    denominator: [{ element: people.id, sign: 1, item: 'population' }],
    scale: factor,
  };
  figure.expression = `${codeOf(figure)} ÷ ${people.id}[${indicator}]${factor === 1 ? '' : ` × ${factor}`}`;
  figure.inputs = [
    { figure: own, part: 'numerator', sign: 1 },
    { figure: population, part: 'denominator', sign: 1 },
  ];
  complete(figure, perInhabitant(amount?.value ?? null, inhabitants?.value, factor), amount?.flag);
}

async function explainShare(
  explainer: Explainer,
  figure: ExplainedFigure,
  asked: Asked,
  as: Extract<ComputedView, { kind: 'share' }>,
): Promise<void> {
  const own = await explainer.explain(asked, 1);
  const value = explainer.figures[own]?.value ?? null;
  figure.unit = 'fraction';
  figure.inputs = [{ figure: own, part: 'numerator', sign: 1 }];
  let total = 0;
  for (const part of as.parts) {
    const element = findElement(part);
    if (element === undefined) continue;
    const index = await explainer.explain({ ...asked, element }, 1);
    const amount = explainer.figures[index]?.value ?? 0;
    // What is missing, zero or below is no part of the stack that the chart draws.
    if (amount <= 0) continue;
    total += amount;
    figure.inputs.push({ figure: index, part: 'denominator', sign: 1 });
  }
  const parts = figure.inputs.flatMap(({ part, figure: index }) =>
    part === 'denominator' ? (explainer.figures[index] ?? []) : [],
  );
  // Of nothing there are no parts, and no formula says more.
  if (parts.length === 0) return;
  figure.formula = {
    kind: 'ratio',
    numerator: [{ element: asked.element.id, sign: 1 }],
    denominator: parts.map(({ element }) => ({ element, sign: 1 as const })),
    scale: 1,
  };
  const sum = parts.map(codeOf).join(' + ');
  figure.expression = `${codeOf(figure)} ÷ ${parts.length > 1 ? `(${sum})` : sum}`;
  const share = value === null || value < 0 ? null : value / total;
  complete(figure, share, explainer.figures[own]?.flag);
}

/** Sums of binary numbers differ from zero by less than this. */
const dust = 1e-6;

async function explainSum(
  explainer: Explainer,
  figure: ExplainedFigure,
  asked: Asked,
  as: Extract<ComputedView, { kind: 'sum' }>,
): Promise<void> {
  const terms = [
    ...as.plus.map((element) => ({ element, sign: 1 as const })),
    ...as.minus.map((element) => ({ element, sign: -1 as const })),
  ];
  figure.formula = { kind: 'sum', terms, missing: 'skip' };
  const { item } = figure;
  figure.expression = terms
    .map(({ element, sign }, at) => `${sign < 0 ? '− ' : at === 0 ? '' : '+ '}${codeOf({ element, item })}`)
    .join(' ');
  const given: ExplainedFigure[] = [];
  let total = 0;
  for (const { element: id, sign } of terms) {
    const element = findElement(id);
    if (element === undefined) continue;
    const index = await explainer.explain({ ...asked, element }, 1);
    figure.inputs.push({ figure: index, part: 'term', sign });
    const input = explainer.figures[index];
    if (input?.value == null) continue;
    given.push(input);
    total += sign * input.value;
  }
  const sum = Math.abs(total) < dust ? 0 : total;
  complete(figure, given.length === 0 ? null : sum, worstFlag(given.map(({ flag }) => flag)));
}

async function explainChange(
  explainer: Explainer,
  figure: ExplainedFigure,
  asked: Asked,
  as: Extract<ComputedView, { kind: 'change' }>,
): Promise<void> {
  const { since, relative } = as;
  const inYear = (year: number): Promise<number> =>
    as.perInhabitant
      ? explainView(explainer, { ...asked, year }, { kind: 'per-inhabitant' })
      : explainer.explain({ ...asked, year }, 1);
  const compared = await explainer.compare(asked, since);
  const same = typeof compared === 'object' ? compared.same : null;
  // A quantity per inhabitant of a sum of countries has the people of countries that may be others.
  if (same !== null && as.perInhabitant) explainer.incomparable = 'ratio';
  const isSame = same !== null && !as.perInhabitant;
  const at = (year: number): Promise<number> =>
    isSame ? explainer.explainSame({ ...asked, year }, same.areas) : inYear(year);
  const now = await at(asked.year);
  const before = await at(since);
  if (isSame) figure.same = { countries: same.areas.length, share: same.share };
  const [to, from] = [explainer.figures[now], explainer.figures[before]];
  const part = relative ? 'numerator' : 'term';
  figure.inputs = [
    { figure: now, part, sign: 1 },
    { figure: before, part, sign: -1 },
    ...(relative ? [{ figure: before, part: 'denominator' as const, sign: 1 as const }] : []),
  ];
  const terms = [
    { element: asked.element.id, sign: 1 as const },
    { element: asked.element.id, sign: -1 as const },
  ];
  figure.formula = relative
    ? { kind: 'ratio', numerator: terms, denominator: terms.slice(0, 1), scale: 1 }
    : { kind: 'sum', terms, missing: 'null' };
  const [last, first] = [`${codeOf(figure)} ${asked.year}`, `${codeOf(figure)} ${since}`];
  figure.expression = relative ? `(${last} − ${first}) ÷ ${first}` : `${last} − ${first}`;
  figure.unit = relative ? 'fraction' : (to?.unit ?? asked.element.unit);
  const [end, start] = [to?.value ?? null, from?.value ?? null];
  if (end === null || start === null || explainer.incomparable !== null) return;
  const flag = worstFlag([to?.flag ?? '', from?.flag ?? '']);
  if (relative) complete(figure, start > 0 ? end / start - 1 : null, flag);
  else complete(figure, end - start, flag);
}

async function explainPart(
  explainer: Explainer,
  figure: ExplainedFigure,
  asked: Asked,
  as: Extract<ComputedView, { kind: 'part' }>,
): Promise<void> {
  const factor = findElement(as.factor);
  if (factor === undefined) return;
  const years = [asked.year, as.since] as const;
  const ofBoth = await explainer.areasOfBoth(factor, asked.indicator, years);
  const compared = await explainer.compare(asked, as.since, (area) => ofBoth(area));
  const same = typeof compared === 'object' ? compared.same : null;
  if (same !== null) figure.same = { countries: same.areas.length, share: same.share };
  const inputs = [
    [asked.element, asked.year],
    [asked.element, as.since],
    [factor, asked.year],
    [factor, as.since],
  ] as const;
  const found: ExplainedFigure[] = [];
  for (const [element, year] of inputs) {
    const input = { ...asked, element, year };
    const index =
      same === null ? await explainer.explain(input, 1) : await explainer.explainSame(input, same.areas);
    figure.inputs.push({ figure: index, part: 'term', sign: 1 });
    const explained = explainer.figures[index];
    if (explained !== undefined) found.push(explained);
  }
  const [tonnes, tonnesBefore, hectares, hectaresBefore] = found.map(({ value }) => value);
  const code = (element: number, year: number): string => `${element}[${figure.item}] ${year}`;
  const codes = (year: number) => ({
    production: code(asked.element.id, year),
    area: code(factor.id, year),
  });
  figure.unit = as.relative ? 'fraction' : asked.element.unit;
  figure.expression = partExpression(
    as.of,
    { before: codes(as.since), after: codes(asked.year) },
    { unchanged: tonnes === tonnesBefore, relative: as.relative },
  );
  if (explainer.incomparable !== null) return;
  if (tonnes == null || tonnesBefore == null || hectares == null || hectaresBefore == null) return;
  const parts = decompose(
    { area: hectaresBefore, production: tonnesBefore },
    { area: hectares, production: tonnes },
  );
  const flag = worstFlag(found.map((input) => input.flag));
  complete(figure, parts === null ? null : parts[as.of] / (as.relative ? tonnesBefore : 1), flag);
}

/** Gives a computed figure its value; without one it stays missing. */
function complete(figure: ExplainedFigure, value: number | null, flag: string | undefined): void {
  if (value === null) return;
  figure.kind = 'derived';
  figure.value = value;
  figure.flag = flag ?? '';
}
