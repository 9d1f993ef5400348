import type { Kysely } from 'kysely';
import type { PriceType } from '#catalog/prices/price-types.ts';
import type { Quote } from '#domain/prices/same-markets.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A price of a market that enters the median of a crop's main form, or would, were it not suspect. */
export type MainQuoteRow = Quote & {
  crop: string;
  area: string;
  source: number;
  price_type: PriceType;
  /** As its source writes it. */
  name: string;
  average: 0 | 1;
  suspect: 0 | 1 | 2 | 3;
  month: number;
  currency: string;
};

/** Prices of crops' main forms in own currency, or in US$ as well, from a month on, months rising: of all areas, or of one. */
export function selectMainQuotes(
  db: Kysely<ReleaseDatabase>,
  filter: { crops: readonly string[]; since: number; area?: string; withDollars?: boolean },
): Promise<MainQuoteRow[]> {
  return db
    .selectFrom('price_series as series')
    .innerJoin('area_currency as own', 'own.area', 'series.area')
    .innerJoin('price_market as market', 'market.id', 'series.market')
    .innerJoin('price_point as point', 'point.series', 'series.id')
    .select(['series.crop', 'series.area', 'series.source', 'series.price_type', 'series.market'])
    .select([
      'market.name',
      'market.average',
      'point.series',
      'point.suspect',
      'point.month',
      'point.price',
      'series.currency',
    ])
    .where('series.crop', 'in', [...filter.crops])
    .$if(filter.area !== undefined, (query) => query.where('series.area', '=', filter.area ?? ''))
    .where('series.main', '=', 1)
    .where(({ eb, ref, or }) =>
      or([
        eb('series.currency', '=', ref('own.currency')),
        ...(filter.withDollars === true ? [eb('series.currency', '=', 'USD')] : []),
      ]),
    )
    .where('point.month', '>=', filter.since)
    .orderBy('point.month')
    .orderBy('point.series')
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
