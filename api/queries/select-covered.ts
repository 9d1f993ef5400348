import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Elements with a figure in some year, by item, as `<indicator> <element>`. */
export async function selectCovered(db: Kysely<ReleaseDatabase>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('coverage').select(['indicator', 'element']).distinct().execute();
  return new Set(rows.map(({ indicator, element }) => `${indicator} ${element}`));
}
