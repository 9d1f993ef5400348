import type { Database } from '../database.ts';

/** `price_left_out(source, area, reason, rows)`: published rows of the catalog's crops that are in no median, with the reason. */
export async function countLeftOut(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE price_left_out AS
    SELECT source, coalesce(area, '') AS area, reason, count(*)::INTEGER AS rows FROM price_row WHERE reason IS NOT NULL GROUP BY ALL
    UNION ALL
    SELECT source, area, CASE suspect WHEN 1 THEN 'suspect' WHEN 2 THEN 'level-off' ELSE 'doubtful' END AS reason, sum(rows)::INTEGER
    FROM price_point p JOIN price_series s ON s.id = p.series WHERE suspect > 0 GROUP BY ALL`);
}

/** A line a source for the run's report: how many rows became prices, and for which reasons, and where, others did not. */
export async function reportPrices(db: Database): Promise<string[]> {
  return db.texts(`SELECT concat(source, ': ', rows, ' rows of the catalog''s crops, ', prices, ' prices', coalesce('; left out: ' || reasons, ''))
    FROM (SELECT source, count(*) AS rows FROM price_row GROUP BY source)
    LEFT JOIN (SELECT source, count(*) AS prices FROM price_point p JOIN price_series s ON s.id = p.series GROUP BY source) USING (source)
    LEFT JOIN (SELECT source, string_agg(concat(reason, ' ', rows, ' (', areas, ')'), ', ' ORDER BY rows DESC, reason) AS reasons FROM (
      SELECT source, reason, sum(rows) AS rows, string_agg(concat(area, ' ', rows), ', ' ORDER BY rows DESC, area) AS areas
      FROM price_left_out GROUP BY source, reason) GROUP BY source) USING (source)
    ORDER BY rows DESC, source`);
}
