import type { Kysely } from 'kysely';
import type { PriceType } from '#catalog/prices/price-types.ts';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** The subject of prices: a crop of the catalog, and a country. */
export interface PricedPlace {
  crop: string;
  area: string;
}

/** A price type and source that has prices of a crop in a country, with its first and last month. */
export type PriceChoiceRow = Omit<Row<'price_choice'>, 'crop' | 'area'>;

const rank: Readonly<Record<PriceType, number>> = { retail: 0, wholesale: 1, producer: 2 };

/** Retail before wholesale before producer, and of a type the source first on which a page opens. */
export async function selectPriceChoices(
  db: Kysely<ReleaseDatabase>,
  { crop, area }: PricedPlace,
): Promise<PriceChoiceRow[]> {
  const rows = await db
    .selectFrom('price_choice')
    .select(['price_type', 'place', 'source', 'first_month', 'last_month', 'markets'])
    .where('crop', '=', crop)
    .where('area', '=', area)
    .execute();
  return rows.sort((a, b) => rank[a.price_type] - rank[b.price_type] || a.place - b.place);
}
