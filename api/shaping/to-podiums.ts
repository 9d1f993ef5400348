import type { Podiums } from '#contract/data.ts';
import type { PodiumRow } from '../queries/select-podium.ts';
import type { PodiumYearRow } from '../queries/select-podium-years.ts';

/** Places that a podium shows before the own crop's. */
export const podiumPlaces = 4;

export interface PodiumsParts {
  element: number;
  indicator: number;
  measure: number;
  unit: string;
  /** Item codes of the crop itself. */
  own: readonly string[];
  /** The rows of each area, by year and rank. */
  rowsByArea: readonly { area: string; rows: readonly PodiumYearRow[] }[];
}

/** At most four entries, best first, and after them the own crop's when it is not among them. */
export function toPlaces<R extends PodiumRow>(rows: readonly R[], own: readonly string[]): readonly R[] {
  const first = rows.filter(({ ranking }) => ranking <= podiumPlaces).slice(0, podiumPlaces);
  if (first.some(({ item }) => own.includes(item))) return first;
  const mine = rows.find(({ item }) => own.includes(item));
  return mine === undefined ? first : [...first, mine];
}

/** The podiums of every area and year as columns. Areas and years without a ranking are left out. */
export function toPodiums(parts: PodiumsParts): Podiums {
  const ranked = parts.rowsByArea.filter(({ rows }) => rows.length > 0);
  const years = [...new Set(ranked.flatMap(({ rows }) => rows.map(({ year }) => year)))].sort(
    (a, b) => a - b,
  );
  const indexOf = new Map<string, number>();
  const place = ({ item, ranking, value }: PodiumRow): [number, number, number] => {
    const index = indexOf.get(item) ?? indexOf.size;
    indexOf.set(item, index);
    return [index, ranking, value];
  };
  const places = ranked.map(({ rows }) => {
    const byYear = new Map<number, PodiumYearRow[]>();
    for (const row of rows) {
      const found = byYear.get(row.year);
      if (found) found.push(row);
      else byYear.set(row.year, [row]);
    }
    return years.map((year) => {
      const found = byYear.get(year);
      return found === undefined ? null : toPlaces(found, parts.own).map(place);
    });
  });
  return {
    element: parts.element,
    indicator: parts.indicator,
    measure: parts.measure,
    unit: parts.unit,
    items: [...indexOf.keys()],
    years,
    areas: ranked.map(({ area }) => area),
    places,
  };
}
