import { memo, type ReactElement } from 'react';
import styles from './choropleth.module.css';
import type { MapPlace } from './geography.ts';
import { circleRadius } from './pick.ts';
import { DISPUTED_ATTRIBUTE } from './shapes-source.ts';

/** A country that has to stand out, and why. */
export interface Outlined {
  place: MapPlace;
  kind: 'selected' | 'hovered' | 'focused';
  /** Its circle is drawn here, because a state without a figure has none in the view of the world. */
  filled: boolean;
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

/** A hairline around land, under the fills: what is as light as the sea is land all the same. */
export const CoastLayer = memo(function CoastLayer(props: {
  viewBox: string;
  borders: string;
  unit: number;
}): ReactElement {
  return (
    <svg className={styles.coast} viewBox={props.viewBox} aria-hidden="true">
      <path d={props.borders} strokeWidth={1.8 * props.unit} />
    </svg>
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
      {outlined.flatMap(({ place, kind, filled }) => {
        const key = `${kind} ${place.iso3}`;
        const width = (kind === 'hovered' ? 1.4 : kind === 'selected' ? 2 : 3) * unit;
        const halo = (
          <Outline key={`${key} halo`} place={place} kind="halo" width={width + 3 * unit} unit={unit} />
        );
        const line = (
          <Outline key={key} place={place} kind={kind} width={width} unit={unit} filled={filled} />
        );
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
  filled?: boolean;
}

/** Circles grow when they are pointed at, so the raised circle is larger than the one below. */
function Outline({ place, kind, width, unit, filled = false }: OutlineProps): ReactElement {
  const circle = place.shape.circle;
  return (
    <g className={styles[kind]} strokeWidth={width}>
      {place.shape.d !== '' && <path d={place.shape.d} />}
      {circle && (
        <circle
          cx={circle[0]}
          cy={circle[1]}
          r={1.6 * circleRadius(place, unit)}
          data-filled={filled || undefined}
        />
      )}
    </g>
  );
}
