import { keptAs } from '#catalog/elements/index.ts';
import type { PercentileHeatmap } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { type RankedFigure, rankCountries } from '../figures/rank-countries.ts';
import { selectRows } from '../queries/select-rows.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { readLimits } from '../shaping/read-limits.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireYear } from './scope.ts';

/** Percentile of every country and year; `slices` holds the rows of each year, in the order of `years`. */
function toHeatmap(
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

/** Ranks of a country's value among all countries. */
export const percentileRoutes: readonly DataRoute[] = [
  dataRoute(routes.percentile, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const kept = keptAs(element, requireIndicator(table, params.indicatorId));
    const year = requireYear(release, kept.indicator, params.year);
    const rows = await selectRows(release.db, 'breaks', { ...kept, year: [0, year] });
    const coverage = await selectRows(release.db, 'coverage', kept);
    const ownRow = rows.find((row) => row.year === year);
    return {
      limits: readLimits(ownRow?.limits),
      has_zero: ownRow?.has_zero === 1,
      all_years: readLimits(rows.find((row) => row.year === 0)?.limits),
      countries: coverage.find((row) => row.year === year)?.countries ?? 0,
    };
  }),
  dataRoute(routes.heatmap, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const kept = keptAs(element, requireIndicator(table, params.indicatorId));
    const years = (await selectRows(release.db, 'coverage', kept)).map(({ year }) => year);
    const column = await release.figures.column(kept);
    const doubts = await selectRows(release.db, 'doubtful_figure', kept);
    const rank = (year: number) => rankCountries(column.slice(year), kept.element, release.areas, doubts);
    const slices = await mapInPieces(years, 10, rank);
    return toHeatmap(years, slices);
  }),
];
