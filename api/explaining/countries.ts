import type { Term } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worstFlag } from '#catalog/flags.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedCountries } from '#contract/explain.ts';
import { sumOfFigures } from '#domain/sums.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import type { FigureKey } from '../queries/select-figure.ts';
import { selectMembers } from '../queries/select-members.ts';
import { selectSlice } from '../queries/select-slice.ts';
import { selectSourcedSlice } from '../queries/select-sourced-slice.ts';
import type { SummedAreas } from '../queries/select-summed.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { Explained, ExplainedFigures, Subject } from './explained-figures.ts';

type Amounts = ReadonlyMap<string, number>;

/** Figures of a term of a formula, by area. */
async function amounts({ db }: ServedRelease, term: Term, indicator: number, year: number) {
  const of = { indicator: itemOfTerm(term, indicator), element: term.element, year };
  return new Map((await selectSlice(db, of)).map(({ area, value }) => [area, value]));
}

/** Population by area, also of states that have ended: the sum of their parts, as ingest weighs them. */
async function populations(release: ServedRelease, year: number, areas: readonly string[]): Promise<Amounts> {
  const people = { element: POPULATION, sign: 1 as const };
  const known = await amounts(release, people, POPULATION_ITEM, year);
  for (const area of areas) {
    if (known.has(area)) continue;
    const parts = await selectMembers(release.db, { aggregate: area, year });
    const sum = sumOfFigures(parts.map((part) => known.get(part) ?? 0));
    if (sum > 0) known.set(area, sum);
  }
  return known;
}

/** Members without a figure: countries that are neither in the sum nor part of a state that is. */
async function countOthers(
  release: ServedRelease,
  members: readonly string[],
  { taken, nil, year }: { taken: readonly string[]; nil: readonly string[]; year: number },
): Promise<Pick<ExplainedCountries, 'without' | 'nothing'>> {
  const isCountry = (area: string): boolean => release.areas.get(area)?.kind === 'country';
  const covered = new Set(taken);
  for (const aggregate of [...taken, ...nil].filter((area) => !isCountry(area)))
    for (const part of await selectMembers(release.db, { aggregate, year })) covered.add(part);
  const others = members.filter((area) => isCountry(area) && !covered.has(area));
  const without = others.filter((area) => !nil.includes(area)).length;
  return { without, nothing: others.length - without };
}

/** The numerator and denominator of an element that is a share or an amount per inhabitant of all its countries. */
function ratioOf(element: number): { above: Term; below: Term; scale: number } | null {
  const formula = findElement(element)?.formula;
  if (formula?.kind !== 'ratio') return null;
  const [above] = formula.numerator;
  const [below] = formula.denominator;
  return above === undefined || below === undefined ? null : { above, below, scale: formula.scale };
}

/** Countries with their figures of an element in a year: 0 for one that has none. */
async function listCountries(
  answer: ExplainedFigures,
  of: { indicator: number; element: number; year: number },
  areas: readonly string[],
  { denominators, weights }: { denominators?: Amounts; weights?: Amounts } = {},
): Promise<ExplainedCountries['list']> {
  const rows = await selectSourcedSlice(answer.release.db, of);
  const values = new Map(rows.map((row) => [row.area, row]));
  return areas.map((area) => ({
    area,
    name: answer.names('areas', area),
    value: values.get(area)?.value ?? 0,
    flag: values.get(area)?.flag ?? '',
    denominator: denominators?.get(area) ?? null,
    weight: weights?.get(area) ?? null,
    source: values.get(area)?.source ?? null,
  }));
}

/** The countries whose figures make a computed aggregate, with all that is needed to compute it again. */
export async function explainCountries(
  answer: ExplainedFigures,
  { element, indicator, area: aggregate, year }: FigureKey,
  summed: SummedAreas,
): Promise<ExplainedCountries> {
  const { release } = answer;
  const ratio = ratioOf(element);
  const members = await selectMembers(release.db, { aggregate, year });
  const inside = (codes: readonly string[]) => codes.filter((code) => members.includes(code));
  const [areas, nil] = [inside(summed.areas), inside(summed.nil)];
  const measure = ratio?.above.element ?? element;
  const isMean = findElement(measure)?.aggregate === 'population-mean';
  const isPerPerson = ratio?.below.item === 'population';
  const people = isMean || isPerPerson ? await populations(release, year, areas) : new Map<string, number>();
  const below = ratio === null || isPerPerson ? people : await amounts(release, ratio.below, indicator, year);
  // What is nothing adds nothing to a sum, but it is part of what a share is a share of.
  const taken = ratio === null ? areas : [...areas, ...nil].sort();
  return {
    rule: ratio === null ? (isMean ? 'mean' : 'sum') : 'ratio',
    scale: ratio?.scale ?? 1,
    list: await listCountries(answer, { indicator, element: measure, year }, taken, {
      ...(ratio && { denominators: below }),
      ...(isMean && { weights: people }),
    }),
    ...(await countOthers(release, members, { taken, nil, year })),
  };
}

/** The sum over the countries that a comparison of two years takes, in one of them. It stands for the aggregate's figure. */
export async function explainSame(
  answer: ExplainedFigures,
  subject: Subject,
  areas: readonly string[],
): Promise<Explained> {
  const { element, indicator, year } = subject;
  const list = await listCountries(answer, { indicator, element: element.of ?? element.id, year }, areas);
  return answer.add({
    ...answer.blank(subject),
    kind: 'aggregated',
    value: sumOfFigures(list.map(({ value }) => value)),
    flag: worstFlag(list.map(({ flag }) => flag)),
    kept: 'not-kept',
    countries: { rule: 'sum', scale: 1, list, without: null, nothing: 0 },
  });
}
