import type { Kysely } from 'kysely';
import type { ReleaseDatabase, WorldSumTable } from '#contract/release-tables.ts';

/** World totals of an indicator beside the sums of its countries, by element and year. */
export function selectWorldSums(
  db: Kysely<ReleaseDatabase>,
  indicator: number,
): Promise<Omit<WorldSumTable, 'indicator'>[]> {
  return db
    .selectFrom('world_sum')
    .select(['element', 'year', 'world', 'countries_sum', 'countries', 'reason'])
    .where('indicator', '=', indicator)
    .orderBy('element')
    .orderBy('year')
    .execute();
}
