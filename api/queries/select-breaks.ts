import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Class limits of an element's map, in the element's unit. */
export interface BreaksRow {
  /** 0 for the limits over all years. */
  year: number;
  /** JSON list of rising numbers. */
  limits: string;
  has_zero: 0 | 1;
}

/** Class limits of a year and, as year 0, over all years. */
export function selectBreaks(
  db: Kysely<ReleaseDatabase>,
  filter: { indicator: number; element: number; year: number },
): Promise<BreaksRow[]> {
  return db
    .selectFrom('breaks')
    .select(['year', 'limits', 'has_zero'])
    .where('indicator', '=', filter.indicator)
    .where('element', '=', filter.element)
    .where('year', 'in', [0, filter.year])
    .orderBy('year')
    .execute();
}
