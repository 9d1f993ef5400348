import { findElement } from '#catalog/elements/index.ts';
import { type Comparison, relativeChange } from '#domain/change.ts';
import { foldText } from '../../ui/country-search.ts';
import type { RankingView } from '../../url/ranking-params.ts';
import type { RankedPlace, Ranking } from './ranking-data.ts';

export interface RankingRow extends RankedPlace {
  name: string;
  /** Change over ten years: of the value itself, or of percentages in points (as a fraction). */
  change: number | null;
  selected: boolean;
}

/** Whether changes of the element are differences in percentage points rather than ratios. */
export function changesInPoints(element: number): boolean {
  const unit = findElement(element)?.unit;
  return unit === 'fraction' || unit === 'percent';
}

/** The change between means; `null` where there are none, or from zero. */
export function toChange(element: number, compared: Pick<Comparison, 'from' | 'to'> | null): number | null {
  if (compared === null) return null;
  if (changesInPoints(element)) {
    const scale = findElement(element)?.unit === 'percent' ? 100 : 1;
    return (compared.to - compared.from) / scale;
  }
  return relativeChange(compared);
}

/** Whether any place has a change: a column of dashes is left out. */
export function hasChanges({ measure, places }: Ranking): boolean {
  return places.some(({ compared }) => toChange(measure, compared) !== null);
}

export function toRankingRows(
  ranking: Ranking,
  nameOf: (code: string) => string,
  isSelected: (code: string) => boolean,
): readonly RankingRow[] {
  return ranking.places.map((place) => ({
    ...place,
    name: nameOf(place.code),
    change: toChange(ranking.measure, place.compared),
    selected: isSelected(place.code),
  }));
}

/** Whether the World's row is below the places: not under search results. */
export const hasWorldRow = ({ world }: Ranking, query: string): boolean => world !== null && query === '';

/** The rows whose name has the text, accents and case aside, or whose code is the text. */
export function searchRows(rows: readonly RankingRow[], query: string): readonly RankingRow[] {
  const text = foldText(query);
  if (text === '') return rows;
  return rows.filter(({ name, code }) => foldText(name).includes(text) || foldText(code) === text);
}

/** The rows in the order of a column. Missing values come last both ways; equal ones stay in the order of the ranks. */
export function sortRankingRows(
  rows: readonly RankingRow[],
  { column, descending }: RankingView['sort'],
  compareText: (a: string, b: string) => number,
): readonly RankingRow[] {
  const sign = descending ? -1 : 1;
  const keyOf = (row: RankingRow): number | null => {
    if (column === 'value') return row.value;
    if (column === 'share') return row.share;
    return column === 'change' ? row.change : row.ranking;
  };
  return [...rows].sort((a, b) => {
    if (column === 'name') return sign * compareText(a.name, b.name);
    const [x, y] = [keyOf(a), keyOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}
