import { Fragment, memo, type ReactElement } from 'react';
import styles from './choropleth.module.css';
import type { MapPlace } from './geography.ts';
import { circleRadius } from './pick.ts';
import { DISPUTED_ATTRIBUTE } from './shapes-source.ts';

/** A country that has to stand out, and why. */
export interface Outlined {
  place: MapPlace;
  kind: (typeof kinds)[number];
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
      {borders !== '' && <path d={borders} stroke="var(--paper)" strokeWidth={0.7 * unit} />}
      <path
        {...{ [DISPUTED_ATTRIBUTE]: '' }}
        d={disputed}
        fill="none"
        stroke="var(--ink-2)"
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

/** From below to above: the keyboard's ring is never hidden. */
const kinds = ['hovered', 'selected', 'focused'] as const;
const STROKES = { hovered: 'var(--ink)', selected: 'var(--ink)', focused: 'var(--focus)' } as const;
const WIDTHS = { hovered: 1.4, selected: 2, focused: 3 } as const;

/**
 * Raised outlines: ink for selected and hovered, a blue ring for the keyboard's focus, both within a light edge. Their looks are
 * attributes: images have them, too.
 */
export function OutlineLayer({ outlined, unit }: OutlineLayerProps): ReactElement {
  return (
    <g fill="none" strokeLinejoin="round">
      {kinds.map((kind) => {
        const own = outlined.filter((one) => one.kind === kind);
        const width = WIDTHS[kind] * unit;
        return (
          <Fragment key={kind}>
            {kind !== 'hovered' &&
              own.map(({ place }) => (
                <Outline
                  key={place.iso3}
                  {...{ place, unit }}
                  stroke="var(--surface)"
                  width={width + 3 * unit}
                />
              ))}
            {own.map(({ place, filled }) => (
              <Outline
                key={place.iso3}
                {...{ place, unit, width }}
                stroke={STROKES[kind]}
                fill={filled ? 'var(--map-none)' : undefined}
              />
            ))}
          </Fragment>
        );
      })}
    </g>
  );
}

/** Circles grow when they are pointed at, so the raised circle is larger than the one below. */
function Outline(props: {
  place: MapPlace;
  stroke: string;
  width: number;
  unit: number;
  /** Of its circle. */
  fill?: string | undefined;
}): ReactElement {
  const { place, stroke, width, unit, fill } = props;
  const { circle, d } = place.shape;
  return (
    <g stroke={stroke} strokeWidth={width}>
      {d !== '' && <path d={d} />}
      {circle && <circle cx={circle[0]} cy={circle[1]} r={1.6 * circleRadius(place, unit)} fill={fill} />}
    </g>
  );
}
