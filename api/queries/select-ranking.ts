import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** An item in a ranking, with its value. */
export interface RankingEntry {
  item: string;
  /** In the unit of the measured element. */
  value: number;
  flag: string;
}

/** Every ranked crop of an area and year, from the largest value on; empty when there is no list. */
export async function selectRanking(
  db: Kysely<ReleaseDatabase>,
  of: { measure: number; area: string; year: number },
): Promise<RankingEntry[]> {
  const list = await db
    .selectFrom('ranking_list')
    .select(['items', 'item_values', 'item_flags'])
    .where('element', '=', of.measure)
    .where('area', '=', of.area)
    .where('year', '=', of.year)
    .executeTakeFirst();
  if (list === undefined) return [];
  const values = list.item_values.split(',');
  return list.items
    .split(',')
    .map((item, at) => ({ item, value: Number(values[at]), flag: (list.item_flags[at] ?? '').trim() }));
}
