import type { CropList, Element } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { ExplainedFigure } from '#contract/explain.ts';
import { type RankingRow, selectRanking } from '../queries/select-ranking.ts';
import type { ServedRelease } from '../release/release-store.ts';
import { rankRows } from '../shaping/rank-rows.ts';
import { cropOfItem, rankedItemsOf, requireMeasure } from '../vocabulary.ts';
import type { Words } from '../words.ts';

/** Places at the head of a list, and places before and after the own, that an answer names. */
const firstPlaces = 3;
const neighbours = 2;

/** A place of a ranking with those around it. */
export interface FoundPlace {
  place: RankingRow & { ranking: number };
  measure: number;
  ranking: NonNullable<ExplainedFigure['ranking']>;
}

/** Items under which a ranking knows what is asked for: the one item, else those of the indicator's crop. */
export function askedItems(of: { indicator: number; item: string | null }): readonly string[] {
  return of.item === null ? rankedItemsOf(cropOfItem(String(of.indicator))) : [of.item];
}

/** The place of an item in the ranking of an area and year; `null` where the ranking has not got it. */
export async function explainRanking(
  release: ServedRelease,
  words: Words,
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
  const rows = rankRows(list, 'dense');
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
    ranked: rows.length,
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
