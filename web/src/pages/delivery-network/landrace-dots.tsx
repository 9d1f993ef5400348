import type { CSSProperties, ReactElement } from 'react';
import { seedLooks } from '#catalog/germplasm/seed-looks.ts';
import { tenth } from '../../charts/plot/paths.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Box } from '../../map/boxes.ts';
import type { MapPlace } from '../../map/geography.ts';
import { type Frame, type MapView, toViewBox } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import styles from './journey.module.css';
import type { Journey } from './journey.ts';
import { countryView, journeyFrame, leastWidth } from './journey-frame.ts';
import { dotScale, type LandraceColour, type Landraces } from './landraces.ts';

export interface Drawn {
  journey: Journey;
  world: WorldShapes;
  frame: Frame;
  view: MapView;
  /** Box units of a pixel, were the frame as wide as `journeyFrame`. */
  unit: number;
  speech: Speech;
  isImage?: boolean;
}

/** Delay of an animation, as a share of its step's duration. */
export const after = (part: number): CSSProperties => ({ '--after': part }) as CSSProperties;

/** Colours of seed; several colours and none stated are separate greys. */
export const landraceLooks: Readonly<Record<LandraceColour, string>> = {
  black: seedLooks.black.ground,
  brown: '#8b5a33',
  cream: '#dcc48e',
  pink: '#d98c95',
  purple: '#6b3763',
  red: seedLooks.red.ground,
  white: seedLooks.white.ground,
  yellow: seedLooks.yellow.ground,
  other: '#8d9a5a',
  several: '#c4bbab',
  unknown: '#a3a7a3',
};

/** Pixels that a dot of a country's map is wide, one of the world's map and of the lens, and the edge of either. */
export const dotWidth = 5.4;
export const smallDot = 3.6;
const dotEdge = 0.6;

export function Dots(props: { landraces: Landraces; unit: number; dot: number }): ReactElement {
  const { unit } = props;
  const { layers } = props.landraces;
  const width = props.dot * unit * dotScale;
  const edge = 2 * dotEdge * unit * dotScale;
  return (
    <g transform={`scale(${1 / dotScale})`} fill="none" strokeLinecap="round">
      {layers.map(({ colour, d }, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: layers are known by their place.
          key={at}
          className={styles.rise}
          style={after((0.7 * at) / layers.length)}
        >
          <path d={d} stroke="var(--ink-2)" strokeWidth={width + edge} />
          <path d={d} stroke={landraceLooks[colour]} strokeWidth={width} />
        </g>
      ))}
    </g>
  );
}

const lens: Frame = { width: 204, height: 150 };

/** Position of the inset map: in the Pacific and over South America, or for countries there over the north of Asia, where no line ends. */
export function lensBox({ centre: [x, y] }: MapPlace, { view, unit }: Pick<Drawn, 'view' | 'unit'>): Box {
  const { width, height } = journeyFrame;
  const isUnder = (x - view.x) / unit + width / 2 < lens.width && (y - view.y) / unit + height / 2 > 190;
  const [left, bottom] = isUnder ? [width - lens.width - 4, lens.height + 4] : [0, height];
  return [left, bottom - lens.height, left + lens.width, bottom];
}

export function Lens(props: Drawn & { place: MapPlace; box: Box; landraces: Landraces }): ReactElement {
  const { place, box, landraces, world, view, unit, speech } = props;
  const [width, height] = [lens.width * unit, lens.height * unit];
  const left = view.x + (box[0] - journeyFrame.width / 2) * unit;
  const top = view.y + (box[1] - journeyFrame.height / 2) * unit;
  // Across an ocean a line would be taken for a flow.
  const isNear = Math.abs(place.centre[0] - (left + width / 2)) < width;
  const ownLens = { width: lens.width, height: lens.height - 18 };
  const least = (leastWidth * lens.width) / journeyFrame.width;
  const inner = countryView(world, place.iso3, ownLens, least);
  return (
    <g className={styles.lens}>
      {isNear && (
        <path
          d={`M${place.centre.map(tenth).join(' ')}L${tenth(left + width / 2)} ${tenth(top)}`}
          stroke="var(--ink-2)"
          strokeWidth={0.7 * unit}
        />
      )}
      <rect
        x={left + 0.5 * unit}
        y={top - 0.5 * unit}
        {...{ width, height }}
        fill="var(--paper)"
        stroke="var(--ink-2)"
        strokeWidth={0.7 * unit}
      />
      <text
        className={styles.wide}
        x={left + 8 * unit}
        y={top + 15 * unit}
        fontFamily="var(--font-sans)"
        fontSize={12 * unit}
        fill="var(--ink-2)"
      >
        {speech.words('deliveryNetwork.journey.lens')}
      </text>
      <svg
        x={left}
        y={top + 18 * unit}
        width={width}
        height={height - 18 * unit}
        viewBox={toViewBox(inner, ownLens)}
        overflow="hidden"
        aria-hidden="true"
      >
        <path
          d={place.shape.d}
          fill="var(--accent-tint)"
          stroke="var(--accent)"
          strokeWidth={0.6 * inner.unit}
        />
        <Dots landraces={landraces} unit={inner.unit} dot={smallDot} />
      </svg>
    </g>
  );
}
