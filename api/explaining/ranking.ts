import { findElement } from '#catalog/elements/index.ts';
import type { FigureOf } from '#contract/explain.ts';
import { selectFigure } from '../queries/select-figure.ts';
import { type RankingEntry, selectRanking } from '../queries/select-ranking.ts';
import { rankRows } from '../shaping/rank-rows.ts';
import { cropOfItem, listRankedItems, partsOfItem, requireMeasure } from '../vocabulary.ts';
import type { ExplainedFigures, Subject } from './explained-figures.ts';

/** Places at the head of a list, and places before and after the own, that an answer names. */
const firstPlaces = 3;
const neighbours = 2;

/** Items under which a ranking knows what is asked for: the one item, else those of the indicator's crop as a whole. */
export function askedItems({ indicator, item }: Pick<Subject, 'indicator' | 'item'>): readonly string[] {
  if (item !== null) return [item];
  const parts = partsOfItem(indicator).map(String);
  return listRankedItems(cropOfItem(String(indicator))).filter((ranked) => !parts.includes(ranked));
}

/**
 * The list as it is for a crop that is the sum of several items: the sum stands in it for its parts. A list of food
 * groups has the sum itself.
 */
async function withSum(
  { release }: ExplainedFigures,
  list: readonly RankingEntry[],
  { measure, indicator, area, year }: Pick<Subject, 'indicator' | 'area' | 'year'> & { measure: number },
): Promise<readonly RankingEntry[]> {
  const parts = partsOfItem(indicator).map(String);
  const group = cropOfItem(String(indicator))?.foodGroup;
  if (list.length === 0 || parts.length === 0 || list.some(({ item }) => item === group)) return list;
  const sum = await selectFigure(release.db, { indicator, area, year, element: measure });
  if (sum === undefined || sum.value <= 0) return list;
  const others = list.filter(({ item }) => !parts.includes(item));
  return [...others, { item: String(indicator), value: sum.value, flag: sum.flag }].sort(
    (a, b) => b.value - a.value || (a.item < b.item ? -1 : 1),
  );
}

/** The place of an item in the ranking of an area and year, with those around it; `null` where the ranking has not got it. */
export async function explainRanking(
  answer: ExplainedFigures,
  subject: Subject,
): Promise<{ place: RankingEntry & { ranking: number }; ranking: FigureOf<'rank'>['ranking'] } | null> {
  const { element, area, year } = subject;
  if (element.formula?.kind !== 'rank') return null;
  const measure = requireMeasure(element);
  const list = await selectRanking(answer.release.db, { measure, area, year });
  const rows = rankRows(await withSum(answer, list, { ...subject, measure }), 'dense');
  const items = askedItems(subject);
  const place = rows.find(({ item }) => items.includes(item));
  if (place === undefined) return null;
  const near = rows.filter(
    ({ ranking }) => ranking <= firstPlaces || Math.abs(ranking - place.ranking) <= neighbours,
  );
  const ranking = {
    measure,
    measureName: answer.names('elements', measure),
    unit: findElement(measure)?.unit ?? '',
    among: element.formula.among,
    ranked: list.length,
    places: near.map((row) => ({
      item: row.item,
      name: answer.names('items', row.item),
      rank: row.ranking,
      value: row.value,
      flag: row.flag,
      own: row === place,
    })),
  };
  return { place, ranking };
}
