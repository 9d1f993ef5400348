import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Price types and sources that have prices, of all countries or of one. */
export function selectEveryChoice(
  db: Kysely<ReleaseDatabase>,
  filter: { crops: readonly string[]; area?: string },
): Promise<Pick<Row<'price_choice'>, 'crop' | 'area' | 'price_type' | 'place' | 'source'>[]> {
  return db
    .selectFrom('price_choice')
    .select(['crop', 'area', 'price_type', 'place', 'source'])
    .where('crop', 'in', [...filter.crops])
    .$if(filter.area !== undefined, (query) => query.where('area', '=', filter.area ?? ''))
    .orderBy('crop')
    .orderBy('area')
    .orderBy('price_type')
    .orderBy('place')
    .execute();
}

/** The currency of every area with prices or rates. */
export function selectEveryCurrency(db: Kysely<ReleaseDatabase>): Promise<Row<'area_currency'>[]> {
  return db.selectFrom('area_currency').selectAll().orderBy('area').execute();
}

/** Consumer prices of every area from a year on. */
export function selectEveryConsumerPrice(
  db: Kysely<ReleaseDatabase>,
  since: number,
): Promise<Pick<Row<'consumer_price_index'>, 'area' | 'year' | 'value'>[]> {
  return db
    .selectFrom('consumer_price_index')
    .select(['area', 'year', 'value'])
    .where('year', '>=', since)
    .orderBy('area')
    .orderBy('year')
    .execute();
}

/** Where prices of a source go on in another currency. */
export function selectEveryPriceBreak(db: Kysely<ReleaseDatabase>): Promise<Row<'price_break'>[]> {
  return db
    .selectFrom('price_break')
    .selectAll()
    .orderBy('area')
    .orderBy('source')
    .orderBy('month')
    .execute();
}
