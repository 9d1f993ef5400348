import type { ScopedElement } from '../section.ts';

/** An element that countries and aggregates share. */
export const both = (element: number): ScopedElement => ({ country: element, aggregate: element });

/** Two elements that mean the same, one for countries and one for aggregates. */
export const scoped = (country: number, aggregate: number): ScopedElement => ({ country, aggregate });
