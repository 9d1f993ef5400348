import type { Database } from '../database.ts';

/** How far a series may be, in its median over the months, from the one that it has to follow. */
const bearable = 0.05;

/**
 * `benchmark_price`: of two workbooks the later counts; where it has rounded what the earlier one has in full, the earlier one's
 * figure stands. Series that have to follow another one (`like` in `mappings/price-benchmarks.csv`) count where they do.
 */
export async function createBenchmarks(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE benchmark AS
    SELECT b.source, m.series, m.published, m."like", m.factor, d.month, try_cast(b.value AS DOUBLE) AS value, b.value AS digits
    FROM benchmark_row b JOIN map_price_benchmarks m ON m.source = b.source
      AND (m.published = rtrim(trim(b.series), ' *') OR list_contains(string_split(b.series, ' @ '), m.published))
      AND (m.unit IS NULL OR m.unit = b.unit)
    JOIN price_day d ON d.date = b.date WHERE try_cast(b.value AS DOUBLE) > 0`);
  await db.run(`CREATE OR REPLACE TABLE benchmark_price AS
    SELECT series, month, CASE WHEN finer THEN earlier ELSE value END AS value,
      CASE WHEN finer THEN earlier_source ELSE source END AS source
    FROM (
      SELECT coalesce(l.series, e.series) AS series, coalesce(l.month, e.month) AS month, l.value, l.source, e.value AS earlier,
        e.source AS earlier_source, l.value IS NULL OR coalesce(length(split_part(l.digits, '.', 2)) < length(split_part(e.digits, '.', 2))
          AND round(e.value, length(split_part(l.digits, '.', 2))::INTEGER) = l.value, false) AS finer
      FROM (FROM benchmark WHERE source = 'world-bank-commodity-prices') AS l
      FULL JOIN (FROM benchmark WHERE source = 'world-bank-commodity-prices-earlier') AS e
        ON e.series = l.series AND e.month = l.month)`);
  await db.run(`INSERT INTO benchmark_price
    SELECT b.series, b.month, b.value, b.source FROM benchmark b
    WHERE (b.series, b.published) IN (
      SELECT b.series, b.published FROM benchmark b JOIN benchmark_price l ON l.series = b."like" AND l.month = b.month
      GROUP BY b.series, b.published HAVING median(abs(ln(b.value / (l.value * b.factor)))) <= ${bearable})`);
}
