import { type Database, list } from './database.ts';

/**
 * Fills `unit(indicator, element, area, year, value, severity, nil)` with the areas that may be summed: countries and
 * former states, each population once. Where a former state (or China with its parts) and its parts both have
 * figures, the side that covers more people is taken for the whole indicator and year; when both cover the same, the
 * state that existed in that year.
 */
export async function createUnits(
  db: Database,
  elements: readonly number[],
  indicators: string,
  nil: string,
): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE unit AS
    SELECT o.indicator, o.element, o.area, o.year, o.value, severity(o.flag) AS severity, false AS nil
    FROM observation o JOIN area ON code = o.area
    WHERE o.element IN ${list(elements)} AND o.indicator IN (${indicators})
      AND (area.kind IN ('country', 'former') OR o.area IN (SELECT composite FROM composite))
    UNION ALL
    SELECT indicator, element, area, year, 0, 0, true FROM (${nil}) AS n(indicator, element, area, year)
    WHERE area IN (SELECT code FROM area WHERE kind IN ('country', 'former'))
      OR area IN (SELECT composite FROM composite)`);
  for (const pass of [1, 2]) await keepOneSide(db, pass);
}

async function keepOneSide(db: Database, pass: number): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE loser AS
    WITH whole AS (
      SELECT u.indicator, u.year, c.composite, c.kind, c.last_year, fsum(p.value) AS people
      FROM unit u JOIN composite c ON c.composite = u.area AND c.pass = ${pass}
      JOIN population p ON p.area = u.area AND p.year = u.year
      WHERE NOT u.nil GROUP BY ALL
    ), parts AS (
      SELECT u.indicator, u.year, m.composite, fsum(p.value) AS people
      FROM unit u JOIN map_composites m ON m.part = u.area AND m.pass = ${pass}
      JOIN population p ON p.area = u.area AND p.year = u.year
      WHERE NOT u.nil GROUP BY ALL
    )
    SELECT indicator, year, composite,
      whole.people > parts.people * 1.05
        OR whole.people >= parts.people * 0.95 AND kind = 'former' AND year <= coalesce(last_year, year) AS whole_wins
    FROM whole JOIN parts USING (indicator, year, composite)`);
  await db.run(`DELETE FROM unit USING loser
    WHERE unit.indicator = loser.indicator AND unit.year = loser.year AND NOT whole_wins AND unit.area = loser.composite`);
  await db.run(`DELETE FROM unit USING loser, map_composites m
    WHERE unit.indicator = loser.indicator AND unit.year = loser.year AND whole_wins
      AND m.composite = loser.composite AND unit.area = m.part`);
}
