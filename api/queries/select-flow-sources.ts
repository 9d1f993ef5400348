import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Ids of the sources of trade flows: of these items, or of all. */
export async function selectFlowSources(
  db: Kysely<ReleaseDatabase>,
  items?: readonly number[],
): Promise<number[]> {
  const every = db.selectFrom('trade_flow').select('source').distinct().orderBy('source');
  const rows = await (items === undefined ? every : every.where('item', 'in', items)).execute();
  return rows.map(({ source }) => source);
}
