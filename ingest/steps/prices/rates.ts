import type { Database } from '../database.ts';

/**
 * `exchange_rate`, `area_currency` and `consumer_price_index`: what turns prices into other view modes. The labels and units of
 * rates are corrected by `mappings/rate-corrections.csv`; an area whose currency is the US dollar has no rates.
 */
export async function createRates(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE rate AS
    SELECT source, area, frequency, month, rate * factor AS rate, currency FROM (
      SELECT r.source, a.code AS area, r.frequency, d.month, try_cast(r.rate AS DOUBLE) AS rate, coalesce(c.factor, 1) AS factor,
        coalesce(c.currency, r.currency) AS currency
      FROM rate_row r JOIN map_areas a ON a.kind = 'country' AND (a.code = r.area OR a.iso2 = r.iso2)
      JOIN price_day d ON d.date = r.date
      LEFT JOIN map_rate_corrections c ON (c.source = r.source OR c.source = '*') AND c.area = a.code
        AND (c.published = '*' OR c.published = r.currency))
    WHERE rate > 0`);
  await db.run(`CREATE OR REPLACE TABLE area_currency AS
    SELECT area, currency FROM map_area_currencies
    UNION ALL SELECT area, arg_max(currency, month) FROM rate WHERE length(currency) = 3
      AND area NOT IN (SELECT area FROM map_area_currencies) GROUP BY area`);
  await db.run(`CREATE OR REPLACE TABLE exchange_rate AS
    SELECT DISTINCT ON (area, frequency, month) area, frequency, month, rate, source, 0::INTEGER AS official FROM (
      SELECT area, frequency, month, rate, source, 0 AS place FROM rate
      UNION ALL SELECT b.area, frequency, month, rate, source, 1 FROM rate r JOIN map_rate_areas b ON b.rates_of = r.area)
    WHERE area NOT IN (SELECT area FROM area_currency WHERE currency = 'USD')
    ORDER BY area, frequency, month, place, source`);
  await db.run(`CREATE OR REPLACE TABLE consumer_price_index AS
    SELECT a.code AS area, year::INTEGER AS year, try_cast(value AS DOUBLE) AS value, source
    FROM index_row i JOIN map_areas a ON a.kind = 'country' AND a.code = i.area WHERE try_cast(value AS DOUBLE) > 0`);
}

/** What later steps read rates with: units of a price's currency for one US dollar, the month's before the year's. */
export async function createRateMacro(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE MACRO dollar_rate(currency, monthly, yearly) AS
    CASE WHEN currency = 'USD' THEN 1 ELSE coalesce(monthly, yearly) END`);
}
