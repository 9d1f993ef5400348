import type { Crop } from '#catalog/crop.ts';
import type { Element } from '#catalog/element.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { type Database, list, text } from './database.ts';
import { balanceItems, productionItems } from './selection.ts';
import { createUnits } from './units.ts';

/** Population is no element that pages offer, but its World is compared as well. */
const population = { item: 3010, element: 511 } as const;

/**
 * Share of the countries that one expects to have a figure below which the World is said to hold countries that are
 * not published one by one.
 */
const expectedShare = 0.8;

/**
 * `world_sum(indicator, element, year, world, countries_sum, countries, reason)`: the World's figure of each amount that
 * adds up beside the sum of the countries and former states of that year, and why the two differ:
 *
 * - `equal`, or `rounding`: half a unit for each country at most;
 * - `one-side`: the World counts each territory once, also where only China as a whole has figures, or a state and its parts
 *   both have; that explains nine tenths of the difference;
 * - `few-countries`: for many countries that grow the crop, or had figures in neighbouring years, none are published;
 * - `mixed-sources`: at least as much as the difference comes from another source than the World's;
 * - `published-otherwise`: both are as published by one source, whose file joins releases of different dates.
 */
export async function createWorldSums(
  db: Database,
  elements: readonly Element[],
  crops: readonly Crop[],
): Promise<void> {
  const added = elements.filter(({ aggregate, formula }) => aggregate === 'sum' && formula === undefined);
  const ids = [...added.map(({ id }) => id), population.element];
  const items = [
    ...balanceItems(crops),
    ...productionItems(crops),
    ...elements.flatMap(({ indicator }) => indicator ?? []),
    population.item,
  ];
  const grown = list(
    elements.filter(({ domain }) => domain === 'production' || domain === 'value').map(({ id }) => id),
  );
  const world = text(worldCode);
  await createUnits(
    db,
    ids,
    [...new Set(items)].join(', '),
    'SELECT NULL::INTEGER, NULL::INTEGER, NULL::VARCHAR, NULL::INTEGER WHERE false',
  );
  await db.run(`CREATE OR REPLACE TABLE world_sum AS
    WITH total AS (
      SELECT indicator, element, year, value AS world, source FROM observation
      WHERE area = ${world} AND element IN ${list(ids)} AND indicator IN ${list(items)}
        AND (indicator <> ${population.item} OR year <= (SELECT max(year) FROM observation WHERE indicator <> ${population.item}))
    ), each AS (
      SELECT o.indicator, o.element, o.year, fsum(o.value) AS countries_sum, count(*)::INTEGER AS countries,
        coalesce(fsum(abs(o.value)) FILTER (o.source IS DISTINCT FROM t.source), 0) AS elsewhere
      FROM observation o JOIN area a ON a.code = o.area
      LEFT JOIN total t ON t.indicator = o.indicator AND t.element = o.element AND t.year = o.year
      WHERE a.kind IN ('country', 'former') AND o.element IN ${list(ids)} AND o.indicator IN ${list(items)}
        AND o.year BETWEEN coalesce(a.first_year, o.year) AND coalesce(a.last_year, o.year)
      GROUP BY ALL
    ), around AS (
      SELECT *, max(countries) OVER (PARTITION BY indicator, element ORDER BY year
        RANGE BETWEEN 3 PRECEDING AND 3 FOLLOWING) AS usual
      FROM each
    ), once AS (
      SELECT u.indicator, u.element, u.year, fsum(u.value) AS once
      FROM unit u JOIN member m ON m.aggregate = ${world} AND m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
      GROUP BY ALL
    ), grower AS (
      SELECT indicator, year, countries AS growers FROM each WHERE element = 5510
    )
    SELECT t.indicator, t.element, t.year, t.world, exact(e.countries_sum) AS countries_sum, e.countries,
      CASE
        WHEN abs(e.countries_sum - t.world) <= 1e-9 * abs(t.world) + 1e-6 THEN 'equal'
        WHEN abs(e.countries_sum - t.world) <= 0.5 * e.countries AND t.source IS NOT NULL THEN 'rounding'
        WHEN t.source IS NULL OR abs(o.once - t.world) <= 0.1 * abs(e.countries_sum - t.world) THEN 'one-side'
        WHEN e.countries_sum < t.world AND e.countries < ${expectedShare} * greatest(e.usual,
          CASE WHEN t.element IN ${grown} THEN coalesce(g.growers, 0) ELSE 0 END) THEN 'few-countries'
        WHEN e.elsewhere >= abs(e.countries_sum - t.world) THEN 'mixed-sources'
        ELSE 'published-otherwise'
      END AS reason
    FROM total t JOIN around e USING (indicator, element, year)
    LEFT JOIN once o USING (indicator, element, year)
    LEFT JOIN grower g USING (indicator, year)
    ORDER BY ALL`);
}
