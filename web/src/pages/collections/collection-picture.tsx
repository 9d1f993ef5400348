import { type ReactNode, useContext } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import { keyEntry } from '../../charts/picture/key-picture.tsx';
import { PictureContext, type PicturePart } from '../../charts/picture/picture-parts.ts';
import { Key } from '../../charts/plot/key.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { groundPicture } from '../../map/ground-picture.tsx';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { useWorld } from '../../map/world-source.ts';
import { ClusterMarks, GroupMark } from './cluster-marks.tsx';
import { valueName } from './collection-texts.ts';
import type { FirstMap } from './collections-data.ts';
import { assumedFrame, homeView } from './map-frame.ts';
import { groupsOf } from './shown-points.ts';

/** The key of the marks, on the page and in images. */
export function CollectionKey({ collection }: { collection: Collection }): ReactNode {
  const { words } = useSpeech();
  const { colouredBy, noun } = collection;
  const marks = groupsOf(collection).map((group, at) =>
    keyEntry(
      colouredBy === null ? words(`collections.legend.${noun}`) : valueName(words, colouredBy, group),
      14,
      14,
      <GroupMark group={at} x={7} y={7} radius={4.5} unit={1} />,
    ),
  );
  return <Key entries={[...marks, { sample: null, text: words('collections.legend.cluster') }]} />;
}

export function CollectionPicture(props: { collection: Collection; map: FirstMap | null }): ReactNode {
  const { collection, map } = props;
  const picture = useContext(PictureContext);
  const world = useWorld();
  const { formats } = useSpeech();
  if (picture !== null && world !== null && map !== null)
    picture.add(mapPart(world, map, picture.width, (count) => formats.number(count, 0)));
  return <CollectionKey collection={collection} />;
}

function mapPart(
  world: WorldShapes,
  map: FirstMap,
  width: number,
  countText: (count: number) => string,
): PicturePart {
  const frame = { width, height: Math.round((width * assumedFrame.height) / assumedFrame.width) };
  return groundPicture(
    world,
    { frame, view: homeView(map.bounds, frame), fillOf: () => 'var(--map-none)' },
    // Clusters were gathered for the first drawing, and keep their sizes of it.
    <ClusterMarks
      countText={countText}
      clusters={map.clusters}
      unit={homeView(map.bounds, assumedFrame).unit}
    />,
  );
}
