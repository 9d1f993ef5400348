import type { Database } from '../database.ts';

/**
 * `place(name, area, reason)`: what published names and codes of places stand for, in small letters without blanks around them. ISO3
 * codes of countries and of former states are themselves, the rest is `mappings/germplasm-areas.csv`: an `area`, or none and
 * the reason for it (`region`, `unknown`). What is not there is not known.
 */
export async function createPlaces(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE place AS
    SELECT DISTINCT lower(code) AS name, code AS area, NULL::VARCHAR AS reason FROM map_areas WHERE kind <> 'aggregate'
    UNION ALL SELECT DISTINCT lower(trim(name)), area, reason FROM map_germplasm_areas
      WHERE lower(trim(name)) NOT IN (SELECT lower(code) FROM map_areas WHERE kind <> 'aggregate')`);
}
