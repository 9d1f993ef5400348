import type { Kysely, Selectable } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Cells of a crop, by country. */
export function selectGrowingPlaces(
  db: Kysely<ReleaseDatabase>,
  crop: string,
): Promise<Omit<Selectable<Row<'growing_place'>>, 'crop'>[]> {
  return db
    .selectFrom('growing_place')
    .select(['area', 'latitude', 'longitude', 'share', 'basis', 'source'])
    .where('crop', '=', crop)
    .orderBy('area')
    .orderBy('latitude')
    .orderBy('longitude')
    .execute();
}
