import { routes } from '#contract/routes.ts';
import { buildIndex } from '../search/build-index.ts';
import { areaRoutes } from './areas.ts';
import { benchmarkRoutes } from './benchmarks.ts';
import { chartRoutes } from './charts.ts';
import { collectionRoutes } from './collections.ts';
import { cubeRoutes } from './cubes.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { explainRoutes } from './explain.ts';
import { exportRoutes } from './exports.ts';
import { figureRoutes } from './figures.ts';
import { flowRoutes } from './flows.ts';
import { lossRoutes } from './losses.ts';
import { mapRoutes } from './maps.ts';
import { networkRoutes } from './networks.ts';
import { pestRoutes } from './pests.ts';
import { podiumRoutes } from './podiums.ts';
import { priceExportRoutes } from './price-exports.ts';
import { priceMarketRoutes } from './price-markets.ts';
import { priceRoutes } from './prices.ts';
import { profileRoutes } from './profiles.ts';
import { publicationRoutes } from './publications.ts';
import { rankingRoutes } from './rankings.ts';
import { recordRoutes } from './records.ts';
import { releaseRoutes } from './releases.ts';
import { sampleRoutes } from './samples.ts';
import { tradeRoutes } from './trade.ts';
import { varietyRoutes } from './varieties.ts';

/** The index and phrases of the site's search. */
const searchRoutes: readonly DataRoute[] = [
  dataRoute(routes.searchIndex, ({ params, release, words }) =>
    buildIndex(
      { db: release.db, figures: release.figures, areas: [...release.areas.values()] },
      words,
      params.language,
    ),
  ),
];

/** Every data route. A test proves that it is the whole route table of the contract. */
export const dataRoutes: readonly DataRoute[] = [
  ...areaRoutes,
  ...figureRoutes,
  ...explainRoutes,
  ...podiumRoutes,
  ...rankingRoutes,
  ...chartRoutes,
  ...mapRoutes,
  ...cubeRoutes,
  ...exportRoutes,
  ...tradeRoutes,
  ...priceRoutes,
  ...priceMarketRoutes,
  ...benchmarkRoutes,
  ...priceExportRoutes,
  ...sampleRoutes,
  ...flowRoutes,
  ...collectionRoutes,
  ...varietyRoutes,
  ...searchRoutes,
  ...profileRoutes,
  ...publicationRoutes,
  ...networkRoutes,
  ...pestRoutes,
  ...lossRoutes,
  ...recordRoutes,
  ...releaseRoutes,
];
