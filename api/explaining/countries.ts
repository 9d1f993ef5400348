import type { Term } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { ExplainedCountries } from '#contract/explain.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import { selectMembers } from '../queries/select-members.ts';
import { selectSlice } from '../queries/select-slice.ts';
import { type SourcedRow, selectSourcedSlice } from '../queries/select-sourced-slice.ts';
import type { SummedAreas } from '../queries/select-summed.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';

/** The aggregate's figure, and whose figures the aggregates of its element and year take. */
interface Of {
  element: number;
  indicator: number;
  area: string;
  year: number;
  summed: SummedAreas;
}

/** Population by area, also of states that have ended: the sum of their parts, as ingest weighs them. */
async function populations(
  release: ServedRelease,
  year: number,
  areas: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectSlice(release.db, { indicator: POPULATION_ITEM, element: POPULATION, year });
  const known = new Map(rows.map(({ area, value }) => [area, value]));
  for (const area of areas) {
    if (known.has(area)) continue;
    const parts = await selectMembers(release.db, { aggregate: area, year });
    const people = parts.reduce((sum, part) => sum + (known.get(part) ?? 0), 0);
    if (people > 0) known.set(area, people);
  }
  return known;
}

async function valuesOf(
  release: ServedRelease,
  of: { indicator: number; element: number; year: number },
): Promise<ReadonlyMap<string, SourcedRow>> {
  return new Map((await selectSourcedSlice(release.db, of)).map((row) => [row.area, row]));
}

/** Members without a figure: countries that are neither in the sum nor part of a state that is. */
async function countOthers(
  release: ServedRelease,
  members: readonly string[],
  taken: ReadonlySet<string>,
  nil: ReadonlySet<string>,
  year: number,
): Promise<{ without: number; nothing: number }> {
  const covered = new Set<string>();
  for (const area of [...taken, ...nil]) {
    if (release.areas.get(area)?.kind === 'country') continue;
    for (const part of await selectMembers(release.db, { aggregate: area, year })) covered.add(part);
  }
  const others = members.filter(
    (area) => release.areas.get(area)?.kind === 'country' && !taken.has(area) && !covered.has(area),
  );
  const without = others.filter((area) => !nil.has(area)).length;
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

/** The countries whose figures make a computed aggregate, with all that is needed to compute it again. */
export async function explainCountries(
  release: ServedRelease,
  words: ApiWords,
  of: Of,
): Promise<ExplainedCountries> {
  const { indicator, area: aggregate, year, summed } = of;
  const ratio = ratioOf(of.element);
  const members = await selectMembers(release.db, { aggregate, year });
  const belongs = new Set(members);
  const areas = summed.areas.filter((code) => belongs.has(code));
  const nil = summed.nil.filter((code) => belongs.has(code));
  const measure = ratio?.above.element ?? of.element;
  const isMean = findElement(measure)?.aggregate === 'population-mean';
  const values = await valuesOf(release, { indicator, element: measure, year });
  const people =
    isMean || ratio?.below.item === 'population' ? await populations(release, year, areas) : null;
  const below =
    ratio === null || ratio.below.item === 'population'
      ? null
      : await valuesOf(release, {
          indicator: itemOfTerm(ratio.below, indicator),
          element: ratio.below.element,
          year,
        });
  const denominatorOf = (code: string): number | null => {
    if (ratio === null) return null;
    return (below === null ? people?.get(code) : below.get(code)?.value) ?? null;
  };
  // What is nothing adds nothing to a sum, but it is part of what a share is a share of.
  const listed = ratio === null ? areas : [...areas, ...nil].sort();
  const list = listed.map((code) => ({
    area: code,
    name: words.names(`areas.${code}`),
    value: values.get(code)?.value ?? 0,
    flag: values.get(code)?.flag ?? '',
    denominator: denominatorOf(code),
    weight: isMean ? (people?.get(code) ?? null) : null,
    source: values.get(code)?.source ?? null,
  }));
  const others = await countOthers(release, members, new Set(listed), new Set(nil), year);
  return {
    rule: ratio === null ? (isMean ? 'mean' : 'sum') : 'ratio',
    scale: ratio?.scale ?? 1,
    list,
    ...others,
  };
}

/** The countries that a comparison of two years takes, with their figures of one of them. */
export async function explainSameCountries(
  release: ServedRelease,
  words: ApiWords,
  of: { element: number; indicator: number; year: number; areas: readonly string[] },
): Promise<ExplainedCountries> {
  const values = await valuesOf(release, of);
  const list = of.areas.map((code) => ({
    area: code,
    name: words.names(`areas.${code}`),
    value: values.get(code)?.value ?? 0,
    flag: values.get(code)?.flag ?? '',
    denominator: null,
    weight: null,
    source: values.get(code)?.source ?? null,
  }));
  return { rule: 'sum', scale: 1, list, without: null, nothing: 0 };
}
