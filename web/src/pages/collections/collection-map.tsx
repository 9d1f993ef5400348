import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/words.tsx';
import { clusterRadius, type PlacedGroups, toClusters } from '../../map/cluster-model.ts';
import { CountryOutlines } from '../../map/country-layer.tsx';
import { toGeography } from '../../map/geography.ts';
import { LineLayer } from '../../map/line-layer.tsx';
import { MapHint } from '../../map/map-hint.tsx';
import { WORLD_ATTRIBUTE } from '../../map/shapes-source.ts';
import { useFrame } from '../../map/use-frame.ts';
import { type Hint, useGestures } from '../../map/use-gestures.ts';
import { type MapView, toFrame, toViewBox, zoomAt } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { ZoomButtons } from '../../map/zoom-buttons.tsx';
import { ClusterMarks } from './cluster-marks.tsx';
import styles from './collection-map.module.css';
import type { FirstMap } from './collections-data.ts';
import { assumedFrame, gatheredUnit, homeView } from './map-frame.ts';

/** Pixels around a mark that still choose it, and around the frame within which marks are drawn. */
const [reach, margin] = [4, 24];

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
  const { world, first, placed, country } = props;
  const { places } = toGeography(world);
  const formats = getFormats(useLanguage());
  const { ref, frame } = useFrame(assumedFrame);
  const home = useMemo(() => homeView(first.bounds, frame), [first.bounds, frame]);
  // A movement counts only for the frame that it started in.
  const [moved, setMoved] = useState<{ from: MapView; to: MapView } | null>(null);
  const view = moved?.from === home ? moved.to : home;
  const setView = (to: MapView): void => setMoved({ from: home, to });
  const [hint, setHint] = useState<Hint | null>(null);
  const gestures = useGestures({ target: ref, frame, home, view, onView: setView, onHint: setHint });
  const unit = gatheredUnit(view, home, first.bounds);
  const clusters = useMemo(
    () => (placed === null ? first.clusters : toClusters(placed, unit)),
    [placed, first.clusters, unit],
  );
  const visible = clusters.filter((cluster) => {
    const [x, y] = toFrame([cluster.x, cluster.y], view, frame);
    return x > -margin && x < frame.width + margin && y > -margin && y < frame.height + margin;
  });
  const fills = useMemo(
    () => places.map(({ iso3 }) => (iso3 === country ? 'var(--accent-tint)' : 'var(--map-none)')),
    [places, country],
  );
  const zoomBy = (
    factor: number,
    at: readonly [number, number] = [frame.width / 2, frame.height / 2],
  ): void => setView(zoomAt(view, factor, at, frame, home));
  const choose = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    if (gestures.dragged()) return;
    const box = currentTarget.getBoundingClientRect();
    const [hit] = visible
      .map((cluster) => {
        const at = toFrame([cluster.x, cluster.y], view, frame);
        const distance = Math.hypot(at[0] - (clientX - box.left), at[1] - (clientY - box.top));
        return { cluster, at, far: distance - clusterRadius(cluster.count) };
      })
      .filter(({ far }) => far < reach)
      .sort((one, other) => one.far - other.far);
    if (hit === undefined) return;
    const canPart = view.unit > (home.unit / 24) * 1.01;
    if (hit.cluster.places > 1 && canPart) zoomBy(2.4, hit.at);
    else props.onPlace(hit.cluster.place);
  };
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list below leads to every point by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a drawing; the list is its equivalent. */}
      <div ref={ref} className={styles.frame} aria-busy={placed === null} onClick={choose}>
        <svg
          // Outlines are painted when they are made: another country makes them anew.
          key={country ?? ''}
          className={styles.land}
          viewBox={toViewBox(view, frame)}
          role="img"
          aria-label={props.label}
          strokeWidth={view.unit}
          {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
        >
          <CountryOutlines places={places} land={world.land} initial={fills} />
          <g fill="none" stroke="var(--ink-2)">
            <LineLayer disputed={world.disputed} borders="" unit={view.unit} />
          </g>
          <g className={styles.marks}>
            <ClusterMarks
              countText={(count) => formats.number(count, 0)}
              clusters={visible}
              unit={placed === null ? homeView(first.bounds, assumedFrame).unit : view.unit}
            />
          </g>
        </svg>
        <MapHint hint={hint} onEnd={() => setHint(null)} />
      </div>
      <p className="visually-hidden">{props.summary}</p>
      <ZoomButtons onZoom={zoomBy} onReset={() => setMoved(null)} />
    </div>
  );
}
