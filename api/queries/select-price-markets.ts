import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import type { PricedPlace } from './select-price-choices.ts';

/** A market that has prices of a crop, by name. */
export type PriceMarketRow = Omit<Row<'price_market'>, 'area'>;

/** Markets of a country that report a crop, of every source. */
export function selectPriceMarkets(
  db: Kysely<ReleaseDatabase>,
  { crop, area }: PricedPlace,
): Promise<PriceMarketRow[]> {
  return db
    .selectFrom('price_market')
    .select(['id', 'source', 'name', 'admin1', 'latitude', 'longitude', 'average'])
    .where('id', 'in', (query) =>
      query.selectFrom('price_series').select('market').where('crop', '=', crop).where('area', '=', area),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The area of a market; `null` where the release has no such market. */
export async function selectMarketArea(
  db: Kysely<ReleaseDatabase>,
  id: number,
): Promise<Pick<Row<'price_market'>, 'area' | 'name'> | null> {
  const row = await db
    .selectFrom('price_market')
    .select(['area', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Crop types of a country that are types of the crop's main form: their prices enter its medians. */
export async function selectMainTypes(
  db: Kysely<ReleaseDatabase>,
  { crop, area }: PricedPlace,
): Promise<string[]> {
  const rows = await db
    .selectFrom('price_series')
    .select('crop_type')
    .distinct()
    .where('crop', '=', crop)
    .where('area', '=', area)
    .where('main', '=', 1)
    .orderBy('crop_type')
    .execute();
  return rows.map(({ crop_type }) => crop_type);
}
