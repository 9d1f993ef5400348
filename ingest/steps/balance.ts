import * as codes from '#catalog/elements/codes.ts';
import { type Database, list } from './database.ts';
import { perInhabitant } from './grand-total.ts';
import { noRows } from './units.ts';

/** Where a balance's supply comes from, with the sign of each part. */
const supplySigns: Readonly<Record<number, 1 | -1>> = {
  [codes.BALANCE_PRODUCTION]: 1,
  [codes.BALANCE_IMPORTS]: 1,
  [codes.BALANCE_EXPORTS]: -1,
  [codes.STOCK_CHANGE]: -1,
};

/** What domestic supply is used for: food, seed, feed, processing, losses, and the three that make "other uses". */
export const useElements = [
  codes.FOOD,
  codes.SEED,
  codes.FEED,
  codes.PROCESSING,
  codes.LOSSES,
  codes.NON_FOOD_USES,
  codes.TOURIST_CONSUMPTION,
  codes.RESIDUALS,
] as const;

/** FAO rounds each figure to thousand tonnes, so a balance of ten figures may miss by more than one. */
export const closes = (difference: string, total: string): string =>
  `abs(${difference}) <= greatest(1.5, 0.01 * abs(${total}))`;

/**
 * `balance(indicator, area, year, supply, uses, published, supply_closed, uses_closed)`: one row per balance, with
 * absent elements taken as nothing. FAO leaves out rows that are nil, so an element that is absent from a balance
 * which closes without it is known to be nil.
 */
export async function createBalances(db: Database): Promise<void> {
  const signs = Object.entries(supplySigns)
    .map(([element, sign]) => `WHEN ${element} THEN ${sign} * value`)
    .join(' ');
  const supplies = list(Object.keys(supplySigns).map(Number));
  await db.run(`CREATE OR REPLACE TABLE balance AS
    WITH sums AS (
      SELECT indicator, area, year,
        sum(CASE element ${signs} END) AS supply,
        fsum(value) FILTER (element IN ${list(useElements)}) AS uses,
        max(value) FILTER (element = ${codes.DOMESTIC_SUPPLY}) AS published
      FROM observation
      WHERE source IS NOT NULL AND element IN ${list([...useElements, codes.DOMESTIC_SUPPLY])} OR element IN ${supplies}
      GROUP BY indicator, area, year
    )
    SELECT *, coalesce(${closes('supply - coalesce(published, uses)', 'coalesce(published, uses)')}, false) AS supply_closed,
      coalesce(${closes('uses - coalesce(published, supply)', 'coalesce(published, supply)')}, false) AS uses_closed
    FROM sums`);
}

/**
 * Rows `indicator, element, area, year` of requested elements that are nil without a source's row: in a closed balance; for an
 * item that a complete list of foods lacks; for supply per inhabitant where the item's food is rounded to 0 or nil itself.
 *
 * Needs `balance` and `complete`.
 */
export function nilRows(elements: readonly number[], indicators: string): string {
  const cells = `(SELECT DISTINCT area, year FROM complete) AS c
    CROSS JOIN (SELECT unnest([${indicators}])::INTEGER AS indicator) AS i
    CROSS JOIN (SELECT unnest([${elements.join(', ')}])::INTEGER AS element) AS e`;
  return `${closedRows(elements, indicators)}
    UNION
    SELECT indicator, element, area, year FROM ${cells}
    ANTI JOIN (SELECT indicator, area, year FROM observation WHERE indicator IN (${indicators})) AS o
      USING (indicator, area, year)
    UNION
    SELECT indicator, e.element, area, year FROM (
      SELECT indicator, area, year FROM observation
      WHERE element = ${codes.FOOD} AND value = 0 AND indicator IN (${indicators})
      UNION SELECT indicator, area, year FROM (${closedRows([codes.FOOD], indicators)}) AS nil(indicator, element, area, year)
    ) AS o
    CROSS JOIN (SELECT unnest([${elements.join(', ')}])::INTEGER AS element) AS e
    WHERE e.element IN ${list(perInhabitant)}
      AND NOT EXISTS (FROM observation p WHERE p.element IN ${list(perInhabitant)} AND p.indicator IN (${indicators})
        AND p.indicator = o.indicator AND p.element = e.element AND p.area = o.area AND p.year = o.year)`;
}

/** Those of a balance that closes without them. */
function closedRows(elements: readonly number[], indicators: string): string {
  const supply = elements.filter((element) => element in supplySigns);
  const uses = elements.filter((element) => useElements.some((use) => use === element));
  const values = [
    ...supply.map((element) => `(${element}, true)`),
    ...uses.map((element) => `(${element}, false)`),
  ];
  if (values.length === 0) return noRows;
  return `SELECT b.indicator, e.element, b.area, b.year
    FROM balance b CROSS JOIN (VALUES ${values.join(', ')}) AS e(element, is_supply)
    WHERE b.indicator IN (${indicators}) AND CASE WHEN is_supply THEN supply_closed ELSE uses_closed END
      AND NOT EXISTS (FROM observation o WHERE o.element IN ${list(elements)} AND o.indicator IN (${indicators})
        AND o.indicator = b.indicator AND o.element = e.element AND o.area = b.area AND o.year = b.year)`;
}
