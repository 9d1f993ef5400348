import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A year in which an element has figures of countries. */
export interface CoverageRow {
  year: number;
  /** Countries with a value. */
  countries: number;
  is_default: 0 | 1;
}

/** Years that an element has for an indicator, rising. */
export function selectCoverage(
  db: Kysely<ReleaseDatabase>,
  { indicator, element }: { indicator: number; element: number },
): Promise<CoverageRow[]> {
  return db
    .selectFrom('coverage')
    .select(['year', 'countries', 'is_default'])
    .where('indicator', '=', indicator)
    .where('element', '=', element)
    .orderBy('year')
    .execute();
}
