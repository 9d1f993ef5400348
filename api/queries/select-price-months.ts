import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import type { PricedPlace } from './select-price-choices.ts';

/** Median and band of a month. */
export type PriceMonthRow = Omit<Row<'price_month'>, 'crop' | 'area'>;

/** The months of every source, price type, crop type and basis, in this order, months rising. */
export function selectPriceMonths(
  db: Kysely<ReleaseDatabase>,
  { crop, area }: PricedPlace,
): Promise<PriceMonthRow[]> {
  return db
    .selectFrom('price_month')
    .select(['source', 'price_type', 'crop_type', 'basis', 'month'])
    .select(['median', 'least', 'greatest', 'prices', 'markets'])
    .where('crop', '=', crop)
    .where('area', '=', area)
    .orderBy('source')
    .orderBy('price_type')
    .orderBy('crop_type')
    .orderBy('basis')
    .orderBy('month')
    .execute();
}
