import { Fragment, type ReactNode } from 'react';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { type Fill, type FillStyle, PATTERN, toAttributes } from './fills.ts';
import type { Geography, MapPlace } from './geography.ts';
import { LETTERS, type MapLabel, placeLabels } from './label-places.ts';
import { MapPatterns } from './map-patterns.tsx';
import { type OutlineMesh, toOutlineMesh } from './outline-mesh.ts';
import { circleRadius } from './pick.ts';
import { type Frame, type MapView, toBox, toViewBox } from './view.ts';
import type { WorldShapes } from './world-shapes.ts';

/** Width to height of a map in an image, as that of the page. */
export const MAP_RATIO = 2.1;

/** All that an image of the map is drawn from. */
export interface DrawnMap {
  world: WorldShapes;
  geography: Geography;
  frame: Frame;
  view: MapView;
  /** Whether small states without a figure are seen. */
  near: boolean;
  style: FillStyle;
  fills: readonly Fill[];
  textures: boolean;
  labels: readonly MapLabel[];
  selected: readonly MapPlace[];
}

const hasNone = (fill: Fill): boolean =>
  fill.includes(`-${PATTERN.noData}`) || fill.includes(`-${PATTERN.notApplicable}`);

const meshes = new WeakMap<WorldShapes, OutlineMesh>();

/** Coasts and borders of the states that are no circles, worked out once. */
function linesOf(world: WorldShapes): OutlineMesh {
  const known = meshes.get(world);
  if (known !== undefined) return known;
  const outlines = world.shapes.flatMap(({ d, circle }) => (circle === undefined ? d : []));
  const made = toOutlineMesh([...outlines, world.land]);
  meshes.set(world, made);
  return made;
}

/**
 * The map as one drawing whose looks are attributes: what the page draws in layers, with a style sheet. Land that is as light as paper has
 * the coast for a border, all else paper.
 */
export function mapPicture(drawn: DrawnMap): PicturePart {
  const { world, geography, frame, view, near, style, fills } = drawn;
  const { places } = geography;
  const { unit } = view;
  const viewBox = toViewBox(view, frame);
  const all = places.map((place, at) => ({ place, fill: fills[at] ?? '' }));
  const lines = linesOf(world);
  const pale = all.filter(
    ({ place, fill }) => place.shape.circle === undefined && fill.startsWith(style.zero),
  );
  const circled = all.filter(
    ({ place, fill }) => place.shape.circle !== undefined && (near || !hasNone(fill)),
  );
  return {
    width: frame.width,
    height: frame.height,
    isMap: true,
    content: (
      <svg width={frame.width} height={frame.height} viewBox={viewBox} overflow="hidden" aria-hidden="true">
        <MapPatterns style={style} unit={unit} textures={drawn.textures} />
        <path
          d={lines.coast}
          fill="none"
          stroke="var(--map-coast)"
          strokeWidth={1.8 * unit}
          strokeLinejoin="bevel"
        />
        <path d={world.land} fill="var(--map-none)" />
        {[...outlinesByFill(all)].map(([fill, outlines]) => (
          <path key={fill} d={outlines} {...toAttributes(fill)} />
        ))}
        <g fill="none" strokeLinejoin="bevel" strokeWidth={0.7 * unit}>
          <path d={lines.borders} stroke="var(--paper)" />
          <path d={pale.map(({ place }) => place.shape.d).join('')} stroke="var(--map-coast)" />
          <path
            d={world.disputed}
            stroke="var(--ink-2)"
            strokeWidth={1.1 * unit}
            strokeDasharray={`${2.5 * unit} ${2 * unit}`}
          />
        </g>
        <g stroke="var(--map-coast)" strokeWidth={unit}>
          {circled.map(({ place, fill }) => (
            <circle
              key={place.iso3}
              cx={place.shape.circle?.[0]}
              cy={place.shape.circle?.[1]}
              r={circleRadius(place, unit)}
              {...toAttributes(fill)}
            />
          ))}
        </g>
        <Chosen places={drawn.selected} unit={unit} />
        <Labels drawn={drawn} />
      </svg>
    ),
  };
}

/** Outlines of the places that look alike, as one: a texture, say, is made once for each shape that it fills. */
function outlinesByFill(all: readonly { place: MapPlace; fill: Fill }[]): ReadonlyMap<Fill, string> {
  const made = new Map<Fill, string>();
  for (const { place, fill } of all) made.set(fill, (made.get(fill) ?? '') + place.shape.d);
  return made;
}

/** The border of what is chosen, in ink with a light edge. */
function Chosen({ places, unit }: { places: readonly MapPlace[]; unit: number }): ReactNode {
  return [
    { stroke: 'var(--surface)', width: 5 },
    { stroke: 'var(--ink)', width: 2 },
  ].map(({ stroke, width }) => (
    <g key={stroke} fill="none" stroke={stroke} strokeWidth={width * unit} strokeLinejoin="round">
      {places.map((place) => {
        const { circle, d } = place.shape;
        return (
          <Fragment key={place.iso3}>
            {d !== '' && <path d={d} />}
            {circle && <circle cx={circle[0]} cy={circle[1]} r={1.6 * circleRadius(place, unit)} />}
          </Fragment>
        );
      })}
    </g>
  ));
}

/** Light letters with a dark edge on land, dark ones with a light edge beside it. */
function Labels({ drawn }: { drawn: DrawnMap }): ReactNode {
  const { labels, geography, view, frame } = drawn;
  const { unit } = view;
  return (
    <g fontFamily="var(--font-sans)" fontSize={LETTERS * unit} strokeLinejoin="round">
      {placeLabels(labels, geography, view, frame).map(({ iso3, text, at, anchor, leader }) => {
        const [x, y] = toBox(at, view, frame);
        const line = leader?.map((point) => toBox(point, view, frame).map(Math.round).join(' ')).join('L');
        const [fill, edge] =
          leader === null ? ['var(--paper)', 'var(--map-7)'] : ['var(--ink)', 'var(--paper)'];
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
              fill={fill}
              stroke={edge}
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
