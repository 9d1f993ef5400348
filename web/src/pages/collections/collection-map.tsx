import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/words.tsx';
import { type Cluster, type PlacedGroups, toClusters } from '../../map/cluster-model.ts';
import { CountryOutlines } from '../../map/country-layer.tsx';
import { type Geography, toGeography } from '../../map/geography.ts';
import { LineLayer } from '../../map/line-layer.tsx';
import { MapHint } from '../../map/map-hint.tsx';
import { WORLD_ATTRIBUTE } from '../../map/shapes-source.ts';
import { useFrame } from '../../map/use-frame.ts';
import { type Hint, useGestures } from '../../map/use-gestures.ts';
import { type Frame, type MapView, toViewBox, zoomAt } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { ZoomButtons } from '../../map/zoom-buttons.tsx';
import { ClusterMarks } from './cluster-marks.tsx';
import styles from './collection-map.module.css';
import type { FirstMap } from './collections-data.ts';
import { drawPoints, type Paint, readPaint, visibleClusters } from './draw-points.ts';
import { assumedFrame, gatheredUnit, homeView } from './map-frame.ts';

/** So much larger than the frame the land is drawn, so that moving the map shows no empty edges at once. */
const overscan = 1.5;

/** The land is drawn anew so long after the last movement, in milliseconds. */
const settleAfter = 140;

const grown = ({ width, height }: Frame): Frame => ({ width: width * overscan, height: height * overscan });

