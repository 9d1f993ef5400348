import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** The figure of an area in one year. */
export interface CubeRow {
  area: string;
  /** In the element's unit, as stored. */
  value: number;
  flag: string;
  /** Countries summed when ingest computed the aggregate. */
  contributors: number | null;
}

/**
 * One element of all areas, a list of rows for each year. Other requests go in between: 13,000 rows at once would hold
 * them up for 20 ms.
 */
export async function selectCubeRows(
  db: Kysely<ReleaseDatabase>,
  { indicator, element, years }: { indicator: number; element: number; years: readonly number[] },
): Promise<CubeRow[][]> {
  const slices: CubeRow[][] = [];
  for (const year of years) {
    slices.push(
      await db
        .selectFrom('observation')
        .select(['area', 'value', 'flag', 'contributors'])
        .where('indicator', '=', indicator)
        .where('element', '=', element)
        .where('year', '=', year)
        .orderBy('area')
        .execute(),
    );
    if (slices.length % 8 === 0) await otherRequests();
  }
  return slices;
}
