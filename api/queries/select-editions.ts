import type { Kysely } from 'kysely';
import type { EditionTable, ReleaseDatabase } from '#contract/release-tables.ts';

/** The editions of a release, and the sets of several that figures rest on. */
export function selectEditions(db: Kysely<ReleaseDatabase>): Promise<EditionTable[]> {
  return db.selectFrom('edition').selectAll().orderBy('id').execute();
}
