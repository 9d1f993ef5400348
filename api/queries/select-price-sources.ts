import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** Ids of the sources of market prices: they are in no sum and no place among items. */
export async function selectPriceSources(db: Kysely<ReleaseDatabase>): Promise<number[]> {
  const rows = await db
    .selectFrom('price_series')
    .select('source')
    .distinct()
    .union(db.selectFrom('price_left_out').select('source').distinct())
    .execute();
  return rows.map(({ source }) => source);
}
