import { crops } from '#catalog/crops/index.ts';
import { priceSources } from './sources/index.ts';
import type { Database } from './steps/database.ts';
import { cleanPrices } from './steps/prices/clean.ts';
import { createChoices, createMonths, createProducerPrices, createYears } from './steps/prices/months.ts';
import { keepPrices } from './steps/prices/repeats.ts';
import { createSeries, findRedenominations } from './steps/prices/series.ts';

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
 * Marks whole stretches of a series beyond ×5 or below ÷5, in US dollars, of the country's other series of the same form within
 * five years, if they are farther than the others from the form's usual price in the World: their stated unit is then wrong.
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
async function markSuspects(db: Database): Promise<void> {
  await markPrices(db);
  await markStretches(db);
}

/** How far a series may be, in its median over the months, from the one that it has to follow. */
const bearable = 0.05;

/**
 * `benchmark_price`: of two workbooks the later counts; where it rounds the earlier one's figure, the unrounded figure counts. A
 * series that has to follow another one (`like` in `mappings/price-benchmarks.csv`) counts only where it does.
 */
async function createBenchmarks(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE benchmark AS
    SELECT b.source, m.series, m.published, m."like", m.factor, d.month, try_cast(b.value AS DOUBLE) AS value, b.value AS digits
    FROM benchmark_row b JOIN map_price_benchmarks m ON m.source = b.source
      AND (m.published = rtrim(trim(b.series), ' *') OR list_contains(string_split(b.series, ' @ '), m.published))
      AND (m.unit IS NULL OR m.unit = b.unit)
    JOIN price_day d ON d.date = b.date WHERE try_cast(b.value AS DOUBLE) > 0`);
  await db.run(`CREATE OR REPLACE TABLE benchmark_price AS
    SELECT series, month, CASE WHEN finer THEN earlier ELSE value END AS value,
      CASE WHEN finer THEN earlier_source ELSE source END AS source
    FROM (
      SELECT coalesce(l.series, e.series) AS series, coalesce(l.month, e.month) AS month, l.value, l.source, e.value AS earlier,
        e.source AS earlier_source, l.value IS NULL OR coalesce(length(split_part(l.digits, '.', 2)) < length(split_part(e.digits, '.', 2))
          AND round(e.value, length(split_part(l.digits, '.', 2))::INTEGER) = l.value, false) AS finer
      FROM (FROM benchmark WHERE source = 'world-bank-commodity-prices') AS l
      FULL JOIN (FROM benchmark WHERE source = 'world-bank-commodity-prices-earlier') AS e
        ON e.series = l.series AND e.month = l.month)`);
  await db.run(`INSERT INTO benchmark_price
    SELECT b.series, b.month, b.value, b.source FROM benchmark b
    WHERE (b.series, b.published) IN (
      SELECT b.series, b.published FROM benchmark b JOIN benchmark_price l ON l.series = b."like" AND l.month = b.month
      GROUP BY b.series, b.published HAVING median(abs(ln(b.value / (l.value * b.factor)))) <= ${bearable})`);
}

/**
 * `exchange_rate`, `area_currency` and `consumer_price_index`: what turns prices into other view modes. The labels and units of
 * rates are corrected by `mappings/rate-corrections.csv`; an area whose currency is the US dollar has no rates.
 */
async function createRates(db: Database): Promise<void> {
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
async function createRateMacro(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE MACRO dollar_rate(currency, monthly, yearly) AS
    CASE WHEN currency = 'USD' THEN 1 ELSE coalesce(monthly, yearly) END`);
}

/** `price_left_out(source, area, reason, rows)`: published rows of the catalog's crops that are in no median, with the reason. */
async function countLeftOut(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE price_left_out AS
    SELECT source, coalesce(area, '') AS area, reason, count(*)::INTEGER AS rows FROM price_row WHERE reason IS NOT NULL GROUP BY ALL
    UNION ALL
    SELECT source, area, CASE suspect WHEN 1 THEN 'suspect' WHEN 2 THEN 'level-off' ELSE 'doubtful' END AS reason, sum(rows)::INTEGER
    FROM price_point p JOIN price_series s ON s.id = p.series WHERE suspect > 0 GROUP BY ALL`);
}

/** A line a source for the run's report: how many rows became prices, and for which reasons, and where, others did not. */
async function reportPrices(db: Database): Promise<string[]> {
  return db.texts(`SELECT concat(source, ': ', rows, ' rows of the catalog''s crops, ', prices, ' prices', coalesce('; left out: ' || reasons, ''))
    FROM (SELECT source, count(*) AS rows FROM price_row GROUP BY source)
    LEFT JOIN (SELECT source, count(*) AS prices FROM price_point p JOIN price_series s ON s.id = p.series GROUP BY source) USING (source)
    LEFT JOIN (SELECT source, string_agg(concat(reason, ' ', rows, ' (', areas, ')'), ', ' ORDER BY rows DESC, reason) AS reasons FROM (
      SELECT source, reason, sum(rows) AS rows, string_agg(concat(area, ' ', rows), ', ' ORDER BY rows DESC, area) AS areas
      FROM price_left_out GROUP BY source, reason) GROUP BY source) USING (source)
    ORDER BY rows DESC, source`);
}

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
async function markDoubts(db: Database): Promise<void> {
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

/** Doubts, medians, the years' figures and the choice of sources: what follows from market prices, rates and producer prices. */
async function derivePrices(db: Database): Promise<void> {
  await createRateMacro(db);
  await markDoubts(db);
  await createMonths(db);
  await createChoices(
    db,
    priceSources.map(({ key }) => key),
  );
  await createYears(db);
}

/**
 * Fills every table of prices from the published rows. A source that was not at hand has none, and without any the tables are
 * empty. Returns lines for the run's report.
 */
export async function buildPrices(db: Database, now: Date): Promise<string[]> {
  const often = priceSources.flatMap(({ key, reports }) => (reports === 'often' ? [key] : []));
  await createRateMacro(db);
  await cleanPrices(db, now.getUTCFullYear() * 12 + now.getUTCMonth());
  await keepPrices(db, often);
  await createRates(db);
  await createSeries(db);
  await findRedenominations(db);
  await markSuspects(db);
  await createBenchmarks(db);
  await createProducerPrices(db, crops);
  await derivePrices(db);
  await countLeftOut(db);
  return reportPrices(db);
}
