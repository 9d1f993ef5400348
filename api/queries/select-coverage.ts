import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import { selectRows } from './select-rows.ts';

/** Years for which each item has a figure of any element, rising. */
export const selectCoveredYears = (
  db: Kysely<ReleaseDatabase>,
): Promise<Pick<Row<'coverage'>, 'indicator' | 'year'>[]> =>
  db
    .selectFrom('coverage')
    .select(['indicator', 'year'])
    .distinct()
    .orderBy('year')
    .orderBy('indicator')
    .execute();

/** Elements with a figure in some year, by item, as `<indicator> <element>`. */
export async function selectCovered(db: Kysely<ReleaseDatabase>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('coverage').select(['indicator', 'element']).distinct().execute();
  return new Set(rows.map(({ indicator, element }) => `${indicator} ${element}`));
}

/** The newest well-covered year of each item and element, with its number of countries: of the given ones, or of all. */
export const selectDefaultYears = (
  db: Kysely<ReleaseDatabase>,
  filter?: { indicators: readonly number[]; elements: readonly number[] },
): Promise<Row<'coverage'>[]> =>
  selectRows(db, 'coverage', { is_default: 1, indicator: filter?.indicators, element: filter?.elements });
