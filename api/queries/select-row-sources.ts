import type { Kysely } from 'kysely';
import { recordKinds } from '#datasets/record-kinds.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Tables of kinds of data of their own whose rows name their source: all of such a source's rows are in them or left out. */
const tables = [
  'price_series',
  'price_left_out',
  'germplasm_left_out',
  'sample_report',
  'sample_distribution',
  'shipped_accession',
  'accession_flow',
  'accession_flow_check',
  'collection_point',
  'growing_place',
  'variety',
  'variety_count',
  'publication',
  'publication_left_out',
  'pest',
  'pest_name',
  'food_loss',
  'loss_left_out',
  ...recordKinds.map(({ table }) => table),
] as const;

/** Ids of the sources of kinds of data of their own: they are in no sum and no place among items. */
export async function selectRowSources(db: Kysely<ReleaseDatabase>): Promise<number[]> {
  const found = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('source').distinct().orderBy('source').execute()),
  );
  return [...new Set(found.flat().map(({ source }) => source))];
}
