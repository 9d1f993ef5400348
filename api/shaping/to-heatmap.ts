import type { PercentileHeatmap } from '#contract/data.ts';
import type { RankedFigure } from '../figures/rank-countries.ts';

/** Percentile of every country and year; `slices` holds the rows of each year, in the order of `years`. */
export function toHeatmap(
  years: readonly number[],
  slices: readonly (readonly RankedFigure[])[],
): PercentileHeatmap {
  const byCountry = new Map<string, (number | null)[]>();
  for (const [column, slice] of slices.entries()) {
    for (const { area, percentile } of slice) {
      if (percentile === null) continue;
      const cells = byCountry.get(area) ?? years.map(() => null);
      cells[column] = percentile;
      byCountry.set(area, cells);
    }
  }
  const countries = [...byCountry].map(([iso3, percentiles]) => ({ iso3, percentiles }));
  return { years: [...years], countries: countries.sort((a, b) => (a.iso3 < b.iso3 ? -1 : 1)) };
}
