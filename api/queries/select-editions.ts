import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** The editions of a release, and the sets of several that figures rest on. */
export function selectEditions(db: Kysely<ReleaseDatabase>): Promise<Row<'edition'>[]> {
  return db.selectFrom('edition').selectAll().orderBy('id').execute();
}
