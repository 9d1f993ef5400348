import { findElement } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { selectWorldSums } from '../queries/select-world-sums.ts';
import { requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Where the figures come from, and how they fit together. */
export const releaseRoutes: readonly DataRoute[] = [
  dataRoute(routes.release, ({ release }) => release.info),
  dataRoute(routes.sources, ({ release }) => release.info.sources),
  dataRoute(routes.worldSums, async ({ params, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const rows = await selectWorldSums(release.db, indicator);
    const sums = rows
      .filter(({ element }) => table.elements.has(element))
      .map((row) => ({ ...row, unit: findElement(row.element)?.unit ?? '' }));
    return { indicator, sums };
  }),
];
