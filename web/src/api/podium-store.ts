import type { Podiums } from '#contract/data.ts';

/** One place of a podium: item code, rank and the ranked value. */
export interface Place {
  item: string;
  rank: number;
  value: number;
}

/** What the page has of podiums: `undefined` not loaded, `null` loaded and nothing ranked. */
export interface PodiumStore {
  places(element: number, area: string, year: number): readonly Place[] | null | undefined;
  /** Unit of the ranked measure. */
  unit(element: number): string | undefined;
  /** Element whose values were ranked: 664, 674, 645 or 14. */
  measure(element: number): number | undefined;
}

/** Podiums of a first view (`partial`, they know one area and year) or of all areas and years. */
export function createPodiumStore(podiums: readonly Podiums[], partial: boolean): PodiumStore {
  const byElement = new Map(podiums.map((entry) => [entry.element, entry]));
  return {
    places(element, area, year) {
      const entry = byElement.get(element);
      if (entry === undefined) return undefined;
      const row = entry.areas.indexOf(area);
      const column = entry.years.indexOf(year);
      if (row === -1 || column === -1) return partial ? undefined : null;
      const places = entry.places[row]?.[column] ?? null;
      return places?.map(([item, rank, value]) => ({ item: entry.items[item] ?? '', rank, value })) ?? null;
    },
    unit: (element) => byElement.get(element)?.unit,
    measure: (element) => byElement.get(element)?.measure,
  };
}
