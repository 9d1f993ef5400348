import { memo, type ReactElement } from 'react';
import styles from './choropleth.module.css';
import type { MapPlace } from './geography.ts';
import { circleRadius } from './pick.ts';
import { DISPUTED_ATTRIBUTE } from './shapes-source.ts';

/** A country that has to stand out, and why. */
export interface Outlined {
  place: MapPlace;
  kind: 'selected' | 'hovered' | 'focused';
}

/** A text on a country, when it fits. */
export interface MapLabel {
  iso3: string;
  text: string;
}

interface LineLayerProps {
  disputed: string;
  /** All outlines in one path; empty until the browser has taken over, when the countries lose their own strokes. */
  borders: string;
  /** Box units per CSS pixel. */
  unit: number;
}

/** Borders above the fills. They never change with the year, so they stay a picture of their own. */
export const LineLayer = memo(function LineLayer({ disputed, borders, unit }: LineLayerProps): ReactElement {
  return (
    <>
      {borders !== '' && <path className={styles.borders} d={borders} strokeWidth={0.7 * unit} />}
      <path
        {...{ [DISPUTED_ATTRIBUTE]: '' }}
        className={styles.disputed}
        d={disputed}
        strokeWidth={1.1 * unit}
        strokeDasharray={`${2.5 * unit} ${2 * unit}`}
      />
    </>
  );
});

interface OutlineLayerProps {
  outlined: readonly Outlined[];
  unit: number;
}

/** Raised outlines: ink for selected and hovered, a blue ring within white for the keyboard's focus. */
export function OutlineLayer({ outlined, unit }: OutlineLayerProps): ReactElement {
  return (
    <>
      {outlined.flatMap(({ place, kind }) => {
        const key = `${kind} ${place.iso3}`;
        const width = (kind === 'hovered' ? 1.4 : kind === 'selected' ? 2 : 3) * unit;
        const halo = (
          <Outline key={`${key} halo`} place={place} kind="halo" width={width + 3 * unit} unit={unit} />
        );
        const line = <Outline key={key} place={place} kind={kind} width={width} unit={unit} />;
        return kind === 'hovered' ? [line] : [halo, line];
      })}
    </>
  );
}

interface OutlineProps {
  place: MapPlace;
  kind: Outlined['kind'] | 'halo';
  width: number;
  unit: number;
}

/** Circles grow when they are pointed at, so the raised circle is larger than the one below. */
function Outline({ place, kind, width, unit }: OutlineProps): ReactElement {
  const circle = place.shape.circle;
  return (
    <g className={styles[kind]} strokeWidth={width}>
      {place.shape.d !== '' && <path d={place.shape.d} />}
      {circle && <circle cx={circle[0]} cy={circle[1]} r={1.6 * circleRadius(place, unit)} />}
    </g>
  );
}

interface LabelLayerProps {
  labels: readonly MapLabel[];
  byIso3: ReadonlyMap<string, MapPlace>;
  unit: number;
}

/** Average width of a digit or letter, and height of a line, in CSS pixels at the labels' size. */
const LETTER = 6.4;
const LINE = 14;

/** Labels of those countries that have room for them. */
export function LabelLayer({ labels, byIso3, unit }: LabelLayerProps): ReactElement {
  return (
    <>
      {labels.map(({ iso3, text }) => {
        const place = byIso3.get(iso3);
        if (place === undefined || !labelFits(place, text, unit)) return null;
        const [x, y] = place.centre;
        return (
          <text key={iso3} className={styles.label} x={x} y={y} fontSize={11.5 * unit} strokeWidth={3 * unit}>
            {text}
          </text>
        );
      })}
    </>
  );
}

/** Whether a label has room inside its country: its bounds, and its area, which is what thin countries lack. */
export function labelFits(place: MapPlace, text: string, unit: number): boolean {
  const width = text.length * LETTER * unit;
  const [left, top, right, bottom] = place.bounds;
  return right - left > width && bottom - top > LINE * unit && place.area > width * LINE * unit * 1.5;
}
