import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Percentages lost, as sources have them. */
export function selectLosses(db: Kysely<ReleaseDatabase>): Promise<Row<'food_loss'>[]> {
  return db.selectFrom('food_loss').selectAll().orderBy('source').orderBy('place').execute();
}

/** Rows of sources of pests and losses that are in no table. */
export function selectLossLeftOut(db: Kysely<ReleaseDatabase>): Promise<Row<'loss_left_out'>[]> {
  return db
    .selectFrom('loss_left_out')
    .selectAll()
    .orderBy('source')
    .orderBy('rows', 'desc')
    .orderBy('reason')
    .orderBy('detail')
    .execute();
}

/** Records of pests and diseases, by source. */
export function selectPests(db: Kysely<ReleaseDatabase>): Promise<Row<'pest'>[]> {
  return db.selectFrom('pest').selectAll().orderBy('source').orderBy('id').execute();
}

/** Their common names, each pest's in their order. */
export function selectPestNames(db: Kysely<ReleaseDatabase>): Promise<Row<'pest_name'>[]> {
  return db.selectFrom('pest_name').selectAll().orderBy('pest').orderBy('place').execute();
}
