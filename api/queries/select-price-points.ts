import type { Kysely } from 'kysely';
import type { PriceType } from '#catalog/prices/price-types.ts';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import type { PricedPlace } from './select-price-choices.ts';

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
