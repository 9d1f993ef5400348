import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

export interface SeamRow {
  /** First year of the new method or release. */
  year: number;
}

/** Breaks in the series of a domain (`food-balance`, `production` …), rising. */
export function selectSeams(db: Kysely<ReleaseDatabase>, domain: string): Promise<SeamRow[]> {
  return db.selectFrom('seam').select('year').where('domain', '=', domain).orderBy('year').execute();
}
