import { Fragment, memo, type ReactElement } from 'react';
import styles from './choropleth.module.css';
import type { MapPlace } from './geography.ts';
import { circleRadius, isTiny } from './pick.ts';
import { DISPUTED_ATTRIBUTE } from './shapes-source.ts';

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
const kinds = ['doubtful', 'hovered', 'selected', 'focused'] as const;
const LOOKS = {
  doubtful: { stroke: 'var(--ink-2)', width: 0.9, casing: 0 },
  hovered: { stroke: 'var(--ink)', width: 1.6, casing: 0 },
  selected: { stroke: 'var(--ink)', width: 3, casing: 3 },
  focused: { stroke: 'var(--focus)', width: 3, casing: 3 },
} as const;

/** A country too small to be outlined has a ring around it instead. */
const RING = { radius: 8, width: 2 } as const;

/** A hollow country's own, ink for selected and hovered, blue for the focus, within a light edge; looks are attributes, for images. */
export function OutlineLayer({ outlined, unit }: OutlineLayerProps): ReactElement {
  return (
    <g fill="none" strokeLinejoin="round">
      {kinds.map((kind) => {
        const outlinedOfKind = outlined.filter((one) => one.kind === kind);
        const { stroke, casing } = LOOKS[kind];
        return (
          <Fragment key={kind}>
            {casing > 0 &&
              outlinedOfKind.map(({ place }) => (
                <Outline key={place.iso3} {...{ place, kind, unit }} stroke="var(--paper)" wider={casing} />
              ))}
            {outlinedOfKind.map(({ place, filled }) => (
              <Outline
                key={place.iso3}
                {...{ place, kind, unit, stroke }}
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
  kind: Outlined['kind'];
  stroke: string;
  /** Pixels by which the stroke is wider: the edge behind it. */
  wider?: number;
  unit: number;
  /** Of its circle. */
  fill?: string | undefined;
}): ReactElement {
  const { place, kind, stroke, wider = 0, unit, fill } = props;
  const { circle, d } = place.shape;
  const [x, y] = place.centre;
  if (kind === 'selected' && isTiny(place, unit))
    return (
      <circle
        cx={x}
        cy={y}
        r={RING.radius * unit}
        stroke={stroke}
        strokeWidth={(RING.width + wider) * unit}
        fill={fill}
      />
    );
  const raised = kind === 'doubtful' ? 1 : 1.6;
  return (
    <g stroke={stroke} strokeWidth={(LOOKS[kind].width + wider) * unit}>
      {d !== '' && <path d={d} />}
      {circle && <circle cx={circle[0]} cy={circle[1]} r={raised * circleRadius(place, unit)} fill={fill} />}
    </g>
  );
}
