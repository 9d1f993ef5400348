import type { Database } from './steps/database.ts';
import { createFoodLosses } from './steps/losses/food-losses.ts';
import { createPests } from './steps/losses/pests.ts';

/**
 * Fills every table of pests, diseases and losses from the published rows. A source that was not at hand has none, and without any the
 * tables are empty. Returns what the run's report says.
 */
export async function buildFoodLosses(db: Database): Promise<string[]> {
  await db.run(
    'CREATE OR REPLACE TABLE loss_left_out (source VARCHAR, reason VARCHAR, detail VARCHAR, rows INTEGER)',
  );
  const said = [...(await createPests(db)), ...(await createFoodLosses(db))];
  const leftOut =
    await db.texts(`SELECT concat(source, '; left out: ', string_agg(concat(reason, ' ', rows), ', ' ORDER BY rows DESC, reason))
    FROM (SELECT source, reason, sum(rows) AS rows FROM loss_left_out GROUP BY ALL) GROUP BY source ORDER BY source`);
  return [...said, ...leftOut];
}
