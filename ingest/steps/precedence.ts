import { type Database, text } from './database.ts';
import type { Source } from './source.ts';

const columns = 'indicator, element, year, area, value, flag, source, NULL::INTEGER, published, edition';

/** Moves the winning rows of everything but food balances into `observation`: by the priority of the sources, row by row. */
export async function choose(db: Database, sources: readonly Source[]): Promise<void> {
  const ranked = sources
    .filter((source) => source.archiveOnly !== true)
    .map(
      (source) =>
        `(${text(source.key)}, ${source.priority}, ${text(source.domain)}, ${source.firstYear ?? 0})`,
    );
  await db.run(`CREATE OR REPLACE TABLE precedence AS
    SELECT * FROM (VALUES ${ranked.join(', ')}) AS t(source, priority, domain, first_year)`);
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

/** Share of the people of an aggregate's countries whose balances have to be of its own edition. */
const neededOfEdition = 0.9;

/**
 * Moves the winning food balances into `observation`. A country's balance of a year comes whole from one edition: the one with
 * the most elements for that country and year, among equals the newer. Where the rows of a file do not name their editions, the
 * file counts as one. A published balance of an aggregate is used only beside countries of its own edition; else it is summed
 * from the countries, so that shares and ranks compare figures of one edition.
 *
 * Needs `area`, `member` and `population`.
 */
export async function chooseBalances(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE candidate AS
    SELECT h.*, p.priority, CASE WHEN e.told = 'row' THEN h.edition END AS told_edition, e.release,
      a.kind = 'aggregate' AND h.area NOT IN (SELECT composite FROM composite) AS is_aggregate
    FROM harmonised h JOIN precedence p USING (source) JOIN area a ON a.code = h.area
    LEFT JOIN (SELECT 1::BIGINT << bit AS mask, told, details->>'release' AS release FROM edition) AS e
      ON e.mask = h.edition
    WHERE domain = 'balance' AND h.year >= p.first_year`);
  await db.run(`CREATE OR REPLACE TEMP TABLE offered AS
    SELECT area, year, source, told_edition, is_aggregate, row_number() OVER (PARTITION BY area, year
      ORDER BY count(DISTINCT element) DESC, min(priority), max(release) DESC NULLS LAST, source) AS place
    FROM candidate GROUP BY area, year, source, told_edition, is_aggregate`);
  await db.run(`CREATE OR REPLACE TEMP TABLE edition_of AS
    WITH country AS (FROM offered WHERE NOT is_aggregate AND place = 1), people AS (
      SELECT m.aggregate, c.year, c.source, c.told_edition, fsum(p.value) AS people
      FROM country c JOIN population p USING (area, year)
      JOIN member m ON m.area = c.area AND c.year BETWEEN m.first_year AND m.last_year GROUP BY ALL
    ), whole AS (SELECT aggregate, year, fsum(people) AS people FROM people GROUP BY ALL)
    FROM country UNION ALL
    SELECT o.* FROM offered o
    LEFT JOIN whole w ON w.aggregate = o.area AND w.year = o.year
    LEFT JOIN people p ON p.aggregate = o.area AND p.year = o.year AND p.source = o.source
      AND p.told_edition IS NOT DISTINCT FROM o.told_edition
    WHERE is_aggregate AND (w.people IS NULL OR p.people >= ${neededOfEdition} * w.people)
    QUALIFY row_number() OVER (PARTITION BY o.area, o.year ORDER BY o.place) = 1`);
  await db.run(`INSERT INTO observation
    SELECT ${columns} FROM candidate c
    WHERE EXISTS (FROM edition_of o WHERE o.area = c.area AND o.year = c.year AND o.source = c.source
      AND o.told_edition IS NOT DISTINCT FROM c.told_edition)`);
  await db.run('DROP TABLE candidate');
}
