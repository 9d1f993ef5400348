import { type Database, list } from './database.ts';

/** Rows `indicator, element, area, year` where nothing is nil without a source's row. */
export const noRows = 'SELECT NULL::INTEGER, NULL::INTEGER, NULL::VARCHAR, NULL::INTEGER WHERE false';

/**
 * Fills `unit(indicator, element, area, year, value, severity, nil, edition)` with the areas that may be summed: countries and
 * former states, each population once. Where a former state (or China with its parts) and its parts both have
 * figures, the side that covers more people is taken for the whole indicator and year, so that elements fit each other;
 * when both cover the same, the state that existed in that year. An element for which that side covers fewer people
 * than the other is taken from the other: else the World would lack the USSR's supply where its parts have only uses.
 * `known` keeps both sides.
 */
export async function createUnits(
  db: Database,
  elements: readonly number[],
  indicators: string,
  nil: string,
): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE known AS
    SELECT o.indicator, o.element, o.area, o.year, o.value, severity(o.flag) AS severity, false AS nil, o.edition
    FROM observation o JOIN area ON code = o.area
    WHERE o.element IN ${list(elements)} AND o.indicator IN (${indicators})
      AND (area.kind IN ('country', 'former') OR o.area IN (SELECT composite FROM composite))
    UNION ALL
    SELECT indicator, element, area, year, 0, 0, true, 0 FROM (${nil}) AS n(indicator, element, area, year)
    WHERE area IN (SELECT code FROM area WHERE kind IN ('country', 'former'))
      OR area IN (SELECT composite FROM composite)`);
  await db.run('CREATE OR REPLACE TEMP TABLE unit AS FROM known');
  for (const pass of [1, 2]) await keepOneSide(db, pass);
}

async function keepOneSide(db: Database, pass: number): Promise<void> {
  const wholes = await db.rows(
    `SELECT 1 FROM unit JOIN composite ON composite = unit.area AND pass = ${pass} LIMIT 1`,
  );
  if (wholes.length === 0) return;
  const people = (side: string, composite: string, join: string) => `${side} AS (
      SELECT u.indicator, u.element, u.year, ${composite} AS composite, fsum(p.value) AS people,
        fsum(p.value) FILTER (NOT u.nil) AS figures
      FROM unit u JOIN ${join} JOIN population p ON p.area = u.area AND p.year = u.year
      GROUP BY ALL
    )`;
  await db.run(`CREATE OR REPLACE TEMP TABLE loser AS
    WITH ${people('whole', 'c.composite', `composite c ON c.composite = u.area AND c.pass = ${pass}`)},
    ${people('parts', 'm.composite', `map_composites m ON m.part = u.area AND m.pass = ${pass}`)},
    side AS (
      SELECT indicator, element, year, composite, coalesce(w.people, 0) AS whole, coalesce(p.people, 0) AS parts,
        fsum(w.figures) OVER list AS whole_figures, fsum(p.figures) OVER list AS parts_figures
      FROM whole w FULL JOIN parts p USING (indicator, element, year, composite)
      WINDOW list AS (PARTITION BY indicator, year, composite)
    )
    SELECT indicator, element, year, composite,
      CASE WHEN whole > parts * 1.05 THEN true WHEN parts > whole * 1.05 THEN false
        ELSE whole_figures > parts_figures * 1.05
          OR whole_figures >= parts_figures * 0.95 AND c.kind = 'former' AND year <= coalesce(c.last_year, year)
      END AS whole_wins
    FROM side JOIN composite c USING (composite) WHERE whole_figures > 0 AND parts_figures > 0`);
  const same = 'unit.indicator = loser.indicator AND unit.element = loser.element AND unit.year = loser.year';
  await db.run(
    `DELETE FROM unit USING loser WHERE ${same} AND NOT whole_wins AND unit.area = loser.composite`,
  );
  await db.run(`DELETE FROM unit USING loser, map_composites m
    WHERE ${same} AND whole_wins AND m.composite = loser.composite AND unit.area = m.part`);
}
