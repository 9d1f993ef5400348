import type { Crop } from '#catalog/crop.ts';
import { PRODUCER_PRICE } from '#catalog/elements/codes.ts';
import { fewestMonths } from '#domain/prices/year-medians.ts';
import { type Database, text } from '../database.ts';

const key = 'crop, area, source, price_type, crop_type';

/**
 * `price_form`: the series of each form (empty for the crop's main one as a whole, else the crop type), with the form's number, so
 * that months are grouped by numbers; `mixed` are the forms with rows of another currency than the area's own.
 */
async function createForms(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE price_form AS
    SELECT *, dense_rank() OVER (ORDER BY ${key})::INTEGER AS form, bool_or(NOT own) OVER (PARTITION BY ${key}) AS mixed
    FROM (SELECT s.id AS series, crop, s.area, s.source, price_type, unnest(CASE WHEN main THEN ['', crop_type] ELSE [crop_type] END) AS crop_type,
        s.market, k.average, s.currency, s.currency = c.currency AS own
      FROM price_series s JOIN price_market k ON k.id = s.market JOIN area_currency c ON c.area = s.area)`);
}

/** Query of the kept prices of a basis: in the area's own currency, or all in US dollars by the rate of the month. */
function pricesOf(basis: 'own' | 'usd'): string {
  const select = `SELECT f.form, '${basis}' AS basis, p.month, f.market, f.average`;
  const from = 'FROM price_point p JOIN price_form f ON f.series = p.series';
  if (basis === 'own') return `${select}, p.price ${from} WHERE p.suspect = 0 AND f.own`;
  const rate = 'dollar_rate(f.currency, m.rate, y.rate)';
  return `${select}, p.price / ${rate} AS price ${from}
    LEFT JOIN exchange_rate m ON m.area = f.area AND m.frequency = 'M' AND m.month = p.month
    LEFT JOIN exchange_rate y ON y.area = f.area AND y.frequency = 'Y' AND y.month = p.month // 12 * 12
    WHERE p.suspect = 0 AND f.mixed AND ${rate} IS NOT NULL`;
}

/**
 * `price_month`: median, least and greatest price of each month, of the crop's main form (empty `crop_type`) and by crop type. An
 * average that a source publishes like a market enters only where the area has no real market in the month. `usd` is kept only
 * where rows of another currency than the area's own exist: elsewhere it follows from `own` and the rate.
 */
export async function createMonths(db: Database): Promise<void> {
  await createForms(db);
  await db.run(`CREATE OR REPLACE TABLE price_month AS
    WITH priced AS MATERIALIZED (${pricesOf('own')} UNION ALL ${pricesOf('usd')}),
    counted AS (
      FROM priced WHERE average = 0
      UNION ALL FROM priced ANTI JOIN (FROM priced WHERE average = 0) USING (form, basis, month) WHERE average = 1
    )
    SELECT ${key}, basis, month, median, least, greatest, prices, markets
    FROM (SELECT form, basis, month, median(price) AS median, min(price) AS least, max(price) AS greatest,
        count(*)::INTEGER AS prices, count(DISTINCT market)::INTEGER AS markets
      FROM counted GROUP BY ALL)
    JOIN (SELECT DISTINCT form, ${key} FROM price_form) USING (form)`);
  await db.run('DROP TABLE price_form');
}

/** `price_choice`: the sources of a crop, area and price type in the order of the catalog of sources. */
export async function createChoices(db: Database, order: readonly string[]): Promise<void> {
  const places = order.map((source, place) => `(${text(source)}, ${place})`).join(', ');
  await db.run(`CREATE OR REPLACE TABLE price_choice AS
    SELECT crop, area, price_type, (row_number() OVER (PARTITION BY crop, area, price_type ORDER BY o.place) - 1)::INTEGER AS place,
      source, first_month, last_month, markets
    FROM (SELECT crop, area, price_type, source, min(month) AS first_month, max(month) AS last_month,
        count(DISTINCT market)::INTEGER AS markets
      FROM price_series s JOIN price_point p ON p.series = s.id GROUP BY ALL)
    JOIN (VALUES ${places}) AS o(source, place) USING (source)`);
}

/**
 * `price_year`: the median of the year's monthly medians in US dollars, from the first source of each crop, area and price type,
 * for years with at least six months. Producer prices are FAOSTAT's (`producer_price`), or else those of a market. There is no
 * figure at an official exchange rate that no market uses, FAO's included, since countries are compared by these figures.
 */
export async function createYears(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE price_year AS
    WITH dollars AS (
      SELECT p.crop, p.area, p.source, p.price_type, p.month, p.median AS price FROM price_month p WHERE basis = 'usd' AND crop_type = ''
      UNION ALL
      SELECT p.crop, p.area, p.source, p.price_type, p.month, p.median / dollar_rate(c.currency, m.rate, y.rate)
      FROM price_month p JOIN area_currency c USING (area)
      LEFT JOIN exchange_rate m ON m.area = p.area AND m.frequency = 'M' AND m.month = p.month
      LEFT JOIN exchange_rate y ON y.area = p.area AND y.frequency = 'Y' AND y.month = p.month // 12 * 12
      WHERE basis = 'own' AND crop_type = '' AND coalesce(m.official, y.official, 0) = 0 AND (p.crop, p.area, p.source, p.price_type) NOT IN (
        SELECT (crop, area, source, price_type) FROM price_month WHERE basis = 'usd' AND crop_type = '')
    )
    SELECT crop, price_type, (month // 12)::INTEGER AS year, area, median(price) AS value, count(*)::INTEGER AS months, source, '' AS flag
    FROM dollars JOIN price_choice h USING (crop, area, price_type, source)
    WHERE h.place = 0 AND price IS NOT NULL GROUP BY ALL HAVING count(*) >= ${fewestMonths}`);
  await db.run(`DELETE FROM price_year WHERE price_type = 'producer'
    AND (crop, year, area) IN (SELECT (crop, year, area) FROM producer_price)`);
  await db.run(`INSERT INTO price_year BY NAME
    SELECT crop, 'producer' AS price_type, year, area, value, 12 AS months, source, flag FROM producer_price
    WHERE (area, year) NOT IN (SELECT (area, month // 12) FROM exchange_rate WHERE official = 1 AND frequency = 'Y')`);
}

/** `producer_price`: FAOSTAT's producer prices of the catalog's crops, US$ per tonne at source, in US$ per kg. */
export async function createProducerPrices(db: Database, crops: readonly Crop[]): Promise<void> {
  const items = crops.flatMap(({ id, items: { production } }) =>
    production === null ? [] : [`(${text(id)}, ${production})`],
  );
  await db.run(`CREATE OR REPLACE TABLE producer_price AS
    SELECT c.crop, o.year, o.area, o.value / 1000 AS value, o.source, o.flag
    FROM observation o JOIN (VALUES ${items.join(', ')}) AS c(crop, item) ON c.item = o.indicator
    JOIN area a ON a.code = o.area AND a.kind <> 'aggregate'
    WHERE o.element = ${PRODUCER_PRICE} AND o.value > 0 AND o.source IS NOT NULL`);
}
