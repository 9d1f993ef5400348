import { routes } from '#contract/routes.ts';
import { buildIndex } from '../search/build-index.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** The index and phrases of the site's search. */
export const searchRoutes: readonly DataRoute[] = [
  dataRoute(routes.searchIndex, ({ params, release, words }) =>
    buildIndex(
      { db: release.db, figures: release.figures, areas: [...release.areas.values()] },
      words,
      params.language,
    ),
  ),
];
