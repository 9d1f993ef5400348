import {
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { PictureContext } from '../charts/picture/picture-parts.ts';
import styles from './choropleth.module.css';
import { type Bin, type Classes, toBin } from './classes.ts';
import { CountryCircles, CountryOutlines } from './country-layer.tsx';
import type { FillStyle } from './fills.ts';
import { type MapPlace, placesOf, toGeography } from './geography.ts';
import { LabelLayer, type MapLabel } from './label-layer.tsx';
import { CoastLayer, LineLayer, type Outlined, OutlineLayer } from './line-layer.tsx';
import { MapCard, NoCard } from './map-card.tsx';
import { rampFor, ZERO_COLOUR } from './map-colours.ts';
import { MapHint } from './map-hint.tsx';
import { MapPatterns } from './map-patterns.tsx';
import { MAP_RATIO, mapPicture } from './map-picture.tsx';
import { WORLD_ATTRIBUTE } from './shapes-source.ts';
import { type StateIn, useFills, type ValueIn } from './use-fills.ts';
import { useFrame } from './use-frame.ts';
import { type Hint, useGestures } from './use-gestures.ts';
import { useKeyboard } from './use-keyboard.ts';
import { usePointer } from './use-pointer.ts';
import { useView } from './use-view.ts';
import { toViewBox } from './view.ts';
import type { WorldShapes } from './world-shapes.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Every word that the map says, in the page's language. */
export interface MapTexts {
  /** Short name of the picture. */
  label: string;
  /** The picture in words: five largest, smallest, how many without data. */
  summary: string;
  /** How a country's figures are got at; it stands where they will. */
  noCard: string;
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
  /** Code of a country or former state. */
  selected: string | null;
  /** What is chosen at a country's place: the state that the map shows there. Absent: the country. */
  areaAt?: ((iso3: string) => string) | undefined;
  /** Countries of the chosen region, which the map fits; the others stand back. Null for the world. */
  focusRegion: ReadonlySet<string> | null;
  /** The class that the legend points at. */
  highlightedBin: Bin | null;
  /** Beside the graphs, or alone and larger. */
  layout: 'both' | 'map';
  labels?: readonly MapLabel[];
  texts: MapTexts;
  onSelect: (area: string) => void;
  onClear: () => void;
  /** Content of the card of a country, or of the chosen state. */
  renderCard: (area: string) => ReactNode;
  /** A country and its value in a few words, read out when the keyboard reaches it. */
  describe: (iso3: string) => string;
  ref?: Ref<MapHandle>;
}

/** Frame sizes that the server assumes; the browser measures. The style sheet has the same proportions. */
const ASSUMED = { both: { width: 648, height: 300 }, map: { width: 821, height: 380 } } as const;

/** Zoomed in to less than this part of the world, the map shows small states without a figure, too. */
const NEAR = 0.8;

const NO_LABELS: readonly MapLabel[] = [];

/** The world map: one outline or circle per country, coloured by class. */
export function Choropleth(props: ChoroplethProps): ReactElement | null {
  const { world, classes, layout, selected, focusRegion, texts, labels = NO_LABELS } = props;
  const id = useId();
  const geography = toGeography(world);
  const picture = useContext(PictureContext);
  const {
    ref: frameRef,
    frame,
    measured,
  } = useFrame(
    import.meta.env.SSR && picture !== null
      ? { width: picture.width, height: Math.round(picture.width / MAP_RATIO) }
      : ASSUMED[layout],
  );
  const chosen = useMemo(() => placesOf(geography, selected), [geography, selected]);
  const { view, home, setView, zoomBy, reset } = useView(
    geography,
    { focus: focusRegion, selected: chosen },
    frame,
  );
  const [hint, setHint] = useState<Hint | null>(null);
  const endHint = useCallback(() => setHint(null), []);

  const { limits } = classes;
  const style = useMemo<FillStyle>(
    () => ({ ramp: props.ramp ?? rampFor(limits), zero: ZERO_COLOUR, patterns: `${id}-` }),
    [props.ramp, limits, id],
  );
  const { root, initial, paint } = useFills({
    places: geography.places,
    valueIn: props.valueIn,
    stateIn: props.stateIn,
    classes,
    style,
    focus: focusRegion,
    highlighted: props.highlightedBin,
  });
  useImperativeHandle(props.ref, () => ({ paint }), [paint]);
  // A step to another year paints without React, so its textures have to be there before.
  const [textures, setTextures] = useState(props.stateIn !== undefined);
  useEffect(() => setTextures(true), []);

  // A label on a country that stands back would point at what is not meant.
  const { highlightedBin, valueIn } = props;
  const shownLabels = useMemo(
    () =>
      labels.filter(
        ({ iso3 }) =>
          (focusRegion?.has(iso3) ?? true) &&
          (highlightedBin === null || toBin(valueIn(iso3), classes) === highlightedBin),
      ),
    [labels, focusRegion, highlightedBin, valueIn, classes],
  );

  const areaAt = (iso3: string): string => props.areaAt?.(iso3) ?? iso3;
  const choose = (iso3: string): void =>
    areaAt(iso3) === selected ? props.onClear() : props.onSelect(areaAt(iso3));
  const gestures = useGestures({ target: frameRef, frame, home, view, onView: setView, onHint: setHint });

  const keyboard = useKeyboard({
    geography,
    view,
    frame,
    home,
    selected: chosen[0] ?? null,
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
  const placesAt = (iso3: string | null): readonly MapPlace[] =>
    iso3 === null ? [] : placesOf(geography, areaAt(iso3));
  const pointed = pointer.hovered ?? pointer.pinned ?? keyboard.focused;
  const shown = pointed ?? (chosen.length === 0 ? null : selected);
  const outlined = selectOutlined(
    chosen,
    placesAt(pointer.hovered ?? pointer.pinned),
    placesAt(keyboard.focused),
    (iso3) => typeof props.valueIn(iso3) !== 'number',
  );
  const viewBox = toViewBox(view, frame);
  const near = view.unit < NEAR * home.unit;
  if (import.meta.env.SSR && picture !== null) {
    picture.add(
      mapPicture({
        ...{ world, geography, frame, view, near, style, textures },
        fills: initial,
        labels: shownLabels,
        selected: chosen,
      }),
    );
    // Nobody sees the page that an image is taken from.
    return null;
  }

  return (
    <div className={styles.map} data-layout={layout}>
      <div
        ref={frameRef}
        className={styles.frame}
        data-measured={measured || undefined}
        {...pointer.handlers}
      >
        {borders !== '' && <CoastLayer viewBox={viewBox} borders={borders} unit={view.unit} />}
        <svg
          ref={root}
          className={styles.countries}
          viewBox={viewBox}
          role="img"
          aria-label={texts.label}
          aria-describedby={`${id}-summary`}
          data-borders={borders === '' ? undefined : 'above'}
          data-near={near || undefined}
          strokeWidth={view.unit}
          {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
        >
          <MapPatterns style={style} unit={view.unit} textures={textures} />
          <CountryOutlines places={geography.places} land={world.land} initial={initial} />
          <CountryCircles places={geography.places} initial={initial} unit={view.unit} />
        </svg>
        <svg className={styles.lines} viewBox={viewBox} aria-hidden="true">
          <LineLayer disputed={world.disputed} borders={borders} unit={view.unit} />
          <OutlineLayer outlined={outlined} unit={view.unit} />
          <LabelLayer labels={shownLabels} geography={geography} view={view} frame={frame} />
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
      {shown === null ? (
        <NoCard text={texts.noCard} />
      ) : (
        <MapCard
          pinned={pointer.pinned === shown}
          resting={pointed === null}
          frameRef={frameRef}
          onBlur={keyboard.handlers.onBlur}
        >
          {props.renderCard(shown)}
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
  selected: readonly MapPlace[],
  hovered: readonly MapPlace[],
  focused: readonly MapPlace[],
  isEmpty: (iso3: string) => boolean,
): readonly Outlined[] {
  const as = (kind: Outlined['kind'], places: readonly MapPlace[]): readonly Outlined[] =>
    places.map((place) => ({ place, kind, filled: isEmpty(place.iso3) }));
  return [
    ...as(
      'hovered',
      hovered.filter((place) => !selected.includes(place)),
    ),
    ...as('selected', selected),
    ...as('focused', focused),
  ];
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
