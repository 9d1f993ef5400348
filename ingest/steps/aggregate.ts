import type { Element } from '#catalog/element.ts';
import { nilRows } from './balance.ts';
import { type Database, list } from './database.ts';
import { recordSummed } from './summed.ts';
import { createUnits } from './units.ts';

/** Share of an aggregate's population that the countries with data must hold. */
export const neededCoverage = 0.9;

/** Elements in food balances whose nil rows FAO leaves out, by the evidence of the balance. */
function nilOf(elements: readonly Element[], indicators: string): string {
  const [first] = elements;
  if (first?.domain === 'food-balance')
    return nilRows(
      elements.map(({ id }) => id),
      indicators,
    );
  if (first?.domain !== 'production')
    return 'SELECT NULL::INTEGER, NULL::INTEGER, NULL::VARCHAR, NULL::INTEGER WHERE false';
  // The crop domain lists what a country grows: a crop that it does not list while it lists others is not grown.
  return `SELECT i.indicator, r.element, r.area, r.year
    FROM (SELECT DISTINCT element, area, year FROM observation WHERE element IN ${list(elements.map(({ id }) => id))}
      AND indicator IN (SELECT item FROM map_items WHERE domain = 'production' AND is_crop = 1)) AS r
    CROSS JOIN (SELECT DISTINCT indicator FROM observation WHERE indicator IN (${indicators})
      AND element IN ${list(elements.map(({ id }) => id))}) AS i
    WHERE NOT EXISTS (FROM observation o WHERE o.indicator = i.indicator AND o.element = r.element
      AND o.area = r.area AND o.year = r.year)`;
}

/**
 * Computes the aggregates that no source publishes, by each element's declared rule, where countries with data hold
 * at least 90 % of the aggregate's population. `contributors` counts the countries that have a figure.
 */
export async function aggregate(
  db: Database,
  elements: readonly Element[],
  indicators: string,
): Promise<void> {
  const ids = elements.map(({ id }) => id);
  await createUnits(db, ids, indicators, nilOf(elements, indicators));
  const means = elements.filter((element) => element.aggregate === 'population-mean').map(({ id }) => id);
  await db.run(`INSERT INTO observation
    SELECT * FROM (
      SELECT indicator, element, year, aggregate AS area,
        CASE WHEN element IN ${list(means)} THEN significant(fsum(u.value * p.value) / fsum(p.value))
          ELSE exact(fsum(u.value)) END,
        worst(max(u.severity)::INTEGER), NULL, count(*) FILTER (NOT nil), NULL
      FROM unit u
      JOIN population p USING (area, year)
      JOIN member m ON m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
      JOIN population whole ON whole.area = m.aggregate AND whole.year = u.year
      GROUP BY indicator, element, year, aggregate
      HAVING fsum(p.value) >= ${neededCoverage} * max(whole.value) AND count(*) FILTER (NOT nil) > 0
    ) AS computed
    WHERE NOT EXISTS (FROM observation o WHERE o.indicator = computed.indicator AND o.element = computed.element
      AND o.year = computed.year AND o.area = computed.area)`);
  await recordSummed(db, ids, 'SELECT indicator, element, year, area, nil FROM unit');
}
