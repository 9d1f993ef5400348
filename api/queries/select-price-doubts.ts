import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Published rows that did not become prices, by area, source and reason; `null` means every area. */
export function selectPriceLeftOut(
  db: Kysely<ReleaseDatabase>,
  area: string | null,
): Promise<Row<'price_left_out'>[]> {
  return db
    .selectFrom('price_left_out')
    .selectAll()
    .$if(area !== null, (query) => query.where('area', '=', area ?? ''))
    .orderBy('area')
    .orderBy('source')
    .orderBy('reason')
    .execute();
}

/** Rows of equal date whose prices disagree, by area, source, market and month; `null` means every area. */
export function selectPriceConflicts(
  db: Kysely<ReleaseDatabase>,
  area: string | null,
): Promise<Row<'price_conflict'>[]> {
  return db
    .selectFrom('price_conflict')
    .selectAll()
    .$if(area !== null, (query) => query.where('area', '=', area ?? ''))
    .orderBy('area')
    .orderBy('source')
    .orderBy('market')
    .orderBy('commodity')
    .orderBy('price_type')
    .orderBy('month')
    .orderBy('unit')
    .execute();
}

/** First months of a redenominated currency in an area's prices, rising. */
export function selectPriceBreaks(
  db: Kysely<ReleaseDatabase>,
  area: string,
): Promise<Omit<Row<'price_break'>, 'area'>[]> {
  return db
    .selectFrom('price_break')
    .select(['source', 'currency', 'month'])
    .where('area', '=', area)
    .orderBy('source')
    .orderBy('month')
    .execute();
}
