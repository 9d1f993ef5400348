import type { Kysely } from 'kysely';
import { findRecordKind, type RecordKindId } from '#datasets/record-kinds.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Crops with imported records of a kind. */
export async function selectRecordCrops(db: Kysely<ReleaseDatabase>, kind: RecordKindId): Promise<string[]> {
  const { table } = findRecordKind(kind);
  const found = await db.selectFrom(table).select('crop').distinct().orderBy('crop').execute();
  return found.map(({ crop }) => String(crop));
}
