import type { Kysely, Selectable } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

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

/** Cells of a crop in a country. */
export function selectGrowingPlaces(
  db: Kysely<ReleaseDatabase>,
  crop: string,
  area: string,
): Promise<Omit<Selectable<Row<'growing_place'>>, 'crop' | 'area'>[]> {
  return db
    .selectFrom('growing_place')
    .select(['latitude', 'longitude', 'share', 'basis', 'source'])
    .where('crop', '=', crop)
    .where('area', '=', area)
    .orderBy('latitude')
    .orderBy('longitude')
    .execute();
}
