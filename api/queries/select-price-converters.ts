import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Units of the own currency for one US$, of months and years; rising. */
export function selectExchangeRates(
  db: Kysely<ReleaseDatabase>,
  area: string,
): Promise<Omit<Row<'exchange_rate'>, 'area'>[]> {
  return db
    .selectFrom('exchange_rate')
    .select(['frequency', 'month', 'rate', 'source', 'official'])
    .where('area', '=', area)
    .orderBy('frequency')
    .orderBy('month')
    .execute();
}

/** Units of the own currencies of areas for one US$, of months and years. */
export function selectRatesAmong(
  db: Kysely<ReleaseDatabase>,
  areas: readonly string[],
): Promise<Pick<Row<'exchange_rate'>, 'area' | 'frequency' | 'month' | 'rate'>[]> {
  return db
    .selectFrom('exchange_rate')
    .select(['area', 'frequency', 'month', 'rate'])
    .where('area', 'in', areas)
    .execute();
}

/** Consumer price indices of an area, years rising. */
export function selectConsumerPrices(
  db: Kysely<ReleaseDatabase>,
  area: string,
): Promise<Omit<Row<'consumer_price_index'>, 'area'>[]> {
  return db
    .selectFrom('consumer_price_index')
    .select(['year', 'value', 'source'])
    .where('area', '=', area)
    .orderBy('year')
    .execute();
}

/** ISO 4217 code of the currency of an area's prices and rates; `null` where none is known. */
export async function selectCurrency(db: Kysely<ReleaseDatabase>, area: string): Promise<string | null> {
  const row = await db
    .selectFrom('area_currency')
    .select('currency')
    .where('area', '=', area)
    .executeTakeFirst();
  return row?.currency ?? null;
}
