import type { Database } from '../database.ts';

/** What a series is. */
const series =
  'crop, area, source, price_type, market, commodity, crop_type, main, currency, published_currency, unit, kg';

/** Coordinates that can be a market's: 0° 0° is what stands where nobody has filled them in. */
const placed = `latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180 AND (latitude <> 0 OR longitude <> 0)`;

/**
 * `price_market`, `price_series` and `price_point`. A market's number is made of its source, area, division and name, so
 * that it is the same in every release; where two would be equal, the next free one is taken.
 */
export async function createSeries(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE price_market AS
    WITH market AS (
      -- The newest coordinates; of several in one month always the same ones.
      SELECT source, area, admin1, market AS name,
        max({month: month, latitude: latitude, longitude: longitude}) FILTER (${placed}) AS place
      FROM price_kept GROUP BY ALL
    ), numbered AS (
      SELECT *, place.latitude, place.longitude, (md5_number_lower(concat_ws('|', source, area, coalesce(admin1, ''), name)) % 2000000000)::BIGINT AS number FROM market
    )
    SELECT (number + row_number() OVER (PARTITION BY number ORDER BY source, area, admin1, name) - 1)::INTEGER AS id, source, area,
      name, admin1, latitude, longitude, EXISTS (FROM map_price_averages WHERE name LIKE pattern)::INTEGER AS average
    FROM numbered`);
  await db.run(`CREATE OR REPLACE TEMP TABLE kept AS
    SELECT k.* EXCLUDE (market), m.id AS market FROM price_kept k JOIN price_market m
      ON m.source = k.source AND m.area = k.area AND m.name = k.market AND m.admin1 IS NOT DISTINCT FROM k.admin1`);
  await db.run(`CREATE OR REPLACE TABLE price_series AS
    SELECT row_number() OVER (ORDER BY ${series})::INTEGER AS id, * FROM (SELECT DISTINCT ${series} FROM kept)`);
  await db.run(`CREATE OR REPLACE TABLE price_point AS
    SELECT s.id AS series, k.month, k.price, k.published, k.rows, 0::INTEGER AS suspect
    FROM kept k JOIN price_series s USING (${series})`);
  await db.run('DROP TABLE kept');
}

/** Months between two prices of a series beyond which a jump says nothing about a redenomination. */
const nearMonths = 24;

/**
 * Power of ten of the least jump that is taken for a redenomination: prices move between the two months, too, so that noughts
 * taken off are seldom ×1,000 to the last digit, and what rounds to ×1,000 counts.
 */
const leastPower = 2.5;

/**
 * `price_break`: months in which every market of a source and area, of at least two, jumps by ×1,000 or more, or the other way: the
 * currency was redenominated. Prices before are expressed in the currency after it, by the jump's power of ten.
 */
export async function findRedenominations(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE price_break AS
    SELECT area, source, currency, month, round(median(jump))::INTEGER AS power FROM (
      SELECT area, source, currency, market, month, log10(price / lag(price) OVER w) AS jump, month - lag(month) OVER w AS months
      FROM price_point p JOIN price_series s ON s.id = p.series
      WINDOW w AS (PARTITION BY p.series ORDER BY month))
    WHERE months <= ${nearMonths} GROUP BY ALL
    HAVING count(DISTINCT market) > 1 AND (min(jump) >= ${leastPower} OR max(jump) <= -${leastPower})`);
  await applyBreaks(db);
}

/** Expresses prices before each break in the currency after it. */
export async function applyBreaks(db: Database): Promise<void> {
  await db.run(`UPDATE price_point SET price = p.price * p.factor FROM (
      SELECT p.series, p.month, p.price, power(10, sum(b.power)) AS factor
      FROM price_point p JOIN price_series s ON s.id = p.series
      JOIN price_break b ON b.area = s.area AND b.source = s.source AND b.currency = s.currency AND p.month < b.month
      GROUP BY ALL) AS p
    WHERE p.series = price_point.series AND p.month = price_point.month`);
}
