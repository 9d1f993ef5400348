import type { Element } from '../element.ts';
import { foodBalance } from './food-balance.ts';
import { production } from './production.ts';

/** Every element, published or derived. */
export const elements: readonly Element[] = [...foodBalance, ...production];

const byId = new Map(elements.map((element) => [element.id, element]));

/** The element with this id, or `undefined`. */
export function findElement(id: number): Element | undefined {
  return byId.get(id);
}
