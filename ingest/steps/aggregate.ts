import type { Element } from '#catalog/element.ts';
import { LIVESTOCK_NUMBERS } from '#catalog/elements/codes.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { nilRows } from './balance.ts';
import { type Database, list, text } from './database.ts';
import { hasRows } from './has-rows.ts';
import { createListedSince, createShortfall, neverListed } from './shortfall.ts';
import { recordSummed } from './summed.ts';
import { createUnits } from './units.ts';

/**
 * Share of what an aggregate's members had that those with data must hold: of the element itself for a sum, of the
 * denominator for a ratio, and so of the people for a mean per inhabitant.
 */
export const neededCoverage = 0.9;

/** The same for a sum that is shown as a lower bound: it needs no more than to be worth looking at. */
const neededForBound = 0.5;

const noRows = 'SELECT NULL::INTEGER, NULL::INTEGER, NULL::VARCHAR, NULL::INTEGER WHERE false';

/** Rows `indicator, element, area, year` of what is nil although no source says so. */
function nilRowsFor(elements: readonly Element[], indicators: string): string {
  const [first] = elements;
  const ids = elements.map(({ id }) => id);
  const of = list(ids);
  // In food balances, the evidence is the balance.
  if (first?.domain === 'food-balance') return nilRows(ids, indicators);
  if (first?.domain === 'trade')
    // Who reports a flow of any product in a year, and has never reported this one, does not trade it.
    return `SELECT i.indicator, r.element, r.area, r.year
      FROM (SELECT DISTINCT element, area, year FROM observation WHERE element IN ${of}) AS r
      CROSS JOIN (SELECT unnest([${indicators}])::INTEGER AS indicator) AS i
      WHERE ${neverListed('i.indicator', 'r.area', 'r.year', 'traded_since')}`;
  if (first?.domain !== 'production' && first?.domain !== 'livestock') return noRows;
  // The domain lists what a country grows and keeps: a crop, animal or product that it has not listed while it lists
  // others is not there.
  return `SELECT i.indicator, r.element, r.area, r.year
    FROM (SELECT DISTINCT element, area, year FROM observation WHERE element IN ${of}
      AND (element = ${LIVESTOCK_NUMBERS} OR indicator IN (
        SELECT item FROM map_items WHERE domain = 'production' AND is_crop = 1))) AS r
    CROSS JOIN (SELECT DISTINCT indicator FROM observation WHERE indicator IN (${indicators})
      AND element IN ${of}) AS i
    WHERE ${neverListed('i.indicator', 'r.area', 'r.year')}
      AND NOT EXISTS (FROM observation o WHERE o.element IN ${of} AND o.indicator IN (${indicators})
        AND o.indicator = i.indicator AND o.element = r.element AND o.area = r.area AND o.year = r.year)`;
}

/**
 * Computes the aggregates that no source publishes, by the rule that the elements declare (all of them the same one), where
 * countries with data hold at least 90 % of what the members had. `contributors` counts the countries that have a figure. As
 * `lower-bound` half of it is enough, and every sum has the flag L.
 */
export async function aggregate(
  db: Database,
  elements: readonly Element[],
  indicators: string,
  kind: 'estimate' | 'lower-bound' = 'estimate',
): Promise<void> {
  const ids = elements.map(({ id }) => id);
  if (!(await hasRows(db, ids))) return;
  if (elements[0]?.domain === 'trade') await createListedSince(db, 'traded_since', ids);
  await createUnits(db, ids, indicators, nilRowsFor(elements, indicators));
  const isMean = elements[0]?.aggregate === 'population-mean';
  await db.run(`INSERT INTO observation
    SELECT * FROM (${isMean ? meanSql : await sumSql(db, kind)}) AS computed
    WHERE NOT EXISTS (FROM observation o WHERE o.indicator = computed.indicator AND o.element = computed.element
      AND o.year = computed.year AND o.area = computed.area)`);
  const weighed = isMean ? 'SEMI JOIN population USING (area, year)' : '';
  await recordSummed(db, ids, indicators, `SELECT indicator, element, year, area, nil FROM unit ${weighed}`);
}

/** Sums of `unit` over the members, as rows of `observation`. */
async function sumSql(db: Database, kind: 'estimate' | 'lower-bound'): Promise<string> {
  const [coverage, flag] =
    kind === 'estimate'
      ? [neededCoverage, 'worst(max(u.severity)::INTEGER)']
      : [neededForBound, text(lowerBoundFlag)];
  const amounts = 'indicator, element, area, year, abs(value) AS value';
  await createShortfall(db, `SELECT ${amounts} FROM unit`, `SELECT ${amounts} FROM known`);
  return `SELECT u.indicator, u.element, u.year, m.aggregate AS area, exact(fsum(u.value)), ${flag}, NULL,
      count(*) FILTER (NOT nil), NULL, bit_or(u.edition)
    FROM unit u
    JOIN member m ON m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
    LEFT JOIN shortfall s ON s.indicator = u.indicator AND s.element = u.element AND s.year = u.year
      AND s.aggregate = m.aggregate
    GROUP BY u.indicator, u.element, u.year, m.aggregate
    HAVING fsum(abs(u.value)) >= ${coverage} * (fsum(abs(u.value)) + coalesce(max(s.value), 0))
      AND count(*) FILTER (NOT nil) > 0`;
}

/** Means of `unit` over the members, weighted by their inhabitants, as rows of `observation`. */
const meanSql = `SELECT indicator, element, year, aggregate AS area, significant(fsum(u.value * p.value) / fsum(p.value)),
      worst(max(u.severity)::INTEGER), NULL, count(*) FILTER (NOT nil), NULL, bit_or(u.edition)
    FROM unit u
    JOIN population p USING (area, year)
    JOIN member m ON m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
    JOIN population whole ON whole.area = m.aggregate AND whole.year = u.year
    GROUP BY indicator, element, year, aggregate
    HAVING fsum(p.value) >= ${neededCoverage} * max(whole.value) AND count(*) FILTER (NOT nil) > 0`;
