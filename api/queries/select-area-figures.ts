import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** A figure of one area, with what is said beside it. */
export type AreaFigureRow = Pick<
  Row<'observation'>,
  'indicator' | 'element' | 'year' | 'value' | 'flag' | 'source' | 'contributors' | 'rank'
>;

/** Figures of an area from a year on, of several items and elements, years rising. */
export function selectAreaFigures(
  db: Kysely<ReleaseDatabase>,
  of: { area: string; indicators: readonly number[]; elements: readonly number[]; since: number },
): Promise<AreaFigureRow[]> {
  return db
    .selectFrom('observation')
    .select(['indicator', 'element', 'year', 'value', 'flag', 'source', 'contributors', 'rank'])
    .where('indicator', 'in', [...of.indicators])
    .where('area', '=', of.area)
    .where('element', 'in', [...of.elements])
    .where('year', '>=', of.since)
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('year')
    .execute();
}
