import { useContext } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import { keyPicture } from '../../charts/picture/key-picture.tsx';
import { PictureContext, type PicturePart } from '../../charts/picture/picture-parts.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { groundPicture } from '../../map/ground-picture.tsx';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { useWorld } from '../../map/world-source.ts';
import { ClusterMarks, GroupMark } from './cluster-marks.tsx';
import { valueName } from './collection-texts.ts';
import type { FirstMap } from './collections-data.ts';
import { assumedFrame, homeView } from './map-frame.ts';
import { groupsOf } from './shown-points.ts';

export function legendEntries(words: Words, collection: Collection): readonly string[] {
  const { colouredBy, noun } = collection;
  return groupsOf(collection).map((group) =>
    colouredBy === null ? words(`collections.legend.${noun}`) : valueName(words, colouredBy, group),
  );
}

export function CollectionPicture(props: { collection: Collection; map: FirstMap | null }): null {
  const { collection, map } = props;
  const picture = useContext(PictureContext);
  const world = useWorld();
  const { words, formats } = useSpeech();
  if (picture === null) return null;
  if (world !== null && map !== null)
    picture.add(mapPart(world, map, picture.width, (count) => formats.number(count, 0)));
  picture.add(
    keyPicture(
      [
        ...legendEntries(words, collection).map((text, at) => ({
          sample: {
            width: 14,
            height: 14,
            content: <GroupMark group={at} x={7} y={7} radius={4.5} unit={1} />,
          },
          text,
        })),
        { sample: null, text: words('collections.legend.cluster') },
      ],
      { width: picture.width, fontSize: 12.5 },
    ),
  );
  return null;
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
