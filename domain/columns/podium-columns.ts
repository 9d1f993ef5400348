import { toSteps } from '../steps.ts';

/** A place of a podium: the item, its rank and its value. */
export interface PodiumRow {
  item: string;
  ranking: number;
  /** In the unit of the measured element. */
  value: number;
}

/** A place of a podium, with its year. */
export interface PodiumYearRow extends PodiumRow {
  year: number;
}

/** How many crops an area ranks in a year. */
export interface RankedCountRow {
  year: number;
  /** Crops that have a rank, also those whose place the release does not serve. */
  count: number;
}

/** Places that a podium shows before the own crop's. */
export const podiumPlaces = 4;

export interface PodiumColumnsParts {
  /** Item codes of the crop itself. */
  own: readonly string[];
  /** The rows of each area by year, rank and item, and how many crops each of its years ranks. */
  rowsByArea: readonly {
    area: string;
    rows: readonly PodiumYearRow[];
    counts: readonly RankedCountRow[];
  }[];
}

/** The podiums of every area and year as columns; what each holds says `contract/data.ts`. */
export interface PodiumColumns {
  items: string[];
  years: number[];
  areas: string[];
  counts: number[][];
  item: (number | null)[][][];
  rank: (number | null)[][][];
  step: (number | null)[][][];
  decimals: number[][];
}

/**
 * Items and sums of items by their dense ranks (1, 1, 2), equal ones by item. A sum has the place that it would have in the list, which
 * has its parts: none of them can stand above it.
 */
export function rankItems(
  list: readonly Omit<PodiumRow, 'ranking'>[],
  sums: readonly Omit<PodiumRow, 'ranking'>[] = [],
): PodiumRow[] {
  const values = [...new Set(list.map(({ value }) => value))].sort((a, b) => b - a);
  const ranks = new Map(values.map((value, at) => [value, at + 1]));
  const rankOf = (value: number): number =>
    ranks.get(value) ?? 1 + values.filter((other) => other > value).length;
  return (list.length === 0 ? [] : [...list, ...sums])
    .map((row) => ({ ...row, ranking: rankOf(row.value) }))
    .sort((a, b) => a.ranking - b.ranking || (a.item < b.item ? -1 : 1));
}

/** At most four entries, best first, and after them the own crop's when it is not among them. */
export function toPlaces<R extends PodiumRow>(rows: readonly R[], own: readonly string[]): readonly R[] {
  const first = densely(rows.filter(({ ranking }) => ranking <= podiumPlaces)).slice(0, podiumPlaces);
  if (first.some(({ item }) => own.includes(item))) return first;
  const mine = rows.find(({ item }) => own.includes(item));
  return mine === undefined ? first : [...first, mine];
}

/** Ranks from the first place on: where a crop stands for its parts, those below it have moved. */
function densely<R extends PodiumRow>(rows: readonly R[]): readonly R[] {
  const values = [...new Set(rows.map(({ value }) => value))].sort((a, b) => b - a);
  return [...rows]
    .sort((a, b) => b.value - a.value)
    .map((row) => ({ ...row, ranking: values.indexOf(row.value) + 1 }));
}

/** The podiums of every area and year as columns. Areas and years without a ranking are left out. */
export function toPodiumColumns(parts: PodiumColumnsParts): PodiumColumns {
  const ranked = parts.rowsByArea.filter(({ rows }) => rows.length > 0);
  const years = [...new Set(ranked.flatMap(({ rows }) => rows.map(({ year }) => year)))].sort(
    (a, b) => a - b,
  );
  const columnOf = new Map(years.map((year, column) => [year, column]));
  const indexOf = new Map<string, number>();
  const itemIndex = (item: string): number => {
    const index = indexOf.get(item) ?? indexOf.size;
    indexOf.set(item, index);
    return index;
  };
  const areas = ranked.map(({ rows, counts }) => {
    const places = placesByNumber(rows, parts.own, columnOf);
    return {
      counts: cutEnd(counted(counts, columnOf), 0),
      item: places.map((place) => place.map((row) => (row === null ? null : itemIndex(row.item)))),
      rank: places.map((place, number) =>
        place.every((row) => row === null || row.ranking === number + 1)
          ? []
          : place.map((row) => row?.ranking ?? null),
      ),
      values: places.map((place) => toSteps(place.map((row) => row?.value ?? null))),
    };
  });
  return {
    items: [...indexOf.keys()],
    years,
    areas: ranked.map(({ area }) => area),
    counts: areas.map(({ counts }) => counts),
    item: areas.map(({ item }) => item),
    rank: areas.map(({ rank }) => rank),
    step: areas.map(({ values }) => values.map(({ steps }) => steps)),
    decimals: areas.map(({ values }) => values.map(({ decimals }) => decimals)),
  };
}

/** One row over the years for each place; the own crop's, when it comes after the first four, is the fifth. */
function placesByNumber(
  rows: readonly PodiumYearRow[],
  own: readonly string[],
  columnOf: ReadonlyMap<number, number>,
): (PodiumYearRow | null)[][] {
  const byYear = new Map<number, PodiumYearRow[]>();
  for (const row of rows) {
    const found = byYear.get(row.year);
    if (found) found.push(row);
    else byYear.set(row.year, [row]);
  }
  const places: (PodiumYearRow | null)[][] = [];
  for (const [year, found] of byYear) {
    for (const [index, row] of toPlaces(found, own).entries()) {
      // With fewer than four before it, the own crop is among the first; so a later one is always the fifth.
      const number = row.ranking > podiumPlaces ? podiumPlaces : index;
      while (places.length <= number) places.push([]);
      const place = places[number] ?? [];
      const column = columnOf.get(year) ?? 0;
      while (place.length < column) place.push(null);
      place.push(row);
    }
  }
  return places;
}

/** The counts under their years, zero in between. */
function counted(counts: readonly RankedCountRow[], columnOf: ReadonlyMap<number, number>): number[] {
  const row = Array.from(columnOf, () => 0);
  for (const { year, count } of counts) {
    const column = columnOf.get(year);
    if (column !== undefined) row[column] = count;
  }
  return row;
}

function cutEnd<T>(row: readonly T[], filler: T): T[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== filler) + 1);
}
