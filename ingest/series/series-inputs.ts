import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { measureOf } from '#catalog/sections/element-twins.ts';
import { listTerms } from '#domain/formula.ts';
import { groupBy } from '#domain/group-by.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import { type ServedSeries, seriesKey } from './served-series.ts';

/**
 * Keys of the series that figures are computed from: by the element's formula those that are added up together, each side of a
 * ratio apart; for a rank the ranked figure, for a value the quantity.
 */
export function inputGroups({ indicator, element, area }: ServedSeries): readonly (readonly string[])[] {
  const known = findElement(element);
  const measure = known === undefined ? null : measureOf(known);
  const single = measure ?? known?.restsOn ?? null;
  if (single !== null) return [[seriesKey(indicator, single, area)]];
  const groups = groupBy(listTerms(known?.formula), ({ part }) => part);
  return [...groups.values()].map((terms) =>
    terms.map(({ term }) =>
      seriesKey(itemOfTerm(term, indicator), term.element, term.area === 'world' ? worldCode : area),
    ),
  );
}
