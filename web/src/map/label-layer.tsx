import { memo, type ReactElement } from 'react';
import styles from './choropleth.module.css';
import type { Geography } from './geography.ts';
import { LETTERS, type MapLabel, placeLabels } from './label-places.ts';
import { type Frame, type MapView, toBox } from './view.ts';

interface LabelLayerProps {
  labels: readonly MapLabel[];
  geography: Geography;
  view: MapView;
  frame: Frame;
}

/** Light letters with an edge of the darkest fill are read on every class; beside a country they are dark on paper. */
const LOOKS = {
  onLand: { fill: 'var(--paper)', stroke: 'var(--map-7)' },
  beside: { fill: 'var(--ink)', stroke: 'var(--paper)' },
} as const;

/** Labels on their countries, or beside them with a leader. Places are sought anew for other labels, views and frames alone. */
export const LabelLayer = memo(
  Labels,
  (before, now) =>
    before.geography === now.geography &&
    before.view === now.view &&
    before.frame === now.frame &&
    JSON.stringify(before.labels) === JSON.stringify(now.labels),
);

/** Their looks are attributes: images have them, too. */
function Labels({
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
    <g
      className={styles.labels}
      fontFamily="var(--font-sans)"
      fontSize={LETTERS * unit}
      strokeLinejoin="round"
    >
      {placeLabels(labels, geography, view, frame).map(({ iso3, text, at, anchor, leader }) => {
        const [x, y] = toBox(at, view, frame);
        const line = leader?.map((point) => toBox(point, view, frame).map(Math.round).join(' ')).join('L');
        return (
          <g key={iso3}>
            {line !== undefined && (
              <>
                <path d={`M${line}`} stroke="var(--paper)" strokeOpacity="0.7" strokeWidth={2.4 * unit} />
                <path d={`M${line}`} stroke="var(--ink)" strokeWidth={0.9 * unit} />
              </>
            )}
            <text
              x={x}
              y={y}
              dy="0.35em"
              textAnchor={anchor}
              {...LOOKS[leader === null ? 'onLand' : 'beside']}
              strokeWidth={3 * unit}
              paintOrder="stroke"
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
