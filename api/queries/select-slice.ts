import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** The figure of one area of a year. */
export interface SliceRow {
  area: string;
  /** In the element's unit, as stored. */
  value: number;
  flag: string;
  /** Rank among countries; `null` for aggregates and former states. */
  rank: number | null;
  /** Share of countries with a value that is not larger, 0–1; `null` as for `rank`. */
  percentile: number | null;
  /** Countries summed when ingest computed the aggregate. */
  contributors: number | null;
}

/** One element of all areas in a year, by area. */
export function selectSlice(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; element: number; year: number },
): Promise<SliceRow[]> {
  return db
    .selectFrom('observation')
    .select(['area', 'value', 'flag', 'rank', 'percentile', 'contributors'])
    .where('indicator', '=', of.indicator)
    .where('element', '=', of.element)
    .where('year', '=', of.year)
    .orderBy('area')
    .execute();
}
