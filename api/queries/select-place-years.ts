import { type Kysely, sql } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/**
 * Years in which a ranking of an area has a place of one of the items, rising: in the whole list, or among the served
 * places, which alone have the crops that are the sum of several items.
 */
export async function selectPlaceYears(
  db: Kysely<ReleaseDatabase>,
  of: { measure: number; area: string; items: readonly string[] },
): Promise<number[]> {
  const listed = of.items.map(
    (item) => sql<boolean>`replace(',' || items || ',', ${`,${item},`}, '') <> ',' || items || ','`,
  );
  const rows = await db
    .selectFrom('ranking')
    .select('year')
    .where('element', '=', of.measure)
    .where('area', '=', of.area)
    .where('item', 'in', [...of.items])
    .union(
      db
        .selectFrom('ranking_list')
        .select('year')
        .where('element', '=', of.measure)
        .where('area', '=', of.area)
        .where(({ or }) => or(listed)),
    )
    .orderBy('year')
    .execute();
  return rows.map(({ year }) => year);
}
