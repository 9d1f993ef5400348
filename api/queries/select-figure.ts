import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Which figure: an element of an item, an area and a year. */
export interface FigureKey {
  indicator: number;
  element: number;
  area: string;
  year: number;
}

/** One figure with all that the release says of it, or `undefined` when there is none. */
export function selectFigure(
  db: Kysely<ReleaseDatabase>,
  of: FigureKey,
): Promise<Row<'observation'> | undefined> {
  return db
    .selectFrom('observation')
    .selectAll()
    .where('indicator', '=', of.indicator)
    .where('element', '=', of.element)
    .where('year', '=', of.year)
    .where('area', '=', of.area)
    .executeTakeFirst();
}
