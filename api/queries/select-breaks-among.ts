import type { Kysely } from 'kysely';
import type { ReleaseDatabase, SeriesBreakTable } from '#contract/release-tables.ts';

/** Where series of several items and elements break: of all areas, or of one. */
export function selectBreaksAmong(
  db: Kysely<ReleaseDatabase>,
  of: { indicators: readonly number[]; elements: readonly number[]; area?: string },
): Promise<SeriesBreakTable[]> {
  return db
    .selectFrom('series_break')
    .selectAll()
    .where('indicator', 'in', [...of.indicators])
    .where('element', 'in', [...of.elements])
    .$if(of.area !== undefined, (query) => query.where('area', '=', of.area ?? ''))
    .orderBy('year')
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('area')
    .execute();
}
