import type { Kysely } from 'kysely';
import { recordKinds } from '#datasets/record-kinds.ts';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import { selectDistinct } from './select-rows.ts';

/** A file that the release was made from. */
export type SourceRow = Omit<Row<'source'>, 'file' | 'sha256' | 'rows' | 'computed'>;

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
  const found = await Promise.all(tables.map((table) => selectDistinct(db, table, 'source')));
  return [...new Set(found.flat())];
}

/** Key of a source, and how it writes the unit of an item's element; the unit is empty where it is not known. */
interface OriginRow {
  key: string;
  unit: string;
}

/** The source that a figure was taken from. */
export async function selectOrigin(
  db: Kysely<ReleaseDatabase>,
  filter: { source: number; indicator: number; element: number },
): Promise<OriginRow | undefined> {
  const row = await db
    .selectFrom('source')
    .leftJoin('published_unit', (join) =>
      join
        .onRef('published_unit.source', '=', 'source.id')
        .on('published_unit.indicator', '=', filter.indicator)
        .on('published_unit.element', '=', filter.element),
    )
    .select(['source.key', 'published_unit.unit'])
    .where('source.id', '=', filter.source)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, unit: row.unit ?? '' };
}
