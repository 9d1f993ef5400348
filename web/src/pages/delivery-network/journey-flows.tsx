import { Fragment, type ReactElement, useMemo } from 'react';
import { findGenebank } from '#catalog/germplasm/genebanks.ts';
import { tenth } from '../../charts/plot/paths.ts';
import { textWidth } from '../../charts/plot/text-width.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Box, Point } from '../../map/boxes.ts';
import type { Frame } from '../../map/view.ts';
import { genebankName, genebankPlaceName, samplesNumber, samplesText } from './delivery-texts.ts';
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
  originEnds,
  pointsOfLine,
  radiusOf,
  recipientEnds,
} from './journey.ts';
import { journeyFrame } from './journey-frame.ts';
import { after, type Drawn } from './landrace-dots.tsx';

/** Radius of the ring at an origin, in pixels. */
const smallOrigin = 3;

/** The line of the legend, which no name covers. */
const legendBox: Box = [0, journeyFrame.height - 30, journeyFrame.width, journeyFrame.height];

/** Boxes in place of a line, where texts keep off it. */
const boxesOfLine = 60;

const halfFrame: Frame = { width: journeyFrame.width / 2, height: journeyFrame.height / 2 };

/** A circle on a phone, with its place in the list. */
const halved = ({ id, at: [x, y], radius }: EndCircle, rank: number): EndCircle => ({
  ...{ id, at: [x / 2, y / 2], radius: radius / 2 },
  ...{ name: '', value: String(rank + 1) },
});

const halvedBox = ([left, top, right, bottom]: Box): Box => [left / 2, top / 2, right / 2, bottom / 2];

export function Flows(
  props: Drawn & { flows: NonNullable<Journey['flows']>; taken: readonly Box[] },
): ReactElement {
  const { journey, flows, world, view, unit, speech } = props;
  const { step, country } = journey;
  const ends = useMemo(
    () => (step === 2 ? genebankEnds(world, flows, country) : recipientEnds(world, flows)),
    [world, flows, step, country],
  );
  const named = step === 2 ? ends : ends.slice(0, namedRecipients);
  const radius = radiusOf(flows);
  const lines = named.flatMap(({ id, at, from }) =>
    from.flatMap((start, index) =>
      start === null || at === null || start.join() === at.join()
        ? []
        : [{ id: `${id}-${index}`, ends: [start, at] as const, d: bentLine(start, at) }],
    ),
  );
  // Of all countries the lines of genebanks come from several, which have a name each where no genebank has it.
  const isOfAll = step === 2 && country === null;
  const origins = isOfAll
    ? originEnds(world, flows).filter(({ id }) => !ends.some((end) => end.country === id))
    : [];
  const senders = step === 2 ? [] : [...new Set(named.map(({ id }) => genebankOf(flows, id)))];
  const others = ends.slice(named.length);
  return (
    <>
      <Circles {...props} ends={others} radius={radius} isFaint />
      <g
        // Phones have no room for the names of origins.
        className={isOfAll ? styles.wide : undefined}
        fill="none"
        stroke="var(--accent)"
        // A genebank's samples go out from it: the line to it has no weight.
        strokeWidth={(step === 2 ? 1 : 1.3) * unit}
        strokeOpacity={step === 2 ? '0.4' : '0.85'}
      >
        {lines.map(({ id, d }, at) => (
          <path key={id} className={styles.line} style={after(0.03 * at)} d={d} pathLength="1" />
        ))}
      </g>
      <Circles {...props} ends={named} radius={radius} />
      <g className={styles.wide} fill="var(--paper)" stroke="var(--accent)" strokeWidth={1.3 * unit}>
        {origins.map(({ id, at }) => at && <circle key={id} {...circleAt(at, smallOrigin * unit)} />)}
      </g>
      {senders.map((id) => {
        const place = genebankPlace(world, id);
        return (
          place && (
            <Fragment key={id}>
              <Square at={place.at} unit={unit} />
              {place.country === '' && (
                <text
                  className={styles.wide}
                  x={tenth(place.at[0])}
                  y={tenth(place.at[1] + 16 * unit)}
                  textAnchor="middle"
                  fontFamily="var(--font-sans)"
                  fontSize={12 * unit}
                  fill="var(--ink-2)"
                >
                  {genebankName(id)}
                </text>
              )}
            </Fragment>
          )
        );
      })}
      <Legend
        {...{ step, flows, view, unit, speech, radius }}
        mark={senders.length > 0 ? 'genebank' : origins.length > 0 ? 'origin' : null}
      />
      <EndNames
        {...props}
        taken={[...props.taken, legendBox]}
        ends={named}
        origins={origins}
        radius={radius}
        lines={lines.map((line) => line.ends)}
      />
    </>
  );
}

const circleAt = ([x, y]: Point, r: number) => ({ cx: tenth(x), cy: tenth(y), r: tenth(r) });

function Square({ at: [x, y], unit }: { at: Point; unit: number }): ReactElement {
  return (
    <rect
      x={tenth(x - 3 * unit)}
      y={tenth(y - 3 * unit)}
      width={6 * unit}
      height={6 * unit}
      fill="var(--ink)"
      stroke="var(--paper)"
      strokeWidth={0.8 * unit}
    />
  );
}

const genebankOf = ({ recipients }: NonNullable<Journey['flows']>, code: string): string =>
  recipients.find((recipient) => recipient.code === code)?.genebank ?? '';

