import type { Kysely } from 'kysely';
import type { PriceMonthTable } from '#contract/price-tables.ts';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** The median of a month of a crop's main form, in the area's own currency. */
export type MainMedianRow = Pick<
  PriceMonthTable,
  'crop' | 'area' | 'source' | 'price_type' | 'month' | 'median' | 'markets'
>;

/** Medians of crops' main forms from a month on, months rising: of all areas, or of one. */
export function selectMainMedians(
  db: Kysely<ReleaseDatabase>,
  of: { crops: readonly string[]; since: number; area?: string },
): Promise<MainMedianRow[]> {
  return db
    .selectFrom('price_month')
    .select(['crop', 'area', 'source', 'price_type', 'month', 'median', 'markets'])
    .where('crop', 'in', [...of.crops])
    .$if(of.area !== undefined, (query) => query.where('area', '=', of.area ?? ''))
    .where('crop_type', '=', '')
    .where('basis', '=', 'own')
    .where('month', '>=', of.since)
    .orderBy('month')
    .orderBy('crop')
    .orderBy('area')
    .orderBy('source')
    .orderBy('price_type')
    .execute();
}

/** The newest month of any price; `null` without prices. */
export async function selectNewestPriceMonth(db: Kysely<ReleaseDatabase>): Promise<number | null> {
  const row = await db
    .selectFrom('price_choice')
    .select(({ fn }) => fn.max('last_month').as('month'))
    .executeTakeFirst();
  return row?.month ?? null;
}
