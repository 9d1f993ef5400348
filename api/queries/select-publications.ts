import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Every record of a publication, by source and place. */
export function selectPublications(db: Kysely<ReleaseDatabase>): Promise<Row<'publication'>[]> {
  return db.selectFrom('publication').selectAll().orderBy('source').orderBy('place').execute();
}

/** Rows of the sources that are no publications, by source. */
export function selectPublicationsLeftOut(
  db: Kysely<ReleaseDatabase>,
): Promise<Row<'publication_left_out'>[]> {
  return db
    .selectFrom('publication_left_out')
    .selectAll()
    .orderBy('source')
    .orderBy('reason')
    .orderBy('detail')
    .execute();
}
