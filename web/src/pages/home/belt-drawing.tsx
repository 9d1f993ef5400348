import type { ReactElement } from 'react';
import { poolColours } from '../../charts/cards/pool-colours.ts';
import type { Speech } from '../../i18n/speech.ts';
import { CountryCircles, CountryOutlines } from '../../map/country-layer.tsx';
import type { Fill } from '../../map/fills.ts';
import { toGeography } from '../../map/geography.ts';
import { LabelLayer } from '../../map/label-layer.tsx';
import type { MapLabel } from '../../map/label-places.ts';
import { LineLayer, type Outlined, OutlineLayer } from '../../map/line-layer.tsx';
import { NONE_COLOUR } from '../../map/map-colours.ts';
import type { Frame } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import styles from './belt.module.css';
import type { Belt, DotLayer, Origins } from './belt.ts';
import { beltBox, beltView, parallelAt, tropics } from './belt-frame.ts';
import { BeltPanel, wildColour } from './belt-panel.tsx';

/** Width of a dot in pixels, which phones halve by the style sheet. */
const dotWidth = 2.2;

/** Width of a triangle's line in pixels. */
const triangleWidth = 1;

const dotColours: Readonly<Record<DotLayer['look'], string>> = {
  fields: 'var(--accent)',
  more: 'var(--accent)',
  mesoamerican: poolColours[0],
  andean: poolColours[1],
  hybrid: poolColours[2],
  wild: wildColour,
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
  /** It is drawn for an image, without a style sheet: with the panel or as the map alone. */
  image?: 'panel' | 'map';
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
        <Circles {...props} unit={unit} />
      </g>
      <LineLayer disputed={world.disputed} borders="" unit={unit} />
      <g fill="none" strokeLinecap="round">
        {dots.map(({ look, d }, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: layers are known by their place.
            key={at}
            className={styles.dots}
            data-dots={look}
            d={d}
            stroke={dotColours[look]}
            strokeWidth={(look === 'wild' ? triangleWidth : dotWidth) * unit}
          />
        ))}
      </g>
      <OutlineLayer outlined={props.outlined} unit={unit} />
      <g className={styles.wide}>
        {props.image === undefined && <ParallelNames {...props} unit={unit} />}
        {belt.step === 1 ? <Cradles {...{ belt, world, unit, speech }} /> : <Names {...props} />}
        {props.image !== 'map' && <BeltPanel {...{ belt, world, unit, speech }} />}
      </g>
    </>
  );
}

/** States too small to see. The document has all, where browsers read the world's shapes; those without a figure are not shown. */
function Circles({ world, fills, image, unit }: BeltDrawing & { unit: number }): ReactElement {
  const { places } = toGeography(world);
  const circles = places.flatMap((place, at) => {
    const fill = fills[at] ?? NONE_COLOUR;
    return image !== undefined && fill.startsWith(NONE_COLOUR) ? [] : [{ place, fill }];
  });
  return (
    <g className={styles.circles} stroke="var(--map-coast)">
      <CountryCircles
        places={circles.map(({ place }) => place)}
        initial={circles.map(({ fill }) => fill)}
        unit={unit}
      />
    </g>
  );
}

/** The part of the belt's width that the panel takes. */
const panelPart = 0.15;

/** Size of letters on the map of an image beside those of the page: at full size its seas have no room for five names. */
const imageLetters = 0.8;

/** Names of countries beside them, where the panel leaves room. */
function Names({ world, frame, labels, image }: BeltDrawing): ReactElement {
  const view = beltView(world, frame);
  const panel = image === 'map' ? 0 : panelPart * beltBox(world)[2];
  const room = { ...frame, width: frame.width - panel / view.unit };
  return (
    <LabelLayer
      {...{ labels, geography: toGeography(world) }}
      frame={image === 'map' ? { ...room, letters: imageLetters } : room}
      view={{ ...view, x: view.x - panel / 2 }}
      onLand={false}
    />
  );
}

function Parallels({ world, unit }: BeltDrawing & { unit: number }): ReactElement {
  const box = beltBox(world);
  // A wide frame has more at its left.
  const [left, width] = [box[0] - box[2], 2 * box[2]];
  const [north, equator, south] = [tropics, 0, -tropics].map((latitude) => parallelAt(world, latitude));
  const line = (y = 0): string => `M${left} ${Math.round(y)}h${width}`;
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
    </>
  );
}

/** The names of tropics and equator; `at` is a share of the width. */
function ParallelNames({ world, unit, speech }: BeltDrawing & { unit: number }): ReactElement {
  const [left, , width] = beltBox(world);
  const names = [
    { key: 'cancer', latitude: tropics, at: 286 / 1280 },
    { key: 'equator', latitude: 0, at: 40 / 1280 },
    { key: 'capricorn', latitude: -tropics, at: 40 / 1280 },
  ];
  return (
    <g
      className={styles.parallels}
      fontFamily="var(--font-sans)"
      fontSize={13 * unit}
      fill="var(--ink-2)"
      stroke="none"
    >
      {names.map(({ key, latitude, at }) => (
        <text
          key={key}
          x={Math.round(left + at * width)}
          y={Math.round(parallelAt(world, latitude) - 6 * unit)}
        >
          {speech.words(`home.belt.${key}`)}
        </text>
      ))}
    </g>
  );
}

/** Where the gene pools are named, and the line to Central America, in parts of 1280 of the frame's width. */
const cradles = [
  { x: 193, y: 228, anchor: 'start' },
  { x: 116, y: 381, anchor: 'end' },
] as const;
const leader = { from: [187, 226], to: [120, 246] } as const;

/** The two gene pools beside the lands that they are from, each with its part of the landraces. */
function Cradles(props: { belt: Origins; world: WorldShapes; unit: number; speech: Speech }): ReactElement {
  const { belt, world, unit, speech } = props;
  const [left, top, width] = beltBox(world);
  const at = ([x, y]: readonly [number, number]): readonly [number, number] => [
    Math.round(left + (x * width) / 1280),
    Math.round(top + (y * width) / 1280),
  ];
  return (
    <g fontFamily="var(--font-sans)" stroke="var(--paper)" strokeWidth={3 * unit} paintOrder="stroke">
      <path
        d={`M${at(leader.from).join(' ')}L${at(leader.to).join(' ')}`}
        stroke={poolColours[0]}
        strokeWidth={unit}
      />
      {cradles.map(({ anchor, ...place }, pool) => {
        const [x, y] = at([place.x, place.y]);
        return (
          <g key={anchor} textAnchor={anchor}>
            <text {...{ x, y }} fontSize={16 * unit} fontWeight="600" fill={poolColours[pool]}>
              {speech.words(`home.belt.pool.${pool}`)}
            </text>
            <text x={x} y={y + 18 * unit} fontSize={14 * unit} fill="var(--ink-2)">
              {speech.formats.percent((belt.pools[pool] ?? 0) / belt.total, 0)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
