import type { FigureStore } from './figure-store.ts';

/** An item in a ranking, with its value. */
export interface RankingEntry {
  item: string;
  /** In the unit of the measured element. */
  value: number;
  flag: string;
}

/** Every ranked crop of an area and year, from the largest value on, equal values by item; empty when there is no list. */
export async function listRanking(
  figures: FigureStore,
  { year, ...of }: { measure: number; area: string; year: number },
): Promise<RankingEntry[]> {
  return (await figures.ranking(of))
    .slice(year)
    .map(({ area: item, value, flag }) => ({ item, value, flag }))
    .sort((a, b) => b.value - a.value || (a.item < b.item ? -1 : 1));
}
