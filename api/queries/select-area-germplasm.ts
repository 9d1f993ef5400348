import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Reports of samples of an area, by crop. */
export function selectAreaSamples(
  db: Kysely<ReleaseDatabase>,
  filter: { area: string; crops: readonly string[] },
): Promise<Pick<Row<'sample_report'>, 'crop' | 'year' | 'side' | 'samples' | 'source'>[]> {
  return db
    .selectFrom('sample_report')
    .select(['crop', 'year', 'side', 'samples', 'source'])
    .where('crop', 'in', [...filter.crops])
    .where('area', '=', filter.area)
    .orderBy('crop')
    .orderBy('year')
    .orderBy('side')
    .orderBy('product')
    .orderBy('number')
    .execute();
}

/** Varieties of an area, by crop. */
export function selectAreaVarieties(
  db: Kysely<ReleaseDatabase>,
  filter: { area: string; crops: readonly string[] },
): Promise<Pick<Row<'variety'>, 'crop' | 'year' | 'source'>[]> {
  return db
    .selectFrom('variety')
    .select(['crop', 'year', 'source'])
    .where('crop', 'in', [...filter.crops])
    .where('area', '=', filter.area)
    .orderBy('crop')
    .orderBy('id')
    .execute();
}
