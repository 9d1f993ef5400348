import type { ReactElement } from 'react';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import type { Words } from '../i18n/words.tsx';
import { type Fill, toAttributes, toFills } from './fills.ts';
import { type MapPlace, placesOf, toGeography } from './geography.ts';
import { LabelLayer } from './label-layer.tsx';
import { toLegend } from './legend-model.ts';
import { legendPicture } from './legend-picture.tsx';
import { LineLayer, OutlineLayer } from './line-layer.tsx';
import { NONE_COLOUR, rampFor, ZERO_COLOUR } from './map-colours.ts';
import { type CountryMapModel, countClasses, doubtfulPlaces, nameLabels } from './map-model.ts';
import { circleRadius } from './pick.ts';
import { fitView, isNear } from './use-view.ts';
import { toViewBox } from './view.ts';
import type { WorldShapes } from './world-shapes.ts';

/** Width to height of a map in an image, as that of the page. */
export const MAP_RATIO = 2.1;

/** A map of countries with its legend as an image has it, `width` pixels wide. */
export function countryMapPicture(
  map: CountryMapModel,
  { world, words, width }: { world: WorldShapes; words: Words; width: number },
): readonly PicturePart[] {
  const ratio = map.frame === undefined ? MAP_RATIO : map.frame.width / map.frame.height;
  const frame = { width, height: Math.round(width / ratio) };
  const legend = toLegend(map.legend, map.classes, countClasses(world, map), words);
  return [
    {
      ...frame,
      isMap: true,
      content: <MapDrawing map={map} world={world} words={words} frame={frame} />,
    },
    ...legendPicture(legend, width),
  ];
}

const hasNone = (fill: Fill): boolean => fill.startsWith(NONE_COLOUR);

const meshes = new WeakMap<WorldShapes, OutlineMesh>();

function linesOf(world: WorldShapes): OutlineMesh {
  const known = meshes.get(world);
  if (known !== undefined) return known;
  const outlines = world.shapes.flatMap(({ d, circle }) => (circle === undefined ? d : []));
  const made = toOutlineMesh([...outlines, world.land]);
  meshes.set(world, made);
  return made;
}

/** The map as one drawing, for images. Land as light as paper has the coast for a border, all else paper. */
function MapDrawing(props: {
  map: CountryMapModel;
  world: WorldShapes;
  words: Words;
  frame: { width: number; height: number };
}): ReactElement {
  const { map, world, words, frame } = props;
  const { classes, valueIn, doubtIn, focus = null, around = null } = map;
  const geography = toGeography(world);
  const { places } = geography;
  const selected = placesOf(geography, map.selected ?? null);
  const { home, fitted: view } = fitView(geography, { focus, selected, around }, frame);
  const { unit } = view;
  const ramp = classes.colours ?? rampFor(classes);
  const fills = toFills({ ...{ places, valueIn, doubtIn, classes, ramp, focus }, highlighted: null });
  const filled = places.map((place, at) => ({ place, fill: fills[at] ?? '' }));
  const lines = linesOf(world);
  const pale = filled.filter(({ place, fill }) => !place.shape.circle && fill.startsWith(ZERO_COLOUR));
  return (
    <svg {...frame} viewBox={toViewBox(view, frame)} overflow="hidden" aria-hidden="true">
      <path
        d={lines.coast}
        fill="none"
        stroke="var(--map-coast)"
        strokeWidth={1.8 * unit}
        strokeLinejoin="bevel"
      />
      <path d={world.land} fill="var(--map-none)" />
      {[...outlinesByFill(filled)].map(([fill, outlines]) => (
        <path key={fill} d={outlines} {...toAttributes(fill)} />
      ))}
      <g fill="none" strokeLinejoin="bevel">
        <g strokeWidth={0.7 * unit}>
          <path d={lines.borders} stroke="var(--paper)" />
          <path d={pale.map(({ place }) => place.shape.d).join('')} stroke="var(--map-coast)" />
        </g>
        <LineLayer disputed={world.disputed} borders="" unit={unit} />
      </g>
      <Circles filled={filled} unit={unit} showsEmpty={isNear(view, home)} />
      <OutlineLayer
        outlined={[
          ...doubtfulPlaces(places, map).map((place) => ({
            place,
            kind: 'doubtful' as const,
            filled: false,
          })),
          ...selected.map((place) => ({ place, kind: 'selected' as const, filled: false })),
        ]}
        unit={unit}
      />
      <LabelLayer labels={nameLabels(map, null, words)} geography={geography} view={view} frame={frame} />
    </svg>
  );
}

interface FilledPlace {
  place: MapPlace;
  fill: Fill;
}

/** Outlines of the places that look alike, as one: an image is shorter with one path for each class. */
function outlinesByFill(filled: readonly FilledPlace[]): ReadonlyMap<Fill, string> {
  const made = new Map<Fill, string>();
  for (const { place, fill } of filled) made.set(fill, (made.get(fill) ?? '') + place.shape.d);
  return made;
}

/** States too small to see; those without a figure only where the map is near. */
function Circles(props: { filled: readonly FilledPlace[]; unit: number; showsEmpty: boolean }): ReactElement {
  const { filled, unit, showsEmpty } = props;
  return (
    <g stroke="var(--map-coast)" strokeWidth={unit}>
      {filled.map(
        ({ place, fill }) =>
          place.shape.circle !== undefined &&
          (showsEmpty || !hasNone(fill)) && (
            <circle
              key={place.iso3}
              cx={place.shape.circle[0]}
              cy={place.shape.circle[1]}
              r={circleRadius(place, unit)}
              {...toAttributes(fill)}
            />
          ),
      )}
    </g>
  );
}

interface OutlineMesh {
  coast: string;
  borders: string;
}

interface Edge {
  from: readonly [number, number];
  to: readonly [number, number];
  key: string;
}

/** The edges of an outline written as absolute `M` starts and relative `l` steps, ring by ring, each ring closed. */
function toEdges(d: string): readonly (readonly Edge[])[] {
  return d
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = ring.match(/-?\d+/g)?.map(Number) ?? [];
      const points: [number, number][] = [];
      for (let at = 0, x = 0, y = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push([x, y]);
      }
      return points.map((from, at) => {
        const to = points[(at + 1) % points.length] ?? from;
        const ends = [from.join(), to.join()].sort();
        return { from, to, key: ends.join(' ') };
      });
    });
}

/** To draw a line costs the server more than to fill a country: each border and coast is drawn once. */
export function toOutlineMesh(outlines: readonly string[]): OutlineMesh {
  const rings = outlines.flatMap(toEdges);
  const times = new Map<string, number>();
  for (const { key } of rings.flat()) times.set(key, (times.get(key) ?? 0) + 1);
  const drawnEdges = new Set<string>();
  const lines = { coast: '', borders: '' };
  for (const ring of rings) {
    /** Which line the pen is on, from the edge before. */
    let on: keyof OutlineMesh | null = null;
    for (const { from, to, key } of ring) {
      if (drawnEdges.has(key) || from === to) {
        on = null;
        continue;
      }
      drawnEdges.add(key);
      const line = times.get(key) === 1 ? 'coast' : 'borders';
      if (on !== line) lines[line] += `M${from[0]} ${from[1]}`;
      lines[line] += `l${to[0] - from[0]} ${to[1] - from[1]}`;
      on = line;
    }
  }
  return lines;
}
