import type { PicturePart } from '../../charts/picture/picture-parts.ts';
import { groundPicture } from '../../map/ground-picture.tsx';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { ClusterMarks } from './cluster-marks.tsx';
import type { FirstMap } from './collections-data.ts';
import { assumedFrame, homeView } from './map-frame.ts';

/** The map as an image has it: all points of the view as clusters. */
export function collectionPicture(
  world: WorldShapes,
  first: FirstMap,
  width: number,
  countText: (count: number) => string,
): PicturePart {
  const frame = { width, height: Math.round((width * assumedFrame.height) / assumedFrame.width) };
  const view = homeView(first.bounds, frame);
  return groundPicture(
    world,
    { frame, view, fillOf: () => 'var(--map-none)' },
    // Clusters were gathered for the first drawing, and keep their sizes of it.
    <ClusterMarks
      countText={countText}
      clusters={first.clusters}
      unit={homeView(first.bounds, assumedFrame).unit}
    />,
  );
}
