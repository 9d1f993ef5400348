import { findElement, keptAs } from '#catalog/elements/index.ts';
import { aggregateTwin, countryTwin } from '#catalog/sections/element-twins.ts';
import { routes } from '#contract/routes.ts';
import { parseIds } from '../parameters.ts';
import { selectRows } from '../queries/select-rows.ts';
import { chooseDefaultYear } from '../shaping/write-cube.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { isRegion, requireYear } from './scope.ts';

/** Years, each with its number of areas. */
export const yearRoutes: readonly DataRoute[] = [
  dataRoute(routes.years, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const kept = keptAs(element, requireIndicator(table, params.indicatorId));
    const rows = await selectRows(release.db, 'coverage', kept);
    return rows.map(({ year }) => year).reverse();
  }),
  dataRoute(routes.coverage, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const requestedElements = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const elements = [];
    for (const element of requestedElements) {
      const rows = await selectRows(release.db, 'coverage', keptAs(element, indicator));
      elements.push({
        element: element.id,
        years: rows.map(({ year }) => year),
        countries: rows.map(({ countries }) => countries),
        defaultYear: chooseDefaultYear(rows, table.fallbackYear),
      });
    }
    return { elements };
  }),
  dataRoute(routes.count, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    const year = requireYear(release, keptAs(element, indicator).indicator, params.year);
    const twin = params.admin === 'countries' ? countryTwin(element.id) : aggregateTwin(element.id);
    const kept = keptAs(findElement(twin) ?? element, indicator);
    if (params.admin === 'countries') {
      const rows = await selectRows(release.db, 'coverage', kept);
      return { count: rows.find((row) => row.year === year)?.countries ?? 0 };
    }
    const rows = await release.figures.slice({ ...kept, year });
    return { count: rows.filter(({ area }) => isRegion(area)).length };
  }),
];
