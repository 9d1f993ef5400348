import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** The figure of one year of a series. */
export interface SeriesRow {
  year: number;
  /** In the element's unit, as stored. */
  value: number;
  flag: string;
  /** `edition.id` */
  edition: number | null;
}

/** An element of an area over the years, rising. */
export function selectSeries(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; element: number; area: string },
): Promise<SeriesRow[]> {
  return db
    .selectFrom('observation')
    .select(['year', 'value', 'flag', 'edition'])
    .where('indicator', '=', of.indicator)
    .where('area', '=', of.area)
    .where('element', '=', of.element)
    .orderBy('year')
    .execute();
}
