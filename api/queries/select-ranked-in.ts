import type { Kysely } from 'kysely';
import type { CoverageTable, ReleaseDatabase } from '#contract/release-tables.ts';

/** How many countries have a figure of items and elements in each year from one on. */
export function selectRankedIn(
  db: Kysely<ReleaseDatabase>,
  of: { indicators: readonly number[]; elements: readonly number[]; since: number },
): Promise<Pick<CoverageTable, 'indicator' | 'element' | 'year' | 'countries'>[]> {
  return db
    .selectFrom('coverage')
    .select(['indicator', 'element', 'year', 'countries'])
    .where('indicator', 'in', [...of.indicators])
    .where('element', 'in', [...of.elements])
    .where('year', '>=', of.since)
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('year')
    .execute();
}
