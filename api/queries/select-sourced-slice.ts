import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** The figure of an area with the source that it was taken from. */
export interface SourcedRow {
  area: string;
  /** In the element's unit, as stored. */
  value: number;
  flag: string;
  /** Key of the source; `null` for computed figures. */
  source: string | null;
}

/** One element of all areas in a year with the source of each figure. */
export function selectSourcedSlice(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; element: number; year: number },
): Promise<SourcedRow[]> {
  return db
    .selectFrom('observation')
    .leftJoin('source', 'source.id', 'observation.source')
    .select(['observation.area', 'observation.value', 'observation.flag', 'source.key as source'])
    .where('observation.indicator', '=', of.indicator)
    .where('observation.element', '=', of.element)
    .where('observation.year', '=', of.year)
    .orderBy('observation.area')
    .execute();
}
