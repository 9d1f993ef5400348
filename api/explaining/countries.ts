import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedFigure, FigureOf } from '#contract/explain.ts';
import { itemOfTerm } from '#domain/formula.ts';
import { sumOfFigures } from '#domain/sums.ts';
import type { ColumnKey, SummedAreas } from '../figures/figure-store.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { selectMembers } from '../queries/select-areas.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ExplainedFigures, FigureSubject } from './explained-figures.ts';

type Slice = ColumnKey & { year: number };

const readAmounts = async ({ figures }: ServedRelease, slice: Slice) =>
  new Map((await figures.slice(slice)).map(({ area, value }) => [area, value]));

/** Population by area, also of states that have ended: the sum of their parts, as ingest weighs them. */
async function readPeople(release: ServedRelease, year: number, areas: readonly string[]) {
  const people = await readAmounts(release, { indicator: POPULATION_ITEM, element: POPULATION, year });
  for (const aggregate of areas.filter((area) => !people.has(area))) {
    const parts = await selectMembers(release.db, { aggregate, year });
    const sum = sumOfFigures(parts.map((part) => people.get(part) ?? 0));
    if (sum > 0) people.set(aggregate, sum);
  }
  return people;
}

/** Countries with their figures of an element in a year: 0 for one that has none. */
async function listCountries(
  answer: ExplainedFigures,
  slice: Slice,
  areas: readonly string[],
  further: { [name in 'divisors' | 'weights']?: ReadonlyMap<string, number> | undefined } = {},
): Promise<FigureOf<'aggregated'>['countries']['list']> {
  const figures = await answer.release.figures.byArea(slice);
  const sources = await findLicences(answer.release).sources();
  const entryOf = (area: string) => {
    const { value = 0, flag = '', source = null } = figures.get(area) ?? {};
    return { area, value, flag, source: sources.get(source ?? 0)?.key ?? null };
  };
  return areas.map((area) => ({
    ...entryOf(area),
    name: answer.names('areas', area),
    denominator: further.divisors?.get(area) ?? null,
    weight: further.weights?.get(area) ?? null,
  }));
}

/** The countries whose figures make a computed aggregate, with all that is needed to compute it again. */
export async function explainCountries(
  answer: ExplainedFigures,
  { element, indicator, area: aggregate, year }: Slice & { area: string },
  summed: SummedAreas,
  heldShare: number | null,
): Promise<FigureOf<'aggregated'>['countries']> {
  const { release } = answer;
  const { db, areas } = release;
  const formula = findElement(element)?.formula;
  // A share, or an amount per inhabitant, is that of all countries together.
  const ratio = formula?.kind === 'ratio' ? formula : undefined;
  const measure = ratio?.numerator[0]?.element ?? element;
  const below = ratio?.denominator[0];
  const isMean = findElement(measure)?.aggregate === 'population-mean';
  const members = await selectMembers(db, { aggregate, year });
  const summedMembers = summed.areas.filter((area) => members.includes(area));
  const nil = summed.nil.filter((area) => members.includes(area));
  // A member with nothing adds nothing to a sum, but counts in the denominator of a share, and among the people of a
  // mean.
  const taken = ratio === undefined && !isMean ? summedMembers : [...summedMembers, ...nil].sort();
  const isPerPerson = below?.item === 'population';
  const people = isMean || isPerPerson ? await readPeople(release, year, taken) : undefined;
  const divisor = below && { indicator: itemOfTerm(below, indicator), element: below.element, year };
  const divisors = divisor && (isPerPerson ? people : await readAmounts(release, divisor));
  // Countries that are neither in the sum nor part of a state that is.
  const isCountry = (area: string): boolean => areas.get(area)?.kind === 'country';
  const covered = new Set(taken);
  for (const state of [...summedMembers, ...nil].filter((area) => !isCountry(area)))
    for (const part of await selectMembers(db, { aggregate: state, year })) covered.add(part);
  const others = members.filter((area) => isCountry(area) && !covered.has(area));
  const absent = others.filter((area) => !nil.includes(area));
  const weights = isMean ? people : undefined;
  return {
    rule: ratio ? 'ratio' : isMean ? 'mean' : 'sum',
    scale: ratio?.scale ?? 1,
    list: await listCountries(answer, { indicator, element: measure, year }, taken, { divisors, weights }),
    without: absent.length,
    leftOut: absent.map((area) => ({ area, name: answer.names('areas', area) })),
    held: heldShare ?? 1,
    nothing: others.length - absent.length,
  };
}

/** The sum over the countries that a comparison of two years includes, in one of them; it replaces the aggregate's figure. */
export async function explainSame(
  subject: FigureSubject,
  areas: readonly string[],
): Promise<ExplainedFigure> {
  const { answer, blank, element, indicator, year } = subject;
  const list = await listCountries(answer, { indicator, element: element.of ?? element.id, year }, areas);
  return {
    ...blank,
    kind: 'aggregated',
    value: sumOfFigures(list.map(({ value }) => value)),
    flag: worstFlag(list.map(({ flag }) => flag)),
    kept: 'not-kept',
    countries: { rule: 'sum', scale: 1, list, without: null, leftOut: [], held: null, nothing: 0 },
  };
}
