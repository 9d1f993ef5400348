import { cropOfItem, listRankedItems } from '#catalog/crops/ranked-items.ts';
import { findElement } from '#catalog/elements/index.ts';
import { isInScope } from '#catalog/sections/element-twins.ts';
import type { ExplainedFigure } from '#contract/explain.ts';
import { placesAround, rankSum } from '#domain/ranks.ts';
import type { Figure } from '#release/figure-column.ts';
import { listRanking } from '../figures/figure-store.ts';
import { rankCrops } from '../shaping/rank-rows.ts';
import { partsOfItem, requireMeasure } from '../vocabulary.ts';
import type { FigureSubject, Subject } from './explained-figures.ts';

/** Items that a ranking may have for the request: the one item, else those of the indicator's crop as a whole. */
export function rankingItems({ indicator, item }: Pick<Subject, 'indicator' | 'item'>): readonly string[] {
  if (item !== null) return [item];
  const parts = partsOfItem(indicator).map(String);
  return listRankedItems(cropOfItem(String(indicator))).filter((ranked) => !parts.includes(ranked));
}

/**
 * The rank of an item in the ranking of an area and year, with the ranks around it; missing where the ranking has not got
 * it. `row` is the release's rank.
 */
export async function explainRank(subject: FigureSubject, row: Figure | undefined): Promise<ExplainedFigure> {
  const { answer, blank, element, indicator, item, area, year } = subject;
  const { areas, figures } = answer.release;
  // A list may hold a crop without a rank in the release.
  const hasRank = item !== null || row !== undefined;
  if (element.formula?.kind !== 'rank' || !isInScope(element, areas.get(area)) || !hasRank) return blank;
  const measure = requireMeasure(element);
  const measured = await figures.figure({ indicator, element: measure, area, year });
  const list = await listRanking(figures, { measure, area, year });
  // A crop that is the sum of several items replaces its parts in the list.
  const parts = partsOfItem(indicator).map(String);
  const { value = 0, flag = '' } = measured ?? {};
  const rows = rankCrops(rankSum(list, { item: String(indicator), value, flag }, parts));
  const items = rankingItems(subject);
  const place = rows.find((row) => items.includes(row.item));
  if (place === undefined) return blank;
  const input = findElement(measure);
  // A ranking of an aggregate orders means over the countries with a whole list, which may be other figures.
  const isInput = input !== undefined && item === null && measured?.value === place.value;
  return {
    ...blank,
    kind: 'rank',
    value: place.ranking,
    flag: (item === null ? row?.flag : null) ?? place.flag,
    ranking: {
      measure,
      measureName: answer.names('elements', measure),
      unit: input?.unit ?? '',
      among: element.formula.among,
      ranked: list.length,
      places: placesAround(rows, place, { head: 3, near: 2 }).map(({ ranking: rank, tied, ...row }) => {
        const isOwn = row.item === place.item;
        return { ...row, rank, name: answer.names('items', row.item), own: isOwn };
      }),
    },
    inputs: isInput ? await answer.explainInputs(subject, [{ element: input }]) : [],
  };
}
