import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** The known cause of a figure that is out of the ordinary; `null` where none is known. */
export async function selectEvent(
  db: Kysely<ReleaseDatabase>,
  filter: { indicator: number; element: number; area: string; year: number },
): Promise<Row<'figure_event'>['event'] | null> {
  const row = await db
    .selectFrom('figure_event')
    .select('event')
    .where('indicator', '=', filter.indicator)
    .where('element', '=', filter.element)
    .where('area', '=', filter.area)
    .where('year', '=', filter.year)
    .executeTakeFirst();
  return row?.event ?? null;
}
