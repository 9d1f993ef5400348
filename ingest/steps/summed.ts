import { type Database, list } from './database.ts';

/** Adds to `held` which share of what its members had a computed aggregate rests on: rows indicator, element, year, area, share. */
export async function recordHeld(db: Database, rows: string): Promise<void> {
  await db.run(`INSERT INTO held
    SELECT r.* FROM (${rows}) AS r(indicator, element, year, area, share)
    SEMI JOIN (FROM observation WHERE source IS NULL AND contributors IS NOT NULL) AS o USING (indicator, element, year, area)
    ANTI JOIN held USING (indicator, element, year, area)`);
}

/**
 * Adds to `summed` whose figures the computed aggregates of the elements take, so that a reader can add them up:
 * `areas` are the codes of those with a figure, `nil` of those that are known to have none. Whom an aggregate takes are its
 * members among them. `taken` yields indicator, element, year, area and nil.
 */
export async function recordSummed(
  db: Database,
  elements: readonly number[],
  indicators: string,
  rows: string,
): Promise<void> {
  // A second computation uses the same figures as the first; they are recorded once.
  await db.run(`DELETE FROM summed WHERE element IN ${list(elements)} AND indicator IN (${indicators})`);
  await db.run(`INSERT INTO summed
    WITH computed AS (
      SELECT DISTINCT indicator, element, year FROM observation
      WHERE element IN ${list(elements)} AND source IS NULL AND contributors IS NOT NULL
    )
    SELECT t.indicator, t.element, t.year,
      coalesce(string_agg(t.area, ' ' ORDER BY t.area) FILTER (NOT t.nil), ''),
      coalesce(string_agg(t.area, ' ' ORDER BY t.area) FILTER (t.nil), '')
    FROM (${rows}) AS t
    JOIN computed c ON c.indicator = t.indicator AND c.element = t.element AND c.year = t.year
    GROUP BY t.indicator, t.element, t.year`);
}
