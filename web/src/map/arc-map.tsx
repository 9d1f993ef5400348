import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import { PictureContext } from '../charts/picture/picture-parts.ts';
import styles from './arc-map.module.css';
import { type ArcFlow, type ArcModel, toArcModel } from './arc-model.ts';
import choropleth from './choropleth.module.css';
import { CountryCircles, CountryOutlines } from './country-layer.tsx';
import { type Geography, toGeography } from './geography.ts';
import { groundPicture } from './ground-picture.tsx';
import { LineLayer } from './line-layer.tsx';
import { MapHint } from './map-hint.tsx';
import { MAP_RATIO } from './map-picture.tsx';
import { COUNTRY_ATTRIBUTE, WORLD_ATTRIBUTE } from './shapes-source.ts';
import { useFrame } from './use-frame.ts';
import { type Hint, useGestures } from './use-gestures.ts';
import { type Frame, fitBounds, type MapView, toViewBox, zoomAt } from './view.ts';
import type { WorldShapes } from './world-shapes.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Size that the server assumes; the browser measures. */
const ASSUMED: Frame = { width: 1000, height: 476 };

const placeIn =
  ({ byIso3 }: Geography) =>
  (code: string): readonly [number, number] | null =>
    byIso3.get(code)?.centre ?? null;

const homeOf = (geography: Geography, frame: Frame): MapView => fitBounds(geography.bounds, frame);

export function unplacedFlows(world: WorldShapes, flows: readonly ArcFlow[]): readonly ArcFlow[] {
  return toArcModel(flows, placeIn(toGeography(world)), { width: 1, unit: 1 }).unplaced;
}

export function ArcMap(props: {
  world: WorldShapes;
  /** Keep its identity while it stays the same. */
  flows: readonly ArcFlow[];
  selected: string | null;
  texts: { label: string; summary: string };
  textOf: (flow: ArcFlow) => string;
  onSelect: (iso3: string) => void;
}): ReactElement {
  const { world, flows, selected, texts, textOf } = props;
  const id = useId();
  const geography = toGeography(world);
  const picture = useContext(PictureContext);
  const { ref, frame } = useFrame(ASSUMED);
  const home = useMemo(() => homeOf(geography, frame), [geography, frame]);
  // A movement counts only for the frame that it started in.
  const [moved, setMoved] = useState<{ from: MapView; to: MapView } | null>(null);
  const view = moved?.from === home ? moved.to : home;
  const setView = (to: MapView): void => setMoved({ from: home, to });
  const { unit } = view;
  const [hint, setHint] = useState<Hint | null>(null);
  const endHint = useCallback(() => setHint(null), []);
  const gestures = useGestures({
    target: ref,
    frame,
    home,
    view,
    onView: setView,
    onHint: setHint,
  });
  const model = useMemo(
    () => toArcModel(flows, placeIn(geography), { width: frame.width, unit }),
    [flows, geography, frame.width, unit],
  );
  const fillOf = useCallback(
    (iso3: string): string => (iso3 === selected ? 'var(--accent-tint)' : 'var(--map-none)'),
    [selected],
  );
  const fills = useMemo(() => geography.places.map(({ iso3 }) => fillOf(iso3)), [geography, fillOf]);
  const viewBox = toViewBox(view, frame);
  const select = (event: MouseEvent<SVGSVGElement>): void => {
    if (gestures.dragged() || !(event.target instanceof Element)) return;
    const iso3 = event.target.getAttribute(COUNTRY_ATTRIBUTE);
    if (iso3 !== null) props.onSelect(iso3);
  };
  if (import.meta.env.SSR && picture !== null) {
    const imageFrame = { width: picture.width, height: Math.round(picture.width / MAP_RATIO) };
    const view = homeOf(geography, imageFrame);
    const model = toArcModel(flows, placeIn(geography), { width: imageFrame.width, unit: view.unit });
    const ground = { frame: imageFrame, view, fillOf };
    picture.add(groundPicture(world, ground, <Arcs model={model} unit={view.unit} textOf={() => null} />));
  }
  return (
    <div className={styles.map}>
      <div ref={ref} className={styles.frame}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: countries are chosen by keys in the field above, and in the table. */}
        <svg
          // Outlines are painted when they are made: another choice makes them anew.
          key={selected ?? ''}
          className={styles.ground}
          viewBox={viewBox}
          role="img"
          aria-label={texts.label}
          aria-describedby={`${id}-summary`}
          strokeWidth={unit}
          onClick={select}
          {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
        >
          <CountryOutlines places={geography.places} land={world.land} initial={fills} />
          <CountryCircles places={geography.places} initial={fills} unit={unit} />
        </svg>
        <svg className={styles.flows} viewBox={viewBox} aria-hidden="true">
          <g className={choropleth.lines}>
            <LineLayer disputed={world.disputed} borders="" unit={unit} />
          </g>
          <Arcs model={model} unit={unit} textOf={textOf} />
        </svg>
        <MapHint hint={hint} onEnd={endHint} />
      </div>
      <p id={`${id}-summary`} className="visually-hidden">
        {texts.summary}
      </p>
      <ZoomButtons
        onZoom={(factor) => setView(zoomAt(view, factor, [frame.width / 2, frame.height / 2], frame, home))}
        onReset={() => setMoved(null)}
      />
    </div>
  );
}

function Arcs(props: { model: ArcModel; unit: number; textOf: (flow: ArcFlow) => string | null }): ReactNode {
  const { model, unit, textOf } = props;
  const title = (flow: ArcFlow): ReactNode => {
    const text = textOf(flow);
    return text === null ? null : <title>{text}</title>;
  };
  return (
    <g fill="none" strokeLinecap="butt">
      {model.discs.map(({ flow, x, y, r }) => (
        <circle
          key={flow.id}
          className={styles.flow}
          cx={x}
          cy={y}
          r={r}
          fill="var(--flow, var(--accent))"
          fillOpacity="0.3"
          stroke="var(--accent)"
          strokeWidth={1.2 * unit}
        >
          {title(flow)}
        </circle>
      ))}
      {model.arcs.map(({ flow, d, head, width }) => (
        <g key={flow.id} className={styles.flow}>
          <path d={d} stroke="var(--flow, var(--accent))" strokeOpacity="0.55" strokeWidth={width} />
          <path d={head} fill="var(--flow, var(--accent))" fillOpacity="0.9" />
          {title(flow)}
        </g>
      ))}
    </g>
  );
}
