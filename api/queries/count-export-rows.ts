import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** How many figures one element has of all areas, in these years: rows of `selectExportRows`. */
export async function countExportRows(
  db: Kysely<ReleaseDatabase>,
  { indicator, element, years }: { indicator: number; element: number; years: readonly number[] },
): Promise<number> {
  const { rows } = await db
    .selectFrom('observation')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('indicator', '=', indicator)
    .where('element', '=', element)
    .where('year', 'in', years)
    .executeTakeFirstOrThrow();
  return Number(rows);
}
