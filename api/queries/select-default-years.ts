import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** The newest well-covered year of each item and element, with its number of countries: of the given ones, or of all. */
export function selectDefaultYears(
  db: Kysely<ReleaseDatabase>,
  filter?: { indicators: readonly number[]; elements: readonly number[] },
): Promise<Pick<Row<'coverage'>, 'indicator' | 'element' | 'year' | 'countries'>[]> {
  const all = db
    .selectFrom('coverage')
    .select(['indicator', 'element', 'year', 'countries'])
    .where('is_default', '=', 1);
  const query =
    filter === undefined
      ? all
      : all.where('indicator', 'in', [...filter.indicators]).where('element', 'in', [...filter.elements]);
  return query.execute();
}
