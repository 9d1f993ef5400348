import type { PicturePart } from '../../charts/picture/picture-parts.ts';
import { CountryOutlines } from '../../map/country-layer.tsx';
import type { Geography } from '../../map/geography.ts';
import { LineLayer } from '../../map/line-layer.tsx';
import { toViewBox } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { ClusterMarks } from './cluster-marks.tsx';
import type { FirstMap } from './collections-data.ts';
import { assumedFrame, homeView } from './map-frame.ts';

/** The map as an image has it: all points of the view as clusters. */
export function collectionPicture(
  world: WorldShapes,
  geography: Geography,
  first: FirstMap,
  width: number,
  countText: (count: number) => string,
): PicturePart {
  const frame = { width, height: Math.round((width * assumedFrame.height) / assumedFrame.width) };
  const view = homeView(first.bounds, frame);
  return {
    ...frame,
    isMap: true,
    content: (
      <svg
        width={frame.width}
        height={frame.height}
        viewBox={toViewBox(view, frame)}
        overflow="hidden"
        aria-hidden="true"
        strokeLinejoin="round"
      >
        <g stroke="var(--map-coast)" strokeWidth={view.unit}>
          <CountryOutlines
            places={geography.places}
            land={world.land}
            initial={geography.places.map(() => 'var(--map-none)')}
          />
        </g>
        <LineLayer disputed={world.disputed} borders="" unit={view.unit} />
        {/* Clusters were gathered for the first drawing, and keep their sizes of it. */}
        <ClusterMarks
          countText={countText}
          clusters={first.clusters}
          unit={homeView(first.bounds, assumedFrame).unit}
        />
      </svg>
    ),
  };
}
