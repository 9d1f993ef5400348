import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** World totals of an indicator beside the sums of its countries, by element and year. */
export function selectWorldSums(
  db: Kysely<ReleaseDatabase>,
  indicator: number,
): Promise<Omit<Row<'world_sum'>, 'indicator'>[]> {
  return db
    .selectFrom('world_sum')
    .select(['element', 'year', 'world', 'countries_sum', 'countries', 'reason'])
    .where('indicator', '=', indicator)
    .orderBy('element')
    .orderBy('year')
    .execute();
}
