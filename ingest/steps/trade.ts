import type { Crop } from '#catalog/crop.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import type { Element } from '#catalog/element.ts';
import {
  BALANCE_EXPORTS,
  BALANCE_IMPORTS,
  EXPORT_QUANTITY,
  EXPORT_VALUE,
  IMPORT_QUANTITY,
  IMPORT_VALUE,
} from '#catalog/elements/codes.ts';
import { elements } from '#catalog/elements/index.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { isTradeHeld } from '#domain/traded-products.ts';
import { findParts } from '#domain/withheld.ts';
import { aggregate } from './aggregate.ts';
import { type Database, list, text } from './database.ts';
import { computeFormula } from './formula.ts';
import { noRows } from './units.ts';

/** Published elements of trade, and the food-balance element that replaces a missing quantity. */
const published = [
  { element: IMPORT_VALUE, balance: null },
  { element: EXPORT_VALUE, balance: null },
  { element: IMPORT_QUANTITY, balance: BALANCE_IMPORTS },
  { element: EXPORT_QUANTITY, balance: BALANCE_EXPORTS },
] as const;

export const tradeElements: readonly number[] = published.map(({ element }) => element);

/** A crop that is traded: its item, the products that make up its trade, and its food-balance item. */
export interface Traded {
  indicator: number;
  items: readonly number[];
  balance: number | null;
}

export function tradedCrops(crops: readonly Crop[]): Traded[] {
  return crops.flatMap((crop) => {
    const { production, balance } = crop.items;
    const items = listTradeItems(crop);
    return production === null || items.length === 0 ? [] : [{ indicator: production, items, balance }];
  });
}

/**
 * `partial_trade(source, item, element, year)`: products for which a file has too few parts in a year for their sum to be the
 * trade of their crop, such as paddy without milled rice.
 */
async function findPartialTrade(db: Database, crops: readonly Crop[]): Promise<void> {
  await db.run(
    'CREATE OR REPLACE TEMP TABLE partial_trade (source VARCHAR, item INTEGER, element INTEGER, year INTEGER)',
  );
  for (const { tradedProducts: products = [] } of crops) {
    const items = list(products.map(({ item }) => item));
    const where = `WHERE indicator IN ${items} AND element IN ${list(tradeElements)}`;
    await db.run(`CREATE OR REPLACE TEMP TABLE held_product AS
      SELECT source, element, year, string_agg(DISTINCT indicator, ',' ORDER BY indicator) AS held
      FROM (SELECT source, element, year, indicator FROM harmonised ${where}
        UNION ALL SELECT source, element, year, indicator FROM archived ${where})
      GROUP BY source, element, year`);
    const partial = (await db.texts('SELECT DISTINCT held FROM held_product')).filter(
      (heldItems) => !isTradeHeld(products, heldItems.split(',').map(Number)),
    );
    await db.run(`INSERT INTO partial_trade
      SELECT source, unnest(string_split(held, ','))::INTEGER, element, year
      FROM held_product WHERE held IN ${list(partial)}`);
  }
}

/** Condition on rows of `alias`, of `observation` or `archived`: they are not too little of their crop's trade. */
export function isNotPartial(alias: string): string {
  return `NOT EXISTS (FROM partial_trade t WHERE t.source = ${alias}.source AND t.item = ${alias}.indicator
    AND t.element = ${alias}.element AND t.year = ${alias}.year)`;
}

/** The row `alias` as its file has it: `item|element|unit|value|flag|area`. */
function asPublished(alias: string): string {
  return `coalesce(${alias}.published, concat_ws('|', ${alias}.indicator, ${alias}.element,
    coalesce((SELECT unit FROM published_unit u WHERE u.source = ${alias}.source AND u.indicator = ${alias}.indicator
      AND u.element = ${alias}.element), ''),
    ${alias}.value, ${alias}.flag, (SELECT fao FROM area WHERE code = ${alias}.area)))`;
}

/**
 * Puts the sum over a crop's products under the crop's own item. A single product keeps its source and, under another
 * item, its row as published; a sum is derived and carries the worst flag of its parts.
 */
async function joinProducts(db: Database, { indicator, items }: Traded): Promise<void> {
  if (items.every((item) => item === indicator)) return;
  await db.run(`CREATE OR REPLACE TEMP TABLE product AS
    SELECT *, CASE WHEN indicator <> ${indicator} THEN ${asPublished('o')} ELSE published END AS origin
    FROM observation o WHERE indicator IN ${list(items)} AND element IN ${list(tradeElements)}`);
  await db.run(
    `DELETE FROM observation WHERE indicator = ${indicator} AND element IN ${list(tradeElements)}`,
  );
  await db.run(`INSERT INTO observation
    SELECT ${indicator}, element, year, area, exact(fsum(value)), worst(max(severity(flag))::INTEGER),
      CASE WHEN count(*) = 1 THEN any_value(source) END, NULL, CASE WHEN count(*) = 1 THEN any_value(origin) END,
      bit_or(edition)
    FROM product GROUP BY element, year, area`);
}

