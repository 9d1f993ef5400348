import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** The year with which each element of an item opens. */
export interface DefaultYearRow {
  indicator: number;
  element: number;
  year: number;
}

/** Default years of every element of every item. */
export function selectDefaultYears(db: Kysely<ReleaseDatabase>): Promise<DefaultYearRow[]> {
  return db
    .selectFrom('coverage')
    .select(['indicator', 'element', 'year'])
    .where('is_default', '=', 1)
    .execute();
}
