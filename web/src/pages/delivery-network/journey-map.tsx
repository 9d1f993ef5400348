import { type CSSProperties, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import { seedLooks } from '#catalog/germplasm/seed-looks.ts';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { textWidth } from '../../charts/plot/text-width.ts';
import { areaName } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { CountryCircles, CountryOutlines } from '../../map/country-layer.tsx';
import { type MapPlace, toGeography } from '../../map/geography.ts';
import { groundPicture } from '../../map/ground-picture.tsx';
import { LineLayer } from '../../map/line-layer.tsx';
import { WORLD_ATTRIBUTE } from '../../map/shapes-source.ts';
import { type Frame, type MapView, toViewBox } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { useWorld } from '../../map/world-source.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { genebankName, samplesText } from './delivery-texts.ts';
import { type EndCircle, endLetters, placeEndLabels } from './end-labels.ts';
import styles from './journey.module.css';
import {
  bentLine,
  genebankEnds,
  genebankPlace,
  type Journey,
  type JourneyEnd,
  legendValues,
  namedRecipients,
  radiusOf,
  recipientEnds,
} from './journey.ts';
import { countryView, journeyFrame, worldView } from './journey-frame.ts';
import { dotScale, type LandraceColour, type Landraces } from './landraces.ts';

/** Colours of seed; several and what is not stated are greys of their own. */
export const landraceLooks: Readonly<Record<LandraceColour, string>> = {
  black: seedLooks.black.ground,
  brown: '#8b5a33',
  cream: '#dcc48e',
  pink: '#d98c95',
  purple: '#6b3763',
  red: seedLooks.red.ground,
  white: seedLooks.white.ground,
  yellow: seedLooks.yellow.ground,
  other: '#8d9a5a',
  several: '#c4bbab',
  unknown: '#a3a7a3',
};

/** Pixels that a dot of a country's map is wide, one of the world's map and of the lens, and the edge of either. */
const dotWidth = 5.4;
const smallDot = 3.6;
const dotEdge = 0.6;

/** Left, top, right and bottom in pixels of `journeyFrame`. */
type Box = readonly [number, number, number, number];

/** The frame of a phone. */
const halfFrame: Frame = { width: journeyFrame.width / 2, height: journeyFrame.height / 2 };

/** A circle on a phone, with its place in the list. */
const halved = ({ id, at: [x, y], radius }: EndCircle, rank: number): EndCircle => ({
  ...{ id, at: [x / 2, y / 2], radius: radius / 2 },
  ...{ name: '', value: String(rank + 1) },
});

const halvedBox = ([left, top, right, bottom]: Box): Box => [left / 2, top / 2, right / 2, bottom / 2];

interface Drawn {
  journey: Journey;
  world: WorldShapes;
  frame: Frame;
  view: MapView;
  /** Box units of a pixel, were the frame as wide as `journeyFrame`. */
  unit: number;
  speech: Speech;
  isImage?: boolean;
}

/** What plays begins so many parts of its step's time after the step. */
const after = (part: number): CSSProperties => ({ '--after': part }) as CSSProperties;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The map of a step. Where an image is being made, it hands over its picture. */
export function JourneyMap(props: { journey: Journey; title: string; summary: string }): ReactNode {
  const { journey } = props;
  const world = useWorld();
  const picture = useContext(PictureContext);
  const speech = useSpeech();
  const { step, country } = journey;
  const view = useMemo(
    () => world && (step === 1 ? countryView(world, country) : worldView(world)),
    [world, step, country],
  );
  const fillOf = (iso3: string): string => (iso3 === country ? 'var(--accent-tint)' : 'var(--map-none)');
  if (world === null || view === null)
    return <Skeleton ratio="716 / 360" label={speech.words('dataPage.state.loading')} />;
  if (import.meta.env.SSR && picture !== null) {
    const { width } = picture;
    const frame = { width, height: Math.round((width * journeyFrame.height) / journeyFrame.width) };
    const view = step === 1 ? countryView(world, country, frame) : worldView(world, frame);
    picture.add(
      groundPicture(
        world,
        { frame, view, fillOf },
        <JourneyLayers
          {...{ journey, world, frame, view, speech }}
          unit={(view.unit * width) / journeyFrame.width}
          isImage
        />,
      ),
    );
    return null;
  }
  const { places } = toGeography(world);
  const fills = places.map(({ iso3 }) => fillOf(iso3));
  return (
    <svg
      // Outlines are painted when they are made: another country makes them anew.
      key={country ?? ''}
      className={styles.map}
      viewBox={toViewBox(view, journeyFrame)}
      role="img"
      aria-label={speech.words('map.label', { title: props.title })}
      aria-description={props.summary}
      {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
    >
      <g stroke="var(--map-coast)" strokeWidth={0.8 * view.unit} strokeLinejoin="round">
        <CountryOutlines places={places} land={world.land} initial={fills} />
        <g className={styles.states}>
          <CountryCircles places={places} initial={fills} unit={view.unit} />
        </g>
      </g>
      <LineLayer disputed={world.disputed} borders="" unit={view.unit} />
      <JourneyLayers {...{ journey, world, view, speech }} frame={journeyFrame} unit={view.unit} />
    </svg>
  );
}

/** What a step draws on the land. */
function JourneyLayers(props: Drawn): ReactNode {
  const { step, flows, landraces, country } = props.journey;
  if (step === 1)
    return landraces ? (
      <Dots landraces={landraces} unit={props.unit} dot={country === null ? smallDot : dotWidth} />
    ) : null;
  if (flows === null) return null;
  const place = step === 2 ? toGeography(props.world).byIso3.get(country ?? '') : undefined;
  const hasLens = place !== undefined && landraces != null && landraces.total > 0;
  const box = place === undefined ? null : lensBox(place, props);
  return (
    <g key={step}>
      {hasLens && box !== null && <Lens {...props} place={place} box={box} landraces={landraces} />}
      <Flows {...props} flows={flows} taken={hasLens && box !== null ? [box] : []} />
    </g>
  );
}

/** Landraces where they were collected, one colour after another. */
function Dots(props: { landraces: Landraces; unit: number; dot: number }): ReactElement {
  const { unit } = props;
  const { layers } = props.landraces;
  const width = props.dot * unit * dotScale;
  const edge = 2 * dotEdge * unit * dotScale;
  return (
    <g transform={`scale(${1 / dotScale})`} fill="none" strokeLinecap="round">
      {layers.map(({ colour, d }, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: layers are known by their place.
          key={at}
          className={styles.rise}
          style={after((0.7 * at) / layers.length)}
        >
          <path d={d} stroke="var(--ink-2)" strokeWidth={width + edge} />
          <path d={d} stroke={landraceLooks[colour]} strokeWidth={width} />
        </g>
      ))}
    </g>
  );
}

/** Size of the map of landraces within the map of genebanks. */
const lens: Frame = { width: 204, height: 150 };

/** Where it stands: in the Pacific and over South America, or for countries there in the Indian Ocean. */
function lensBox({ centre: [x, y] }: MapPlace, { view, unit }: Pick<Drawn, 'view' | 'unit'>): Box {
  const { width, height } = journeyFrame;
  const isUnder = (x - view.x) / unit + width / 2 < lens.width && (y - view.y) / unit + height / 2 > 190;
  const [left, bottom] = isUnder ? [404, height - 26] : [0, height];
  return [left, bottom - lens.height, left + lens.width, bottom];
}

/** The country's landraces in a corner of the world. */
function Lens(props: Drawn & { place: MapPlace; box: Box; landraces: Landraces }): ReactElement {
  const { place, box, landraces, world, view, unit, speech } = props;
  const [width, height] = [lens.width * unit, lens.height * unit];
  const left = view.x + (box[0] - journeyFrame.width / 2) * unit;
  const top = view.y + (box[1] - journeyFrame.height / 2) * unit;
  const own = { width: lens.width, height: lens.height - 18 };
  const inner = countryView(world, place.iso3, own);
  return (
    <g className={styles.lens}>
      {box[0] === 0 && (
        <path
          d={`M${place.centre.map(rounded).join(' ')}L${rounded(left + width / 2)} ${rounded(top)}`}
          stroke="var(--ink-2)"
          strokeWidth={0.7 * unit}
        />
      )}
      <rect
        x={left + 0.5 * unit}
        y={top - 0.5 * unit}
        {...{ width, height }}
        fill="var(--paper)"
        stroke="var(--ink-2)"
        strokeWidth={0.7 * unit}
      />
      <text
        className={styles.wide}
        x={left + 8 * unit}
        y={top + 15 * unit}
        fontFamily="var(--font-sans)"
        fontSize={12 * unit}
        fill="var(--ink-2)"
      >
        {speech.words('deliveryNetwork.journey.lens')}
      </text>
      <svg
        x={left}
        y={top + 18 * unit}
        width={width}
        height={height - 18 * unit}
        viewBox={toViewBox(inner, own)}
        overflow="hidden"
        aria-hidden="true"
      >
        <path d={place.shape.d} fill="var(--accent-tint)" />
        <Dots landraces={landraces} unit={inner.unit} dot={smallDot} />
      </svg>
    </g>
  );
}

/** Lines to genebanks or recipients, circles at them, and the names of the largest. */
function Flows(props: Drawn & { flows: NonNullable<Journey['flows']>; taken: readonly Box[] }): ReactElement {
  const { journey, flows, world, view, unit, speech } = props;
  const { step } = journey;
  const ends = useMemo(
    () => (step === 2 ? genebankEnds(world, flows) : recipientEnds(world, flows)),
    [world, flows, step],
  );
  const named = step === 2 ? ends : ends.slice(0, namedRecipients);
  const radius = radiusOf(flows);
  const lines = named.flatMap(({ id, at, from }) =>
    from.flatMap((start, index) =>
      start === null || at === null || start.join() === at.join()
        ? []
        : [{ id: `${id}-${index}`, d: bentLine(start, at) }],
    ),
  );
  const senders = step === 2 ? [] : [...new Set(named.map(({ id }) => genebankOf(flows, id)))];
  const others = ends.slice(named.length);
  return (
    <>
      <Circles {...props} ends={others} radius={radius} isFaint />
      <g fill="none" stroke="var(--accent)" strokeWidth={1.3 * unit} strokeOpacity="0.85">
        {lines.map(({ id, d }, at) => (
          <path key={id} className={styles.line} style={after(0.03 * at)} d={d} pathLength="1" />
        ))}
      </g>
      <Circles {...props} ends={named} radius={radius} />
      {senders.map((id) => {
        const [x = 0, y = 0] = genebankPlace(world, id)?.at ?? [];
        return (
          <rect
            key={id}
            x={rounded(x - 3 * unit)}
            y={rounded(y - 3 * unit)}
            width={6 * unit}
            height={6 * unit}
            fill="var(--ink)"
            stroke="var(--paper)"
            strokeWidth={0.8 * unit}
          />
        );
      })}
      <Legend {...{ flows, view, unit, speech, radius }} />
      <EndNames {...props} ends={named} radius={radius} />
    </>
  );
}

const genebankOf = ({ recipients }: NonNullable<Journey['flows']>, code: string): string =>
  recipients.find((recipient) => recipient.code === code)?.genebank ?? '';

/** Name of a genebank, or of a country. */
export const endName = ({ step }: Journey, { id }: Pick<JourneyEnd, 'id'>, { words }: Speech): string =>
  step === 2 ? genebankName(id) : areaName(words, id);

function Circles(
  props: Drawn & { ends: readonly JourneyEnd[]; radius: (value: number) => number; isFaint?: boolean },
): ReactElement {
  const { journey, ends, radius, unit, speech, isFaint = false, isImage = false } = props;
  return (
    <g
      fill="var(--accent)"
      {...(isFaint ? { fillOpacity: 0.4 } : { stroke: 'var(--paper)', strokeWidth: unit })}
    >
      {ends.map((end) =>
        end.at === null ? null : (
          <circle
            key={end.id}
            className={isFaint ? styles.rise : styles.grow}
            style={after(isFaint ? 0.5 : 0.4)}
            cx={rounded(end.at[0])}
            cy={rounded(end.at[1])}
            r={rounded(radius(end.value) * unit)}
          >
            {!isImage && (
              <title>{`${endName(journey, end, speech)}: ${samplesText(speech, end.value)}`}</title>
            )}
          </circle>
        ),
      )}
    </g>
  );
}

/** Names and samples beside the circles; on phones the numbers that they have in the list. */
function EndNames(
  props: Drawn & { ends: readonly JourneyEnd[]; radius: (value: number) => number; taken: readonly Box[] },
): ReactElement {
  const { journey, ends, view, unit, radius, taken, speech, isImage = false } = props;
  const left = view.x - (journeyFrame.width / 2) * unit;
  const top = view.y - (journeyFrame.height / 2) * unit;
  const circles = ends.flatMap((end): EndCircle[] =>
    end.at === null
      ? []
      : [
          {
            ...{ id: end.id, radius: radius(end.value) },
            at: [(end.at[0] - left) / unit, (end.at[1] - top) / unit],
            name: endName(journey, end, speech),
            value: speech.formats.edited(end.value),
          },
        ],
  );
  const looks = {
    ...{ fontFamily: 'var(--font-sans)', fill: 'var(--ink)', stroke: 'var(--paper)' },
    ...{ strokeLinejoin: 'round' as const, paintOrder: 'stroke' },
  };
  return (
    <g transform={`translate(${rounded(left)} ${rounded(top)}) scale(${unit})`} {...looks}>
      <g className={styles.wide} fontSize={endLetters} strokeWidth="3">
        {placeEndLabels(circles, journeyFrame, taken).map(({ id, text, anchor, leader, name, value }) => (
          <g key={id}>
            {leader !== null && (
              <path
                d={`M${leader[0].map(rounded).join(' ')}L${leader[1].map(rounded).join(' ')}`}
                stroke="var(--ink)"
                strokeWidth="0.9"
              />
            )}
            <text x={rounded(text[0])} y={rounded(text[1])} dy="0.35em" textAnchor={anchor}>
              {name} <tspan fontWeight="600">{value}</tspan>
            </text>
          </g>
        ))}
      </g>
      {!isImage && (
        <g className={styles.narrow} transform="scale(2)" fontSize={endLetters} strokeWidth="3">
          {placeEndLabels(circles.map(halved), halfFrame, taken.map(halvedBox)).map(
            ({ id, text, anchor, value }) => (
              <text
                key={id}
                x={rounded(text[0])}
                y={rounded(text[1])}
                dy="0.35em"
                textAnchor={anchor}
                fontWeight="600"
              >
                {value}
              </text>
            ),
          )}
        </g>
      )}
    </g>
  );
}

/** What areas of circles stand for. */
function Legend(
  props: Pick<Drawn, 'view' | 'unit' | 'speech'> & {
    flows: NonNullable<Journey['flows']>;
    radius: (value: number) => number;
  },
): ReactElement {
  const { flows, view, unit, speech, radius } = props;
  const values = legendValues(flows);
  const right = view.x + (journeyFrame.width / 2) * unit;
  const y = view.y + (journeyFrame.height / 2) * unit - 16 * unit;
  let x = right;
  return (
    <g className={styles.wide} fontFamily="var(--font-sans)" fontSize={12 * unit} fill="var(--ink-2)">
      {values.toReversed().map((value, at) => {
        const text = at === 0 ? samplesText(speech, value) : speech.formats.number(value, 0);
        const r = radius(value);
        x -= (textWidth(text, 12) + 2 * r + 16) * unit;
        return (
          <g key={value}>
            <circle cx={rounded(x + r * unit)} cy={y} r={r * unit} fill="var(--accent)" />
            <text x={rounded(x + (2 * r + 5) * unit)} y={y} dy="0.35em">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
