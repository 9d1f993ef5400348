import { macroRegions } from '#catalog/regions/index.ts';
import { classLimits, type Spread, spreadParts } from '#domain/class-limits.ts';
import { type Database, insertValues, list } from './database.ts';

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

/** Columns for the distribution of the figures of one sign: smallest, largest, and the quantiles with the median first. */
const spreadColumns = (name: string, size: string): string => `
  min(${size}) FILTER (${size} > 0) AS ${name}_lowest,
  max(${size}) FILTER (${size} > 0) AS ${name}_highest,
  quantile_cont(${size}, [0.5, ${spreadParts.join(', ')}]) FILTER (${size} > 0) AS ${name}_quantiles`;

/** Reads these columns; `null` where no figure has that sign. */
function readSpread(row: Readonly<Record<string, unknown>>, name: string): Spread | null {
  const list = row[`${name}_quantiles`];
  if (!Array.isArray(list)) return null;
  const [median = 0, ...quantiles] = list.map(Number);
  return {
    lowest: Number(row[`${name}_lowest`]),
    highest: Number(row[`${name}_highest`]),
    median,
    quantiles,
  };
}

/**
 * `breaks`: at most six class limits over the values of countries, for every year and, as year 0, over all years, so that a
 * colour can mean the same in every year (`domain/class-limits.ts` has the rule). Zeros have their own first class and do not
 * pull the limits down, and doubtful figures are left out; if there are values on both sides of zero, zero is a limit.
 */
export async function createBreaks(db: Database): Promise<void> {
  const rows = await db.rows(`SELECT indicator, element, coalesce(year, 0) AS year,
      ${spreadColumns('above', 'value')}, ${spreadColumns('below', '(-value)')},
      max((value = 0)::INTEGER) AS has_zero
    FROM published_row JOIN area ON code = area
      ANTI JOIN doubtful_figure USING (indicator, element, area, year) WHERE kind = 'country'
    GROUP BY GROUPING SETS ((indicator, element), (indicator, element, year))
    ORDER BY indicator, element, year`);
  await db.run(`CREATE OR REPLACE TABLE breaks (indicator INTEGER, element INTEGER, year INTEGER, limits VARCHAR,
    has_zero INTEGER)`);
  const values = rows.map((row) => {
    const limits = classLimits(readSpread(row, 'above'), readSpread(row, 'below'));
    const keys = [row.indicator, row.element, row.year].map(Number);
    return [...keys, JSON.stringify(limits), Number(row.has_zero)];
  });
  await insertValues(db, 'breaks', values);
}
