import { crops } from '#catalog/crops/index.ts';
import type { Element } from '#catalog/element.ts';
import {
  PRODUCTION,
  VALUE_CONSTANT_DOLLARS,
  VALUE_CURRENT_DOLLARS,
  VALUE_INT_DOLLARS,
} from '#catalog/elements/codes.ts';
import { elements, findElement } from '#catalog/elements/index.ts';
import { GRAND_TOTAL } from '#catalog/items/codes.ts';
import { aggregate } from './steps/aggregate.ts';
import { createBalances, nilRows } from './steps/balance.ts';
import { type Database, list } from './steps/database.ts';
import { computeFormula } from './steps/formula.ts';
import { addGrandTotals, findComplete } from './steps/grand-total.ts';
import { addPrimaryCrops, unlistedRows } from './steps/primary-crops.ts';
import { addRanks, listFoodCrops, rankCrops, takeOwnFigures } from './steps/rankings.ts';
import { balanceItems, productionItems } from './steps/selection.ts';
import { createListedSince } from './steps/shortfall.ts';
import { nameNoSource, sumItems } from './steps/sum-items.ts';
import { deriveTrade } from './steps/trade.ts';

/** Values of production, and the production that they are computed from. */
const values = [VALUE_INT_DOLLARS, VALUE_CURRENT_DOLLARS, VALUE_CONSTANT_DOLLARS] as const;

/** A value of nothing, computed from a production that its source marks as missing, is missing as well. */
async function dropValuesOfMissing(db: Database): Promise<void> {
  const empty = `o.element IN ${list(values)} AND o.value = 0 AND (o.indicator, o.area, o.year) IN (
    SELECT indicator, area, year FROM missing WHERE element = ${PRODUCTION})`;
  await db.run(
    `INSERT INTO missing SELECT source, indicator, element, area, year FROM observation o WHERE ${empty}`,
  );
  await db.run(`DELETE FROM observation o WHERE ${empty}`);
}

/** Elements that no formula gives and whose aggregates are computed when the source has none. */
function summed(domain: Element['domain']): Element[] {
  return elements.filter(
    (element) =>
      element.domain === domain &&
      element.formula === undefined &&
      element.of === undefined &&
      element.scope !== 'country' &&
      (element.aggregate === 'sum' || element.aggregate === 'population-mean'),
  );
}

/** Items that elements of their own read under a published element, by that element: the animals that are heads (5111). */
function itemsByElement(): ReadonlyMap<Element, readonly number[]> {
  const items = new Map<Element, number[]>();
  for (const { of, indicator, aggregate: rule } of elements) {
    const published = of === undefined ? undefined : findElement(of);
    if (published === undefined || indicator === undefined || rule !== 'sum') continue;
    items.set(published, [...(items.get(published) ?? []), indicator]);
  }
  return items;
}

/** Computes everything that the catalog declares and no source publishes, in the order of its dependencies. */
export async function derive(db: Database): Promise<void> {
  const balance = balanceItems(crops);
  const ofBalance = balance.join(', ');
  const ofProduction = productionItems(crops).join(', ');
  const land = elements.filter(({ domain }) => domain === 'land');
  const ofLand = [...new Set(land.flatMap(({ indicator }) => indicator ?? []))].join(', ');
  const rules = (id: number): Element['aggregate'] => findElement(id)?.aggregate ?? 'published';

  await dropValuesOfMissing(db);
  await addGrandTotals(db);
  await findComplete(db);
  await createBalances(db);
  await sumItems(db, crops);
  await createListedSince(db);
  // Again, for the balances of the sums.
  await createBalances(db);
  const [quantities, supplies] = [
    summed('food-balance').filter(({ aggregate: rule }) => rule === 'sum'),
    summed('food-balance').filter(({ aggregate: rule }) => rule === 'population-mean'),
  ];
  await aggregate(db, quantities, ofBalance);
  await aggregate(db, supplies, [...balance, GRAND_TOTAL].join(', '));
  await aggregate(db, summed('production'), ofProduction);
  await aggregate(db, summed('value'), ofProduction);
  await aggregate(db, summed('land'), ofLand);
  for (const [element, items] of itemsByElement()) await aggregate(db, [element], items.join(', '));
  await listFoodCrops(db);
  await addPrimaryCrops(db);
  await deriveTrade(db, crops);
  for (const element of elements) {
    if (element.domain === 'trade') continue;
    const ofCrops = element.domain === 'food-balance' ? ofBalance : ofProduction;
    const indicators = element.indicator === undefined ? ofCrops : String(element.indicator);
    const nil = (ids: readonly number[]) =>
      element.domain === 'food-balance' ? nilRows(ids, indicators) : unlistedRows(ids, indicators);
    await computeFormula(db, element, indicators, { rules, nil });
  }
  await takeOwnFigures(db, crops);
  await rankCrops(db, crops);
  await addRanks(db, elements, crops);
  await nameNoSource(db, crops);
}
