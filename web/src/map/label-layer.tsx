import { memo, type ReactElement } from 'react';
import styles from './choropleth.module.css';
import type { Geography } from './geography.ts';
import { LETTERS, type MapLabel, placeLabels } from './label-places.ts';
import { type Frame, type MapView, toBox } from './view.ts';

export type { MapLabel } from './label-places.ts';

interface LabelLayerProps {
  /** Keep its identity while it stays the same: places are sought anew for every other list. */
  labels: readonly MapLabel[];
  geography: Geography;
  view: MapView;
  frame: Frame;
}

/** Labels on their countries, or beside them with a leader. */
export const LabelLayer = memo(function LabelLayer({
  labels,
  geography,
  view: drawn,
  frame: { width, height, letters = 1 },
}: LabelLayerProps): ReactElement {
  // Larger letters have less room: the same map in a frame of fewer, larger pixels.
  const frame = { width: width / letters, height: height / letters };
  const unit = drawn.unit * letters;
  const view = { ...drawn, unit };
  return (
    <g className={styles.labels}>
      {placeLabels(labels, geography, view, frame).map(({ iso3, text, at, anchor, leader }) => {
        const [x, y] = toBox(at, view, frame);
        const ends = leader?.map((point) => toBox(point, view, frame));
        return (
          <g key={iso3}>
            {ends !== undefined && (
              <path
                d={`M${ends.map((end) => end.map(Math.round).join(' ')).join('L')}`}
                strokeWidth={0.9 * unit}
              />
            )}
            <text
              className={leader === null ? styles.onLand : styles.beside}
              x={x}
              y={y}
              textAnchor={anchor}
              fontSize={LETTERS * unit}
              strokeWidth={3 * unit}
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
});
