import { type Database, text } from './database.ts';
import type { Source } from './source.ts';

/**
 * Moves the winning rows into `observation`. A country's food balance of a year comes whole from one edition: the one with the
 * most elements for that country and year, among equals the newer. Where the rows of a file do not name their editions,
 * the file stands for one. Elsewhere the winner is chosen row by row.
 */
export async function choose(db: Database, sources: readonly Source[]): Promise<void> {
  const ranked = sources
    .filter((source) => source.archiveOnly !== true)
    .map(
      (source) =>
        `(${text(source.key)}, ${source.priority}, ${text(source.domain)}, ${source.firstYear ?? 0})`,
    );
  await db.run(`CREATE OR REPLACE TABLE precedence AS
    SELECT * FROM (VALUES ${ranked.join(', ')}) AS t(source, priority, domain, first_year)`);
  const columns = 'indicator, element, year, area, value, flag, source, NULL::INTEGER, published, edition';
  await db.run(`CREATE OR REPLACE TEMP TABLE candidate AS
    SELECT h.*, p.priority, CASE WHEN e.told = 'row' THEN h.edition END AS told_edition, e.release
    FROM harmonised h JOIN precedence p USING (source)
    LEFT JOIN (SELECT 1::BIGINT << bit AS mask, told, details->>'release' AS release FROM edition) AS e
      ON e.mask = h.edition
    WHERE domain = 'balance' AND year >= first_year`);
  await db.run(`INSERT INTO observation
    WITH edition_of AS (
      SELECT area, year, source, told_edition FROM candidate
      GROUP BY area, year, source, told_edition
      QUALIFY row_number() OVER (PARTITION BY area, year
        ORDER BY count(DISTINCT element) DESC, min(priority), max(release) DESC NULLS LAST, source) = 1
    )
    SELECT ${columns} FROM candidate c
    WHERE EXISTS (FROM edition_of o WHERE o.area = c.area AND o.year = c.year AND o.source = c.source
      AND o.told_edition IS NOT DISTINCT FROM c.told_edition)`);
  await db.run('DROP TABLE candidate');
  // Only elements that several sources publish need the comparison; the others are the bulk of the rows.
  await db.run(`CREATE OR REPLACE TEMP TABLE contested AS
    SELECT element FROM harmonised JOIN precedence USING (source) WHERE domain <> 'balance'
    GROUP BY element HAVING count(DISTINCT source) > 1`);
  await db.run(`INSERT INTO observation
    SELECT ${columns} FROM harmonised JOIN precedence USING (source)
    WHERE domain <> 'balance' AND element NOT IN (SELECT element FROM contested)`);
  await db.run(`INSERT INTO observation
    SELECT ${columns} FROM harmonised JOIN precedence USING (source)
    WHERE domain <> 'balance' AND element IN (SELECT element FROM contested)
    QUALIFY priority = min(priority) OVER (PARTITION BY indicator, element, area, year)`);
}
