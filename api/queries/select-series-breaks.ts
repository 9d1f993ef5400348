import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

export interface SeriesBreakRow {
  area: string;
  /** First year of another edition or method than that of the figure before. */
  year: number;
}

/** Where the series of an item's element break, by area, rising. */
export function selectSeriesBreaks(
  db: Kysely<ReleaseDatabase>,
  { indicator, element }: { indicator: number; element: number },
): Promise<SeriesBreakRow[]> {
  return db
    .selectFrom('series_break')
    .select(['area', 'year'])
    .where('indicator', '=', indicator)
    .where('element', '=', element)
    .orderBy('area')
    .orderBy('year')
    .execute();
}
