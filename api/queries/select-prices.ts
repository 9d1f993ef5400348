import { type Kysely, sql } from 'kysely';
import type { PriceType } from '#catalog/prices/price-types.ts';
import type { Quote } from '#domain/prices/same-markets.ts';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import { selectRows } from './select-rows.ts';

/** The subject of prices: a crop of the catalog, and a country. */
export interface PricedPlace {
  crop: string;
  area: string;
}

const rank: Readonly<Record<PriceType, number>> = { retail: 0, wholesale: 1, producer: 2 };

/** Retail before wholesale before producer, and of a type the source first on which a page opens. */
export async function selectPriceChoices(
  db: Kysely<ReleaseDatabase>,
  { crop, area }: PricedPlace,
): Promise<Row<'price_choice'>[]> {
  const rows = await selectRows(db, 'price_choice', { crop, area });
  return rows.sort((a, b) => rank[a.price_type] - rank[b.price_type] || a.place - b.place);
}

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
            .select('price_point.month')
            .whereRef('price_point.series', '=', 'price_series.id')
            .where('price_point.suspect', '=', 0)
            .where('price_series.main', '=', 1)
            .orderBy('price_point.month', 'desc')
            .limit(1),
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

/** A market price with the market and series that it is of. */
export type PricePointRow = Row<'price_point'> &
  Omit<Row<'price_series'>, 'id' | 'crop' | 'area'> & { name: string; average: 0 | 1 };

/** Market prices of a crop in a country, months rising; `null` means all. */
export function selectPricePoints(
  db: Kysely<ReleaseDatabase>,
  { crop, area }: PricedPlace,
  only: {
    source?: number | null;
    type?: PriceType | null;
    market?: number | null;
    month?: number;
    suspect?: boolean;
  } = {},
): Promise<PricePointRow[]> {
  const { source, type, market, month, suspect } = only;
  return db
    .selectFrom('price_series as series')
    .innerJoin('price_point as point', 'point.series', 'series.id')
    .innerJoin('price_market as market', 'market.id', 'series.market')
    .select(['point.series', 'point.month', 'point.price', 'point.published', 'point.rows', 'point.suspect'])
    .select(['series.source', 'series.price_type', 'series.market', 'series.commodity', 'series.crop_type'])
    .select(['series.main', 'series.currency', 'series.published_currency', 'series.unit'])
    .select(['market.name', 'market.average'])
    .where('series.crop', '=', crop)
    .where('series.area', '=', area)
    .$if(source != null, (query) => query.where('series.source', '=', source ?? 0))
    .$if(type != null, (query) => query.where('series.price_type', '=', type ?? 'retail'))
    .$if(market != null, (query) => query.where('series.market', '=', market ?? 0))
    .$if(month !== undefined, (query) => query.where('point.month', '=', month ?? 0))
    .$if(suspect === true, (query) => query.where('point.suspect', '>', 0))
    .orderBy('point.month')
    .orderBy('market.name')
    .orderBy('series.commodity')
    .orderBy('series.id')
    .execute();
}

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

/** A series of the release with its first and last month, and one of the files that it is from. */
export interface BenchmarkRow {
  series: string;
  source: number;
  first: number;
  last: number;
}

/** Every series of international benchmark prices, by its id and file. */
export function selectBenchmarks(db: Kysely<ReleaseDatabase>): Promise<BenchmarkRow[]> {
  return db
    .selectFrom('benchmark_price')
    .select(['series', 'source'])
    .select([sql<number>`min(month)`.as('first'), sql<number>`max(month)`.as('last')])
    .groupBy(['series', 'source'])
    .orderBy('series')
    .orderBy('source')
    .execute();
}
