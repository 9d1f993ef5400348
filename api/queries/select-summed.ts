import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Codes of the areas whose figures the computed aggregates take. */
export interface SummedAreas {
  areas: readonly string[];
  /** Those that are known to have nothing. */
  nil: readonly string[];
}

const codes = (text: string): readonly string[] => text.split(' ').filter((code) => code !== '');

/** Whose figures the computed aggregates of an element and year take; `undefined` when none was computed. */
export async function selectSummed(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; element: number; year: number },
): Promise<SummedAreas | undefined> {
  const row = await db
    .selectFrom('summed')
    .select(['areas', 'nil'])
    .where('indicator', '=', of.indicator)
    .where('element', '=', of.element)
    .where('year', '=', of.year)
    .executeTakeFirst();
  return row === undefined ? undefined : { areas: codes(row.areas), nil: codes(row.nil) };
}
