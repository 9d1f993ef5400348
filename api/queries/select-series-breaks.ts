import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A year in which an area's series passes to another edition or method. */
export interface SeriesBreakRow {
  area: string;
  /** First year of another edition or method than that of the figure before. */
  year: number;
}

/** Where the series of an item's element break, or have seams, by area, rising; of one area where it is given. */
export function selectSeriesBreaks(
  db: Kysely<ReleaseDatabase>,
  { indicator, element, area }: { indicator: number; element: number; area?: string },
  table: 'series_break' | 'series_seam' = 'series_break',
): Promise<SeriesBreakRow[]> {
  return db
    .selectFrom(table)
    .select(['area', 'year'])
    .where('indicator', '=', indicator)
    .where('element', '=', element)
    .$if(area !== undefined, (query) => query.where('area', '=', area ?? ''))
    .orderBy('area')
    .orderBy('year')
    .execute();
}
