import type { Element } from '#catalog/element.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { nilRows } from './balance.ts';
import { type Database, list, text } from './database.ts';
import { recordSummed } from './summed.ts';
import { createUnits } from './units.ts';

/** Share of an aggregate's population that the countries with data must hold. */
export const neededCoverage = 0.9;

/** The same for a sum that is shown as a lower bound: it needs no more than to be worth looking at. */
const neededForBound = 0.5;
/** Live animals: whoever counts some lists all that are kept. */
const heads = 5111;

/** Elements in food balances whose nil rows FAO leaves out, by the evidence of the balance. */
function nilOf(elements: readonly Element[], indicators: string): string {
  const [first] = elements;
  if (first?.domain === 'food-balance')
    return nilRows(
      elements.map(({ id }) => id),
      indicators,
    );
  const ids = list(elements.map(({ id }) => id));
  if (first?.domain === 'trade')
    // Who reports a flow of any product in a year, and leaves one out, does not trade it.
    return `SELECT i.indicator, r.element, r.area, r.year
      FROM (SELECT DISTINCT element, area, year FROM observation WHERE element IN ${ids}) AS r
      CROSS JOIN (SELECT unnest([${indicators}])::INTEGER AS indicator) AS i
      WHERE NOT EXISTS (FROM observation o WHERE o.indicator = i.indicator AND o.element = r.element
        AND o.area = r.area AND o.year = r.year)`;
  if (first?.domain !== 'production' && first?.domain !== 'livestock')
    return 'SELECT NULL::INTEGER, NULL::INTEGER, NULL::VARCHAR, NULL::INTEGER WHERE false';
  // The domain lists what a country grows and keeps: a crop, animal or product that it does not list while it lists
  // others is not there.
  return `SELECT i.indicator, r.element, r.area, r.year
    FROM (SELECT DISTINCT element, area, year FROM observation WHERE element IN ${ids}
      AND (element = ${heads} OR indicator IN (
        SELECT item FROM map_items WHERE domain = 'production' AND is_crop = 1))) AS r
    CROSS JOIN (SELECT DISTINCT indicator FROM observation WHERE indicator IN (${indicators})
      AND element IN ${ids}) AS i
    WHERE NOT EXISTS (FROM observation o WHERE o.indicator = i.indicator AND o.element = r.element
      AND o.area = r.area AND o.year = r.year)`;
}

/**
 * Computes the aggregates that no source publishes, by each element's declared rule, where countries with data hold
 * at least 90 % of the aggregate's population. `contributors` counts the countries that have a figure. As `lower-bound`
 * half of the population is enough, and every sum has the flag L.
 */
export async function aggregate(
  db: Database,
  elements: readonly Element[],
  indicators: string,
  kind: 'estimate' | 'lower-bound' = 'estimate',
): Promise<void> {
  const ids = elements.map(({ id }) => id);
  const [coverage, flag] =
    kind === 'estimate'
      ? [neededCoverage, 'worst(max(u.severity)::INTEGER)']
      : [neededForBound, text(lowerBoundFlag)];
  await createUnits(db, ids, indicators, nilOf(elements, indicators));
  const means = elements.filter((element) => element.aggregate === 'population-mean').map(({ id }) => id);
  await db.run(`INSERT INTO observation
    SELECT * FROM (
      SELECT indicator, element, year, aggregate AS area,
        CASE WHEN element IN ${list(means)} THEN significant(fsum(u.value * p.value) / fsum(p.value))
          ELSE exact(fsum(u.value)) END,
        ${flag}, NULL, count(*) FILTER (NOT nil), NULL, bit_or(u.edition)
      FROM unit u
      JOIN population p USING (area, year)
      JOIN member m ON m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
      JOIN population whole ON whole.area = m.aggregate AND whole.year = u.year
      GROUP BY indicator, element, year, aggregate
      HAVING fsum(p.value) >= ${coverage} * max(whole.value) AND count(*) FILTER (NOT nil) > 0
    ) AS computed
    WHERE NOT EXISTS (FROM observation o WHERE o.indicator = computed.indicator AND o.element = computed.element
      AND o.year = computed.year AND o.area = computed.area)`);
  // A second kind of sum takes the same figures as the first; they are recorded once.
  await db.run(`DELETE FROM summed WHERE element IN ${list(ids)} AND indicator IN (${indicators})`);
  await recordSummed(db, ids, 'SELECT indicator, element, year, area, nil FROM unit');
}
