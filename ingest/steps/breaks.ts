import { elements } from '#catalog/elements/index.ts';
import type { Database } from './database.ts';

/** Inner limits between the six classes of a map. */
const quantiles = [1, 2, 3, 4, 5].map((at) => at / 6);

const niceSteps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Rows of one statement; DuckDB parses long lists of values slowly. */
const batch = 2000;

/** The nearest number that reads easily: one or two digits times a power of ten. */
export function roundNicely(value: number): number {
  if (value === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(Math.abs(value)));
  const mantissa = Math.abs(value) / power;
  let best = 1;
  for (const step of niceSteps) if (Math.abs(step - mantissa) < Math.abs(best - mantissa)) best = step;
  return Number((Math.sign(value) * best * power).toPrecision(3));
}

/** Rising class limits from quantiles: rounded, each once. */
export function toLimits(values: readonly number[]): number[] {
  return [...new Set(values.map(roundNicely))].sort((a, b) => a - b);
}

/** Differences of two figures: what lies below zero is the opposite of what lies above. */
const differences = elements.flatMap(({ id, formula }) =>
  formula?.kind === 'sum' && formula.terms.some(({ sign }) => sign === -1) ? [id] : [],
);

/** Limits of a difference: zero, and on either side near the thirds of what lies there. */
export function toSignedLimits(below: readonly number[], above: readonly number[]): number[] {
  return [
    ...toLimits(below).filter((limit) => limit < 0),
    0,
    ...toLimits(above).filter((limit) => limit > 0),
  ];
}

/**
 * `breaks`: at most five class limits over the values of countries, for every year and, as year 0, over all years, so
 * that a colour can mean the same in every year. Zeros have their own first class and do not pull the limits down; of a
 * difference zero is a limit.
 */
export async function createBreaks(db: Database): Promise<void> {
  const rows = await db.rows(`SELECT indicator, element, coalesce(year, 0) AS year,
      quantile_cont(value, [${quantiles.join(', ')}]) FILTER (value <> 0) AS limits,
      quantile_cont(value, [1 / 3, 2 / 3]) FILTER (value < 0) AS below,
      quantile_cont(value, [1 / 3, 2 / 3]) FILTER (value > 0) AS above,
      max((value = 0)::INTEGER) AS has_zero
    FROM published_row JOIN area ON code = area WHERE kind = 'country'
    GROUP BY GROUPING SETS ((indicator, element), (indicator, element, year))
    ORDER BY indicator, element, year`);
  await db.run(`CREATE OR REPLACE TABLE breaks (indicator INTEGER, element INTEGER, year INTEGER, limits VARCHAR,
    has_zero INTEGER)`);
  const values = rows.map((row) => {
    const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : []);
    const limits = differences.includes(Number(row.element))
      ? toSignedLimits(numbers(row.below), numbers(row.above))
      : toLimits(numbers(row.limits));
    const keys = [row.indicator, row.element, row.year].map(Number).join(', ');
    return `(${keys}, '${JSON.stringify(limits)}', ${Number(row.has_zero)})`;
  });
  for (let at = 0; at < values.length; at += batch)
    await db.run(`INSERT INTO breaks VALUES ${values.slice(at, at + batch).join(', ')}`);
}
