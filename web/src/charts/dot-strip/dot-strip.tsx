import { type ReactNode, type SVGProps, useContext } from 'react';
import { keyEntry } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import { Key } from '../plot/key.tsx';
import { inkOf, paperEdge } from '../plot/marks/label.tsx';
import { tenth } from '../plot/paths.ts';
import { BOLD, boldTextWidth, fitText, textWidth } from '../plot/text-width.ts';
import { roundAxis } from '../plot/value-axis.ts';
import styles from './dot-strip.module.css';

export interface StripDot {
  id: string;
  name: string;
  value: number;
  /** The value as it is written. */
  figure: string;
  time: string;
  text: string;
  href: string;
}

export interface DotStripProps {
  title: string;
  /**
   * Dots on the first line, in the accent, and on the second one, in grey. Where there is no room for all names the first ones have it; of
   * many weak dots so many have one, and the least and the greatest.
   */
  strong: readonly StripDot[];
  weak: readonly StripDot[];
  names: { strong: string; weak: string };
  formatTick: (value: number) => string;
}

/** Where a label is: how many rows from its line, and on which side of its dot. */
interface LabelPlace {
  row: number;
  isBefore: boolean;
}

/** Radius of a dot, height of a row of labels, on which side of the line they are, and how far above its time the name is. */
type Look = { dot: number; font: number; row: number; side: -1 | 1; above: number };
const STRONG: Look = { dot: 8, font: 15, row: 22, side: -1, above: 0 };
const WEAK: Look = { dot: 4.5, font: 12.5, row: 16, side: 1, above: 0 };
/** Where there is little room, the time is below the name: no name is cut for it. */
const STACKED: Look = { ...STRONG, row: 40, above: 17 };
const GAP = 8;
/** From a line to the middle of its first row of labels, and between the lines. */
const [FIRST_ROW, BETWEEN] = [22, 40];
const HEAD = 30;
const [START, END] = [0.01, 0.97];
/** Rows of labels at most, and in a small image, which is not as high as a phone is long. */
const [ROWS, IMAGE_ROWS] = [30, 9];
/** Weak dots with a name: more of them hide the line under their stems. */
const NAMED = 18;
/** Widths that it is laid out for; the page shows the one that fits. */
const layouts = [
  { width: 1100, className: styles.widest },
  { width: 900, className: styles.wide },
  { width: 320, className: styles.narrow },
];

type WideDot = { x: number; width: number };

/** Labels before their dot for some from the left on, after it for the others, in as few rows as possible; `null` of those left out. */
export function placeLabels(
  dots: readonly WideDot[],
  { width, rows }: { width: number; rows: number },
): readonly (LabelPlace | null)[] {
  let named = dots;
  let places = placeAll(named, width);
  while (highestRow(places) >= rows) {
    const fewer = named.map((_, at) => named.toSpliced(at, 1));
    const isLower = (some: readonly WideDot[]): boolean =>
      highestRow(placeAll(some, width)) < highestRow(places);
    named = fewer.findLast(isLower) ?? named.slice(0, -1);
    places = placeAll(named, width);
  }
  return dots.map((dot) => places[named.indexOf(dot)] ?? null);
}

const highestRow = (places: readonly LabelPlace[]): number => Math.max(-1, ...places.map(({ row }) => row));

function placeAll(dots: readonly WideDot[], width: number): readonly LabelPlace[] {
  const fromLeft = dots.map((dot, at) => ({ ...dot, at })).sort((a, b) => a.x - b.x);
  // Texts are taken for a little wider than they are, and may begin in the margin of the page.
  const wide = fromLeft.findIndex((dot) => dot.x < 0.9 * dot.width);
  const most = wide < 0 ? fromLeft.length : wide;
  const ways = Array.from({ length: most + 1 }, (_, before) =>
    stairs(
      fromLeft.slice(before).reverse(),
      (dot) => dot.x + GAP + dot.width > width && dot.x - GAP - dot.width >= 0,
      stairs(fromLeft.slice(0, before), () => true),
    ),
  );
  const best = ways.reduce((least, way) => (highestRow(way) < highestRow(least) ? way : least));
  return best.toSorted((a, b) => a.at - b.at).map(({ row, isBefore }) => ({ row, isBefore }));
}

/** Places from the outside to the inside, each a row beyond those that it would meet, so that no stem crosses a name. */
function stairs<Dot extends WideDot>(
  dots: readonly Dot[],
  isBeforeOf: (dot: Dot) => boolean,
  first: readonly (Dot & LabelPlace)[] = [],
): readonly (Dot & LabelPlace)[] {
  return dots.reduce(
    (placed, dot) => {
      const isBefore = isBeforeOf(dot);
      const [from, to] = spanOf({ ...dot, isBefore });
      const met = placed.filter((other) => {
        const [otherFrom, otherTo] = spanOf(other);
        const gap = other.isBefore === isBefore ? GAP : 0;
        return from < otherTo + gap && otherFrom < to + gap;
      });
      placed.push({ ...dot, row: highestRow(met) + 1, isBefore });
      return placed;
    },
    [...first],
  );
}

