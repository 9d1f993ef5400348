import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';
import type { SeriesRow } from './select-series.ts';

/** Series of several items and elements of an area, in one statement; years rise within each. */
export function selectSeriesAmong(
  db: Kysely<ReleaseDatabase>,
  of: { indicators: readonly number[]; elements: readonly number[]; area: string },
): Promise<(SeriesRow & { indicator: number; element: number })[]> {
  return db
    .selectFrom('observation')
    .select(['indicator', 'element', 'year', 'value', 'flag', 'edition'])
    .where('indicator', 'in', [...of.indicators])
    .where('area', '=', of.area)
    .where('element', 'in', [...of.elements])
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('year')
    .execute();
}
