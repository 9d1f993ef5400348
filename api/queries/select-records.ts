import type { Kysely } from 'kysely';
import type { RecordKindId } from '#catalog/records/kinds.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

const tables = {
  'seed-production': 'seed_production',
  quotes: 'quote',
  'industrial-quality': 'industrial_quality',
} as const satisfies Readonly<Record<RecordKindId, keyof ReleaseDatabase>>;

/** A row as its table has it: `source`, `place` and the columns of the import's format. */
export type SelectedRecord = Readonly<Record<string, string | number | null>> & {
  source: number;
  place: number;
};

/** All records of a kind, as they were handed in. */
export function selectRecords(
  db: Kysely<ReleaseDatabase>,
  kind: RecordKindId,
): Promise<readonly SelectedRecord[]> {
  return db.selectFrom(tables[kind]).selectAll().orderBy('source').orderBy('place').execute();
}
