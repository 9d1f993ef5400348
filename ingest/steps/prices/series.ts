import type { Database } from '../database.ts';

/** Columns that identify a series. */
const series =
  'crop, area, source, price_type, market, commodity, crop_type, main, currency, published_currency, unit, kg';

/** Valid coordinates of a market: 0° 0° is the default of an empty form. */
const hasPlace = `latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180 AND (latitude <> 0 OR longitude <> 0)`;

/**
 * `price_market`, `price_series` and `price_point`. A market's number is made of its source, area, division and name, so
 * that it is the same in every release; where two would be equal, the next free one is taken.
 */
export async function createSeries(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE price_market AS
    WITH market AS (
      -- The newest coordinates; of several in one month always the same ones.
      SELECT source, area, admin1, market AS name,
        max({month: month, latitude: latitude, longitude: longitude}) FILTER (${hasPlace}) AS place
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

/** Most months between two prices of a series for a jump to count as a redenomination. */
const nearMonths = 24;

/**
 * Power of ten of the least jump that is taken for a redenomination: prices move between the two months, too, so that noughts
 * taken off are seldom ×1,000 to the last digit, and what rounds to ×1,000 counts.
 */
const leastPower = 2.5;

/** Prices on either side of a jump that have to lie apart if only one market jumps: otherwise it is a typing error. */
const lasting = 6;

/**
 * `price_break`: months in which every market of a source and area jumps by ×1,000 or more, or the other way, two of them or one
 * that stays there: the currency was redenominated. Prices before are expressed in the currency after it, by the jump's power of
 * ten. Markets without a price in that month that jump in a later one confirm the same redenomination.
 */
export async function findRedenominations(db: Database): Promise<void> {
  const [before, after] = [
    `ROWS ${lasting} PRECEDING EXCLUDE CURRENT ROW`,
    `ROWS BETWEEN CURRENT ROW AND ${lasting - 1} FOLLOWING`,
  ];
  await db.run(`CREATE OR REPLACE TABLE price_break AS
    WITH jump AS (
      SELECT area, source, currency, market, p.series, month, price, log10(price / lag(price) OVER w) AS jump,
        month - lag(month) OVER w AS months
      FROM price_point p JOIN price_series s ON s.id = p.series
      WINDOW w AS (PARTITION BY p.series ORDER BY month)
    ), stretch AS (
      SELECT *, count(*) OVER a AS prices, count(*) OVER b AS earlier,
        greatest(log10(min(price) OVER a / max(price) OVER b), log10(min(price) OVER b / max(price) OVER a)) AS apart
      FROM jump WHERE series IN (SELECT series FROM jump WHERE abs(jump) >= ${leastPower})
      WINDOW b AS (PARTITION BY series ORDER BY month ${before}), a AS (PARTITION BY series ORDER BY month ${after})
    )
    SELECT area, source, currency, month, power FROM (
      SELECT j.area, j.source, j.currency, j.month, round(median(j.jump))::INTEGER AS power
      FROM jump j LEFT JOIN stretch s USING (series, month)
      WHERE j.months <= ${nearMonths} GROUP BY ALL
      HAVING (count(DISTINCT j.market) > 1 OR coalesce(bool_and(s.prices = ${lasting} AND s.earlier = ${lasting} AND s.apart >= ${leastPower}), false))
        AND (min(j.jump) >= ${leastPower} OR max(j.jump) <= -${leastPower}))
    QUALIFY coalesce(month - lag(month) OVER (PARTITION BY area, source, currency, sign(power) ORDER BY month) > ${nearMonths}, true)`);
  await applyBreaks(db);
  await alignRates(db);
}

/** Months between the jump of prices and that of the rates of the same redenomination. */
const sameRedenomination = 12;

/**
 * Expresses rates before a redenomination in the currency after it, where they jump by the same power of ten: publishers mostly
 * do so themselves, and those who do not would make a price in US dollars a thousand times too small.
 */
async function alignRates(db: Database): Promise<void> {
  await db.run(`UPDATE exchange_rate SET rate = rate * factor FROM (
      SELECT e.area, e.frequency, e.month, power(10, sum(b.power)) AS factor
      FROM exchange_rate e JOIN (
        SELECT area, frequency, r.month, b.power
        FROM (SELECT DISTINCT area, month, power FROM price_break JOIN area_currency USING (area, currency)) AS b
        JOIN (SELECT area, frequency, month, log10(rate / lag(rate) OVER (PARTITION BY area, frequency ORDER BY month)) AS jump
          FROM exchange_rate) AS r USING (area)
        WHERE round(r.jump) = b.power AND abs(r.month - b.month) <= ${sameRedenomination}) AS b
        ON b.area = e.area AND b.frequency = e.frequency AND e.month < b.month
      GROUP BY ALL) AS f
    WHERE f.area = exchange_rate.area AND f.frequency = exchange_rate.frequency AND f.month = exchange_rate.month`);
}

/** Expresses prices before each break in the currency after it. */
async function applyBreaks(db: Database): Promise<void> {
  await db.run(`UPDATE price_point SET price = p.price * p.factor FROM (
      SELECT p.series, p.month, p.price, power(10, sum(b.power)) AS factor
      FROM price_point p JOIN price_series s ON s.id = p.series
      JOIN price_break b ON b.area = s.area AND b.source = s.source AND b.currency = s.currency AND p.month < b.month
      GROUP BY ALL) AS p
    WHERE p.series = price_point.series AND p.month = price_point.month`);
}
