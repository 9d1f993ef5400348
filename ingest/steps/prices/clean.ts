import type { Database } from '../database.ts';

/** Words by which a commodity that the mapping does not know is taken for one of the catalog's crops. */
const cropWords = 'bean|rice|cassava|potato|cocoa|gari|attieke|fufu';

/** Dates as published: ISO, month/day/year, `Jan-09`, `2015M01`, and as JavaScript writes them. */
const dateForms = [
  "try_strptime(date, '%Y-%m-%d')",
  "try_strptime(date, '%m/%d/%Y')",
  "try_strptime(date, '%b-%y')",
  "try_strptime(date, '%YM%m')",
  "try_strptime(date, '%Y-%m')",
  "try_strptime(date, '%Y')",
  "try_strptime(substr(date, 1, 15), '%a %b %d %Y')",
  "try_strptime(date, '%Y-%m-%d %H:%M:%S')",
];

/** Tables of the published texts that occur, each read once: days, units and commodities. */
async function readTexts(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE price_day AS
    SELECT date, day, (year(day) * 12 + month(day) - 1)::INTEGER AS month FROM (
      SELECT date, coalesce(${dateForms.join(', ')})::DATE AS day FROM (
        SELECT date FROM market_row UNION SELECT date FROM rate_row UNION SELECT date FROM benchmark_row))
    WHERE year(day) >= 1950`);
  await db.run(`CREATE OR REPLACE TABLE price_unit AS
    SELECT t.unit, u.unit IS NOT NULL AND u.kg IS NULL AS customary, u.kg * CASE WHEN t.parts.n = '' THEN 1 ELSE try_cast(t.parts.n AS DOUBLE) END AS kg
    FROM (SELECT unit, regexp_extract(upper(trim(unit)), '^([0-9.]*) *(.*)$', ['n', 'word']) AS parts
      FROM (SELECT DISTINCT unit FROM market_row)) AS t
    LEFT JOIN map_price_units u ON u.unit = t.parts.word`);
  await db.run(`CREATE OR REPLACE TABLE price_commodity AS
    SELECT DISTINCT ON (t.source, t.area, t.commodity) t.source, t.area, t.commodity, m.crop, m.crop_type, m.form,
      m.commodity IS NOT NULL AS known
    FROM (SELECT DISTINCT source, area, commodity FROM market_row) AS t
    LEFT JOIN map_commodities m ON m.commodity = lower(trim(t.commodity))
      AND (m.source IS NULL OR m.source = t.source) AND (m.area IS NULL OR m.area = t.area)
    WHERE m.commodity IS NOT NULL OR regexp_matches(lower(t.commodity), '${cropWords}')
    ORDER BY t.source, t.area, t.commodity, m.source NULLS LAST, m.area NULLS LAST`);
}

/** A correction of `mappings/price-corrections.csv` that applies to rows of `m`; empty cells match any value. */
const applies = (
  action: string,
): string => `c_${action}.action = '${action}' AND c_${action}.source = m.source
  AND ${['area', 'market', 'currency', 'unit']
    .map((column) => `(c_${action}.${column} IS NULL OR c_${action}.${column} = m.${column})`)
    .join(' AND ')}`;

const actions = ['area', 'currency', 'unit', 'out'] as const;

/**
 * `price_row`: every published row of a catalog crop, corrected, with its price per kg, or with the reason for which it is
 * left out (word key `prices.left-out.<reason>`). Rows of other goods are not there. `today` is the month beyond which no
 * price can be known.
 */
export async function cleanPrices(db: Database, today: number): Promise<void> {
  await readTexts(db);
  await db.run(`CREATE OR REPLACE TABLE price_row AS
    WITH corrected AS (
      SELECT m.rowid AS line, m.source, coalesce(c_area.value, n.area, m.area) AS area, nullif(trim(m.admin1), '') AS admin1,
        nullif(trim(m.market), '') AS market, try_cast(m.latitude AS DOUBLE) AS latitude, try_cast(m.longitude AS DOUBLE) AS longitude,
        trim(m.commodity) AS commodity, g.crop, g.crop_type, g.form = 'main' AS main, g.known,
        trim(m.unit) AS unit, coalesce(c_unit.value, m.unit) AS counted_unit, lower(coalesce(m.flag, '')) AS flag,
        t.price_type, trim(m.currency) AS published_currency,
        coalesce(c_currency.value, upper(trim(m.currency))) AS currency, m.date, try_cast(m.price AS DOUBLE) AS published,
        c_out.action IS NOT NULL AS mislabelled
      FROM market_row m JOIN price_commodity g ON g.source = m.source AND g.commodity = m.commodity
        AND g.area IS NOT DISTINCT FROM m.area
      LEFT JOIN map_price_areas n ON n.name = m.area
      LEFT JOIN map_price_types t ON t.published = lower(trim(m.price_type))
      ${actions.map((action) => `LEFT JOIN map_price_corrections c_${action} ON ${applies(action)}`).join('\n')}
    )
    SELECT c.* EXCLUDE (known, flag, date, counted_unit, mislabelled), d.day, d.month, u.kg, c.published / u.kg AS price,
      CASE WHEN mislabelled THEN 'mislabelled'
        WHEN flag LIKE '%forecast%' THEN 'forecast'
        WHEN NOT c.known THEN 'unknown-commodity'
        WHEN c.crop IS NULL THEN 'another-product'
        WHEN a.code IS NULL THEN 'unknown-area'
        WHEN c.market IS NULL THEN 'no-market'
        WHEN coalesce(trim(c.date), '') = '' THEN 'no-date'
        WHEN d.month IS NULL OR d.month > ${today} THEN 'impossible-date'
        WHEN published IS NULL OR isnan(published) OR isinf(published) THEN 'no-price'
        WHEN published <= 0 THEN 'not-positive'
        WHEN c.price_type IS NULL THEN 'no-price-type'
        WHEN u.customary THEN 'customary-unit'
        WHEN u.kg IS NULL OR u.kg <= 0 THEN 'unknown-unit'
        WHEN NOT coalesce(regexp_full_match(c.currency, '[A-Z]{3}'), false) THEN 'unknown-currency'
        WHEN c.currency <> 'USD' AND c.currency IS DISTINCT FROM o.currency THEN 'other-currency'
      END AS reason
    FROM corrected c
    LEFT JOIN price_day d ON d.date = c.date
    LEFT JOIN price_unit u ON u.unit IS NOT DISTINCT FROM c.counted_unit
    LEFT JOIN (SELECT code FROM map_areas WHERE kind <> 'aggregate') AS a ON a.code = c.area
    LEFT JOIN map_area_currencies o ON o.area = c.area`);
}
