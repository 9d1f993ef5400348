import type { Crop } from '#catalog/crop.ts';
import type { Element } from '#catalog/element.ts';
import { POPULATION, PRODUCTION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { type Database, list, text } from './database.ts';
import { balanceItems, productionItems } from './selection.ts';
import { createUnits, noRows } from './units.ts';

/** Pages do not offer population as an element, but its World is compared as well. */
const population = { item: POPULATION_ITEM, element: POPULATION } as const;

/** Years before and after a year in which a country's figures are used to estimate a missing one. */
const nearby = 5;

/** Share of a difference that a reason has to explain. */
const explained = { oneSide: 0.9, absent: 0.5 } as const;

/**
 * `world_sum(indicator, element, year, world, countries_sum, countries, reason)`: the World's figure of each amount that adds up
 * beside the sum of the countries and former states of that year, and why the two differ:
 *
 * - `equal`, or `rounding`: half a unit for each country at most; - `one-side`: the World counts each territory once, also where
 * only China as a whole has figures, or a state and its parts both have; that explains nine tenths of the difference; -
 * `few-countries`: countries without a figure that have production of the crop, or a figure in a year close by, explain half of
 * what is missing; or the countries that have one are few and hold less than half of the World's; - `mixed-sources`: at least as
 * much as the difference comes from another source than the World's; - `published-otherwise`: both were published by one source,
 * whose file joins releases of different dates.
 */
export async function createWorldSums(
  db: Database,
  elements: readonly Element[],
  crops: readonly Crop[],
): Promise<void> {
  const added = elements.filter(({ aggregate, formula }) => aggregate === 'sum' && formula === undefined);
  const ids = [...new Set(added.map(({ id, of }) => of ?? id)), population.element];
  const items = [
    ...balanceItems(crops),
    ...productionItems(crops),
    ...elements.flatMap(({ indicator }) => indicator ?? []),
    population.item,
  ];
  const world = text(worldCode);
  await createUnits(db, ids, [...new Set(items)].join(', '), noRows);
  const existing = 'BETWEEN coalesce(a.first_year, o.year) AND coalesce(a.last_year, o.year)';
  await db.run(`CREATE OR REPLACE TEMP TABLE country_cell AS
    SELECT o.indicator, o.element, o.area, o.year, o.value, o.source FROM observation o JOIN area a ON a.code = o.area
    WHERE a.kind IN ('country', 'former') AND o.element IN ${list(ids)} AND o.indicator IN ${list(items)}
      AND o.year ${existing}`);
  await db.run(`CREATE OR REPLACE TEMP TABLE compared AS
    WITH total AS (
      SELECT indicator, element, year, value AS world, source, contributors IS NOT NULL AS own FROM observation
      WHERE area = ${world} AND element IN ${list(ids)} AND indicator IN ${list(items)}
        AND (indicator <> ${population.item}
          OR year <= (SELECT max(year) FROM observation WHERE indicator <> ${population.item}))
    ), once AS (
      SELECT u.indicator, u.element, u.year, fsum(u.value) AS once
      FROM unit u JOIN member m ON m.aggregate = ${world} AND m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
      GROUP BY ALL
    )
    SELECT t.indicator, t.element, t.year, any_value(t.world) AS world, any_value(t.own) AS own, any_value(o.once) AS once,
      exact(fsum(c.value)) AS countries_sum, count(*)::INTEGER AS countries,
      coalesce(fsum(abs(c.value)) FILTER (c.source IS DISTINCT FROM t.source), 0) AS elsewhere
    FROM total t JOIN country_cell c USING (indicator, element, year) LEFT JOIN once o USING (indicator, element, year)
    GROUP BY t.indicator, t.element, t.year`);
  // What countries without a figure may hold: as much as in the years close by, or by their part of the production.
  await db.run(`CREATE OR REPLACE TEMP TABLE absent AS
    WITH gap AS (
      SELECT indicator, element, year, world FROM compared WHERE NOT own AND countries_sum < world
    ), close_by AS (
      SELECT g.indicator, g.element, g.year, avg(c.value) AS value
      FROM gap g JOIN country_cell c ON c.indicator = g.indicator AND c.element = g.element
        AND c.year BETWEEN g.year - ${nearby} AND g.year + ${nearby}
      JOIN area a ON a.code = c.area
        AND g.year BETWEEN coalesce(a.first_year, g.year) AND coalesce(a.last_year, g.year)
      WHERE NOT EXISTS (FROM country_cell x WHERE x.indicator = g.indicator AND x.element = g.element
        AND x.area = c.area AND x.year = g.year)
      GROUP BY g.indicator, g.element, g.year, c.area
    ), producer AS (
      SELECT g.indicator, g.element, g.year, g.world * c.value / w.world AS value
      FROM gap g JOIN country_cell c ON c.indicator = g.indicator AND c.element = ${PRODUCTION} AND c.year = g.year
      JOIN compared w ON w.indicator = g.indicator AND w.element = ${PRODUCTION} AND w.year = g.year AND w.world > 0
      WHERE NOT EXISTS (FROM country_cell x WHERE x.indicator = g.indicator AND x.element = g.element
        AND x.area = c.area AND x.year = g.year)
    )
    SELECT indicator, element, year, greatest(coalesce(n.value, 0), coalesce(p.value, 0)) AS value
    FROM (SELECT indicator, element, year, fsum(value) AS value FROM close_by GROUP BY ALL) AS n
    FULL JOIN (SELECT indicator, element, year, fsum(value) AS value FROM producer GROUP BY ALL) AS p
      USING (indicator, element, year)`);
  const gap = 'abs(countries_sum - world)';
  await db.run(`INSERT INTO world_sum
    SELECT indicator, element, year, world, countries_sum, countries,
      CASE
        WHEN ${gap} <= 1e-9 * abs(world) + 1e-6 THEN 'equal'
        WHEN ${gap} <= 0.5 * countries AND NOT own THEN 'rounding'
        WHEN own OR abs(once - world) <= ${1 - explained.oneSide} * ${gap} THEN 'one-side'
        WHEN countries_sum < world AND absent.value >= ${explained.absent} * ${gap} THEN 'few-countries'
        WHEN NOT own AND countries_sum < ${explained.absent} * world
          AND countries < 0.5 * (SELECT count(DISTINCT c.area) FROM country_cell c WHERE c.year = compared.year)
          THEN 'few-countries'
        WHEN elsewhere >= ${gap} THEN 'mixed-sources'
        ELSE 'published-otherwise'
      END AS reason
    FROM compared LEFT JOIN absent USING (indicator, element, year) ORDER BY ALL`);
}