/** Replaces a country's missing total by the sum over its partners: a lower bound, since partners may be missing. */
async function addPartnerSums(db: Database, { indicator, items }: Traded): Promise<void> {
  await db.run(`INSERT INTO observation
    SELECT ${indicator}, f.element, f.year, f.area, exact(fsum(f.value)), ${text(lowerBoundFlag)}, NULL, NULL, NULL,
      bit_or(f.edition)
    FROM archived f JOIN area ON code = f.area AND kind <> 'aggregate'
    WHERE f.partner IS NOT NULL AND f.indicator IN ${list(items)} AND f.element IN ${list(tradeElements)}
      AND ${isNotPartial('f')} AND NOT EXISTS (FROM observation o WHERE o.indicator = ${indicator} AND o.element = f.element
        AND o.year = f.year AND o.area = f.area)
    GROUP BY f.element, f.year, f.area`);
}

/** Quantities of the food balances, in tonnes, where the trade files have none. */
async function addBalanceQuantities(db: Database, { indicator, balance }: Traded): Promise<void> {
  if (balance === null) return;
  for (const { element, balance: from } of published) {
    if (from === null) continue;
    await db.run(`INSERT INTO observation
      SELECT ${indicator}, ${element}, b.year, b.area, exact(b.value * 1000), b.flag, b.source, NULL,
        ${asPublished('b')}, b.edition
      FROM observation b WHERE b.indicator = ${balance} AND b.element = ${from} AND b.source IS NOT NULL
        AND NOT EXISTS (FROM observation o WHERE o.indicator = ${indicator} AND o.element = ${element}
          AND o.year = b.year AND o.area = b.area)`);
  }
}

async function computeElements(db: Database, computed: readonly Element[], indicators: string) {
  for (const element of computed)
    await computeFormula(db, element, indicators, {
      rules: () => 'formula',
      nil: () => noRows,
    });
}

/** Takes out the quotients and differences that rest on a value which is known in part alone (`domain/withheld.ts`). */
async function withhold(db: Database, computed: readonly Element[]): Promise<void> {
  for (const { id } of computed) {
    const parts = findParts(id);
    if (parts === null) continue;
    if (parts.reason === 'partial-difference') {
      await db.run(`DELETE FROM observation WHERE element = ${id} AND flag = ${text(lowerBoundFlag)}`);
      continue;
    }
    const part = (element: number, condition: string): string =>
      `SELECT indicator, area, year FROM observation WHERE element = ${element} AND ${condition}`;
    await db.run(`DELETE FROM observation WHERE element = ${id}
      AND (indicator, area, year) IN (${part(parts.first, "flag = 'L'")})
      AND (indicator, area, year) IN (${part(parts.second, "flag <> 'L'")})`);
  }
}

/**
 * Everything about trade that no source publishes. Unit values divide figures of the same goods: a food balance holds
 * a crop with all its products in equivalents of the crop, so its quantity goes with a value only where the trade files
 * know the crop as one item.
 */
export async function deriveTrade(db: Database, crops: readonly Crop[]): Promise<void> {
  const traded = tradedCrops(crops);
  const sums = elements.filter(({ id }) => tradeElements.includes(id));
  const computed = elements.filter(({ domain, formula }) => domain === 'trade' && formula !== undefined);
  const every = traded.map(({ indicator }) => indicator).join(', ');
  const single = traded.filter(({ items }) => items.length === 1).map(({ indicator }) => indicator);
  await findPartialTrade(db, crops);
  await db.run(`DELETE FROM observation o WHERE NOT ${isNotPartial('o')}`);
  for (const crop of traded) {
    await joinProducts(db, crop);
    await addPartnerSums(db, crop);
  }
  await computeElements(db, computed, every);
  for (const crop of traded) await addBalanceQuantities(db, crop);
  await aggregate(db, sums, every);
  await computeElements(db, computed, single.join(', '));
  await computeElements(
    db,
    computed.filter(({ formula }) => formula?.kind === 'sum'),
    every,
  );
  await withhold(db, computed);
  // Last, so that nothing is computed from it: the sum of the available countries is a lower bound of the whole.
  await aggregate(
    db,
    sums.filter(({ unit }) => unit === '1000-usd'),
    every,
    'lower-bound',
  );
}
