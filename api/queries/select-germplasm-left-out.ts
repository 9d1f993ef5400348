import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Published rows of germplasm that are in no table of the release, by source and reason. */
export function selectGermplasmLeftOut(db: Kysely<ReleaseDatabase>): Promise<Row<'germplasm_left_out'>[]> {
  return db
    .selectFrom('germplasm_left_out')
    .select(['source', 'reason', 'detail', 'rows'])
    .orderBy('source')
    .orderBy('reason')
    .orderBy('detail')
    .execute();
}
