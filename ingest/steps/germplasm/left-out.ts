import type { Database } from '../database.ts';

/**
 * `germplasm_left_out(source, reason, detail, rows)`: published rows that are in no table of the release, with what they say where
 * that is why (a name of a place, a year). Every step of germplasm adds its own.
 */
export async function createLeftOut(db: Database): Promise<void> {
  await db.run(
    'CREATE OR REPLACE TABLE germplasm_left_out (source VARCHAR, reason VARCHAR, detail VARCHAR, rows INTEGER)',
  );
}

/** A line a source for the run's report: for which reasons how many rows were left out, and which. */
export async function reportLeftOut(db: Database): Promise<string[]> {
  return db.texts(`SELECT concat(source, '; left out: ', string_agg(concat(reason, ' ', rows, details), ', ' ORDER BY rows DESC, reason))
    FROM (SELECT source, reason, sum(rows) AS rows,
        ' (' || string_agg(CASE WHEN detail <> '' THEN concat(detail, ' ', rows) END, ', ' ORDER BY rows DESC, detail) || ')' AS details
      FROM germplasm_left_out GROUP BY source, reason)
    GROUP BY source ORDER BY source`);
}
