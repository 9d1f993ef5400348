import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** One figure with its flag. */
export interface ValueRow {
  /** In the element's unit, as stored. */
  value: number;
  flag: string;
}

/** One figure, or `undefined` when the release has none. */
export function selectValue(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; element: number; year: number; area: string },
): Promise<ValueRow | undefined> {
  return db
    .selectFrom('observation')
    .select(['value', 'flag'])
    .where('indicator', '=', of.indicator)
    .where('element', '=', of.element)
    .where('year', '=', of.year)
    .where('area', '=', of.area)
    .executeTakeFirst();
}
