import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Figures of several items and elements that are not believed enough to lead: of all areas and years, or of one. */
export function selectDoubtsAmong(
  db: Kysely<ReleaseDatabase>,
  of: { indicators: readonly number[]; elements: readonly number[]; area?: string; year?: number },
): Promise<Row<'doubtful_figure'>[]> {
  return db
    .selectFrom('doubtful_figure')
    .selectAll()
    .where('indicator', 'in', [...of.indicators])
    .where('element', 'in', [...of.elements])
    .$if(of.area !== undefined, (query) => query.where('area', '=', of.area ?? ''))
    .$if(of.year !== undefined, (query) => query.where('year', '=', of.year ?? 0))
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('area')
    .orderBy('year')
    .execute();
}
