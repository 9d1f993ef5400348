import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Areas that an aggregate or a former state is made of in a year, by code. */
export async function selectMembers(
  db: Kysely<ReleaseDatabase>,
  of: { aggregate: string; year: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('area')
    .distinct()
    .where('aggregate', '=', of.aggregate)
    .where('first_year', '<=', of.year)
    .where('last_year', '>=', of.year)
    .orderBy('area')
    .execute();
  return rows.map(({ area }) => area);
}
