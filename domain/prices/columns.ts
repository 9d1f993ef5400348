import type { Converters, MonthPrices, MonthSpan, PriceSeries } from './view.ts';

/** Numbers without gaps in between: `values[i]` belongs to `first + i`; `null` for a missing one. */
export interface Run {
  first: number;
  values: (number | null)[];
}

/** Months as columns, as they travel: entry `i` of each belongs to the month `first + i`; `null` where it has no price. */
export interface MonthColumns {
  first: number;
  median: (number | null)[];
  least: (number | null)[];
  greatest: (number | null)[];
  prices: (number | null)[];
  markets: (number | null)[];
}

/** What prices of a country are converted by, as it travels. A run of years for yearly numbers, of months for monthly ones. */
export interface ConverterColumns {
  own: Run;
  usa: Run;
  monthly: Run;
  yearly: Run;
  isDollar: boolean;
  official: MonthSpan[];
}

export function packRun(known: ReadonlyMap<number, number>): Run {
  const keys = [...known.keys()];
  if (keys.length === 0) return { first: 0, values: [] };
  const first = Math.min(...keys);
  const length = Math.max(...keys) - first + 1;
  return { first, values: Array.from({ length }, (_, index) => known.get(first + index) ?? null) };
}

export function unpackRun({ first, values }: Run): ReadonlyMap<number, number> {
  return new Map(
    values.flatMap((value, index): [number, number][] => (value === null ? [] : [[first + index, value]])),
  );
}

const columns = ['median', 'least', 'greatest', 'prices', 'markets'] as const;

/** Months of a series as columns; `null` of none. */
export function packMonths(months: readonly MonthPrices[]): MonthColumns | null {
  if (months.length === 0) return null;
  const runs = columns.map((column) => packRun(new Map(months.map((row) => [row.month, row[column]]))));
  const [median = [], least = [], greatest = [], prices = [], markets = []] = runs.map(
    ({ values }) => values,
  );
  return { first: runs[0]?.first ?? 0, median, least, greatest, prices, markets };
}

export function unpackMonths(packed: MonthColumns | null): readonly MonthPrices[] {
  if (packed === null) return [];
  return packed.median.flatMap((_, index): MonthPrices[] => {
    const [median, least, greatest, prices, markets] = columns.map((column) => packed[column][index] ?? null);
    if (median == null || least == null || greatest == null || prices == null || markets == null) return [];
    return [{ month: packed.first + index, median, least, greatest, prices, markets }];
  });
}

export function unpackSeries(packed: { own: MonthColumns | null; usd: MonthColumns | null }): PriceSeries {
  return { own: unpackMonths(packed.own), usd: unpackMonths(packed.usd) };
}

export const packConverters = (converters: Converters): ConverterColumns => ({
  ...converters,
  own: packRun(converters.own),
  usa: packRun(converters.usa),
  monthly: packRun(converters.monthly),
  yearly: packRun(converters.yearly),
  official: [...converters.official],
});

export const unpackConverters = (packed: ConverterColumns): Converters => ({
  ...packed,
  own: unpackRun(packed.own),
  usa: unpackRun(packed.usa),
  monthly: unpackRun(packed.monthly),
  yearly: unpackRun(packed.yearly),
});
