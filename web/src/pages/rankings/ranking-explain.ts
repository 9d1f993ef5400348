import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { RankingView } from '../../url/ranking-params.ts';
import type { Ranking, RankingsPageData } from './ranking-data.ts';
import { changesInPoints } from './ranking-rows.ts';

interface ExplainPlace {
  table: string;
  indicator: number;
}

/**
 * Table and indicator of a ranking's explanations. A full list of crops has the parts of a crop that is the sum of several
 * items, and its places are counted with them: the request names a part, for which no sum is put into the list.
 */
export function explainPlace(
  { table, indicator }: Pick<RankingsPageData, 'table' | 'indicator'>,
  crop: Crop,
  section: Section,
  by: RankingView['by'],
): ExplainPlace {
  const part = crop.parts?.[section.indicator][0];
  return by === 'crops' && part !== undefined
    ? { table: 'OBSERVATIONS', indicator: part }
    : { table, indicator };
}

/** Key of the explanation of a place: of a crop its place in the list, of a country its figure. */
export function placeKey(
  ranking: Pick<Ranking, 'by' | 'element' | 'area' | 'year'>,
  crop: Crop,
  { indicator }: ExplainPlace,
  code: string,
): string {
  if (ranking.by === 'countries') return explainedKey(code, ranking.element, ranking.year);
  // The page's own crop is explained down to the figure by which it is ranked.
  const isOwnItem = crop.parts === undefined && code === String(indicator);
  return explainedKey(ranking.area, ranking.element, ranking.year, isOwnItem ? {} : { item: code });
}

/** Key of the explanation of a country's change over ten years. */
export function changeKey(
  { year, measure }: Pick<Ranking, 'year' | 'measure'>,
  code: string,
  element: number,
): string {
  return explainedKey(code, element, year, {
    as: { kind: 'decade', relative: !changesInPoints(measure) },
  });
}
