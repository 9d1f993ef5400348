import { type Database, list, text } from './database.ts';
import { nutritionElements } from './schema.ts';
import type { Source } from './source.ts';

/**
 * Moves the winning rows into `observation`. In food balances one source wins for the whole balance of an area, item
 * and year, and one for its nutrition figures, so that no balance mixes two releases; elsewhere the winner is chosen
 * row by row.
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
  const columns = 'indicator, element, year, area, value, flag, source, NULL::INTEGER, published';
  await db.run(`INSERT INTO observation
    SELECT ${columns} FROM harmonised JOIN precedence USING (source)
    WHERE domain = 'balance' AND year >= first_year
    QUALIFY priority = min(priority) OVER (
      PARTITION BY indicator, area, year, element IN ${list(nutritionElements)})`);
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
