import type { Database } from './steps/database.ts';
import { createCollections } from './steps/germplasm/collections.ts';
import { createFlows } from './steps/germplasm/flows.ts';
import { createSamples } from './steps/germplasm/samples.ts';
import { createVarieties } from './steps/germplasm/varieties.ts';
import { createReleaseTables } from './steps/release-rows.ts';

/** A line a source for the run's report: for which reasons how many rows were left out, and which. */
async function reportLeftOut(db: Database): Promise<string[]> {
  return db.texts(`SELECT concat(source, '; left out: ', string_agg(concat(reason, ' ', rows, details), ', ' ORDER BY rows DESC, reason))
    FROM (SELECT source, reason, sum(rows) AS rows,
        ' (' || string_agg(CASE WHEN detail <> '' THEN concat(detail, ' ', rows) END, ', ' ORDER BY rows DESC, detail) || ')' AS details
      FROM germplasm_left_out GROUP BY source, reason)
    GROUP BY source ORDER BY source`);
}

/**
 * `place(name, area, reason)`: the area of published names and codes of places, in small letters without blanks around them. ISO3
 * codes of countries and of former states are areas themselves, the rest is `mappings/germplasm-areas.csv`: an `area`, or none
 * and the reason for it (`region`, `unknown`). Other names are unknown.
 */
async function createPlaces(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE place AS
    SELECT DISTINCT lower(code) AS name, code AS area, NULL::VARCHAR AS reason FROM map_areas WHERE kind <> 'aggregate'
    UNION ALL SELECT DISTINCT lower(trim(name)), area, reason FROM map_germplasm_areas
      WHERE lower(trim(name)) NOT IN (SELECT lower(code) FROM map_areas WHERE kind <> 'aggregate')`);
}

/**
 * Fills every table of germplasm from the published rows. A source that was not at hand has none, and without any the tables are
 * empty. Returns lines for the run's report.
 */
export async function buildGermplasm(db: Database, now: Date): Promise<string[]> {
  await createPlaces(db);
  // Every step adds its own.
  await createReleaseTables(db, ['germplasm_left_out']);
  await createFlows(db);
  const lines = [
    ...(await createSamples(db, now)),
    ...(await createCollections(db)),
    ...(await createVarieties(db)),
  ];
  return [...lines, ...(await reportLeftOut(db))];
}
