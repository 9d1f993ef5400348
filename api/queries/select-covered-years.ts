import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A year in which some element of an item has figures. */
export interface CoveredYearRow {
  indicator: number;
  year: number;
}

/** Years for which each indicator has a figure of any element, rising. */
export function selectCoveredYears(db: Kysely<ReleaseDatabase>): Promise<CoveredYearRow[]> {
  return db
    .selectFrom('coverage')
    .select(['indicator', 'year'])
    .distinct()
    .orderBy('year')
    .orderBy('indicator')
    .execute();
}
