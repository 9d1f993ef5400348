import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** How many crops an area ranks in a year. */
export interface RankedCountRow {
  year: number;
  /** Crops that have a rank, also those whose place the release does not serve. */
  count: number;
}

/** How many crops an area ranks in each year, rising. */
export function selectRankedCounts(
  db: Kysely<ReleaseDatabase>,
  of: { measure: number; area: string },
): Promise<RankedCountRow[]> {
  return db
    .selectFrom('ranking')
    .select(['year', (row) => row.fn.max('ranked').as('count')])
    .where('element', '=', of.measure)
    .where('area', '=', of.area)
    .groupBy('year')
    .orderBy('year')
    .execute();
}
