import { type Collection, collections, findCollection } from '#catalog/germplasm/collections.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import { pointAt } from '#domain/germplasm/point-at.ts';
import { findPoints, type PointFilter, type Points } from '#domain/germplasm/points.ts';
import { type Figure, tableOf } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import { CollectionPicture } from './collection-picture.tsx';
import { foundText, groupText, headingText, sourceText } from './collection-texts.ts';
import {
  type CollectionsPageData,
  type FirstMap,
  pointsBehind,
  type ShownPoints,
} from './collections-data.ts';
import { measureFigures } from './measure-figures.tsx';
import { pointColumns } from './point-list.tsx';

export interface FoundPoints {
  collection: Collection;
  filter: PointFilter;
  shownPoints: ShownPoints;
  /** `null` where the list of collections could not be loaded. */
  source: PriceSource | null;
  /** `null` until the browser has them. */
  points: Points | null;
  map: FirstMap | null;
}

export function pointsFigure(found: FoundPoints, { words, formats }: Speech): Figure {
  const { collection, filter, shownPoints, source, points, map } = found;
  const { id } = collection;
  const { none, flagged } = shownPoints.whereabouts;
  const heading = headingText(words, id);
  const { columns } = tableOf([], pointColumns(words, formats, collection));
  return {
    id: 'points',
    title: words('collections.map.title', { name: words(`collections.${id}.name`) }),
    name: heading,
    finding:
      groupText(words, formats, collection, { shownPoints, filter }) ??
      foundText(words, formats, collection, shownPoints, filter),
    info: words(`collections.${id}.description`),
    remarks: [
      ...(none > 0
        ? [words('collections.remark.unplaced', { count: none, number: formats.number(none, 0) })]
        : []),
    ],
    notes: [
      ...(flagged > 0
        ? [words('collections.remark.flagged', { count: flagged, number: formats.number(flagged, 0) })]
        : []),
      words(`collections.${id}.number`),
    ],
    cautions: [words('collections.about.coordinates'), words(`collections.${id}.about`)],
    ...sourceOf(source, { words }),
    flagMeaning: (flag) => flag,
    columns,
    rowCount: shownPoints.total,
    rows: (from, to) =>
      points === null
        ? []
        : tableOf(
            [...findPoints(points, filter).rows.subarray(from, to)].map((row) => pointAt(points, row)),
            pointColumns(words, formats, collection),
            (point) => String(point.id),
          ).rows(),
    picture: () => import.meta.env.SSR && <CollectionPicture collection={collection} map={map} />,
    crop: 'beans',
    area: worldCode,
  };
}

/** The source of a collection as its figures name it. */
export const sourceOf = (
  source: PriceSource | null,
  { words }: Pick<Speech, 'words'>,
): Pick<Figure, 'source' | 'sources'> => ({
  source: source === null ? undefined : sourceText(words, source),
  sources: source === null ? [] : [{ ...source, editions: [] }],
});

/** The map of the collection and its measures; none where the release has no file of it. */
export function collectionsFigures(data: CollectionsPageData, speech: Speech): readonly Figure[] {
  const { view, list, first } = data;
  if (view.tab === 'metadata' || first.state === 'failed' || first.value === null) return [];
  const collection = findCollection(view.collection) ?? collections[0];
  const { shownPoints, map } = first.value;
  const source =
    list.state === 'loaded' ? (list.value.find(({ id }) => id === collection.id)?.source ?? null) : null;
  const { filter } = view;
  return [
    pointsFigure({ collection, filter, shownPoints, map, source, points: pointsBehind(data) }, speech),
    ...measureFigures(collection, shownPoints, sourceOf(source, speech), speech),
  ];
}
