import { routes } from '#contract/routes.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Where the figures come from. */
export const releaseRoutes: readonly DataRoute[] = [
  dataRoute(routes.release, ({ release }) => release.info),
  dataRoute(routes.sources, ({ release }) => release.info.sources),
];
