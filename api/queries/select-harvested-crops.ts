import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Of how many of some items each area has a figure above zero in a year. */
export async function selectHarvestedCrops(
  db: Kysely<ReleaseDatabase>,
  of: { indicators: readonly number[]; element: number; year: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('observation')
    .select(({ fn }) => ['area', fn.countAll<number>().as('crops')])
    .where('indicator', 'in', [...of.indicators])
    .where('element', '=', of.element)
    .where('year', '=', of.year)
    .where('value', '>', 0)
    .groupBy('area')
    .orderBy('area')
    .execute();
  return new Map(rows.map(({ area, crops }) => [area, Number(crops)]));
}
