import { routes } from '#contract/routes.ts';
import { groupBy } from '#domain/group-by.ts';
import { requireCrop } from '../datasets/answer-list.ts';
import { nameSources } from '../prices/sources.ts';
import { selectGrowingPlaces } from '../queries/select-growing-places.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Where in countries crops grow. */
export const growingPlaceRoutes: readonly DataRoute[] = [
  dataRoute(routes.growingPlaces, async ({ params, release }) => {
    const crop = requireCrop(params.crop);
    const sources = await nameSources(release);
    const rows = (await selectGrowingPlaces(release.db, crop)).filter(
      ({ source }) => !release.without.has(sources.key(source)),
    );
    const countries = groupBy(rows, ({ area }) => area);
    return {
      crop,
      source: sources.name(rows[0]?.source ?? null),
      countries: [...countries].map(([area, cells]) => ({
        area,
        basis: cells[0]?.basis ?? 'cropland',
        latitudes: cells.map(({ latitude }) => latitude),
        longitudes: cells.map(({ longitude }) => longitude),
        shares: cells.map(({ share }) => share),
      })),
    };
  }),
];
