import type { Kysely, Selectable } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** A point without the texts of its source. */
export type CollectionPointRow = Omit<Selectable<Row<'collection_point'>>, 'collection' | 'published'>;

/** All points of a collection, by id. */
export function selectCollectionPoints(
  db: Kysely<ReleaseDatabase>,
  collection: string,
): Promise<CollectionPointRow[]> {
  return db
    .selectFrom('collection_point')
    .select([
      ...([
        'id',
        'source',
        'latitude',
        'longitude',
        'decimals',
        'flagged',
        'gene_pool',
        'condition',
      ] as const),
      ...(['habit', 'colours', 'species', 'taxon', 'weight', 'altitude', 'year'] as const),
    ])
    .where('collection', '=', collection)
    .orderBy('id')
    .execute();
}

/** The source's record of a point, as published: a JSON list; `undefined` where there is no such point. */
export async function selectPublishedPoint(
  db: Kysely<ReleaseDatabase>,
  collection: string,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('collection_point')
    .select('published')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.published;
}
