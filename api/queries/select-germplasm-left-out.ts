import type { Kysely } from 'kysely';
import type { GermplasmLeftOutTable } from '#contract/germplasm-tables.ts';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** Published rows of germplasm that are in no table of the release, by source and reason. */
export function selectGermplasmLeftOut(db: Kysely<ReleaseDatabase>): Promise<GermplasmLeftOutTable[]> {
  return db
    .selectFrom('germplasm_left_out')
    .select(['source', 'reason', 'detail', 'rows'])
    .orderBy('source')
    .orderBy('reason')
    .orderBy('detail')
    .execute();
}
