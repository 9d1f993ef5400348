import { type ReactNode, useContext, useMemo, useState } from 'react';
import { countRanked } from '#domain/ranks.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { doubtReader } from '../../api/figure-states.ts';
import { partOf } from '../../api/least-of-sum.ts';
import { elementLegend } from '../../blocks/map/map-texts.ts';
import { poolColours } from '../../charts/cards/pool-colours.ts';
import { type KeyEntry, keyPicture } from '../../charts/picture/key-picture.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { type FigureScale, figureScale } from '../../i18n/figure-scale.ts';
import { doubtOf, editFigure, flagText } from '../../i18n/figures.ts';
import { scaledTexts } from '../../i18n/number-lists.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { CardText } from '../../map/card-text.tsx';
import { type Bin, countBins, toBin } from '../../map/classes.ts';
import { CountryWalk } from '../../map/country-walk.tsx';
import { type Fill, toFills } from '../../map/fills.ts';
import { type Geography, toGeography } from '../../map/geography.ts';
import type { MapLabel } from '../../map/label-places.ts';
import { Legend } from '../../map/legend.tsx';
import { type LegendModel, toLegend } from '../../map/legend-model.ts';
import { legendPicture } from '../../map/legend-picture.tsx';
import type { Outlined } from '../../map/line-layer.tsx';
import { NONE_COLOUR, rampFor } from '../../map/map-colours.ts';
import { WORLD_ATTRIBUTE } from '../../map/shapes-source.ts';
import { useFrame } from '../../map/use-frame.ts';
import { useKeyboard } from '../../map/use-keyboard.ts';
import { usePointer } from '../../map/use-pointer.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { useWorld } from '../../map/world-source.ts';
import styles from './belt.module.css';
import { type Belt, type DotLayer, dotArea, type Fields, type Plates, type WildFinds } from './belt.ts';
import { type BeltDrawing, BeltLayers } from './belt-drawing.tsx';
import { assumedBelt, beltBox, beltView, mapPart } from './belt-frame.ts';
import { wildColour } from './belt-panel.tsx';
import { placePath } from './home-map.ts';
import { LinkedValue } from './home-map-drawing.tsx';

const namedContinents = 3;

