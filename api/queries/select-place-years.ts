import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** Years in which a ranking of an area has a served place of one of the items, rising. */
export async function selectPlaceYears(
  db: Kysely<ReleaseDatabase>,
  of: { measure: number; area: string; items: readonly string[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('ranking')
    .select('year')
    .distinct()
    .where('element', '=', of.measure)
    .where('area', '=', of.area)
    .where('item', 'in', [...of.items])
    .orderBy('year')
    .execute();
  return rows.map(({ year }) => year);
}
