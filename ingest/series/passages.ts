import type { Element } from '#catalog/element.ts';
import { elements, findElement } from '#catalog/elements/index.ts';
import { groupBy } from '#domain/group-by.ts';
import { inheritPassages, judgePassages, type Passage } from '#domain/seams.ts';
import type { Database } from '../steps/database.ts';
import { createReleaseTables, insertRows } from '../steps/release-rows.ts';
import { harvestKeys, inputGroups, type SeriesByKey, type ServedSeries } from './served-series.ts';

/** First year of FAO's present method of food balances, with which every series breaks that rests on them. */
const methodYear = 2010;

/** What each passage of a series is, by year. */
export type PassagesByKey = ReadonlyMap<string, ReadonlyMap<number, Passage>>;

/** Where a figure of the series comes from another edition than the one before, and where the method changes. */
function ownPassages({ figures }: ServedSeries): { passages: number[]; method: number | null } {
  let method: number | null = null;
  const passages = figures.flatMap(({ year, edition, isBalance }, at) => {
    const before = figures[at - 1];
    if (before === undefined) return [];
    if ((isBalance || before.isBalance) && before.year < methodYear && year >= methodYear) method = year;
    return edition !== before.edition || method === year ? [year] : [];
  });
  return { passages, method };
}

/** Passages of the series that one is computed from: `every`, and those that break it as well. */
function inheritedPassages(
  series: ServedSeries,
  found: PassagesByKey,
): { every: ReadonlySet<number>; broken: ReadonlySet<number> } {
  const years = series.figures.map(({ year }) => year);
  const yearsOf = (key: string, isMeant: (passage: Passage) => boolean): number[] =>
    [...(found.get(key) ?? [])].flatMap(([year, passage]) => (isMeant(passage) ? [year] : []));
  const isBreak = (passage: Passage): boolean => passage === 'break';
  const groups = inputGroups(series);
  const isSum = findElement(series.element)?.formula?.kind === 'sum';
  // A sum need not break with a small part of it.
  const alone = isSum ? [] : groups.filter((keys) => keys.length === 1).flat();
  const inherit = (keys: readonly string[], isMeant: (passage: Passage) => boolean): ReadonlySet<number> =>
    inheritPassages(
      years,
      keys.flatMap((key) => yearsOf(key, isMeant)),
    );
  return { every: inherit(groups.flat(), () => true), broken: inherit(alone, isBreak) };
}

/**
 * Years in which a food balance takes over a break of the harvest: those in which its production steps as well. A balance whose
 * figures were all made anew has no step there.
 */
function revisedYears(series: ServedSeries, all: SeriesByKey, found: PassagesByKey): readonly number[] {
  const keys = harvestKeys(series);
  const { figures = [] } = (keys && all.get(keys.balance)) ?? {};
  if (keys === null || figures.length === 0) return [];
  const broken = [...(found.get(keys.harvest) ?? [])].flatMap(([year, is]) => (is === 'break' ? [year] : []));
  const inYears = (of: ServedSeries['figures']): ReadonlySet<number> =>
    inheritPassages(
      of.map(({ year }) => year),
      broken,
    );
  const judged = judgePassages(figures, [...inYears(figures)]);
  return [...inYears(series.figures)].filter((year) => judged.get(year) === 'break');
}

/**
 * Judges every passage of every series. A published figure and a sum, of countries or items, are judged by the step of their own
 * series (`domain/seams.ts`); a food balance breaks where the method changes, and where its production steps with a break of the
 * harvest. A ratio, a rank and a value of production also break wherever what they are computed from does. A rank has no size that
 * could step: it breaks with what is ranked alone.
 */
export function findPassages(all: SeriesByKey): PassagesByKey {
  const found = new Map<string, ReadonlyMap<number, Passage>>();
  const judge = (key: string, series: ServedSeries): void => {
    const { passages, method } = ownPassages(series);
    const { every, broken } = inheritedPassages(series, found);
    const revised = revisedYears(series, all, found);
    const years = [...new Set([...passages, ...every, ...revised])].sort((a, b) => a - b);
    if (years.length === 0) return;
    const isRank = findElement(series.element)?.formula?.kind === 'rank';
    const judged = isRank ? null : judgePassages(series.figures, years);
    const judgeYear = (year: number): Passage =>
      broken.has(year) || revised.includes(year) || year === method ? 'break' : (judged?.get(year) ?? 'seam');
    found.set(key, new Map(years.map((year) => [year, judgeYear(year)])));
  };
  // In the order in which they are computed: the harvest, food balances, then what is derived from them.
  const turnOf = ({ domain, formula }: Element): number =>
    formula !== undefined ? 2 : domain === 'food-balance' ? 1 : 0;
  const inOrder = [...elements].sort((a, b) => turnOf(a) - turnOf(b));
  const ofElement = groupBy([...all], ([, { element }]) => element);
  for (const { id } of inOrder) for (const [key, series] of ofElement.get(id) ?? []) judge(key, series);
  return found;
}

/**
 * `series_break(indicator, element, area, year)`, which no comparison spans, and `series_seam` of the same columns, across which a
 * series goes on: the first year behind each.
 */
export async function createPassages(db: Database, all: SeriesByKey): Promise<void> {
  const rows: Record<Passage, object[]> = { break: [], seam: [] };
  for (const [key, passages] of findPassages(all)) {
    const { figures: _, ...series } = all.get(key) ?? {};
    for (const [year, passage] of passages) rows[passage].push({ ...series, year });
  }
  await createReleaseTables(db, ['series_break', 'series_seam']);
  await insertRows(db, 'series_break', rows.break);
  await insertRows(db, 'series_seam', rows.seam);
}
