import {
  AREA_HARVESTED,
  LIVESTOCK_NUMBERS,
  PRODUCTION,
  VALUE_CONSTANT_DOLLARS,
  VALUE_CURRENT_DOLLARS,
  VALUE_INT_DOLLARS,
} from '#catalog/elements/codes.ts';
import { type Database, list } from './database.ts';

/** Years before and after a year in which a member's figures are used to estimate the missing amount. */
const nearby = 5;

const cells = '(SELECT DISTINCT indicator, element, year FROM counted) AS c';

/**
 * Measures by which members that are never known are weighed, as rows `indicator, element, area, year, value` for the cells of
 * `counted`: their inhabitants; their production of the item, in the nearest year (the earlier of two) that has at least
 * half as many areas as the year that has most; the area that they harvest of all crops.
 */
export const weights = {
  people: `SELECT c.indicator, c.element, p.area, year, p.value FROM ${cells} JOIN population p USING (year)`,
  production: `WITH produced AS (
      SELECT indicator, area, year, value FROM observation SEMI JOIN member USING (area) WHERE element = ${PRODUCTION}),
    counted_years AS (SELECT indicator, year, count(*) AS areas FROM produced GROUP BY ALL),
    known AS (FROM counted_years QUALIFY 2 * areas >= max(areas) OVER (PARTITION BY indicator)),
    nearest AS (
      SELECT c.indicator, c.element, c.year, arg_min(k.year, [abs(k.year - c.year), k.year]) AS produced
      FROM ${cells} JOIN known k USING (indicator) GROUP BY ALL)
    SELECT n.indicator, n.element, p.area, n.year, p.value
    FROM nearest n JOIN produced p ON p.indicator = n.indicator AND p.year = n.produced`,
  harvestedArea: `SELECT c.indicator, c.element, o.area, year, fsum(o.value) AS value FROM ${cells}
    JOIN (SELECT o.area, o.year, o.value FROM observation o
      JOIN map_items i ON i.domain = 'production' AND i.is_crop = 1 AND i.item = o.indicator
      WHERE o.element = ${AREA_HARVESTED} AND o.source IS NOT NULL) AS o USING (year)
    GROUP BY ALL`,
} as const;

/**
 * `shortfall(indicator, element, year, aggregate, value, unseen)`: the amounts of members that are missing from an aggregate's
 * figure of the year, from the nearest year in which they are known, five back and five ahead (of two equally near years the
 * larger figure counts); and the share of the members that are not known in any of these years, by another measure (`weight`).
 * Without another measure they count as holding nothing.
 *
 * `counted` and `known` yield indicator, element, area, year and the amount held, which is never negative: of the areas that the
 * figure takes, and all that is known of countries, former states and China as a whole. People are counted once: of a state that
 * is taken the parts hold nothing besides, and of one that is not, while it exists, what its parts do not have.
 */
