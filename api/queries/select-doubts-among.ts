import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Doubtful figures of several items and elements: of all areas and years, or of one. */
export function selectDoubtsAmong(
  db: Kysely<ReleaseDatabase>,
  filter: { indicators: readonly number[]; elements: readonly number[]; area?: string; year?: number },
): Promise<Row<'doubtful_figure'>[]> {
  return db
    .selectFrom('doubtful_figure')
    .selectAll()
    .where('indicator', 'in', [...filter.indicators])
    .where('element', 'in', [...filter.elements])
    .$if(filter.area !== undefined, (query) => query.where('area', '=', filter.area ?? ''))
    .$if(filter.year !== undefined, (query) => query.where('year', '=', filter.year ?? 0))
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('area')
    .orderBy('year')
    .execute();
}

/** Doubtful figures of one element of an item, in all areas: of all years, or of one. */
export const selectDoubts = (
  db: Kysely<ReleaseDatabase>,
  { indicator, element, year }: { indicator: number; element: number; year?: number },
): Promise<Row<'doubtful_figure'>[]> =>
  selectDoubtsAmong(db, {
    ...{ indicators: [indicator], elements: [element] },
    ...(year !== undefined && { year }),
  });
