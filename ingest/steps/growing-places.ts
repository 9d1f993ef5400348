import { IngestError } from '../errors.ts';
import type { Database } from './database.ts';

/**
 * `growing_place`: a row a crop, country and cell with a share above 0. Throws `bad-mapping` for unknown countries and bases, and
 * for cells whose share is no number. Returns lines for the run's report.
 */
export async function createGrowingPlaces(db: Database): Promise<string[]> {
  await db.run(`CREATE OR REPLACE TABLE growing_place AS
    SELECT source, crop, iso3 AS area, TRY_CAST(latitude AS DOUBLE) AS latitude, TRY_CAST(longitude AS DOUBLE) AS longitude,
      TRY_CAST(share AS DOUBLE) AS share, CASE basis WHEN 'bean' THEN 'harvest' WHEN 'cropland' THEN 'cropland' END AS basis
    FROM growing_place_row WHERE coalesce(TRY_CAST(share AS DOUBLE), -1) <> 0`);
  const unknown =
    await db.texts(`SELECT concat(area, ' ', latitude, ' ', longitude, ' ', basis, ' ', share) FROM growing_place
    WHERE area NOT IN (SELECT code FROM map_areas WHERE kind <> 'aggregate') OR basis IS NULL
      OR coalesce(share, -1) < 0 OR coalesce(abs(latitude), 91) > 90 OR coalesce(abs(longitude), 181) > 180 LIMIT 20`);
  if (unknown.length > 0)
    throw new IngestError('bad-mapping', 'Cells of growing places cannot be understood:', unknown);
  return db.texts(`SELECT concat(source, '; ', count(*), ' cells, ', count(DISTINCT area) FILTER (basis = 'harvest'),
      ' countries by harvested area, ', count(DISTINCT area) FILTER (basis = 'cropland'), ' by cropland')
    FROM growing_place GROUP BY source ORDER BY source`);
}
