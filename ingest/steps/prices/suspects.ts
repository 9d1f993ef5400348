import type { Database } from '../database.ts';

/** How far off a price, or a series, has to be. */
const beyond = 5;

/**
 * Marks prices beyond ×5 or below ÷5 of the median of their own market, commodity, price type and currency over the 25 months around
 * them.
 */
async function markPrices(db: Database): Promise<void> {
  await db.run(`UPDATE price_point SET suspect = 1 FROM (
      SELECT p.series, p.month, p.price, median(p.price) OVER (PARTITION BY s.market, s.commodity, s.price_type, s.currency
        ORDER BY p.month RANGE BETWEEN 12 PRECEDING AND 12 FOLLOWING) AS usual
      FROM price_point p JOIN price_series s ON s.id = p.series) AS w
    WHERE w.series = price_point.series AND w.month = price_point.month
      AND (w.price > ${beyond} * w.usual OR w.price < w.usual / ${beyond})`);
}

/** Months without a price that part a series into stretches: the 25 months around a price of one hold none of the other. */
const gap = 12;

/** Months that stretches may lie apart to be compared. */
const reach = 60;

/**
 * Marks whole stretches of a series beyond ×5 or below ÷5, in US dollars, of the country's other series of the same form within five
 * years, when they and not the others are the farther from what the form costs in the World: their unit is not the one that they state.
 */
async function markStretches(db: Database): Promise<void> {
  const rate = 'dollar_rate(s.currency, m.rate, y.rate)';
  await db.run(`CREATE OR REPLACE TEMP TABLE dollars AS
    SELECT p.series, s.source, s.area, s.crop, CASE WHEN s.main THEN '' ELSE s.crop_type END AS form, p.month, p.price / ${rate} AS price,
      coalesce(p.month - lag(p.month) OVER (PARTITION BY p.series ORDER BY p.month) > ${gap}, true) AS begins
    FROM price_point p JOIN price_series s ON s.id = p.series
    LEFT JOIN exchange_rate m ON m.area = s.area AND m.frequency = 'M' AND m.month = p.month
    LEFT JOIN exchange_rate y ON y.area = s.area AND y.frequency = 'Y' AND y.month = p.month // 12 * 12
    WHERE p.suspect = 0 AND ${rate} IS NOT NULL`);
  await db.run(`CREATE OR REPLACE TEMP TABLE stretch AS
    SELECT series, source, area, crop, form, min(month) AS first, max(month) AS last, ln(median(price)) AS level
    FROM (SELECT *, sum(begins::INTEGER) OVER (PARTITION BY series ORDER BY month) AS place FROM dollars)
    GROUP BY series, place, source, area, crop, form`);
  await db.run(`UPDATE price_point SET suspect = 2 FROM (
    WITH world AS (SELECT crop, form, median(level) AS usual FROM stretch GROUP BY ALL),
    beside AS (
      SELECT s.series, s.first, s.last, s.crop, s.form, s.level, median(o.level) AS others
      FROM stretch s JOIN stretch o USING (source, area, crop, form)
      WHERE o.series <> s.series AND o.first <= s.last + ${reach} AND o.last >= s.first - ${reach} GROUP BY ALL
    )
    SELECT series, first, last FROM beside JOIN world USING (crop, form)
    WHERE abs(level - others) > ln(${beyond}) AND abs(level - usual) > abs(others - usual)) AS off
    WHERE price_point.series = off.series AND month BETWEEN first AND last AND suspect = 0`);
}

/** Sets `price_point.suspect`: 1 for single prices, 2 for those of a series, or of a whole stretch of it, whose level is off by a unit. */
export async function markSuspects(db: Database): Promise<void> {
  await markPrices(db);
  await markStretches(db);
}