/** Points of a collection on the world's shapes: clusters that part as the map comes nearer. */
export function CollectionMap(props: {
  world: WorldShapes;
  first: FirstMap;
  /** Positions of the points found; `null` until the browser has them. */
  placed: PlacedGroups | null;
  /** The chosen country, whose land is tinted. */
  country: string | null;
  label: string;
  summary: string;
  /** A mark of one place was chosen, by the index of the place. */
  onPlace: (place: number) => void;
}): ReactNode {
  const { world, first, placed } = props;
  const geography = toGeography(world);
  const formats = getFormats(useLanguage());
  const countText = useCallback((count: number): string => formats.number(count, 0), [formats]);
  const { ref: frameRef, frame } = useFrame(assumedFrame);
  const home = useMemo(() => homeView(first.bounds, frame), [first.bounds, frame]);
  const [moved, setMoved] = useState<{ home: MapView; view: MapView } | null>(null);
  const settled = moved?.home === home ? moved.view : home;
  const [hint, setHint] = useState<Hint | null>(null);

  const canvas = useRef<HTMLCanvasElement>(null);
  const land = useRef<SVGSVGElement>(null);
  const live = useRef({ view: settled, settled, frame: 0, timer: 0 });
  const clusterCache = useRef(new Map<number, readonly Cluster[]>());
  const clustersAt = useMemo(() => {
    clusterCache.current = new Map();
    return (view: MapView): readonly Cluster[] => {
      const unit = gatheredUnit(view, home, first.bounds);
      const before = clusterCache.current.get(unit);
      if (before !== undefined || placed === null) return before ?? [];
      const clusters = toClusters(placed, unit);
      clusterCache.current.set(unit, clusters);
      return clusters;
    };
  }, [placed, home, first.bounds]);

  const paint = useRef<Paint | null>(null);
  const draw = useRef(() => {});
  // Not with every rendering: the list below follows in one of its own, in which the map is the same.
  useLayoutEffect(() => {
    // In between the view is where the visitor has moved it.
    if (live.current.settled !== settled) Object.assign(live.current, { view: settled, settled });
    draw.current = () => {
      const { view } = live.current;
      const scale = settled.unit / view.unit;
      if (land.current !== null)
        land.current.style.transform =
          view === settled
            ? ''
            : `translate(${(settled.x - view.x) / view.unit}px, ${(settled.y - view.y) / view.unit}px) scale(${scale})`;
      if (canvas.current === null || placed === null) return;
      paint.current ??= readPaint(canvas.current);
      drawPoints(canvas.current, clustersAt(view), { view, frame, paint: paint.current, countText });
    };
    draw.current();
  }, [settled, frame, placed, clustersAt, countText]);
  useEffect(() => {
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const redraw = (): void => {
      paint.current = null;
      draw.current();
    };
    scheme.addEventListener('change', redraw);
    const { current } = live;
    return () => {
      scheme.removeEventListener('change', redraw);
      cancelAnimationFrame(current.frame);
      window.clearTimeout(current.timer);
    };
  }, []);

  const go = (view: MapView): void => {
    const { current } = live;
    current.view = view;
    cancelAnimationFrame(current.frame);
    current.frame = requestAnimationFrame(() => draw.current());
    window.clearTimeout(current.timer);
    current.timer = window.setTimeout(() => setMoved({ home, view: current.view }), settleAfter);
  };
  const zoomBy = (
    factor: number,
    at: readonly [number, number] = [frame.width / 2, frame.height / 2],
  ): void => go(zoomAt(live.current.view, factor, at, frame, home));
  const gestures = useGestures({
    target: frameRef,
    frame,
    home,
    view: live.current.view,
    onView: go,
    onHint: setHint,
  });

  const choose = (clientX: number, clientY: number, box: DOMRect): void => {
    const { view } = live.current;
    const [px, py] = [clientX - box.left, clientY - box.top];
    const hits = visibleClusters(clustersAt(view), view, frame)
      .map(({ cluster, x, y, radius }) => ({ cluster, x, y, far: Math.hypot(x - px, y - py) - radius }))
      .filter(({ far }) => far < 4)
      .sort((one, other) => one.far - other.far);
    const hit = hits[0];
    if (hit === undefined) return;
    const canPart = view.unit > (home.unit / 24) * 1.01;
    if (hit.cluster.places > 1 && canPart) zoomBy(2.4, [hit.x, hit.y]);
    else props.onPlace(hit.cluster.place);
  };

  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list below leads to every point by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a drawing; the list is its equivalent. */}
      <div
        ref={frameRef}
        className={styles.frame}
        onClick={(event) => {
          if (!gestures.dragged())
            choose(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect());
        }}
      >
        <Land
          ref={land}
          {...{ world, geography, label: props.label, country: props.country }}
          viewBox={toViewBox(settled, grown(frame))}
          unit={settled.unit}
        >
          {placed === null && (
            <ClusterMarks
              look={styles.marks}
              countText={countText}
              clusters={first.clusters}
              unit={homeView(first.bounds, assumedFrame).unit}
            />
          )}
        </Land>
        {placed !== null && <canvas ref={canvas} className={styles.points} />}
        <MapHint hint={hint} onEnd={() => setHint(null)} />
      </div>
      <p className="visually-hidden">{props.summary}</p>
      <ZoomButtons onZoom={zoomBy} onReset={() => go(home)} />
    </div>
  );
}

function Land(props: {
  ref: Ref<SVGSVGElement>;
  world: WorldShapes;
  geography: Geography;
  country: string | null;
  label: string;
  viewBox: string;
  unit: number;
  children: ReactNode;
}): ReactNode {
  const { world, geography, country, unit } = props;
  const fills = useMemo(
    () => geography.places.map(({ iso3 }) => (iso3 === country ? 'var(--accent-tint)' : 'var(--map-none)')),
    [geography, country],
  );
  return (
    <svg
      ref={props.ref}
      className={styles.land}
      viewBox={props.viewBox}
      role="img"
      aria-label={props.label}
      strokeWidth={unit}
      {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
    >
      <CountryOutlines places={geography.places} land={world.land} initial={fills} />
      <g fill="none" stroke="var(--ink-2)">
        <LineLayer disputed={world.disputed} borders="" unit={unit} />
      </g>
      <g className={styles.marks}>{props.children}</g>
    </svg>
  );
}
