import type { Element } from '../element.ts';
import type { ScopedElement } from '../section.ts';
import { sections } from './index.ts';
import { listElementPairs } from './section-facts.ts';

/** Whether an element is one of such an area: rank 1 is a country's, 4 an aggregate's. */
export function isInScope({ scope }: Element, area: { kind: string } | undefined): boolean {
  return scope === 'all' || (scope === 'aggregate') === (area?.kind === 'aggregate');
}

/** Pairs of elements that mean the same, one for countries and one for aggregates. */
const pairs: readonly ScopedElement[] = sections
  .flatMap(listElementPairs)
  .filter((pair) => pair.country !== pair.aggregate);

/** The same figure for a country: 645 for 14; the element itself when it is for all areas. */
export function countryTwin(element: number): number {
  return pairs.find((pair) => pair.aggregate === element)?.country ?? element;
}

/** The same figure for a region or the World: 14 for 645; the element itself when it is for all areas. */
export function aggregateTwin(element: number): number {
  return pairs.find((pair) => pair.country === element)?.aggregate ?? element;
}

/** The element by whose values a rank orders crops: 664 for 1, 645 for 16, 14 for 20; `null` for other elements. */
export function measureOf({ formula, scope }: Element): number | null {
  if (formula?.kind !== 'rank') return null;
  return scope === 'aggregate' ? aggregateTwin(formula.of) : formula.of;
}
