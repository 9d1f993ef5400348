import type { Element } from '#catalog/element.ts';
import { LIVESTOCK_NUMBERS } from '#catalog/elements/codes.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { nilRows } from './balance.ts';
import { type Database, hasRows, list, text } from './database.ts';
import { createListedSince, createShortfall, heldShare, neverListed, weights } from './shortfall.ts';
import { recordHeld, recordSummed } from './summed.ts';
import { createUnits, noRows } from './units.ts';

/**
 * Share of what an aggregate's members had that those with data must hold: of the element itself for a sum, of the
 * denominator for a ratio, of the people for a mean per inhabitant. Members that are never known are weighed by another measure
 * (`weights`): in food balances by their people, in values by their production.
 */
export const neededCoverage = 0.9;

/** The same for a sum that is shown as a lower bound: it needs no more than to be worth looking at. */
const neededForBound = 0.5;

/** Rows `indicator, element, area, year` that are nil without a source's row. */
function nilRowsFor(elements: readonly Element[], indicators: string): string {
  const [first] = elements;
  const ids = elements.map(({ id }) => id);
  const elementList = list(ids);
  // In food balances, the evidence is the balance.
  if (first?.domain === 'food-balance') return nilRows(ids, indicators);
  if (first?.domain === 'trade')
    // Who reports a flow of any product in a year, and has never reported this one, does not trade it.
    return `SELECT i.indicator, r.element, r.area, r.year
      FROM (SELECT DISTINCT element, area, year FROM observation WHERE element IN ${elementList}) AS r
      CROSS JOIN (SELECT unnest([${indicators}])::INTEGER AS indicator) AS i
      WHERE ${neverListed('i.indicator', 'r.area', 'r.year', 'traded_since')}`;
  if (first?.domain !== 'production' && first?.domain !== 'livestock') return noRows;
  // The domain lists the crops and animals of a country: an item that it has never listed while it lists others is not there.
  return `SELECT i.indicator, r.element, r.area, r.year
    FROM (SELECT DISTINCT element, area, year FROM observation WHERE element IN ${elementList}
      AND (element = ${LIVESTOCK_NUMBERS} OR indicator IN (
        SELECT item FROM map_items WHERE domain = 'production' AND is_crop = 1))) AS r
    CROSS JOIN (SELECT DISTINCT indicator FROM observation WHERE indicator IN (${indicators})
      AND element IN ${elementList}) AS i
    WHERE ${neverListed('i.indicator', 'r.area', 'r.year')}
      AND NOT EXISTS (FROM observation o WHERE o.element IN ${elementList} AND o.indicator IN (${indicators})
        AND o.indicator = i.indicator AND o.element = r.element AND o.area = r.area AND o.year = r.year)`;
}

/**
 * Computes the aggregates that no source publishes, by the rule that the elements declare (all of them the same one), where
 * countries with data hold at least 90 % of the members' total. `contributors` counts the countries that have a figure. As
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
  const computed = isMean ? meanSql : await sumSql(db, kind, weightOf(elements[0]));
  await db.run(`CREATE OR REPLACE TEMP TABLE computed AS ${computed}`);
  await db.run(`INSERT INTO observation SELECT * EXCLUDE (share) FROM computed
    ANTI JOIN observation USING (indicator, element, year, area)`);
  await recordHeld(db, 'SELECT indicator, element, year, area, share FROM computed');
  const weighed = isMean ? 'SEMI JOIN population USING (area, year)' : '';
  await recordSummed(db, ids, indicators, `SELECT indicator, element, year, area, nil FROM unit ${weighed}`);
}

/** Weights of members without any figures. FAO lists crops and animals: a country that is never listed there has none. */
function weightOf(element: Element | undefined): string | undefined {
  if (element?.domain === 'food-balance') return weights.people;
  return element?.domain === 'value' ? weights.production : undefined;
}

/** Sums of `unit` over the members, as rows of `observation` with the share that they hold. */
async function sumSql(
  db: Database,
  kind: 'estimate' | 'lower-bound',
  weight: string | undefined,
): Promise<string> {
  const [coverage, flag] =
    kind === 'estimate'
      ? [neededCoverage, 'worst(max(u.severity)::INTEGER)']
      : [neededForBound, text(lowerBoundFlag)];
  const amounts = 'indicator, element, area, year, abs(value) AS value';
  await createShortfall(db, `SELECT ${amounts} FROM unit`, `SELECT ${amounts} FROM known`, weight);
  return `SELECT u.indicator, u.element, u.year, m.aggregate AS area, exact(fsum(u.value)), ${flag}, NULL,
      count(*) FILTER (NOT nil)::INTEGER AS contributors, NULL, bit_or(u.edition), ${heldShare('fsum(abs(u.value))')} AS share
    FROM unit u
    JOIN member m ON m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
    LEFT JOIN shortfall s ON s.indicator = u.indicator AND s.element = u.element AND s.year = u.year
      AND s.aggregate = m.aggregate
    GROUP BY u.indicator, u.element, u.year, m.aggregate
    HAVING share >= ${coverage} AND contributors > 0`;
}

/** Means of `unit` over the members, weighted by their inhabitants, as rows of `observation` with the share of the people. */
const meanSql = `SELECT indicator, element, year, aggregate AS area, significant(fsum(u.value * p.value) / fsum(p.value)),
      worst(max(u.severity)::INTEGER), NULL, count(*) FILTER (NOT nil)::INTEGER AS contributors, NULL, bit_or(u.edition),
      fsum(p.value) / max(whole.value) AS share
    FROM unit u
    JOIN population p USING (area, year)
    JOIN member m ON m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
    JOIN population whole ON whole.area = m.aggregate AND whole.year = u.year
    GROUP BY indicator, element, year, aggregate
    HAVING share >= ${neededCoverage} AND contributors > 0`;
