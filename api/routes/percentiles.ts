import { keptAs } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { rankCountries } from '../figures/rank-countries.ts';
import { selectBreaks } from '../queries/select-breaks.ts';
import { selectCoverage } from '../queries/select-coverage.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { readLimits } from '../shaping/read-limits.ts';
import { toHeatmap } from '../shaping/to-heatmap.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireYear } from './scope.ts';

/** How a country's value stands among all countries. */
export const percentileRoutes: readonly DataRoute[] = [
  dataRoute(routes.percentile, async ({ params, release }) => {
    const table = requireTable(params.table);
    const asked = requireElement(table, params.elementId);
    const kept = keptAs(asked, requireIndicator(table, params.indicatorId));
    const year = requireYear(release, kept.indicator, params.year);
    const rows = await selectBreaks(release.db, { ...kept, year });
    const coverage = await selectCoverage(release.db, kept);
    const own = rows.find((row) => row.year === year);
    return {
      limits: readLimits(own?.limits),
      has_zero: own?.has_zero === 1,
      all_years: readLimits(rows.find((row) => row.year === 0)?.limits),
      countries: coverage.find((row) => row.year === year)?.countries ?? 0,
    };
  }),
  dataRoute(routes.heatmap, async ({ params, release }) => {
    const table = requireTable(params.table);
    const asked = requireElement(table, params.elementId);
    const kept = keptAs(asked, requireIndicator(table, params.indicatorId));
    const years = (await selectCoverage(release.db, kept)).map(({ year }) => year);
    const column = await release.figures.column(kept);
    const rank = (year: number) => rankCountries(column.slice(year), kept.element, release.areas);
    const slices = await mapInPieces(years, 10, rank);
    return toHeatmap(years, slices);
  }),
];
