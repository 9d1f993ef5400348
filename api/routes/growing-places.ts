import { type RouteAnswer, routes } from '#contract/routes.ts';
import { requireCrop } from '../datasets/answer-list.ts';
import { nameSources } from '../prices/sources.ts';
import { selectGrowingAreas } from '../queries/select-germplasm.ts';
import { selectRows } from '../queries/select-rows.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Where in countries crops grow. */
export const growingPlaceRoutes: readonly DataRoute[] = [
  dataRoute(routes.growingPlaces, async ({ params, release }) => {
    const crop = requireCrop(params.crop);
    const sources = await nameSources(release);
    const countries: RouteAnswer<'growingPlaces'>['countries'] = [];
    let source: number | null = null;
    // Country by country: other requests go in between.
    for (const area of await selectGrowingAreas(release.db, crop)) {
      const cells = (await selectRows(release.db, 'growing_place', { crop, area })).filter(
        (cell) => !release.without.has(sources.key(cell.source)),
      );
      const [first] = cells;
      if (first === undefined) continue;
      source ??= first.source;
      countries.push({
        area,
        basis: first.basis,
        latitudes: cells.map(({ latitude }) => latitude),
        longitudes: cells.map(({ longitude }) => longitude),
        shares: cells.map(({ share }) => share),
      });
    }
    return { crop, source: sources.name(source), countries };
  }),
];