/** The continents with most hectares as parts of one bar, the rest of which is all others: phones have no room for the bars by latitude. */
function ContinentBar({ belt: { continents, world } }: { belt: Fields }): ReactNode {
  const { words, formats } = useSpeech();
  if (world === null || world <= 0) return null;
  const largest = [...continents].sort((a, b) => b.value - a.value).slice(0, namedContinents);
  const parts = largest.map((continent) => ({ ...continent, part: partOf(continent, world) }));
  return (
    <div className={styles.continents}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ area, part }) => (
          <span key={area} style={{ width: `${100 * part}%` }} />
        ))}
      </div>
      <ul>
        {parts.map(({ area, part, isLeast }) => (
          <li key={area}>
            {areaName(words, area)} {isLeast && '≥ '}
            {formats.percent(part, 0)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const named = 5;

/** A narrower image has no room for five names in its seas: it is drawn in this width, and made smaller. */
const leastForNames = 540;

/** A narrower image has no panel: its numbers would lie on the land. */
const leastForPanel = 900;

type Countries = Fields | Plates;

export function BeltMap(props: { belt: Belt; dots: readonly DotLayer[]; title: string }): ReactNode {
  const { belt } = props;
  const world = useWorld();
  const picture = useContext(PictureContext);
  const speech = useSpeech();
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const fills = useMemo(() => beltFills(belt, world, highlighted), [belt, world, highlighted]);
  const isImage = import.meta.env.SSR && picture !== null;
  const labels = useMemo(
    () => (belt.step === 1 ? [] : countryLabels(belt, speech, isImage)),
    [belt, speech, isImage],
  );
  if (world === null) return null;
  const drawing = { ...props, world, fills, labels, outlined: [], speech };
  const legend = belt.step === 3 ? platesLegend(belt, world, speech) : null;
  if (import.meta.env.SSR && picture !== null) {
    const width = Math.max(picture.width, leastForNames);
    const image = width < leastForPanel ? 'map' : 'panel';
    const part = image === 'map' ? mapPart : 1;
    const frame = { width, height: Math.round((width * assumedBelt.height) / (part * assumedBelt.width)) };
    const [left, top, across, down] = beltBox(world);
    picture.add({
      ...frame,
      isMap: true,
      content: (
        <svg
          {...frame}
          viewBox={[left, top, Math.round(part * across), down].join(' ')}
          overflow="hidden"
          aria-hidden="true"
        >
          <BeltLayers {...drawing} frame={frame} image={image} />
        </svg>
      ),
    });
    if (legend === null) picture.add(keyPicture(dotKey(belt, speech), { width, fontSize: 12.5 }));
    else for (const part of legendPicture(legend, width)) picture.add(part);
    return null;
  }
  return (
    <div className={styles.belt}>
      {belt.step === 1 ? (
        <StillBelt {...drawing} title={props.title} />
      ) : (
        <LiveBelt {...drawing} belt={belt} title={props.title} />
      )}
      <div className={styles.legend} data-step={belt.step}>
        {legend === null ? (
          <DotLegend belt={belt} />
        ) : (
          <Legend legend={legend} highlighted={highlighted} onHighlight={setHighlighted} />
        )}
      </div>
      {belt.step === 2 && <ContinentBar belt={belt} />}
    </div>
  );
}

/** The drawing in its frame. The style sheet has it larger than a phone's frame, which cuts it at the right. */
function BeltFrame({ label, ...drawing }: BeltDrawing & { label: string }): ReactNode {
  const { world } = drawing;
  return (
    <svg
      className={styles.drawing}
      viewBox={beltBox(world).join(' ')}
      preserveAspectRatio="xMaxYMid meet"
      role="img"
      aria-label={drawing.speech.words('map.label', { title: label })}
      {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
    >
      <BeltLayers {...drawing} />
    </svg>
  );
}

/** The map of points, without figures of countries. */
function StillBelt(props: Omit<BeltDrawing, 'frame'> & { title: string }): ReactNode {
  const { ref, frame } = useFrame(assumedBelt);
  return (
    <div className={styles.stage}>
      <div ref={ref} className={styles.frame}>
        <BeltFrame {...props} frame={frame} label={props.title} />
      </div>
    </div>
  );
}

function LiveBelt(props: Omit<BeltDrawing, 'frame'> & { belt: Countries; title: string }): ReactNode {
  const { belt, world, speech } = props;
  const { words, language } = speech;
  const geography = toGeography(world);
  const { ref, frame } = useFrame(assumedBelt);
  const view = useMemo(() => beltView(world, frame), [world, frame]);
  const still = { geography, frame, view, home: view, onView: () => {} };
  const figures = useMemo(() => new Map(belt.map.places.map((place) => [place.iso3, place])), [belt]);
  const keyboard = useKeyboard({
    ...still,
    selected: null,
    choose: (iso3) => window.location.assign(`/${language}${placePath(belt.map, iso3)}`),
    onEscape: () => pointer.unpin(),
  });
  const pointer = usePointer({
    ...still,
    frameRef: ref,
    hasFigure: (iso3) => figures.has(iso3),
    selected: null,
    choose: () => {},
    dragged: () => false,
    onChosen: keyboard.take,
  });
  const pointed = pointer.hovered ?? pointer.pinned ?? keyboard.focused;
  return (
    <div className={styles.stage}>
      <div ref={ref} className={styles.frame} {...pointer.handlers}>
        <BeltFrame
          {...props}
          frame={frame}
          label={props.title}
          outlined={outlinesOf(geography, {
            hovered: pointer.hovered ?? pointer.pinned,
            focused: keyboard.focused,
          })}
        />
      </div>
      <CountryWalk
        {...{ keyboard, pointer, pointed, geography, view, frame }}
        frameRef={ref}
        label={words('map.label', { title: props.title })}
        renderCard={(iso3) => <CountryCard belt={belt} iso3={iso3} />}
      />
      <p className="visually-hidden" aria-live="polite">
        {keyboard.focused === null ? '' : countryText(belt, keyboard.focused, speech)}
      </p>
    </div>
  );
}

const outlinesOf = (
  { byIso3 }: Geography,
  raised: Readonly<Record<'hovered' | 'focused', string | null>>,
): readonly Outlined[] =>
  (['hovered', 'focused'] as const).flatMap((kind) => {
    const place = byIso3.get(raised[kind] ?? '');
    return place === undefined ? [] : [{ place, kind, filled: false }];
  });

/** A country and its figure, read out when the keyboard reaches it. */
function countryText({ map }: Countries, iso3: string, { words, formats }: Speech): string {
  const place = map.places.find((one) => one.iso3 === iso3);
  const area = areaName(words, iso3);
  return place === undefined
    ? words('map.card.noData', { area, year: formats.year(map.year) })
    : words('map.announce', {
        ...{ area, year: formats.year(map.year) },
        value: editFigure(map.element, place.value, { words, formats }),
      });
}

function CountryCard({ belt, iso3 }: { belt: Countries; iso3: string }): ReactNode {
  const { map } = belt;
  const { words, formats, language } = useSpeech();
  const place = map.places.find((one) => one.iso3 === iso3);
  const rankText =
    place &&
    (doubtOf(words, place) ??
      (place.rank === null
        ? null
        : words('map.card.rank', { rank: String(place.rank), count: countRanked(map.places) })));
  return (
    <CardText
      name={areaName(words, iso3)}
      value={place && { text: <LinkedValue map={map} place={place} />, year: formats.year(map.year) }}
      link={{
        href: `/${language}${placePath(map, iso3)}`,
        text: words('map.card.open', areaWords(words, iso3)),
      }}
    >
      {place === undefined && <p>{words('dataPage.state.noDataYear')}</p>}
      {rankText && <p>{rankText}</p>}
      {place !== undefined && place.flag !== '' && <p>{flagText(words, place.flag)}</p>}
    </CardText>
  );
}

const largest = ({ map }: Countries) => map.places.filter(isBelieved).slice(0, named);

const labelScale = (belt: Countries, speech: Speech): FigureScale =>
  figureScale(
    belt.map.element,
    largest(belt).map(({ value }) => value),
    speech,
  );

/** Names and figures of the largest countries, the first with the unit; in images, whose seas have less room, the key has it. */
function countryLabels(belt: Countries, speech: Speech, isImage: boolean): readonly MapLabel[] {
  const leading = largest(belt);
  const values = leading.map(({ value }) => value);
  const scale = labelScale(belt, speech);
  const text = scaledTexts(values, scale, speech.formats);
  /** Short enough for the sea beside the country. */
  const withUnit = (value: number): string =>
    value >= 1_000_000
      ? speech.words('home.belt.million', { value: text(value) })
      : scale.withUnit(text(value), value);
  const textOf = (value: number, at: number): string => {
    if (belt.step === 3) return speech.formats.percent(value, 0);
    return at === 0 && !isImage ? withUnit(value) : text(value);
  };
  return leading.map(({ iso3, value }, at) => ({
    iso3,
    name: areaName(speech.words, iso3),
    text: textOf(value, at),
    leads: at === 0,
  }));
}

function beltFills(belt: Belt, world: WorldShapes | null, highlighted: Bin | null): readonly Fill[] {
  if (world === null) return [];
  const { places } = toGeography(world);
  if (belt.step !== 3) return places.map(() => NONE_COLOUR);
  const { limits, hasZero, places: figures } = belt.map;
  const byIso3 = new Map(figures.map((figure) => [figure.iso3, figure]));
  return toFills({
    ...{ places, highlighted, focus: null, ramp: rampFor({ limits }), classes: { limits, zero: hasZero } },
    valueIn: (iso3) => byIso3.get(iso3)?.value ?? null,
    doubtIn: doubtReader((iso3) => byIso3.get(iso3) ?? null, figures),
  });
}

function platesLegend({ map }: Plates, world: WorldShapes, speech: Speech): LegendModel {
  const { element, year, places, limits, hasZero } = map;
  const classes = { limits, zero: hasZero };
  const values = places.filter(isBelieved).map(({ value }) => value);
  const byIso3 = new Map(places.map(({ iso3, value }) => [iso3, value]));
  const counts = countBins(world.shapes.map(({ iso3 }) => toBin(byIso3.get(iso3) ?? null, classes)));
  const legend = elementLegend(speech, {
    ...{ element, year, classes, values, figures: places, officialOnly: false },
    scale: figureScale(element, [...limits, ...values.slice(0, 1)], speech),
  });
  return toLegend(
    { ...legend, unit: speech.words('home.belt.legend'), note: undefined },
    classes,
    counts,
    speech.words,
  );
}

function keyTexts(belt: Belt, speech: Speech): { wide: string; narrow: string } {
  const { words, formats } = speech;
  if (belt.step !== 2)
    return { wide: words('home.belt.dot.landrace'), narrow: words('home.belt.dot.landrace') };
  const dot = belt.placing !== null ? 'home.belt.dot.placed' : 'home.belt.dot';
  const text = (area: number): string => words(dot, { area: formats.number(area, 0) });
  return { wide: text(dotArea), narrow: text(2 * dotArea) };
}

function wildText({ collection, total, species }: WildFinds, { words, formats }: Speech): string {
  return words('home.belt.wild', {
    where: collection === 'mexico-specimens' ? 'mexico' : 'other',
    ...{ total, number: formats.number(total, 0), species },
  });
}

const dotSample = (colour: string): KeyEntry['sample'] => ({
  ...{ width: 8, height: 8 },
  content: <circle cx="4" cy="4" r="3" fill={colour} />,
});

const triangleSample: KeyEntry['sample'] = {
  ...{ width: 8, height: 8 },
  content: <path d="M4 .8L7.4 7.2H.6Z" fill="none" stroke={wildColour} />,
};

function DotLegend({ belt }: { belt: Belt }): ReactNode {
  const speech = useSpeech();
  const { wide, narrow } = keyTexts(belt, speech);
  return (
    <>
      <p className={styles.key}>
        {(belt.step === 1 ? poolColours : ['var(--accent)']).map((colour) => (
          <KeySample key={colour} of={dotSample(colour)} />
        ))}
        <span className={styles.wide}>{wide}</span>
        <span className={styles.narrow}>{narrow}</span>
      </p>
      {belt.step === 1 && belt.wild !== null && (
        <p className={styles.key}>
          <KeySample of={triangleSample} />
          {wildText(belt.wild, speech)}
        </p>
      )}
    </>
  );
}

const KeySample = ({ of }: { of: KeyEntry['sample'] }): ReactNode =>
  of && (
    <svg width={of.width} height={of.height} aria-hidden="true">
      {of.content}
    </svg>
  );

/** The same as an image has it. */
function dotKey(belt: Belt, speech: Speech): readonly KeyEntry[] {
  if (belt.step !== 1) {
    const dots = { sample: dotSample('var(--accent)'), text: keyTexts(belt, speech).wide };
    if (belt.step === 3) return [dots];
    const { unit } = labelScale(belt, speech);
    return [dots, { sample: null, text: speech.words('home.belt.labels', { unit }) }];
  }
  const wild = belt.wild && { sample: triangleSample, text: wildText(belt.wild, speech) };
  return [
    ...poolColours.map((colour, at) => ({
      sample: dotSample(colour),
      text: speech.words(`home.belt.pool.${at}`),
    })),
    ...(wild === null ? [] : [wild]),
  ];
}
