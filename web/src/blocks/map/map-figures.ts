import { compositeAreas } from '#catalog/regions/composite-areas.ts';
import type { AreaSummary } from '#contract/data.ts';
import { countRanked } from '#domain/ranks.ts';
import type { Figure } from '../../api/cube-store.ts';
import type { RankedCountry } from '../../api/ranked-countries.ts';

const compositeOf: ReadonlyMap<string, readonly string[]> = Object.entries(compositeAreas).reduce(
  (map, [composite, parts]) => {
    for (const iso3 of parts) map.set(iso3, [...(map.get(iso3) ?? []), composite]);
    return map;
  },
  new Map<string, string[]>(),
);

/** Content of a country's place on the map: a figure and its area, `no-data`, or `not-applicable` where there was no such state. */
export type PlaceFigure = { area: string; figure: Figure } | 'no-data' | 'not-applicable';

export interface PlaceRank {
  rank: number;
  count: number;
  /** `null` where no region is chosen, or the country is none of its own. */
  inside: { rank: number; count: number } | null;
}

/** Ranks by country, of those that have one: `all` are ranked among each other, `inside` those of the region, `null` where none is chosen. */
export function placeRanks(
  all: readonly RankedCountry[],
  inside: readonly RankedCountry[] | null,
): ReadonlyMap<string, PlaceRank> {
  const within = new Map((inside ?? []).map(({ area, rank }) => [area, rank]));
  const [count, countInside] = [countRanked(all), countRanked(inside ?? [])];
  return new Map(
    all.flatMap(({ area, rank }) => {
      if (rank === null) return [];
      const inner = within.get(area) ?? null;
      return [
        [area, { rank, count, inside: inner === null ? null : { rank: inner, count: countInside } }] as const,
      ];
    }),
  );
}

/** Whether the area existed in the year: former states end, their successors begin. */
export function existsIn(area: AreaSummary | undefined, year: number): boolean {
  if (area === undefined) return true;
  return (
    (area.firstYear === null || area.firstYear <= year) && (area.lastYear === null || year <= area.lastYear)
  );
}

/** The figure at a place in a year: its own, else that of the former state (or wider area) which held its territory. */
export function figureAtPlace(
  iso3: string,
  year: number,
  slice: ReadonlyMap<string, Figure>,
  areas: ReadonlyMap<string, AreaSummary>,
): PlaceFigure {
  const figure = slice.get(iso3);
  if (figure !== undefined) return { area: iso3, figure };
  for (const composite of compositeOf.get(iso3) ?? []) {
    const figure = slice.get(composite);
    if (figure !== undefined && existsIn(areas.get(composite), year)) return { area: composite, figure };
  }
  return existsIn(areas.get(iso3), year) ? 'no-data' : 'not-applicable';
}

/** The state whose figure is shown at a place in a year, or that held its territory. China as a whole is no state of its own. */
export function stateAtPlace(
  iso3: string,
  year: number,
  found: PlaceFigure,
  areas: ReadonlyMap<string, AreaSummary>,
): string {
  const isFormer = (code: string): boolean => areas.get(code)?.kind === 'former';
  if (typeof found === 'object') return isFormer(found.area) ? found.area : iso3;
  const holders = found === 'not-applicable' ? (compositeOf.get(iso3) ?? []) : [];
  return holders.find((code) => isFormer(code) && existsIn(areas.get(code), year)) ?? iso3;
}