export async function createShortfall(
  db: Database,
  counted: string,
  known: string,
  weight?: string,
): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE counted AS ${counted}`);
  await db.run(`CREATE OR REPLACE TEMP TABLE had AS
    WITH known AS (${known}), step AS (
      SELECT *, lag(year) OVER list AS previous, lead(year) OVER list AS next, lead(value) OVER list AS next_value
      FROM known WINDOW list AS (PARTITION BY indicator, element, area ORDER BY year)
    ), forward AS (
      SELECT indicator, element, area, year AS source, next, value, next_value,
        unnest(range(year + 1, least(coalesce(next, year + ${nearby + 1}), year + ${nearby + 1}))) AS year
      FROM step WHERE next IS NULL OR next > year + 1
    ), backward AS (
      SELECT indicator, element, area, year AS source, previous, value,
        unnest(range(greatest(coalesce(previous + 1, year - ${nearby}), year - ${nearby}), year)) AS year
      FROM step WHERE previous IS NULL OR previous < year - 1
    ), near AS (
      SELECT indicator, element, area, year, value FROM known
      UNION ALL
      SELECT indicator, element, area, year, CASE WHEN next - year = year - source THEN greatest(value, next_value) ELSE value END
      FROM forward WHERE next IS NULL OR year - source <= next - year
      UNION ALL
      SELECT indicator, element, area, year, value
      FROM backward WHERE previous IS NULL OR source - year < year - previous
    )
    SELECT near.* FROM near SEMI JOIN counted USING (indicator, element, year)
    ANTI JOIN counted USING (indicator, element, year, area)`);
  await createUnseen(db, weight);
  await db.run(`DELETE FROM had USING counted c, map_composites m
    WHERE m.composite = c.area AND m.part = had.area AND c.indicator = had.indicator AND c.element = had.element
      AND c.year = had.year`);
  await db.run(`CREATE OR REPLACE TEMP TABLE shortfall AS
    WITH parts AS (
      SELECT indicator, element, year, composite, fsum(value) AS value
      FROM (FROM counted UNION ALL BY NAME FROM had) AS h JOIN map_composites ON part = h.area GROUP BY ALL
    ), lacking AS (
      SELECT h.indicator, h.element, h.year, h.area, greatest(0, h.value - coalesce(p.value, 0)) AS value
      FROM had h LEFT JOIN composite c ON c.composite = h.area
      LEFT JOIN parts p ON p.composite = h.area AND p.indicator = h.indicator AND p.element = h.element AND p.year = h.year
      WHERE c.composite IS NULL OR c.kind = 'aggregate' OR h.year <= coalesce(c.last_year, h.year)
    ), of_known AS (
      SELECT indicator, element, year, aggregate, fsum(value) AS value
      FROM lacking l JOIN member m ON m.area = l.area AND l.year BETWEEN m.first_year AND m.last_year GROUP BY ALL
    )
    SELECT indicator, element, year, aggregate, coalesce(value, 0) AS value, coalesce(unseen, 0) AS unseen
    FROM of_known FULL JOIN unseen USING (indicator, element, year, aggregate)`);
}

/** `unseen(indicator, element, year, aggregate, unseen)`: the share of members in neither `counted` nor `had`, each weighed once. */
async function createUnseen(db: Database, weight: string | undefined): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE weighed AS
    FROM (${weight ?? 'SELECT * FROM counted WHERE false'}) WHERE value > 0`);
  await db.run(`DELETE FROM weighed USING map_composites m, weighed part
    WHERE weighed.area = m.composite AND part.area = m.part AND part.indicator = weighed.indicator
      AND part.element = weighed.element AND part.year = weighed.year`);
  await db.run(`CREATE OR REPLACE TEMP TABLE seen AS
    WITH seen AS (SELECT indicator, element, area, year FROM counted UNION SELECT indicator, element, area, year FROM had)
    FROM seen
    UNION SELECT indicator, element, part, year FROM seen JOIN map_composites ON composite = area
    UNION SELECT indicator, element, composite, year FROM seen JOIN map_composites ON part = area`);
  await db.run(`CREATE OR REPLACE TEMP TABLE unseen AS
    SELECT w.indicator, w.element, w.year, m.aggregate,
      fsum(w.value) FILTER (s.area IS NULL) / fsum(w.value) AS unseen
    FROM weighed w LEFT JOIN seen s USING (indicator, element, area, year)
    JOIN member m ON m.area = w.area AND w.year BETWEEN m.first_year AND m.last_year
    GROUP BY w.indicator, w.element, w.year, m.aggregate HAVING unseen > 0`);
}

/** Share of the members' total that those with an amount hold, in a query with `shortfall` as `s`. */
export const heldShare = (amount: string): string =>
  `(coalesce(${amount} / nullif(${amount} + coalesce(max(s.value), 0), 0), 1) - coalesce(max(s.unseen), 0))`;

/** Elements by which a source lists crops, animals and products. */
const ofFarming = [
  LIVESTOCK_NUMBERS,
  AREA_HARVESTED,
  PRODUCTION,
  VALUE_INT_DOLLARS,
  VALUE_CURRENT_DOLLARS,
  VALUE_CONSTANT_DOLLARS,
] as const;

/**
 * `listed_since(indicator, area, first)`: the first year in which a source lists an item of farming for an area, with any amount
 * of it or marked as missing; `traded_since` the same for trade, by the given elements.
 */
export async function createListedSince(
  db: Database,
  table: 'listed_since' | 'traded_since' = 'listed_since',
  elements: readonly number[] = ofFarming,
): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE ${table} AS
    SELECT indicator, area, min(year) AS first FROM (
      SELECT indicator, area, year FROM observation WHERE element IN ${list(elements)} AND value > 0
      UNION ALL SELECT indicator, area, year FROM missing WHERE element IN ${list(elements)})
    GROUP BY indicator, area`);
}

/**
 * Condition: the area has nothing of the item in the year, since no source lists it there in any earlier year nor in the
 * five that follow. To have been listed once and no more is no evidence of nothing. The arguments are expressions in SQL.
 */
export function neverListed(
  indicator: string,
  area: string,
  year: string,
  table: 'listed_since' | 'traded_since' = 'listed_since',
): string {
  return `NOT EXISTS (FROM ${table} AS since WHERE since.indicator = ${indicator} AND since.area = ${area}
    AND since.first <= ${year} + ${nearby})`;
}
