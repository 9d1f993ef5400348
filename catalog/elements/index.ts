import type { Element } from '../element.ts';
import { foodBalance } from './food-balance.ts';
import { landUse } from './land.ts';
import { livestock } from './livestock.ts';
import { production } from './production.ts';
import { productionValue } from './production-value.ts';
import { trade } from './trade.ts';

/** Every element, published or derived. */
export const elements: readonly Element[] = [
  ...foodBalance,
  ...production,
  ...productionValue,
  ...landUse,
  ...livestock,
  ...trade,
];

const byId = new Map(elements.map((element) => [element.id, element]));

/** The element with this id, or `undefined`. */
export function findElement(id: number): Element | undefined {
  return byId.get(id);
}

/** Whether the figures of countries are parts of the World's: amounts, and sums of amounts. */
export function addsUp(id: number): boolean {
  const { aggregate, formula } = findElement(id) ?? {};
  return (
    aggregate === 'sum' ||
    (formula?.kind === 'sum' && formula.terms.every(({ sign, element }) => sign === 1 && addsUp(element)))
  );
}

/** Item and element under which the element's figures are kept for a crop's indicator. */
export function columnKeyOf(element: Element, indicator: number): { indicator: number; element: number } {
  return { indicator: element.indicator ?? indicator, element: element.of ?? element.id };
}
