import {
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import styles from './choropleth.module.css';
import { type Bin, type Classes, toBin } from './classes.ts';
import { CountryCircles, CountryOutlines } from './country-layer.tsx';
import type { FillStyle } from './fills.ts';
import { type MapPlace, toGeography } from './geography.ts';
import { LabelLayer, LineLayer, type MapLabel, type Outlined, OutlineLayer } from './line-layer.tsx';
import { MapCard } from './map-card.tsx';
import { rampFor, ZERO_COLOUR } from './map-colours.ts';
import { MapHint } from './map-hint.tsx';
import { MapPatterns } from './map-patterns.tsx';
import { WORLD_ATTRIBUTE } from './shapes-source.ts';
import { type StateIn, useFills, type ValueIn } from './use-fills.ts';
import { useFrame } from './use-frame.ts';
import { type Hint, useGestures } from './use-gestures.ts';
import { useKeyboard } from './use-keyboard.ts';
import { usePointer } from './use-pointer.ts';
import { useView } from './use-view.ts';
import { toFrame, toViewBox } from './view.ts';
import type { WorldShapes } from './world-shapes.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Every word that the map says, in the page's language. */
export interface MapTexts {
  /** Short name of the picture. */
  label: string;
  /** The picture in words: five largest, smallest, how many without data. */
  summary: string;
  /** How the keyboard moves on the map. */
  instructions: string;
  zoomIn: string;
  zoomOut: string;
  zoomReset: string;
  /** Said when a gesture scrolls the page instead of moving the map. */
  hints: Readonly<Record<Hint, string>>;
}

/** What a page may do to the map between two renderings. */
export interface MapHandle {
  /**
   * Paints the values of another year at once. The page then renders the same values when it has time; the map finds
   * nothing left to do.
   */
  paint: (valueIn: ValueIn, stateIn?: StateIn | undefined) => void;
  /** Works out what painting these values takes, so that the step to them is short. */
  prepare: (valueIn: ValueIn, stateIn?: StateIn | undefined) => void;
}

export interface ChoroplethProps {
  world: WorldShapes;
  /** Keep this function while its answers stay the same: a new one repaints. */
  valueIn: ValueIn;
  /** State of a country's figure: what is not official has a texture. Without it all figures are plain. */
  stateIn?: StateIn | undefined;
  classes: Classes;
  /** Colours of the classes; the page's own ramp unless given. */
  ramp?: readonly string[];
  selected: string | null;
  /** Countries of the chosen region, which the map fits; the others stand back. Null for the world. */
  focusRegion: ReadonlySet<string> | null;
  /** The class that the legend points at. */
  highlightedBin: Bin | null;
  /** Beside the graphs, or alone and larger. */
  layout: 'both' | 'map';
  labels?: readonly MapLabel[];
  texts: MapTexts;
  onSelect: (iso3: string) => void;
  onClear: () => void;
  /** Content of the card of a country. */
  renderCard: (iso3: string) => ReactNode;
  /** A country and its value in a few words, read out when the keyboard reaches it. */
  describe: (iso3: string) => string;
  ref?: Ref<MapHandle>;
}

/** Frame sizes that the server assumes; the browser measures. The style sheet has the same proportions. */
const ASSUMED = { both: { width: 700, height: 350 }, map: { width: 1200, height: 520 } } as const;

const NO_LABELS: readonly MapLabel[] = [];

/** The world map: one outline or circle per country, coloured by class. */
export function Choropleth(props: ChoroplethProps): ReactElement {
  const { world, classes, layout, selected, focusRegion, texts, labels = NO_LABELS } = props;
  const id = useId();
  const geography = toGeography(world);
  const { ref: frameRef, frame } = useFrame(ASSUMED[layout]);
  const { view, home, setView, zoomBy, reset } = useView(geography, focusRegion, frame);
  const [hint, setHint] = useState<Hint | null>(null);
  const endHint = useCallback(() => setHint(null), []);

  const { limits } = classes;
  const style = useMemo<FillStyle>(
    () => ({ ramp: props.ramp ?? rampFor(limits), zero: ZERO_COLOUR, patterns: `${id}-` }),
    [props.ramp, limits, id],
  );
  const { root, initial, paint, prepare } = useFills({
    places: geography.places,
    valueIn: props.valueIn,
    stateIn: props.stateIn,
    classes,
    style,
    focus: focusRegion,
    highlighted: props.highlightedBin,
  });
  useImperativeHandle(props.ref, () => ({ paint, prepare }), [paint, prepare]);
  // A step to another year paints without React, so its textures have to be there before.
  const [textures, setTextures] = useState(props.stateIn !== undefined);
  useEffect(() => setTextures(true), []);

  // A label on a country that stands back would point at what is not meant.
  const isShown = (iso3: string): boolean =>
    (focusRegion?.has(iso3) ?? true) &&
    (props.highlightedBin === null || toBin(props.valueIn(iso3), classes) === props.highlightedBin);

  const choose = (iso3: string): void => (iso3 === selected ? props.onClear() : props.onSelect(iso3));
  const gestures = useGestures({ target: frameRef, frame, home, view, onView: setView, onHint: setHint });

  const keyboard = useKeyboard({
    geography,
    view,
    frame,
    home,
    selected,
    choose,
    onView: setView,
    onEscape: () => {
      pointer.unpin();
      if (selected !== null) props.onClear();
    },
  });

  const pointer = usePointer({
    geography,
    view,
    frame,
    frameRef,
    choose,
    dragged: gestures.dragged,
    onChosen: keyboard.take,
  });

  const borders = useBorders(geography.places);
  const placeOf = (iso3: string | null): MapPlace | null => (iso3 && geography.byIso3.get(iso3)) || null;
  const shown = placeOf(pointer.hovered ?? pointer.pinned ?? keyboard.focused);
  const outlined = selectOutlined(
    placeOf(selected),
    placeOf(pointer.hovered ?? pointer.pinned),
    placeOf(keyboard.focused),
  );
  const viewBox = toViewBox(view, frame);

  return (
    <div className={styles.map} data-layout={layout}>
      <div ref={frameRef} className={styles.frame} {...pointer.handlers}>
        <svg
          ref={root}
          className={styles.countries}
          viewBox={viewBox}
          role="img"
          aria-label={texts.label}
          aria-describedby={`${id}-summary`}
          data-borders={borders === '' ? undefined : 'above'}
          strokeWidth={0.5 * view.unit}
          {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
        >
          <MapPatterns style={style} unit={view.unit} textures={textures} />
          <CountryOutlines places={geography.places} land={world.land} initial={initial} />
          <CountryCircles places={geography.places} initial={initial} unit={view.unit} />
        </svg>
        <svg className={styles.lines} viewBox={viewBox} aria-hidden="true">
          <LineLayer disputed={world.disputed} borders={borders} unit={view.unit} />
          <OutlineLayer outlined={outlined} unit={view.unit} />
          <LabelLayer
            labels={labels.filter(({ iso3 }) => isShown(iso3))}
            byIso3={geography.byIso3}
            unit={view.unit}
          />
        </svg>
        <MapHint hint={hint} texts={texts.hints} onEnd={endHint} />
      </div>
      <div
        ref={keyboard.ref}
        className={styles.keys}
        role="application"
        data-walking={keyboard.focused === null ? undefined : 'yes'}
        aria-label={texts.label}
        aria-description={texts.instructions}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk over the countries from here.
        tabIndex={0}
        {...keyboard.handlers}
      />
      {/* Right after the surface, so that Tab leads from a country to what its card offers. */}
      {shown && (
        <MapCard
          mark={findMark(shown, toFrame, view, frame)}
          frame={frame}
          pinned={pointer.pinned === shown.iso3}
          onBlur={keyboard.handlers.onBlur}
        >
          {props.renderCard(shown.iso3)}
        </MapCard>
      )}
      <p id={`${id}-summary`} className={styles.hidden}>
        {texts.summary}
      </p>
      <p className={styles.hidden} aria-live="polite">
        {keyboard.focused === null ? '' : props.describe(keyboard.focused)}
      </p>
      <ZoomButtons texts={texts} onZoom={zoomBy} onReset={reset} />
    </div>
  );
}

/** Outlines from below to above: the keyboard's ring is never hidden. */
function selectOutlined(
  selected: MapPlace | null,
  hovered: MapPlace | null,
  focused: MapPlace | null,
): readonly Outlined[] {
  const all: Outlined[] = [];
  if (hovered && hovered !== selected) all.push({ place: hovered, kind: 'hovered' });
  if (selected) all.push({ place: selected, kind: 'selected' });
  if (focused) all.push({ place: focused, kind: 'focused' });
  return all;
}

/** Outlines that are only a speck under a circle would be drawn over it. */
function selectBorders(places: readonly MapPlace[]): string {
  return places.map(({ shape }) => (shape.circle ? '' : shape.d)).join('');
}

/** All borders as one path above the fills, made when the browser is idle: until then each country has its own stroke. */
function useBorders(places: readonly MapPlace[]): string {
  const [borders, setBorders] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setBorders(selectBorders(places)), 600);
    return () => clearTimeout(timer);
  }, [places]);
  return borders;
}

function findMark(
  place: MapPlace,
  project: typeof toFrame,
  ...[view, frame]: [Parameters<typeof toFrame>[1], Parameters<typeof toFrame>[2]]
): readonly [number, number, number, number] {
  const [left, top] = project([place.bounds[0], place.bounds[1]], view, frame);
  const [right, bottom] = project([place.bounds[2], place.bounds[3]], view, frame);
  const grow = place.shape.circle ? 9 : 0;
  return [left - grow, top - grow, right + grow, bottom + grow];
}
