import type { ReactElement, ReactNode } from 'react';
import type { Speech } from '../../i18n/speech.ts';
import { CountryCircles, CountryOutlines } from '../../map/country-layer.tsx';
import type { Fill } from '../../map/fills.ts';
import { toGeography } from '../../map/geography.ts';
import { LabelLayer } from '../../map/label-layer.tsx';
import type { MapLabel } from '../../map/label-places.ts';
import { LineLayer, type Outlined, OutlineLayer } from '../../map/line-layer.tsx';
import type { Frame } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import styles from './belt.module.css';
import type { Belt, DotLayer, Origins } from './belt.ts';
import { beltBox, beltView, parallelAt, tropics } from './belt-frame.ts';
import { BeltPanel, poolColours } from './belt-panel.tsx';

/** Width of a dot in pixels, which phones halve by the style sheet. */
const dotWidth = 2.2;

const dotColours: Readonly<Record<DotLayer['look'], string>> = {
  fields: 'var(--accent)',
  more: 'var(--accent)',
  mesoamerican: poolColours[0],
  andean: poolColours[1],
  hybrid: poolColours[2],
};

export interface BeltDrawing {
  belt: Belt;
  world: WorldShapes;
  frame: Frame;
  dots: readonly DotLayer[];
  /** In the order of the places. */
  fills: readonly Fill[];
  labels: readonly MapLabel[];
  outlined: readonly Outlined[];
  speech: Speech;
}

/** The belt as pages and images have it, in box units: tropics, land, dots, names, and the panel on the same parallels. */
export function BeltLayers(props: BeltDrawing): ReactElement {
  const { belt, world, frame, dots, speech } = props;
  const geography = toGeography(world);
  const { unit } = beltView(world, frame);
  return (
    <>
      <Parallels {...props} unit={unit} />
      <g stroke="var(--paper)" strokeWidth={0.8 * unit} strokeLinejoin="round">
        <CountryOutlines places={geography.places} land={world.land} initial={props.fills} />
        <g className={styles.circles} stroke="var(--map-coast)">
          <CountryCircles places={geography.places} initial={props.fills} unit={unit} />
        </g>
      </g>
      <LineLayer disputed={world.disputed} borders="" unit={unit} />
      <g fill="none" strokeLinecap="round" strokeWidth={dotWidth * unit}>
        {dots.map(({ look, d }, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: layers are known by their place.
            key={at}
            className={styles.dots}
            data-dots={look}
            d={d}
            stroke={dotColours[look]}
          />
        ))}
      </g>
      <OutlineLayer outlined={props.outlined} unit={unit} />
      <g className={styles.wide}>
        {belt.step === 1 ? <Cradles {...{ belt, world, unit, speech }} /> : <Names {...props} />}
        <BeltPanel {...{ belt, world, unit, speech }} />
      </g>
    </>
  );
}

/** Names of countries beside them, where the panel leaves room. */
function Names({ world, frame, labels }: BeltDrawing): ReactElement {
  const room = { ...frame, width: frame.width * 0.85 };
  return (
    <LabelLayer
      {...{ labels, geography: toGeography(world), frame: room, view: beltView(world, room) }}
      onLand={false}
    />
  );
}

/** The tropics as a band, and the equator. */
function Parallels({ world, unit, speech }: BeltDrawing & { unit: number }): ReactElement {
  const [left, , width] = beltBox(world);
  const [north, equator, south] = [tropics, 0, -tropics].map((latitude) => parallelAt(world, latitude));
  const line = (y = 0): string => `M${left} ${Math.round(y)}h${width}`;
  const name = (at: number, y = 0, key = ''): ReactNode => (
    <text x={left + at * unit} y={y - 6 * unit}>
      {speech.words(`home.belt.${key}`)}
    </text>
  );
  return (
    <>
      <rect
        x={left}
        y={north}
        width={width}
        height={(south ?? 0) - (north ?? 0)}
        fill="var(--rule)"
        fillOpacity="0.22"
      />
      <path d={line(north) + line(south)} stroke="var(--rule)" strokeWidth={unit} />
      <path d={line(equator)} stroke="var(--rule)" strokeWidth={1.6 * unit} />
      <g
        className={styles.wide}
        fontFamily="var(--font-sans)"
        fontSize={13 * unit}
        fill="var(--ink-2)"
        stroke="none"
      >
        {name(286, north, 'cancer')}
        {name(40, equator, 'equator')}
        {name(40, south, 'capricorn')}
      </g>
    </>
  );
}

/** Where the gene pools are named, in pixels of the frame that the server draws for. */
const cradles = [
  { x: 193, y: 228, anchor: 'start', leader: 'M187 226L120 246' },
  { x: 116, y: 381, anchor: 'end', leader: '' },
] as const;

/** The two gene pools beside the lands that they are from, each with its part of the landraces. */
function Cradles(props: { belt: Origins; world: WorldShapes; unit: number; speech: Speech }): ReactElement {
  const { belt, world, unit, speech } = props;
  const [left, top] = beltBox(world);
  return (
    <g
      transform={`translate(${left} ${top}) scale(${unit})`}
      fontFamily="var(--font-sans)"
      fontSize="13"
      stroke="var(--paper)"
      strokeWidth="3"
      paintOrder="stroke"
    >
      {cradles.map(({ x, y, anchor, leader }, at) => (
        <g key={anchor} textAnchor={anchor}>
          {leader !== '' && <path d={leader} stroke={poolColours[at]} strokeWidth="1" />}
          <text x={x} y={y} fontSize="16" fontWeight="600" fill={poolColours[at]}>
            {speech.words(`home.belt.pool.${at}`)}
          </text>
          <text x={x} y={y + 18} fill="var(--ink-2)">
            {speech.words('home.belt.pool.share', {
              share: speech.formats.percent((belt.pools[at] ?? 0) / belt.total, 0),
            })}
          </text>
        </g>
      ))}
    </g>
  );
}
