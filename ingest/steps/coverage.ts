import { macroRegions } from '#catalog/regions/index.ts';
import { type Database, list } from './database.ts';

/** Share of the best-covered year's countries that a year needs to be the one a page opens with. */
const neededCountries = 0.8;

/** `coverage`: countries and regions with data per indicator, element and year, and the default year of each. */
export async function createCoverage(db: Database): Promise<void> {
  const regions = [...new Set(macroRegions.flatMap((macro) => macro.regions))];
  await db.run(`CREATE OR REPLACE TABLE coverage AS
    WITH counted AS (
      SELECT indicator, element, year,
        (count(*) FILTER (kind = 'country'))::INTEGER AS countries,
        (count(*) FILTER (area IN ${list(regions)}))::INTEGER AS regions
      FROM published_row JOIN area ON code = area GROUP BY ALL
    ), candidates AS (
      -- Elements of aggregates alone have no countries; their regions (or the World) decide.
      SELECT *, max(countries) OVER (PARTITION BY indicator, element) AS best,
        max(regions) OVER (PARTITION BY indicator, element) AS best_regions FROM counted
    ), eligible AS (
      SELECT indicator, element, max(year) AS year FROM candidates
      WHERE CASE WHEN best > 0 THEN countries >= ${neededCountries} * best
        ELSE regions >= ${neededCountries} * best_regions END
      GROUP BY ALL
    )
    SELECT c.indicator, c.element, c.year, c.countries, c.regions, (e.year IS NOT NULL)::INTEGER AS is_default
    FROM counted c LEFT JOIN eligible e ON e.indicator = c.indicator AND e.element = c.element AND e.year = c.year`);
}
