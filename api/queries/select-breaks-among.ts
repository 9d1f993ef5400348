import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

interface Among {
  indicators: readonly number[];
  elements: readonly number[];
  area?: string;
}

/** Where series of several items and elements break: of all areas, or of one. */
export const selectBreaksAmong = (db: Kysely<ReleaseDatabase>, of: Among): Promise<Row<'series_break'>[]> =>
  selectPassages(db, 'series_break', of);

/** Where they pass to another edition and go on. */
export const selectSeamsAmong = (db: Kysely<ReleaseDatabase>, of: Among): Promise<Row<'series_break'>[]> =>
  selectPassages(db, 'series_seam', of);

function selectPassages(
  db: Kysely<ReleaseDatabase>,
  table: 'series_break' | 'series_seam',
  of: Among,
): Promise<Row<'series_break'>[]> {
  return db
    .selectFrom(table)
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
