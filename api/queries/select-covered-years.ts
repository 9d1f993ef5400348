import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

export interface CoveredYearRow {
  year: number;
}

/** Years for which the release has a figure of any indicator and element, rising. */
export function selectCoveredYears(db: Kysely<ReleaseDatabase>): Promise<CoveredYearRow[]> {
  return db.selectFrom('coverage').select('year').distinct().orderBy('year').execute();
}
