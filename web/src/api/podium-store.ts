import type { Podiums } from '#contract/data.ts';
import { fromSteps } from '#domain/steps.ts';

export interface PodiumPlace {
  item: string;
  rank: number;
  value: number;
}

/** What the page has of podiums: `undefined` not loaded, `null` loaded and nothing ranked. */
export interface PodiumStore {
  /** The podiums of some area could not be loaded: of what is not loaded nothing is known. */
  failed: boolean;
  places(element: number, area: string, year: number): readonly PodiumPlace[] | null | undefined;
  /** Number of crops that the area and year rank; `undefined` where it is not known. */
  count(element: number, area: string, year: number): number | undefined;
  unit(element: number): string | undefined;
  /** Element whose values were ranked: 664, 674, 645 or 14. */
  measure(element: number): number | undefined;
}

interface IndexedPodiums {
  podiums: Podiums;
  rowOf: ReadonlyMap<string, number>;
  columnOf: ReadonlyMap<number, number>;
  values: Map<number, readonly (readonly (number | null)[])[]>;
}

const index = (podiums: Podiums): IndexedPodiums => ({
  podiums,
  rowOf: new Map(podiums.areas.map((area, row) => [area, row])),
  columnOf: new Map(podiums.years.map((year, column) => [year, column])),
  values: new Map(),
});

function toValues({ podiums, values }: IndexedPodiums, row: number): readonly (readonly (number | null)[])[] {
  const known = values.get(row);
  if (known !== undefined) return known;
  const decimals = podiums.decimals[row] ?? [];
  const made = (podiums.step[row] ?? []).map((steps, place) =>
    fromSteps({ steps, decimals: decimals[place] ?? 0 }),
  );
  values.set(row, made);
  return made;
}

/** The places of a podium, best first; `null` when nothing is ranked. */
function placesAt(entry: IndexedPodiums, row: number, column: number): readonly PodiumPlace[] | null {
  const { podiums } = entry;
  const values = toValues(entry, row);
  const places = (podiums.item[row] ?? []).flatMap((items, number): PodiumPlace[] => {
    const item = podiums.items[items[column] ?? -1];
    const value = values[number]?.[column] ?? null;
    if (item === undefined || value === null) return [];
    return [{ item, rank: podiums.rank[row]?.[number]?.[column] ?? number + 1, value }];
  });
  return places.length === 0 ? null : places;
}

export function createPodiumStore(
  byArea: ReadonlyMap<string, readonly Podiums[]>,
  failed = false,
): PodiumStore {
  const indexed = new Map([...byArea].map(([area, podiums]) => [area, podiums.map(index)]));
  const find = (element: number, area: string): IndexedPodiums | undefined =>
    indexed.get(area)?.find(({ podiums }) => podiums.element === element);
  const about = (element: number): Podiums | undefined =>
    [...byArea.values()].flat().find((podiums) => podiums.element === element);
  return {
    failed,
    places(element, area, year) {
      const entry = find(element, area);
      if (entry === undefined) return undefined;
      const row = entry.rowOf.get(area);
      const column = entry.columnOf.get(year);
      return row === undefined || column === undefined ? null : placesAt(entry, row, column);
    },
    count(element, area, year) {
      const entry = find(element, area);
      const row = entry?.rowOf.get(area);
      const column = entry?.columnOf.get(year);
      if (entry === undefined || row === undefined || column === undefined) return undefined;
      return entry.podiums.counts[row]?.[column] || undefined;
    },
    unit: (element) => about(element)?.unit,
    measure: (element) => about(element)?.measure,
  };
}
