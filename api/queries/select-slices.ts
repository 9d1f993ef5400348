import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';
import { type SliceRow, selectSlice } from './select-slice.ts';

/** The rows of several years. Other requests go in between: 13,000 rows at once would hold them up for 20 ms. */
export async function selectSlices(
  db: Kysely<ReleaseDatabase>,
  { indicator, element, years }: { indicator: number; element: number; years: readonly number[] },
): Promise<SliceRow[][]> {
  const slices: SliceRow[][] = [];
  for (const year of years) {
    slices.push(await selectSlice(db, { indicator, element, year }));
    if (slices.length % 8 === 0) await otherRequests();
  }
  return slices;
}