const endName = ({ step }: Journey, { id }: Pick<JourneyEnd, 'id'>, { words }: Speech): string =>
  step !== 2
    ? areaName(words, id)
    : findGenebank(id)?.country === null
      ? genebankName(id)
      : genebankPlaceName(words, id);

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
            cx={tenth(end.at[0])}
            cy={tenth(end.at[1])}
            r={tenth(radius(end.value) * unit)}
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

/** Names and samples beside the circles, names alone at origins; on phones the numbers that they have in the list. */
function EndNames(
  props: Drawn & {
    ends: readonly JourneyEnd[];
    origins: readonly JourneyEnd[];
    /** From where to where lines are drawn, in box units. */
    lines: readonly (readonly [Point, Point])[];
    radius: (value: number) => number;
    taken: readonly Box[];
  },
): ReactElement {
  const { journey, ends, view, unit, radius, taken, speech, isImage = false } = props;
  const left = view.x - (journeyFrame.width / 2) * unit;
  const top = view.y - (journeyFrame.height / 2) * unit;
  const toCircle = (end: JourneyEnd, isOrigin: boolean): readonly EndCircle[] =>
    end.at === null
      ? []
      : [
          {
            ...{ id: end.id, radius: isOrigin ? smallOrigin : radius(end.value) },
            at: [(end.at[0] - left) / unit, (end.at[1] - top) / unit],
            name: isOrigin ? areaName(speech.words, end.id) : endName(journey, end, speech),
            value: isOrigin ? '' : samplesNumber(speech, end.value),
          },
        ];
  const circles = ends.flatMap((end) => toCircle(end, false));
  const origins = props.origins.flatMap((end) => toCircle(end, true));
  const lineBoxes = props.lines.flatMap(([from, to]) =>
    pointsOfLine(from, to, boxesOfLine).map(([boxX, boxY]): Box => {
      const [x, y] = [(boxX - left) / unit, (boxY - top) / unit];
      return [x - 2, y - 2, x + 2, y + 2];
    }),
  );
  const looks = {
    ...{ fontFamily: 'var(--font-sans)', fill: 'var(--ink)', stroke: 'var(--paper)' },
    ...{ strokeLinejoin: 'round' as const, paintOrder: 'stroke' },
  };
  return (
    <g transform={`translate(${tenth(left)} ${tenth(top)}) scale(${unit})`} {...looks}>
      <g className={styles.wide} fontSize={endLetters} strokeWidth="4">
        {placeEndLabels([...circles, ...origins], journeyFrame, taken, lineBoxes).map(
          ({ id, text, anchor, leader, name, value }) => (
            <g key={id}>
              {leader !== null && (
                <path
                  d={`M${leader[0].map(tenth).join(' ')}L${leader[1].map(tenth).join(' ')}`}
                  stroke="var(--ink)"
                  strokeWidth="0.9"
                />
              )}
              <text
                x={tenth(text[0])}
                y={tenth(text[1])}
                dy="0.35em"
                textAnchor={anchor}
                fill={value === '' ? 'var(--ink-2)' : undefined}
              >
                {name} <tspan fontWeight="600">{value}</tspan>
              </text>
            </g>
          ),
        )}
      </g>
      {!isImage && (
        <g className={styles.narrow} transform="scale(2)" fontSize={endLetters} strokeWidth="3">
          {placeEndLabels(circles.map(halved), halfFrame, taken.map(halvedBox)).map(
            ({ id, text, anchor, value }) => (
              <text
                key={id}
                x={tenth(text[0])}
                y={tenth(text[1])}
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

function Legend(
  props: Pick<Drawn, 'view' | 'unit' | 'speech'> & {
    step: Journey['step'];
    flows: NonNullable<Journey['flows']>;
    radius: (value: number) => number;
    mark: 'genebank' | 'origin' | null;
  },
): ReactElement {
  const { step, flows, view, unit, speech, radius, mark } = props;
  const sizes = legendValues(flows).map((value, at, { length }) => ({
    id: String(value),
    r: radius(value),
    text:
      at < length - 1
        ? speech.formats.number(value, 0)
        : step === 2
          ? speech.words('deliveryNetwork.journey.legend.sent', { samples: samplesText(speech, value) })
          : samplesText(speech, value),
  }));
  const marks =
    mark === null
      ? []
      : [{ id: mark, r: smallOrigin, text: speech.words(`deliveryNetwork.journey.legend.${mark}`) }];
  const y = view.y + (journeyFrame.height / 2) * unit - 16 * unit;
  let x = view.x + (journeyFrame.width / 2) * unit;
  return (
    <g className={styles.wide} fontFamily="var(--font-sans)" fontSize={12 * unit} fill="var(--ink-2)">
      {[...marks, ...sizes].toReversed().map(({ id, r, text }) => {
        x -= (textWidth(text, 12) + 2 * r + 16) * unit;
        const at: Point = [x + r * unit, y];
        return (
          <g key={id}>
            {id === 'genebank' ? (
              <Square at={at} unit={unit} />
            ) : id === 'origin' ? (
              <circle
                {...circleAt(at, r * unit)}
                fill="var(--paper)"
                stroke="var(--accent)"
                strokeWidth={1.3 * unit}
              />
            ) : (
              <circle {...circleAt(at, r * unit)} fill="var(--accent)" />
            )}
            <text x={tenth(x + (2 * r + 5) * unit)} y={y} dy="0.35em">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
