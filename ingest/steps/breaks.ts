import { classLimits, type Spread, spreadParts } from '#domain/class-limits.ts';
import { type Database, insertValues } from './database.ts';

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
