import { compositeAreas } from '#catalog/regions/composite-areas.ts';
import type { AreaSummary } from '#contract/data.ts';
import type { Figure } from '../../api/cube-store.ts';

const compositeOf: ReadonlyMap<string, readonly string[]> = Object.entries(compositeAreas).reduce(
  (map, [composite, parts]) => {
    for (const iso3 of parts) map.set(iso3, [...(map.get(iso3) ?? []), composite]);
    return map;
  },
  new Map<string, string[]>(),
);

/** What the map shows at a country's place: a figure and whose it is, nothing, or that there was no such state. */
export type PlaceFigure = { area: string; figure: Figure } | 'no-data' | 'not-applicable';

/** Whether the area existed in the year: former states end, their successors begin. */
export function existsIn(area: AreaSummary | undefined, year: number): boolean {
  if (area === undefined) return true;
  return (
    (area.firstYear === null || area.firstYear <= year) && (area.lastYear === null || year <= area.lastYear)
  );
}

/**
 * The figure at a country's place on the map of a year: its own, else that of the former state (or wider area) which held its
 * territory in that year, else none.
 */
export function figureAtPlace(
  iso3: string,
  year: number,
  slice: ReadonlyMap<string, Figure>,
  areas: ReadonlyMap<string, AreaSummary>,
): PlaceFigure {
  const own = slice.get(iso3);
  if (own !== undefined) return { area: iso3, figure: own };
  for (const composite of compositeOf.get(iso3) ?? []) {
    const figure = slice.get(composite);
    if (figure !== undefined && existsIn(areas.get(composite), year)) return { area: composite, figure };
  }
  return existsIn(areas.get(iso3), year) ? 'no-data' : 'not-applicable';
}
