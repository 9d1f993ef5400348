import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './choropleth.module.css';
import type { Bin } from './classes.ts';
import { CountryCircles, CountryOutlines } from './country-layer.tsx';
import { CountryWalk } from './country-walk.tsx';
import type { DoubtIn, ValueIn } from './fills.ts';
import { type Geography, type MapPlace, placesOf, toGeography } from './geography.ts';
import { LabelLayer } from './label-layer.tsx';
import type { MapLabel } from './label-places.ts';
import { CoastLayer, LineLayer, type Outlined, OutlineLayer } from './line-layer.tsx';
import { rampFor } from './map-colours.ts';
import { MapHint } from './map-hint.tsx';
import { type CountryMapModel, doubtfulPlaces } from './map-model.ts';
import { WORLD_ATTRIBUTE } from './shapes-source.ts';
import { useFills } from './use-fills.ts';
import { useFrame } from './use-frame.ts';
import { type Hint, useGestures } from './use-gestures.ts';
import { useKeyboard } from './use-keyboard.ts';
import { usePointer } from './use-pointer.ts';
import { isNear, useView } from './use-view.ts';
import { type Frame, type MapView, toViewBox } from './view.ts';
import type { WorldShapes } from './world-shapes.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface MapHandle {
  /** The page then renders the same values when it has time; the map finds nothing left to do. */
  paint: (valueIn: ValueIn, doubtIn?: DoubtIn | undefined) => void;
}

interface ChoroplethProps {
  world: WorldShapes;
  map: CountryMapModel;
  labels: readonly MapLabel[];
  highlighted: Bin | null;
  areaAt: (iso3: string) => string;
  /** `null` gives up the chosen country. */
  onChoose: (area: string | null) => void;
  renderCard: (area: string) => ReactNode;
  describe: (iso3: string) => string;
  ref?: Ref<MapHandle> | undefined;
}

/** Frame sizes that the server assumes; the browser measures. The style sheet has the same proportions. */
const ASSUMED = { world: { width: 773, height: 376 }, country: { width: 411, height: 304 } } as const;

export function Choropleth(props: ChoroplethProps): ReactElement {
  const { world, map, areaAt } = props;
  const { selected = null, focus = null, around = null } = map;
  const words = useWords();
  const id = useId();
  const geography = toGeography(world);
  const chosen = useMemo(() => placesOf(geography, selected), [geography, selected]);
  const subject = chosen.length === 0 ? 'world' : 'country';
  const { ref: frameRef, frame, measured } = useFrame(map.frame ?? ASSUMED[subject]);
  const viewing = useView(geography, { focus, selected: chosen, around }, frame);
  const { pointer, keyboard, hint, endHint } = useControls({
    ...props,
    geography,
    frame,
    frameRef,
    chosen,
    viewing,
  });
  const placesAt = (iso3: string | null): readonly MapPlace[] =>
    iso3 === null ? [] : placesOf(geography, areaAt(iso3));
  const raised = useRaised();
  const pointed = pointer.hovered ?? pointer.pinned ?? keyboard.focused;
  const outlined = selectOutlined(
    {
      doubtful: doubtfulPlaces(geography.places, map),
      selected: chosen,
      hovered: raised === null ? placesAt(pointer.hovered ?? pointer.pinned) : placesOf(geography, raised),
      focused: placesAt(keyboard.focused),
    },
    (iso3) => map.valueIn(iso3) === null,
  );
  const label = words('map.label', { title: map.title });
  return (
    <div className={styles.map} data-subject={subject}>
      <div
        ref={frameRef}
        className={styles.frame}
        data-measured={measured || undefined}
        {...pointer.handlers}
      >
        <Layers {...props} {...{ geography, frame, outlined, label, viewing }} summaryId={`${id}-summary`} />
        <MapHint hint={hint} onEnd={endHint} />
      </div>
      <CountryWalk
        {...{ keyboard, pointer, pointed, label, frameRef, geography, frame }}
        view={viewing.view}
        renderCard={props.renderCard}
      />
      <p id={`${id}-summary`} className="visually-hidden">
        {map.summary}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {keyboard.focused === null ? '' : props.describe(keyboard.focused)}
      </p>
      <ZoomButtons onZoom={viewing.zoomBy} onReset={viewing.reset} />
    </div>
  );
}

function useControls(
  options: Pick<ChoroplethProps, 'map' | 'areaAt' | 'onChoose'> & {
    geography: Geography;
    frame: Frame;
    frameRef: RefObject<HTMLDivElement | null>;
    chosen: readonly MapPlace[];
    viewing: ReturnType<typeof useView>;
  },
) {
  const { map, areaAt, onChoose, geography, frame, frameRef, chosen } = options;
  const { view, home, setView } = options.viewing;
  const [hint, setHint] = useState<Hint | null>(null);
  const endHint = useCallback(() => setHint(null), []);
  const isChosen = (area: string): boolean => area === map.selected;
  const choose = (iso3: string): void => onChoose(isChosen(areaAt(iso3)) ? null : areaAt(iso3));
  const moves = { geography, frame, home, view, onView: setView };
  const gestures = useGestures({ ...moves, target: frameRef, onHint: setHint });
  const keyboard = useKeyboard({
    ...moves,
    selected: chosen[0] ?? null,
    choose,
    onEscape: () => {
      pointer.unpin();
      if (map.selected != null) onChoose(null);
    },
  });
  const pointer = usePointer({
    ...moves,
    frameRef,
    hasFigure: (iso3) => map.valueIn(iso3) !== null,
    selected: map.selected ?? null,
    choose,
    dragged: gestures.dragged,
    onChosen: keyboard.take,
  });
  return { pointer, keyboard, hint, endHint };
}

