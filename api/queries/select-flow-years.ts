import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Years in which a country reports trade with a partner in one of some items, rising. */
export async function selectFlowYears(
  db: Kysely<ReleaseDatabase>,
  filter: { items: readonly number[]; element: number; reporter: string; partner: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('trade_flow')
    .select('year')
    .distinct()
    .where('item', 'in', [...filter.items])
    .where('reporter', '=', filter.reporter)
    .where('element', '=', filter.element)
    .where('partner', '=', filter.partner)
    .orderBy('year')
    .execute();
  return rows.map(({ year }) => year);
}
