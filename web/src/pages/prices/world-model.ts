import type { DoubtReason } from '#catalog/doubts.ts';
import type { PriceMap, PriceSource } from '#contract/prices.ts';

export interface CountryPrice {
  iso3: string;
  value: number;
  /** Monthly medians that the figure is the median of; `null` of yearly figures. */
  months: number | null;
  flag: string;
  source: PriceSource | null;
  rank: number;
  /** Why the figure is not believed enough to lead. */
  doubt?: DoubtReason | undefined;
}

export function mapYears({ years, countries }: PriceMap): readonly { year: number; countries: number }[] {
  return years.flatMap((year, index) => {
    const count = countries[index] ?? 0;
    return count > 0 ? [{ year, countries: count }] : [];
  });
}

/** Whether no year has a second country, so that nothing can be compared on a map. */
export function isOfOne(map: PriceMap): boolean {
  const years = mapYears(map);
  return years.length > 0 && years.every(({ countries }) => countries === 1);
}

/** The year of the map: the requested one where it has figures, else the newest well-covered one. */
export function shownYear(map: PriceMap, requestedYear: number | null): number | null {
  const years = mapYears(map).map(({ year }) => year);
  return requestedYear !== null && years.includes(requestedYear)
    ? requestedYear
    : (map.defaultYear ?? years.at(-1) ?? null);
}

/** Countries of a year, dearest first; equal figures share a rank. */
export function rankPrices(map: PriceMap, year: number | null): readonly CountryPrice[] {
  const column = year === null ? -1 : map.years.indexOf(year);
  const prices = map.areas.flatMap((iso3, row): Omit<CountryPrice, 'rank'>[] => {
    const value = map.rows[row]?.[column];
    if (value == null) return [];
    const flag = map.flags[row]?.[column] ?? '';
    const source = map.source[row]?.[column];
    return [
      {
        iso3,
        value,
        months: map.months[row]?.[column] ?? null,
        flag: flag === '-' ? '' : flag.trim(),
        source: source == null ? null : (map.sources[source] ?? null),
        doubt: map.doubts[iso3]?.[year ?? 0],
      },
    ];
  });
  const sorted = prices.sort((a, b) => b.value - a.value || a.iso3.localeCompare(b.iso3));
  return sorted.map((entry) => ({
    ...entry,
    rank: sorted.findIndex(({ value }) => value === entry.value) + 1,
  }));
}

/** Every figure of every year that is not doubtful: classes do not change with the year. */
export function allPrices({ rows, areas, years, doubts }: PriceMap): readonly number[] {
  return rows.flatMap((row, area) =>
    row.flatMap((value, at) =>
      value === null || doubts[areas[area] ?? '']?.[years[at] ?? 0] !== undefined ? [] : [value],
    ),
  );
}
