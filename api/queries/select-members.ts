import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Areas that an aggregate or a former state is made of in a year, by code. */
export async function selectMembers(
  db: Kysely<ReleaseDatabase>,
  filter: { aggregate: string; year: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('area')
    .distinct()
    .where('aggregate', '=', filter.aggregate)
    .where('first_year', '<=', filter.year)
    .where('last_year', '>=', filter.year)
    .orderBy('area')
    .execute();
  return rows.map(({ area }) => area);
}
