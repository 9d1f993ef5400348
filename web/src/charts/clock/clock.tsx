import { extent } from 'd3-array';
import { memo, type ReactNode, useContext, useRef } from 'react';
import { type KeyEntry, keyEntry } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import { Drawing, type DrawingTexts } from '../plot/drawing.tsx';
import { Key } from '../plot/key.tsx';
import { inkOf, Label } from '../plot/marks/label.tsx';
import { linePath, type Point, tenth } from '../plot/paths.ts';
import { linearScale } from '../plot/scale.ts';
import { textWidth } from '../plot/text-width.ts';
import { roundAxis } from '../plot/value-axis.ts';
import { dialLine, dialPoint, RingLabels, type YearValues } from './dial.tsx';

export interface ClockInput {
  usual: YearValues;
  /** Years before, one after another without holes; a December goes on in the January after it. */
  earlier: readonly YearValues[];
  /** The newest year; its last value ends in a dot. `null` where it cannot be compared. */
  newest: YearValues | null;
  /** Values between which the newest month's usually is; `null` where that is not known. */
  middle: { low: number; high: number } | null;
  marked: readonly number[];
}

export type ClockProps = DrawingTexts &
  ClockInput & {
    months: readonly { brief: string; name: string }[];
    /** The value that all rings are measured by has a stronger one. */
    mean: number;
    format: (value: number) => string;
    centre: readonly [value: string, unit: string, month: string] | null;
    names: { usual: string; newest: string; earlier: string; middle: string };
    textOf: (place: number) => string;
  };

/** Side of the drawing, in sixteenths of a root letter: it is as high as it is in the narrowest box, so that nothing below it moves. */
const SIDE = 340;
const MIDDLE = SIDE / 2;
const RIM = 136;
const INNER = RIM * 0.3;
const FONT = 13;
const NAME_GAP = 17;
const RINGS = 6;

const pointAt = (place: number, radius: number): Point => dialPoint(MIDDLE, place, radius);

const knownValues = (values: YearValues): number[] => values.filter((value) => value !== null);

/** Rings, lines and the newest month's dot. The scale does not begin at zero: it encloses what is drawn. */
export function layoutClock({ usual, earlier, newest, middle, marked }: ClockInput) {
  const all = [usual, ...earlier, newest ?? [], middle === null ? [] : [middle.low, middle.high]].flatMap(
    knownValues,
  );
  const [min = 0, max = 1] = extent(all);
  const { domain, ticks } = roundAxis({ min, max: Math.max(max, min + 1) }, RINGS);
  const radiusOf = linearScale(domain, INNER, RIM);
  const lineOf = (values: YearValues): string => dialLine(MIDDLE, values, radiusOf);
  const last = newest === null ? -1 : newest.findLastIndex((value) => value !== null);
  const end = newest?.[last] ?? null;
  return {
    width: SIDE,
    height: SIDE,
    fontSize: FONT,
    radiusOf,
    rings: ticks.map((value) => ({ value, radius: tenth(radiusOf(value)) })),
    usual: lineOf([...usual, usual[0] ?? null]),
    earlier: lineOf(earlier.flat()),
    newest: newest === null ? '' : lineOf(newest),
    middle:
      end === null || middle === null
        ? ''
        : linePath([middle.low, middle.high].map((value) => pointAt(last, radiusOf(value)))),
    dot: end === null ? null : { place: last, ...pointAt(last, radiusOf(end)) },
    months: usual.map((value, place) => {
      const read = newest?.[place] ?? value;
      return {
        at: pointAt(place, RIM + NAME_GAP),
        read: pointAt(place, read === null ? RIM : radiusOf(read)),
        isMarked: marked.includes(place),
      };
    }),
  };
}

