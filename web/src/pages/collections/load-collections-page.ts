import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import { type Points, readPoints } from '#domain/germplasm/points.ts';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { workedOnce } from '../../api/worked-once.ts';
import type { Words } from '../../i18n/words.tsx';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import {
  type CollectionsView,
  ignoredCollections,
  parseCollections,
  serialiseCollections,
} from '../../url/collections-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { headingText, introText } from './collection-texts.ts';
import { type CollectionsPageData, keepPoints } from './collections-data.ts';
import { assumedFrame, homeView } from './map-frame.ts';
import { firstMap, showPoints, withCountries } from './shown-points.ts';

const pointsOf = workedOnce(readPoints);

/** The filter without a country that there is not, and without species of which the collection has no point. */
function withKnownValues(view: CollectionsView, points: Points, words: Words): CollectionsView {
  const { country, species } = view.filter;
  return {
    ...view,
    filter: {
      ...view.filter,
      country: country !== null && words.has(`areas.${country}`) ? country : null,
      species: species.filter((name) => points.values.species.includes(name)),
    },
  };
}

export async function loadCollectionsPage(
  context: PageContext,
): Promise<LoadedPage<CollectionsPageData> | null> {
  const crop = findCrop('beans');
  if (crop === undefined) return null;
  const { words, search, release, getJson, loadPart } = context;
  const requested = parseCollections(search);
  const { collection, point } = requested;
  const [list, columns, record] = await Promise.all([
    loadPart(askFor(getJson, 'collections', collectionAddresses.list())),
    loadPart(askFor(getJson, 'collectionColumns', collectionAddresses.columns(collection))),
    point === null
      ? loadedPart(null)
      : loadPart(askFor(getJson, 'collectionPoint', collectionAddresses.point(collection, point)), null),
  ]);
  const points: Points | null =
    columns.state === 'loaded' ? withCountries(pointsOf(columns.value), WORLD_ON_SERVER) : null;
  const view = points === null ? requested : withKnownValues(requested, points, words);
  const foundPoints = points === null || points.count === 0 ? null : showPoints(points, view);
  const followed = record.state === 'loaded' && record.value === null ? { ...view, point: null } : view;
  const data: CollectionsPageData = {
    view: followed,
    ignored: ignoredCollections(search, followed),
    release: { id: release.id, created: release.created, pinned: release.pinned },
    origin: context.origin,
    list,
    first:
      points === null
        ? failedPart
        : loadedPart(
            foundPoints && {
              shownPoints: foundPoints.shownPoints,
              map: firstMap(WORLD_ON_SERVER, points, {
                rows: foundPoints.rows,
                collection,
                country: view.filter.country,
                unitOf: (bounds) => homeView(bounds, assumedFrame).unit,
              }),
            },
          ),
    record,
  };
  if (points !== null) keepPoints(data, points);
  return {
    status: 200,
    head: {
      title: headingText(words, collection, view.filter.country),
      description: introText(words, collection),
      theme: cropTheme(crop),
      search: serialiseCollections(data.view, release.pinned ? release.id : null),
    },
    data,
  };
}
