import type { Kysely } from 'kysely';
import type { PriceType } from '#catalog/prices/price-types.ts';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import type { PricedPlace } from './select-price-choices.ts';

/** A year's figure of a country, in US$ per kg. */
export type PriceYearRow = Omit<Row<'price_year'>, 'crop' | 'price_type'>;

/** The year's figures of all countries, by country, years rising. */
export function selectPriceMap(
  db: Kysely<ReleaseDatabase>,
  { crop, type }: { crop: string; type: PriceType },
): Promise<(PriceYearRow & { price_type: PriceType })[]> {
  return db
    .selectFrom('price_year')
    .select(['price_type', 'area', 'year', 'value', 'months', 'source', 'flag'])
    .where('crop', '=', crop)
    .where('price_type', '=', type)
    .orderBy('area')
    .orderBy('year')
    .execute();
}

/** The year's figures of one country by type, years rising. */
export function selectPriceYears(
  db: Kysely<ReleaseDatabase>,
  { crop, area }: PricedPlace,
): Promise<(PriceYearRow & { price_type: PriceType })[]> {
  return db
    .selectFrom('price_year')
    .select(['price_type', 'area', 'year', 'value', 'months', 'source', 'flag'])
    .where('crop', '=', crop)
    .where('price_type', 'in', ['retail', 'wholesale', 'producer'])
    .where('area', '=', area)
    .orderBy('price_type')
    .orderBy('year')
    .execute();
}
