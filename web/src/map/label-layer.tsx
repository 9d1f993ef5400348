import { memo, type ReactElement } from 'react';
import { useOwnTurn } from '../ui/turns.ts';
import styles from './choropleth.module.css';
import type { Geography } from './geography.ts';
import {
  LEADING_LETTERS,
  LETTERS,
  type MapLabel,
  type PlacedLabel,
  placeLabels,
  wordsAbove,
} from './label-places.ts';
import { lettersOn } from './map-colours.ts';
import { type Frame, type MapView, toBox } from './view.ts';

interface LabelLayerProps {
  labels: readonly MapLabel[];
  geography: Geography;
  view: MapView;
  frame: Frame;
  onLand?: boolean;
}

const besideLook = { fill: 'var(--ink)', stroke: 'var(--paper)' };

/** Labels on their countries, or beside them with a leader. Places are sought anew for other labels, views and frames alone. */
export const LabelLayer = memo(
  Labels,
  (before, now) =>
    before.geography === now.geography &&
    before.view === now.view &&
    before.frame === now.frame &&
    JSON.stringify(before.labels) === JSON.stringify(now.labels),
);

function Labels({
  labels,
  geography,
  view: drawn,
  frame: { width, height, letters = 1 },
  onLand = true,
}: LabelLayerProps): ReactElement {
  useOwnTurn();
  // Larger letters have less room: the same map in a frame of fewer, larger pixels.
  const frame = { width: width / letters, height: height / letters };
  const unit = drawn.unit * letters;
  const view = { ...drawn, unit };
  const placed = placeLabels(labels, geography, view, frame, onLand);
  const at = (point: readonly [number, number]): readonly [number, number] => toBox(point, view, frame);
  return (
    <g
      className={styles.labels}
      fontFamily="var(--font-sans)"
      fontSize={LETTERS * unit}
      strokeLinejoin="round"
    >
      {placed.map(({ iso3, leader }) =>
        leader === null ? null : <Leader key={iso3} from={at(leader[0])} to={at(leader[1])} unit={unit} />,
      )}
      {placed.map((label) => (
        <Text key={label.iso3} label={label} at={at(label.at)} unit={unit} />
      ))}
    </g>
  );
}

function Leader(props: {
  from: readonly [number, number];
  to: readonly [number, number];
  unit: number;
}): ReactElement {
  const { from, to, unit } = props;
  const line = `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;
  return (
    <>
      <path d={line} stroke="var(--paper)" strokeWidth={3 * unit} />
      <path d={line} stroke="var(--ink)" strokeWidth={0.9 * unit} />
      <circle
        cx={from[0]}
        cy={from[1]}
        r={2 * unit}
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth={unit}
      />
    </>
  );
}

function Text(props: { label: PlacedLabel; at: readonly [number, number]; unit: number }): ReactElement {
  const { label, at, unit } = props;
  const { name, text, anchor, leader, leads, ground } = label;
  const above = wordsAbove(label);
  const below = name.slice(above.length).trim();
  const figure = (
    <>
      {below === '' ? '' : `${below} `}
      <tspan fontWeight={leads ? undefined : 600}>{text}</tspan>
    </>
  );
  return (
    <text
      x={at[0]}
      y={at[1]}
      dy={above === '' ? '0.35em' : '-0.25em'}
      textAnchor={anchor}
      {...(leader === null && ground !== undefined ? lettersOn(ground) : besideLook)}
      strokeWidth={3 * unit}
      paintOrder="stroke"
      fontSize={leads ? LEADING_LETTERS * unit : undefined}
      fontWeight={leads ? 700 : undefined}
    >
      {above === '' ? (
        figure
      ) : (
        <>
          {above}
          <tspan x={at[0]} dy="1.2em">
            {figure}
          </tspan>
        </>
      )}
    </text>
  );
}
