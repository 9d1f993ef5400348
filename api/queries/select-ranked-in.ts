import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** How many countries an item and element are ranked of in a year. */
export interface RankedIn {
  indicator: number;
  element: number;
  year: number;
  countries: number;
}

/** How many countries have a rank by items and elements in some years: those that have more than nothing. */
export function selectRankedIn(
  db: Kysely<ReleaseDatabase>,
  of: { indicators: readonly number[]; elements: readonly number[]; years: readonly number[] },
): Promise<RankedIn[]> {
  return db
    .selectFrom('observation')
    .select(({ fn }) => ['indicator', 'element', 'year', fn.count<number>('rank').as('countries')])
    .where('indicator', 'in', [...of.indicators])
    .where('element', 'in', [...of.elements])
    .where('year', 'in', [...of.years])
    .groupBy(['indicator', 'element', 'year'])
    .execute();
}
