import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Years in which an area has the figure, rising. */
export async function selectFigureYears(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; element: number; area: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('observation')
    .select('year')
    .where('indicator', '=', of.indicator)
    .where('area', '=', of.area)
    .where('element', '=', of.element)
    .orderBy('year')
    .execute();
  return rows.map(({ year }) => year);
}
