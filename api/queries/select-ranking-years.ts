import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Years in which an area ranks its crops by the measured element, rising. */
export async function selectRankingYears(
  db: Kysely<ReleaseDatabase>,
  of: { measure: number; area: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('ranking_list')
    .select('year')
    .where('element', '=', of.measure)
    .where('area', '=', of.area)
    .orderBy('year')
    .execute();
  return rows.map(({ year }) => year);
}