/** Coasts, countries, and above them lines and labels: a picture each, so that a year step redraws the fills alone. */
function Layers(
  props: ChoroplethProps & {
    geography: Geography;
    frame: Frame;
    viewing: { view: MapView; home: MapView };
    outlined: readonly Outlined[];
    label: string;
    summaryId: string;
  },
): ReactElement {
  const { world, map, geography, frame, label } = props;
  const { view, home } = props.viewing;
  const { places } = geography;
  const { classes, valueIn, doubtIn } = map;
  const hatch = useId();
  const ramp = useMemo(() => classes.colours ?? rampFor(classes), [classes]);
  const { root, initial, paint } = useFills({
    ...{ places, valueIn, doubtIn, classes, ramp },
    focus: map.focus ?? null,
    highlighted: props.highlighted,
  });
  useImperativeHandle(props.ref, () => ({ paint }), [paint]);
  const borders = useBorders(places);
  const { unit } = view;
  const viewBox = toViewBox(view, frame);
  return (
    <>
      {borders !== '' && <CoastLayer viewBox={viewBox} borders={borders} unit={unit} />}
      <svg
        ref={root}
        className={styles.countries}
        viewBox={viewBox}
        role="img"
        aria-label={label}
        aria-describedby={props.summaryId}
        data-borders={borders === '' ? undefined : 'above'}
        data-near={isNear(view, home) || undefined}
        // A style sheet would look for it in itself.
        style={{ '--none-hatch': `url(#${hatch})` } as CSSProperties}
        strokeWidth={unit}
        {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
      >
        <NoneHatch id={hatch} unit={unit} />
        <CountryOutlines places={places} land={world.land} initial={initial} />
        <CountryCircles places={places} initial={initial} unit={unit} />
      </svg>
      <svg className={styles.lines} viewBox={viewBox} aria-hidden="true">
        <LineLayer disputed={world.disputed} borders={borders} unit={unit} />
        <OutlineLayer outlined={props.outlined} unit={unit} />
        <LabelLayer labels={props.labels} geography={geography} view={view} frame={frame} />
      </svg>
    </>
  );
}

/** Land without a figure, where its grey is no colour that can be relied on: on paper and among a reader's own colours. */
function NoneHatch({ id, unit }: { id: string; unit: number }): ReactElement {
  return (
    <defs stroke="none">
      <pattern
        id={id}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit}) rotate(45)`}
      >
        <rect width="5" height="5" fill="var(--map-none)" />
        <rect width="1.4" height="5" fill="var(--map-none-line)" />
      </pattern>
    </defs>
  );
}

function selectOutlined(
  { doubtful, selected, hovered, focused }: Readonly<Record<Outlined['kind'], readonly MapPlace[]>>,
  isEmpty: (iso3: string) => boolean,
): readonly Outlined[] {
  const toOutlined = (kind: Outlined['kind'], places: readonly MapPlace[]): readonly Outlined[] =>
    places.map((place) => ({ place, kind, filled: isEmpty(place.iso3) }));
  return [
    ...toOutlined('doubtful', doubtful),
    ...toOutlined(
      'hovered',
      hovered.filter((place) => !selected.includes(place)),
    ),
    ...toOutlined('selected', selected),
    ...toOutlined('focused', focused),
  ];
}

/** All borders as one path above the fills, made when the browser is idle: until then each country has its own stroke. */
function useBorders(places: readonly MapPlace[]): string {
  const [borders, setBorders] = useState('');
  useEffect(() => {
    // Outlines that are only a speck under a circle would be drawn over it.
    const join = (): string => places.map(({ shape }) => (shape.circle ? '' : shape.d)).join('');
    const timer = setTimeout(() => setBorders(join()), 600);
    return () => clearTimeout(timer);
  }, [places]);
  return borders;
}

/** The area whose figure a mouse points at anywhere on the page, as in a ranking: keys of explanations begin with it (`KEN.5510.2023`). */
function useRaised(): string | null {
  const [raised, setRaised] = useState<string | null>(null);
  useEffect(() => {
    const point = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const key = target.closest('[data-explain]')?.getAttribute('data-explain');
      setRaised(key?.split('.')[0] ?? null);
    };
    document.addEventListener('pointerover', point);
    return () => document.removeEventListener('pointerover', point);
  }, []);
  return raised;
}
