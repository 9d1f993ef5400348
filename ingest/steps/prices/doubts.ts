import type { Database } from '../database.ts';

/** The number of a month that a mapping writes as `2018-08`. */
const monthOf = (column: string): string =>
  `(year(strptime(d.${column}, '%Y-%m')) * 12 + month(strptime(d.${column}, '%Y-%m')) - 1)::INTEGER`;

const within = (month: string): string =>
  `${month} BETWEEN ${monthOf('first')} AND coalesce(${monthOf('last')}, ${month})`;

/** Months from January to July: the average of a year is an official rate where the rate of its July is one. */
const toJuly = 6;

/**
 * What `mappings/doubtful-prices.csv` lists. `price_point.suspect` is 3 for single prices that rules let through; `exchange_rate.official`
 * 1 for official rates that no market uses: what prices in US$ are by them is compared with nothing.
 */
export async function markDoubts(db: Database): Promise<void> {
  const any = (column: string, value: string): string => `(d.${column} IS NULL OR d.${column} = ${value})`;
  await db.run(`UPDATE price_point SET suspect = 3 FROM (
      SELECT DISTINCT p.series, p.month FROM price_point p JOIN price_series s ON s.id = p.series JOIN price_market k ON k.id = s.market
      JOIN map_doubtful_prices d ON d.doubt = 'out-of-line' AND d.area = s.area AND ${any('source', 's.source')}
        AND ${any('market', 'k.name')} AND ${any('commodity', 's.commodity')} AND ${any('price_type', 's.price_type')}
        AND ${within('p.month')}) AS d
    WHERE d.series = price_point.series AND d.month = price_point.month AND suspect = 0`);
  await db.run(`UPDATE exchange_rate SET official = EXISTS (
      FROM map_doubtful_prices d WHERE d.doubt = 'official-rate' AND d.area = exchange_rate.area AND ${any('source', 'exchange_rate.source')}
        AND ${within(`(exchange_rate.month + CASE frequency WHEN 'Y' THEN ${toJuly} ELSE 0 END)`)})::INTEGER`);
}
