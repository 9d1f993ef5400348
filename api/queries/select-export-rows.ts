import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A figure with its source and edition, as exports name them. */
export interface ExportRow {
  area: string;
  year: number;
  /** In the element's unit, as stored. */
  value: number;
  flag: string;
  /** `source.id`; `null` for computed figures. */
  source: number | null;
  /** `edition.id` */
  edition: number | null;
}

/** One element of all areas with the source of each figure, by year and area. Other requests go in between. */
export async function selectExportRows(
  db: Kysely<ReleaseDatabase>,
  { indicator, element, years }: { indicator: number; element: number; years: readonly number[] },
): Promise<ExportRow[]> {
  const rows: ExportRow[] = [];
  for (const [at, year] of years.entries()) {
    const ofYear = await db
      .selectFrom('observation')
      .select(['area', 'year', 'value', 'flag', 'source', 'edition'])
      .where('indicator', '=', indicator)
      .where('element', '=', element)
      .where('year', '=', year)
      .orderBy('area')
      .execute();
    rows.push(...ofYear);
    if (at % 8 === 7) await otherRequests();
  }
  return rows;
}
