import { crops } from '#catalog/crops/index.ts';
import type { Element } from '#catalog/element.ts';
import { elements, findElement } from '#catalog/elements/index.ts';
import { aggregate } from './steps/aggregate.ts';
import { createBalances, nilRows } from './steps/balance.ts';
import type { Database } from './steps/database.ts';
import { computeFormula } from './steps/formula.ts';
import { addGrandTotals, findComplete, grandTotal } from './steps/grand-total.ts';
import { addRanks, createRankings } from './steps/rankings.ts';
import { balanceItems, productionItems } from './steps/selection.ts';

/** Elements that no formula gives and whose aggregates are computed when the source has none. */
function summed(domain: Element['domain']): Element[] {
  return elements.filter(
    (element) =>
      element.domain === domain &&
      element.formula === undefined &&
      element.scope !== 'country' &&
      (element.aggregate === 'sum' || element.aggregate === 'population-mean'),
  );
}

/** Computes everything that the catalog declares and no source publishes, in the order of its dependencies. */
export async function derive(db: Database): Promise<void> {
  const balance = balanceItems(crops);
  const ofBalance = balance.join(', ');
  const ofProduction = productionItems(crops).join(', ');
  const nil = (ids: readonly number[]) => nilRows(ids, ofBalance);
  const rules = (id: number): Element['aggregate'] => findElement(id)?.aggregate ?? 'published';

  await createBalances(db);
  await findComplete(db);
  await addGrandTotals(db);
  const [quantities, supplies] = [
    summed('food-balance').filter(({ aggregate: rule }) => rule === 'sum'),
    summed('food-balance').filter(({ aggregate: rule }) => rule === 'population-mean'),
  ];
  await aggregate(db, quantities, ofBalance);
  await aggregate(db, supplies, [...balance, grandTotal].join(', '));
  await aggregate(db, summed('production'), ofProduction);
  await aggregate(db, summed('value'), ofProduction);
  await createRankings(db);
  for (const element of elements) await computeFormula(db, element, ofBalance, { rules, nil });
  await addRanks(db, elements, crops);
}
