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
import {
  type Cluster,
  clusterRadius,
  groupShapes,
  type PlacedGroups,
  toClusters,
} from '../../map/cluster-model.ts';
import { CountryOutlines } from '../../map/country-layer.tsx';
import { type Geography, toGeography } from '../../map/geography.ts';
import { LineLayer } from '../../map/line-layer.tsx';
import { MapHint } from '../../map/map-hint.tsx';
import { WORLD_ATTRIBUTE } from '../../map/shapes-source.ts';
import { useFrame } from '../../map/use-frame.ts';
import { type Hint, useGestures } from '../../map/use-gestures.ts';
import { type Frame, type MapView, toFrame, toViewBox, zoomAt } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { ZoomButtons } from '../../map/zoom-buttons.tsx';
import { ClusterMarks, groupColours, ringShares } from './cluster-marks.tsx';
import styles from './collection-map.module.css';
import type { FirstMap } from './collections-data.ts';
import { assumedFrame, gatheredUnit, homeView } from './map-frame.ts';

/** Colours of canvases: the current custom properties of the page. */
interface Paint {
  groups: readonly string[];
  surface: string;
  ink: string;
  font: string;
}

function readPaint(element: Element): Paint {
  const style = getComputedStyle(element);
  const value = (property: string): string => style.getPropertyValue(property).trim();
  return {
    groups: groupColours.map((colour) => value(colour.slice(4, -1))),
    surface: value('--surface'),
    ink: value('--ink'),
    font: `11.5px ${value('--font-sans')}`,
  };
}

/** Beyond the frame nothing is drawn. */
const margin = 24;

function visibleClusters(
  clusters: readonly Cluster[],
  view: MapView,
  frame: Frame,
): readonly { cluster: Cluster; x: number; y: number; radius: number }[] {
  return clusters.flatMap((cluster) => {
    const [x, y] = toFrame([cluster.x, cluster.y], view, frame);
    if (x < -margin || y < -margin || x > frame.width + margin || y > frame.height + margin) return [];
    return [{ cluster, x, y, radius: clusterRadius(cluster.count) }];
  });
}

export function drawPoints(
  canvas: HTMLCanvasElement,
  clusters: readonly Cluster[],
  {
    view,
    frame,
    paint,
    countText,
  }: {
    view: MapView;
    frame: Frame;
    paint: Paint;
    countText: (count: number) => string;
  },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const ratio = Math.min(3, window.devicePixelRatio || 1);
  const [width, height] = [Math.round(frame.width * ratio), Math.round(frame.height * ratio)];
  const fits = canvas.width === width && canvas.height === height;
  if (!fits) Object.assign(canvas, { width, height });
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  // A canvas of a new size is empty. Clearing it all the same would, on paper, clear the land below it: browsers print what was drawn
  // for paper stroke by stroke.
  if (fits) context.clearRect(0, 0, frame.width, frame.height);
  context.font = paint.font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { cluster, x, y, radius } of visibleClusters(clusters, view, frame)) {
    if (cluster.count === 1) {
      drawSingle(context, cluster, { x, y, radius, paint });
      continue;
    }
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = paint.surface;
    context.fill();
    context.lineWidth = 4;
    for (const { group, from, to } of ringShares(cluster)) {
      context.beginPath();
      context.arc(x, y, radius - 2, (from - 0.25) * 2 * Math.PI, (to - 0.25) * 2 * Math.PI);
      context.strokeStyle = paint.groups[group] ?? paint.ink;
      context.stroke();
    }
    context.fillStyle = paint.ink;
    context.fillText(countText(cluster.count), x, y + 0.5);
  }
}

function drawSingle(
  context: CanvasRenderingContext2D,
  { groups }: Cluster,
  { x, y, radius, paint }: { x: number; y: number; radius: number; paint: Paint },
): void {
  const group = groups.findIndex((count) => count > 0);
  const shape = groupShapes[group] ?? 'circle';
  context.beginPath();
  if (shape === 'square') context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
  else if (shape === 'triangle') {
    context.moveTo(x, y - 1.2 * radius);
    context.lineTo(x + 1.15 * radius, y + radius);
    context.lineTo(x - 1.15 * radius, y + radius);
    context.closePath();
  } else context.arc(x, y, radius, 0, 2 * Math.PI);
  const colour = paint.groups[group] ?? paint.ink;
  context.fillStyle = shape === 'ring' ? paint.surface : colour;
  context.fill();
  context.lineWidth = shape === 'ring' ? 2 : 1;
  context.strokeStyle = shape === 'ring' ? colour : paint.surface;
  context.stroke();
}

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
  country: string | null;
  label: string;
  summary: string;
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
