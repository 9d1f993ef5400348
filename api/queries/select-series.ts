import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

export interface SeriesRow {
  element: number;
  year: number;
  /** In the element's unit, as stored. */
  value: number;
  flag: string;
}

/** Several elements of an area over the years, rising within each element. */
export function selectSeries(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; elements: readonly number[]; area: string },
): Promise<SeriesRow[]> {
  return db
    .selectFrom('observation')
    .select(['element', 'year', 'value', 'flag'])
    .where('indicator', '=', of.indicator)
    .where('area', '=', of.area)
    .where('element', 'in', [...of.elements])
    .orderBy('element')
    .orderBy('year')
    .execute();
}
