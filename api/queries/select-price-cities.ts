import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A city whose market reports prices of a crop, with the newest month of any of them that is not doubtful (months since year 0). */
export interface PriceCityRow {
  id: number;
  name: string;
  area: string;
  crop: string;
  last: number | null;
}

/** Cities with prices, once for each crop, by country and name. What a source publishes like a market and is an average of several is none. */
export function selectPriceCities(db: Kysely<ReleaseDatabase>): Promise<PriceCityRow[]> {
  return db
    .selectFrom('price_series')
    .innerJoin('price_market', 'price_market.id', 'price_series.market')
    .select(['price_market.id', 'price_market.name', 'price_market.area', 'price_series.crop'])
    .select((eb) =>
      eb.fn
        .max(
          eb
            .selectFrom('price_point')
            .select(({ fn }) => fn.max('price_point.month').as('month'))
            .whereRef('price_point.series', '=', 'price_series.id')
            .where('price_point.suspect', '=', 0)
            .where('price_series.main', '=', 1),
        )
        .as('last'),
    )
    .groupBy(['price_market.id', 'price_series.crop'])
    .where('price_market.average', '=', 0)
    .orderBy('price_market.area')
    .orderBy('price_market.name')
    .orderBy('price_market.id')
    .execute();
}
