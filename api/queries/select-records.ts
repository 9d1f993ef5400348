import type { Kysely } from 'kysely';
import { findRecordKind, type RecordKindId } from '#datasets/record-kinds.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A row as its table has it: `source`, `place` and the columns of the import's format. */
export type SelectedRecord = Readonly<Record<string, string | number | null>> & {
  source: number;
  place: number;
};

/** All records of a kind, as imported. */
export function selectRecords(
  db: Kysely<ReleaseDatabase>,
  kind: RecordKindId,
): Promise<readonly SelectedRecord[]> {
  return db
    .selectFrom(findRecordKind(kind).table)
    .selectAll()
    .$castTo<SelectedRecord>()
    .orderBy('source')
    .orderBy('place')
    .execute();
}
