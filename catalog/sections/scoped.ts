import type { ScopedElement, SeriesDefinition } from '../section.ts';

/** An element that countries and aggregates share. */
export const both = (element: number): ScopedElement => ({ country: element, aggregate: element });

/** Two elements that mean the same, one for countries and one for aggregates. */
export const scoped = (country: number, aggregate: number): ScopedElement => ({ country, aggregate });

/** A stack of bars: elements from the bottom up, each with its colour. */
export const stack = (
  parts: readonly (readonly [element: number | ScopedElement, colour: string])[],
): SeriesDefinition[] =>
  parts.map(([element, colour]) => ({
    element: typeof element === 'number' ? both(element) : element,
    mark: 'bar',
    axis: 'left',
    colour,
    cutNonPositive: true,
  }));
