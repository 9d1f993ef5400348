import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { measureOf } from '#catalog/sections/element-twins.ts';
import { listTerms } from '#domain/formula.ts';
import { groupBy } from '#domain/group-by.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import { type ServedSeries, seriesKey } from './served-series.ts';

/**
 * Keys of the series that figures are computed from by the element's formula: those that are added up together, each side of a ratio
 * apart; of a rank the figure that is ranked.
 */
export function inputGroups({ indicator, element, area }: ServedSeries): readonly (readonly string[])[] {
  const known = findElement(element);
  const measure = known === undefined ? null : measureOf(known);
  if (measure !== null) return [[seriesKey(indicator, measure, area)]];
  const groups = groupBy(listTerms(known?.formula), ({ part }) => part);
  return [...groups.values()].map((terms) =>
    terms.map(({ term }) =>
      seriesKey(itemOfTerm(term, indicator), term.element, term.area === 'world' ? worldCode : area),
    ),
  );
}

/** Of figures that their source computed from another element: its series, and their years with those that follow them. */
export function computedBySource(series: ServedSeries): { key: string; years: ReadonlySet<number> } | null {
  const { indicator, area, figures } = series;
  const from = figures.find(({ computedFrom }) => computedFrom !== null)?.computedFrom ?? null;
  if (from === null) return null;
  const years = figures.flatMap(({ year, computedFrom }, at) =>
    computedFrom === null && (figures[at - 1]?.computedFrom ?? null) === null ? [] : [year],
  );
  return { key: seriesKey(indicator, from, area), years: new Set(years) };
}