/** A year as a clock: twelve months round, the usual year as a line, years before it in grey, the newest one in the accent. */
export const Clock = memo(function Clock(props: ClockProps): ReactNode {
  const { usual, earlier, newest, middle, marked, months, mean, format, centre, names, textOf, ...texts } =
    props;
  // It is drawn in one size: nothing of it waits for its box to be measured.
  const ref = useRef<HTMLDivElement>(null);
  const model = layoutClock({ usual, earlier, newest, middle, marked });
  const picture = useContext(PictureContext);
  // An image is wider, and has the clock in its middle.
  const width = import.meta.env.SSR && picture !== null ? picture.width : SIDE;
  const points = months.map((_, place) => {
    const { x = 0, y = 0 } = model.months[place]?.read ?? {};
    return { text: textOf(place), box: { x: x - 5, y: y - 5, width: 10, height: 10 } };
  });
  return (
    <>
      <Drawing
        {...texts}
        box={{ ref, width, stretched: false }}
        points={[points]}
        model={{ ...model, width }}
        align="xMidYMin"
      >
        <g transform={width === SIDE ? undefined : `translate(${tenth((width - SIDE) / 2)} 0)`}>
          <Rings model={model} mean={mean} format={format} />
          <g fill="none" strokeLinejoin="round" strokeLinecap="round">
            <path d={model.earlier} stroke="var(--ink-2)" strokeOpacity="0.45" />
            <path d={model.usual} stroke="var(--ink)" strokeWidth="1.8" />
            <path d={model.middle} stroke="var(--accent)" strokeOpacity="0.35" strokeWidth="9" />
            <path d={model.newest} stroke="var(--accent)" strokeWidth="3.4" />
          </g>
          {model.dot !== null && (
            <circle
              cx={tenth(model.dot.x)}
              cy={tenth(model.dot.y)}
              r="5"
              fill="var(--accent)"
              stroke="var(--paper)"
              strokeWidth="1.5"
            />
          )}
          <MonthNames model={model} months={months} textOf={textOf} />
          {centre !== null && <Centre texts={centre} />}
        </g>
      </Drawing>
      <Key entries={keyEntries(props)} />
    </>
  );
});

type ClockModel = ReturnType<typeof layoutClock>;

function Rings(props: { model: ClockModel; mean: number; format: (value: number) => string }): ReactNode {
  const { model, mean, format } = props;
  return (
    <>
      <g fill="none" stroke="var(--rule)">
        <path
          d={model.months.map((_, place) => linePath([pointAt(place, INNER), pointAt(place, RIM)])).join('')}
        />
        {model.rings.map(({ value, radius }) => (
          <circle
            key={value}
            cx={MIDDLE}
            cy={MIDDLE}
            r={radius}
            stroke={value === mean ? 'var(--ink-2)' : undefined}
          />
        ))}
      </g>
      <RingLabels
        rings={model.rings.map(({ value }) => value)}
        middle={MIDDLE}
        radiusOf={model.radiusOf}
        format={format}
        fill="var(--ink-2)"
      />
    </>
  );
}

function MonthNames(props: {
  model: ClockModel;
  months: ClockProps['months'];
  textOf: ClockProps['textOf'];
}): ReactNode {
  const { model, months, textOf } = props;
  return model.months.map(({ at, isMarked }, place) => {
    const isNewest = model.dot?.place === place;
    return (
      <Label
        key={months[place]?.name}
        x={tenth(at.x)}
        y={tenth(at.y)}
        dy="0.32em"
        textAnchor="middle"
        fill={isNewest ? inkOf('var(--accent)') : isMarked ? 'var(--ink)' : 'var(--ink-2)'}
        fontWeight={isNewest || isMarked ? 600 : undefined}
        text={months[place]?.brief ?? ''}
      >
        <title>{textOf(place)}</title>
      </Label>
    );
  });
}

/** A figure of so many pixels has room within the least ring. */
const CENTRE_WIDTH = 2 * INNER - 12;

function Centre({ texts: [value, unit, month] }: { texts: NonNullable<ClockProps['centre']> }): ReactNode {
  const size = Math.min(17, (17 * CENTRE_WIDTH) / textWidth(value, 17));
  return (
    <g textAnchor="middle" fontSize="11.5">
      <Label
        x={MIDDLE}
        y={MIDDLE - 6}
        fontSize={tenth(size)}
        fontWeight="600"
        fill={inkOf('var(--accent)')}
        text={value}
      />
      <Label x={MIDDLE} y={MIDDLE + 9} fill="var(--ink-2)" text={unit} />
      <Label x={MIDDLE} y={MIDDLE + 23} text={month} />
    </g>
  );
}

function keyEntries({ names, newest, middle }: ClockProps): readonly KeyEntry[] {
  const entry = (text: string, content: ReactNode): KeyEntry => keyEntry(text, 20, 12, content);
  return [
    ...(newest === null
      ? []
      : [entry(names.newest, <path d="M0,6H20" stroke="var(--accent)" strokeWidth="3.4" />)]),
    entry(names.usual, <path d="M0,6H20" stroke="var(--ink)" strokeWidth="1.8" />),
    ...(middle === null
      ? []
      : [
          entry(
            names.middle,
            <path
              d="M5,6H15"
              stroke="var(--accent)"
              strokeOpacity="0.35"
              strokeWidth="9"
              strokeLinecap="round"
            />,
          ),
        ]),
    entry(names.earlier, <path d="M0,6H20" stroke="var(--ink-2)" strokeOpacity="0.45" />),
  ];
}
