import type { CropList, Element } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { ExplainedFigure } from '#contract/explain.ts';
import { selectFigure } from '../queries/select-figure.ts';
import { type RankingEntry, selectRanking } from '../queries/select-ranking.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { rankRows } from '../shaping/rank-rows.ts';
import { cropOfItem, partsOfItem, rankedItemsOf, requireMeasure } from '../vocabulary.ts';
import type { ApiWords } from '../words.ts';

/** Places at the head of a list, and places before and after the own, that an answer names. */
const firstPlaces = 3;
const neighbours = 2;

/** A place of a ranking with those around it. */
export interface FoundPlace {
  place: RankingEntry & { ranking: number };
  measure: number;
  ranking: NonNullable<ExplainedFigure['ranking']>;
}

/** Items under which a ranking knows what is asked for: the one item, else those of the indicator's crop as a whole. */
export function askedItems(of: { indicator: number; item: string | null }): readonly string[] {
  if (of.item !== null) return [of.item];
  const parts = partsOfItem(of.indicator).map(String);
  return rankedItemsOf(cropOfItem(String(of.indicator))).filter((item) => !parts.includes(item));
}

/**
 * The list as it is for a crop that is the sum of several items: the sum stands in it for its parts. A list of food
 * groups has the sum itself.
 */
async function withSum(
  release: ServedRelease,
  list: readonly RankingEntry[],
  of: { measure: number; indicator: number; area: string; year: number },
): Promise<readonly RankingEntry[]> {
  const parts = partsOfItem(of.indicator).map(String);
  const group = cropOfItem(String(of.indicator))?.foodGroup;
  if (list.length === 0 || parts.length === 0 || list.some(({ item }) => item === group)) return list;
  const sum = await selectFigure(release.db, { ...of, element: of.measure });
  if (sum === undefined || sum.value <= 0) return list;
  const others = list.filter(({ item }) => !parts.includes(item));
  return [...others, { item: String(of.indicator), value: sum.value, flag: sum.flag }].sort(
    (a, b) => b.value - a.value || (a.item < b.item ? -1 : 1),
  );
}

/** The place of an item in the ranking of an area and year; `null` where the ranking has not got it. */
export async function explainRanking(
  release: ServedRelease,
  words: ApiWords,
  of: {
    element: Element;
    among: CropList;
    indicator: number;
    item: string | null;
    area: string;
    year: number;
  },
): Promise<FoundPlace | null> {
  const measure = requireMeasure(of.element);
  const list = await selectRanking(release.db, { measure, area: of.area, year: of.year });
  const rows = rankRows(await withSum(release, list, { ...of, measure }), 'dense');
  const items = askedItems(of);
  const place = rows.find(({ item }) => items.includes(item));
  if (place === undefined) return null;
  const near = rows.filter(
    ({ ranking }) => ranking <= firstPlaces || Math.abs(ranking - place.ranking) <= neighbours,
  );
  const ranking = {
    measure,
    measureName: words.names(`elements.${measure}.name`),
    unit: findElement(measure)?.unit ?? '',
    among: of.among,
    ranked: list.length,
    places: near.map((row) => ({
      item: row.item,
      name: words.names(`items.${row.item}`),
      rank: row.ranking,
      value: row.value,
      flag: row.flag,
      own: row === place,
    })),
  };
  return { place, measure, ranking };
}
