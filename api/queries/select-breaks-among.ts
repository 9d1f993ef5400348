import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

interface Among {
  indicators: readonly number[];
  elements: readonly number[];
  area?: string;
}

/** Where series of several items and elements break: of all areas, or of one. */
export const selectBreaksAmong = (db: Kysely<ReleaseDatabase>, filter: Among) =>
  selectPassages(db, 'series_break', filter);

/** Where they pass to another edition and go on. */
export const selectSeamsAmong = (db: Kysely<ReleaseDatabase>, filter: Among) =>
  selectPassages(db, 'series_seam', filter);

function selectPassages(
  db: Kysely<ReleaseDatabase>,
  table: 'series_break' | 'series_seam',
  filter: Among,
): Promise<Row<'series_break'>[]> {
  return db
    .selectFrom(table)
    .selectAll()
    .where('indicator', 'in', [...filter.indicators])
    .where('element', 'in', [...filter.elements])
    .$if(filter.area !== undefined, (query) => query.where('area', '=', filter.area ?? ''))
    .orderBy('year')
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('area')
    .execute();
}
