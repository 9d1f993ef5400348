import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Countries that have cells of a crop. */
export async function selectGrowingAreas(
  db: Kysely<ReleaseDatabase>,
  crop: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('growing_place')
    .select('area')
    .distinct()
    .where('crop', '=', crop)
    .orderBy('area')
    .execute();
  return rows.map(({ area }) => area);
}