const spanOf = ({ x, width, isBefore }: WideDot & Pick<LabelPlace, 'isBefore'>): [number, number] =>
  isBefore ? [x - GAP - width, x] : [x, x + GAP + width];

const isStrong = ({ side }: Look): boolean => side < 0;

/** The name, cut where its label would leave the strip on the side that has more room, and the width of the label. */
function fitLabel(dot: StripDot, x: number, width: number, look: Look): { name: string; width: number } {
  const time = textWidth(` ${dot.time}`, 13);
  const figure = boldTextWidth(` ${dot.figure}`, look.font);
  const rest = figure + (look.above > 0 ? 0 : time);
  const room = Math.max(x, width - x) - GAP - rest;
  const bold = isStrong(look) ? BOLD : 1;
  const name = fitText(dot.name, look.font * bold, room);
  const first = textWidth(name, look.font * bold) + rest;
  return { name, width: look.above > 0 ? Math.max(first, time) : first };
}

/** How far one value has to be beyond all others, of which there are several, so that the scale ends before it. */
const [FAR, SEVERAL] = [1.8, 8];

/** The value at which the scale ends: the largest, or the one before it. */
function scaleEnd(values: readonly number[]): number {
  const [largest = 0, next = 0] = values.toSorted((a, b) => b - a);
  return values.length > SEVERAL && largest > FAR * next ? next : largest;
}

/** The first of many dots, with the least and the greatest of all. */
function namedDots(dots: readonly StripDot[]): readonly StripDot[] {
  const rising = dots.toSorted((a, b) => a.value - b.value);
  return dots.filter((dot, at) => at < NAMED || dot === rising[0] || dot === rising.at(-1));
}

/** Both lines on one scale from zero on, laid out for a width; along x everything is a share of it. */
export function layoutDotStrip(
  { strong, weak }: Pick<DotStripProps, 'strong' | 'weak'>,
  { width, rows = ROWS }: { width: number; rows?: number },
) {
  const most = scaleEnd([...strong, ...weak].map(({ value }) => value));
  const { domain, ticks } = roundAxis({ min: 0, max: most === 0 ? 1 : most }, width < 500 ? 4 : 7);
  const shareOf = (value: number): number =>
    START + (Math.min(value, domain.max) / domain.max) * (END - START);
  const lineOf = (all: readonly StripDot[], look: Look) => {
    const named = isStrong(look) ? all : namedDots(all);
    const labels = named.map((dot) => {
      const x = shareOf(dot.value) * width;
      return { x, ...fitLabel(dot, x, width, look) };
    });
    const places = placeLabels(labels, { width, rows });
    const depth = look.row * Math.max(0, ...places.map((place) => (place?.row ?? -1) + 1));
    const dots = all.map((dot) => {
      const at = named.indexOf(dot);
      const place = places[at];
      return { dot, label: place ? { ...place, name: labels[at]?.name ?? '' } : null };
    });
    return { dots, look, depth };
  };
  const [first, second] = [lineOf(strong, width < 500 ? STACKED : STRONG), lineOf(weak, WEAK)];
  const top = HEAD + (strong.length === 0 ? 0 : first.depth + FIRST_ROW);
  const lower = top + (strong.length === 0 ? 0 : BETWEEN);
  const lines = [
    { ...first, y: top },
    { ...second, y: lower },
  ].filter(({ dots }) => dots.length > 0);
  const end = weak.length === 0 ? top + 14 : lower + FIRST_ROW + second.depth;
  return { ticks, end: domain.max, shareOf, lines, height: end };
}

type Layout = ReturnType<typeof layoutDotStrip>;

/** Where a value is along x: a share of the strip, or pixels of an image. */
type XOf = (value: number) => string | number;

