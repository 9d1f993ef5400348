import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Key of a source, and how it writes the unit of an item's element; the unit is empty where it is not known. */
interface OriginRow {
  key: string;
  unit: string;
}

/** The source that a figure was taken from. */
export async function selectOrigin(
  db: Kysely<ReleaseDatabase>,
  filter: { source: number; indicator: number; element: number },
): Promise<OriginRow | undefined> {
  const row = await db
    .selectFrom('source')
    .leftJoin('published_unit', (join) =>
      join
        .onRef('published_unit.source', '=', 'source.id')
        .on('published_unit.indicator', '=', filter.indicator)
        .on('published_unit.element', '=', filter.element),
    )
    .select(['source.key', 'published_unit.unit'])
    .where('source.id', '=', filter.source)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, unit: row.unit ?? '' };
}
