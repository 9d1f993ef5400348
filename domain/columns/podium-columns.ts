import { toSteps } from '../steps.ts';

export interface PodiumRow {
  item: string;
  ranking: number;
  /** In the unit of the measured element. */
  value: number;
}

interface PodiumYearRow extends PodiumRow {
  year: number;
}

interface RankedCountRow {
  year: number;
  /** Crops that have a rank, also those whose place the release does not serve. */
  count: number;
}

/** Places that a podium shows before the own crop's. */
const podiumPlaces = 4;

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

/** The podiums of every area and year as columns; `contract/data.ts` documents each. */
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

/** The items of a podium: those of the crop itself, and hidden ones. */
export interface PodiumSubject {
  own: readonly string[];
  hidden: ReadonlySet<string>;
}

/**
 * The items of a list that a podium may show, by rank and item: those on the first places, and the crop's own items on any place.
 * Ranks are dense (1, 1, 2). `values` are in the order of `items`, `NaN` for an item that is not in the list. A sum of items
 * takes its place in the list, which includes its parts: none of them can rank above it.
 */
export function choosePlaces(
  { items, values }: { items: readonly string[]; values: Float64Array },
  sums: readonly Omit<PodiumRow, 'ranking'>[],
  { own, hidden }: PodiumSubject,
): { count: number; places: PodiumRow[] } {
  // From the smallest on; missing items (`NaN`) come last.
  const sorted = values.slice().sort();
  let count = sorted.length;
  while (count > 0 && Number.isNaN(sorted[count - 1])) count -= 1;
  const rankOf = (value: number): number => {
    let rank = 1;
    let last = value;
    for (let at = count - 1; at >= 0 && (sorted[at] ?? value) > value; at -= 1) {
      if (sorted[at] !== last) rank += 1;
      last = sorted[at] ?? value;
    }
    return rank;
  };
  // The value on the last of the first places.
  let least = sorted[count - 1] ?? Number.POSITIVE_INFINITY;
  for (let at = count - 2, place = 1; at >= 0 && place < podiumPlaces; at -= 1) {
    if (sorted[at] !== least) place += 1;
    least = sorted[at] ?? least;
  }
  const places: PodiumRow[] = [];
  const add = (item: string, value: number): void => {
    if ((value >= least || own.includes(item)) && !hidden.has(item))
      places.push({ item, value, ranking: rankOf(value) });
  };
  for (const [at, item] of items.entries()) {
    const value = values[at] ?? Number.NaN;
    if (!Number.isNaN(value)) add(item, value);
  }
  if (count > 0) for (const { item, value } of sums) add(item, value);
  places.sort((a, b) => a.ranking - b.ranking || (a.item < b.item ? -1 : 1));
  return { count, places };
}

/** At most four entries, best first, and after them the own crop's when it is not among them. */
export function toPlaces<R extends PodiumRow>(rows: readonly R[], ownItems: readonly string[]): readonly R[] {
  const first = densely(rows.filter(({ ranking }) => ranking <= podiumPlaces)).slice(0, podiumPlaces);
  if (first.some(({ item }) => ownItems.includes(item))) return first;
  const ownRow = rows.find(({ item }) => ownItems.includes(item));
  return ownRow === undefined ? first : [...first, ownRow];
}

/** Ranks without gaps: where a crop replaces its parts, the rows below it move up. */
function densely<R extends PodiumRow>(rows: readonly R[]): readonly R[] {
  const values = [...new Set(rows.map(({ value }) => value))].sort((a, b) => b - a);
  return [...rows]
    .sort((a, b) => b.value - a.value)
    .map((row) => ({ ...row, ranking: values.indexOf(row.value) + 1 }));
}

/**
 * The podiums of every area and year as columns. Areas and years without a ranking are left out. `pause` is waited for between areas:
 * all of them at once take some 40 ms.
 */
export async function toPodiumColumns(
  parts: PodiumColumnsParts,
  pause: () => Promise<unknown>,
): Promise<PodiumColumns> {
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
  const columnsOf = ({ rows, counts }: (typeof ranked)[number]) => {
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
  };
  const areas: ReturnType<typeof columnsOf>[] = [];
  for (const area of ranked) {
    areas.push(columnsOf(area));
    await pause();
  }
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
  ownItems: readonly string[],
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
    for (const [index, row] of toPlaces(found, ownItems).entries()) {
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