export function DotStrip(props: DotStripProps): ReactNode {
  const { title, strong, weak, names, formatTick } = props;
  const picture = useContext(PictureContext);
  const key = <Key entries={keyOf(props)} />;
  if (import.meta.env.SSR && picture !== null) {
    const { width } = picture;
    const layout = layoutDotStrip({ strong, weak }, { width, rows: width < 500 ? IMAGE_ROWS : ROWS });
    const xOf: XOf = (value) => tenth(layout.shareOf(value) * width);
    picture.add({
      width,
      height: layout.height,
      content: <Strip {...{ layout, xOf, formatTick }} />,
    });
    return key;
  }
  return (
    <div className={styles.strip}>
      {layouts.map(({ width, className }) => {
        const layout = layoutDotStrip({ strong, weak }, { width });
        const xOf: XOf = (value) => `${tenth(layout.shareOf(value) * 100)}%`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: what is grouped is a drawing.
          <svg
            key={width}
            role="group"
            aria-label={`${title}: ${names.strong}, ${names.weak}`}
            className={`${styles.drawing} ${className}`}
            height={layout.height}
          >
            <Strip {...{ layout, xOf, formatTick }} />
          </svg>
        );
      })}
      {key}
    </div>
  );
}

function Strip(props: { layout: Layout; xOf: XOf; formatTick: (value: number) => string }): ReactNode {
  const { layout, xOf, formatTick } = props;
  const { ticks, end, lines, height } = layout;
  return (
    <g fontFamily="var(--font-sans)" fontSize="13" fill="var(--ink-2)">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={xOf(tick)} x2={xOf(tick)} y1="20" y2={height} stroke="var(--rule)" />
          <text x={xOf(tick)} y="14" textAnchor="middle">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {lines.map(({ dots, look, y }) => (
        <g key={look.side}>
          <line
            x1={xOf(0)}
            x2={xOf(ticks.at(-1) ?? 0)}
            {...{ y1: y, y2: y }}
            stroke="var(--ink-2)"
            strokeOpacity={isStrong(look) ? 1 : 0.5}
          />
          <g stroke="var(--ink-2)" strokeOpacity="0.4">
            {dots.map(({ dot, label }) => {
              const x = xOf(dot.value);
              return label && <line key={dot.id} x1={x} x2={x} y1={y} y2={middleOf(label, look, y)} />;
            })}
          </g>
          {dots.map(({ dot, label }) => (
            <Dot key={dot.id} {...{ dot, label, look, y, xOf }} isBeyond={dot.value > end} />
          ))}
        </g>
      ))}
    </g>
  );
}

const middleOf = ({ row }: LabelPlace, look: Look, y: number): number =>
  y + look.side * (FIRST_ROW + row * look.row);

function Dot(props: {
  dot: StripDot;
  label: (LabelPlace & { name: string }) | null;
  look: Look;
  y: number;
  xOf: XOf;
  isBeyond: boolean;
}): ReactNode {
  const { dot, label, look, y, xOf, isBeyond } = props;
  const x = xOf(dot.value);
  const strong = isStrong(look);
  // What is read out begins with what is seen.
  const textAt = ({ isBefore }: LabelPlace): SVGProps<SVGTextElement> => ({
    ...{ x, dx: isBefore ? -GAP : GAP, dy: '0.32em', textAnchor: isBefore ? 'end' : 'start' },
    ...paperEdge(3),
  });
  const seen = label === null ? dot.name : `${label.name} ${dot.figure} ${dot.time}`;
  return (
    <g>
      <title>{`${dot.name}: ${dot.text}`}</title>
      <a href={dot.href} aria-label={`${seen}: ${dot.text}`} className={styles.dot}>
        <circle
          cx={x}
          cy={y}
          r={look.dot}
          fill={strong ? 'var(--accent)' : 'var(--ink-2)'}
          stroke="var(--paper)"
          strokeWidth="1.5"
        />
        {isBeyond && (
          <text x={x} y={y} dx={look.dot + 2} dy="0.32em" fontWeight="600" fill="var(--ink-2)">
            →
          </text>
        )}
        {label !== null && (
          <>
            <text {...textAt(label)} y={middleOf(label, look, y) - look.above}>
              <tspan fontSize={look.font} fontWeight={strong ? 600 : undefined} fill="var(--ink)">
                {`${label.name} `}
              </tspan>
              <tspan
                fontSize={look.font}
                fontWeight="600"
                fill={strong ? inkOf('var(--accent)') : 'var(--ink-2)'}
              >
                {`${dot.figure} `}
              </tspan>
              {look.above === 0 && <tspan>{dot.time}</tspan>}
            </text>
            {look.above > 0 && (
              <text {...textAt(label)} y={middleOf(label, look, y)}>
                {dot.time}
              </text>
            )}
          </>
        )}
      </a>
    </g>
  );
}

function keyOf({ strong, weak, names }: DotStripProps) {
  const dot = (text: string, radius: number, fill: string) =>
    keyEntry(text, 2 * radius, 2 * radius, <circle cx={radius} cy={radius} r={radius} fill={fill} />);
  return [
    ...(strong.length === 0 ? [] : [dot(names.strong, 7, 'var(--accent)')]),
    ...(weak.length === 0 ? [] : [dot(names.weak, 4.5, 'var(--ink-2)')]),
  ];
}
