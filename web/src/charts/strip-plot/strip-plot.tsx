import { memo, type ReactNode, useContext } from 'react';
import { type KeyEntry, keyEntry } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import { Key } from '../plot/key.tsx';
import { KeyboardChart } from '../plot/keyboard-chart.tsx';
import { paperEdge } from '../plot/marks/label.tsx';
import { tenth } from '../plot/paths.ts';
import { fitText } from '../plot/text-width.ts';
import { roundAxis } from '../plot/value-axis.ts';
import styles from './strip-plot.module.css';

export interface StripRow {
  id: string;
  label: string;
  href: string;
  count: string;
  /** Medians of the early and the late points: where they are marked, `null` where points are too few, and as a column. */
  medians: { early: number | null; late: number | null };
  middle: { early: string; late: string };
  summary: string;
  /** Values in ascending order, each with its range and its announcement. An `early` one has the paler colour. */
  points: readonly { value: number; low: number; high: number; text: string; early: boolean }[];
  outlier?: string | undefined;
  isTall?: boolean;
  faded: boolean;
}

export interface StripPlotTexts {
  title: string;
  hint: string;
  heads: readonly [string, string, string];
  /** Names of the two colours and of the ticks; those that the drawing has no mark of are left out. */
  late: string;
  early: string;
  median: string;
  earlyMedian: string;
}

/** Radius of a point; height of a row with one line of points, and half of a tick. */
const [POINT, ROW, TICK] = [4.8, 32, 13];
/** Ticks of older points are thinner. */
const TICK_WIDTH = { early: 1, late: 2 } as const;
/** How far points that would cover each other are moved off the middle, and the height that a name below them takes. */
const OFFSETS = [0, -10, 10, -20, 20];
const BELOW = 16;
const TWO_LINES = 44;
/** The narrowest strip in pixels: points that are apart there are so in all. */
const NARROWEST = 290;
const [START, END] = [0.02, 0.95];
/** From this share of the width on a name is below its point. */
const LATE = 0.68;

/** Puts points that would cover each other above and below, those beyond the fifth on top of others. */
function spread(xs: readonly number[]): number[] {
  const placed: { x: number; offset: number }[] = [];
  return xs.map((x) => {
    const near = placed.filter((other) => x - other.x < 2 * POINT);
    const offset = OFFSETS.find((each) => near.every((other) => Math.abs(other.offset - each) >= POINT)) ?? 0;
    placed.push({ x, offset });
    return offset;
  });
}

/** Rows of points on one scale from zero on, as shares of a strip's width: heights are the same in every width. */
export function layoutStrips(rows: readonly StripRow[]) {
  const most = rows.reduce(
    (max, { points }) => points.reduce((top, { high }) => Math.max(top, high), max),
    0,
  );
  const { domain, ticks } = roundAxis({ min: 0, max: most === 0 ? 1 : most }, 5);
  const shareOf = (value: number): number => START + (value / domain.max) * (END - START);
  return {
    ticks,
    shareOf,
    rows: rows.map((row) => {
      const offsets = spread(row.points.map(({ value }) => shareOf(value) * NARROWEST));
      const reach = Math.max(0, ...offsets.map((offset) => Math.abs(offset)));
      const last = row.points.at(-1);
      const isBelow = row.outlier !== undefined && last !== undefined && shareOf(last.high) > LATE;
      const least = row.isTall === true ? 2 * ROW : row.medians.early === null ? ROW : TWO_LINES;
      const inner = Math.max(least, 2 * (reach + POINT) + 8);
      return { row, offsets, isBelow, middle: inner / 2, height: inner + (isBelow ? BELOW : 0) };
    }),
  };
}

type Strips = ReturnType<typeof layoutStrips>;

const lateColour = 'var(--accent)';
const earlyColour = 'color-mix(in oklab, var(--accent) var(--half), var(--paper))';

/** Every value a point, row by row on one scale; numbers and medians of the rows are in columns beside it. */
export const StripPlot = memo(function StripPlot(
  props: StripPlotTexts & {
    rows: readonly StripRow[];
    formatValue: (value: number) => string;
  },
) {
  const { rows, formatValue, ...texts } = props;
  const strips = layoutStrips(rows);
  const picture = useContext(PictureContext);
  const key = <Key entries={keyOf(rows, texts)} />;
  const points = rows.map(({ label, summary, points: rowPoints }) =>
    rowPoints.map(({ text }, at) => ({ text: at === 0 ? `${label}. ${summary}. ${text}` : text })),
  );
  const [name, count, middle] = texts.heads;
  const hasMedian = rows.some(({ medians }) => medians.early !== null || medians.late !== null);
  const inShares = (value: number): string => `${tenth(strips.shareOf(value) * 100)}%`;
  if (import.meta.env.SSR && picture !== null) {
    picture.add({ width: picture.width, ...stripsPicture(strips, texts, formatValue, picture.width) });
    return key;
  }
  return (
    <div className={styles.plot}>
      {key}
      <KeyboardChart title={texts.title} hint={texts.hint} points={points}>
        {(_, cursor) => (
          <div className={styles.rows}>
            <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count}</span>
              <svg className={styles.strip} height="20" aria-hidden="true">
                <TickLabels strips={strips} xOf={inShares} formatValue={formatValue} />
              </svg>
              <span className={styles.middle}>{hasMedian && middle}</span>
            </div>
            {strips.rows.map((strip, at) => (
              <div key={strip.row.id} className={styles.row} data-faded={strip.row.faded || undefined}>
                <a className={styles.name} href={strip.row.href}>
                  {strip.row.label}
                </a>
                <span className={styles.count}>{strip.row.count}</span>
                <svg className={styles.strip} height={strip.height} aria-hidden="true">
                  <Strip
                    strip={strip}
                    ticks={strips.ticks}
                    xOf={inShares}
                    active={cursor?.series === at ? cursor.point : null}
                  />
                </svg>
                <span className={styles.middle}>
                  {hasMedian && lateText(strip.row)}
                  {strip.row.middle.early !== '' && (
                    <span className={styles.early}>{` ${strip.row.middle.early} ${texts.early}`}</span>
                  )}
                </span>
              </div>
            ))}
          </div>
        )}
      </KeyboardChart>
    </div>
  );
});

/** The median of the late points; a dash without any median. */
const lateText = ({ middle }: StripRow): string =>
  middle.late === '' && middle.early === '' ? '–' : middle.late;

const tickColours = { early: 'var(--ink-2)', late: 'var(--ink)' } as const;

function keyOf(
  rows: readonly StripRow[],
  { late, early, median, earlyMedian }: StripPlotTexts,
): readonly KeyEntry[] {
  const dot = (text: string, fill: string): KeyEntry =>
    keyEntry(text, 10, 10, <circle cx="5" cy="5" r="4.8" fill={fill} />);
  const has = (isEarly: boolean) =>
    rows.some(({ points }) => points.some((point) => point.early === isEarly));
  const tick = (text: string, age: 'early' | 'late'): readonly KeyEntry[] =>
    rows.some(({ medians }) => medians[age] !== null)
      ? [
          keyEntry(
            text,
            3,
            14,
            <path d="M1.5 0V14" stroke={tickColours[age]} strokeWidth={TICK_WIDTH[age]} />,
          ),
        ]
      : [];
  return [
    ...(has(false) ? [dot(late, lateColour)] : []),
    ...(has(true) ? [dot(early, earlyColour)] : []),
    ...tick(median, 'late'),
    ...tick(earlyMedian, 'early'),
  ];
}

/** Where a value is along x: a share of the strip, or pixels of an image. */
type XOf = (value: number) => string | number;

function TickLabels(props: { strips: Strips; xOf: XOf; formatValue: (value: number) => string }): ReactNode {
  const { strips, xOf, formatValue } = props;
  return strips.ticks.map((tick) => (
    <text key={tick} x={xOf(tick)} y="14" textAnchor="middle" fontSize="13" fill="var(--ink-2)">
      {formatValue(tick)}
    </text>
  ));
}

function Strip(props: {
  strip: Strips['rows'][number];
  ticks: readonly number[];
  xOf: XOf;
  active: number | null;
}): ReactNode {
  const { strip, ticks, xOf, active } = props;
  const { row, offsets, isBelow, middle, height } = strip;
  const last = row.points.at(-1);
  const ring = active === null ? undefined : row.points[active];
  return (
    <>
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={xOf(tick)}
          x2={xOf(tick)}
          y2={height}
          stroke={tick === 0 ? 'var(--ink-2)' : 'var(--rule)'}
        />
      ))}
      {row.points.map(({ low, high, early }, at) =>
        low === high ? null : (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: two values can have one place, and lines have no state.
            key={at}
            {...{ x1: xOf(low), x2: xOf(high) }}
            {...{ y1: middle + (offsets[at] ?? 0), y2: middle + (offsets[at] ?? 0) }}
            stroke={early ? earlyColour : lateColour}
            strokeWidth="1.5"
          />
        ),
      )}
      {row.points.map(({ value, text, early }, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: two values can have one place, and dots have no state.
          key={at}
          cx={xOf(value)}
          cy={middle + (offsets[at] ?? 0)}
          r={POINT}
          fill={early ? earlyColour : lateColour}
          stroke="var(--paper)"
          strokeWidth="0.8"
        >
          <title>{text}</title>
        </circle>
      ))}
      {(['early', 'late'] as const).map((age) => {
        const value = row.medians[age];
        return value === null ? null : (
          <line
            key={age}
            {...{ x1: xOf(value), x2: xOf(value), y1: middle - TICK, y2: middle + TICK }}
            stroke={tickColours[age]}
            strokeWidth={TICK_WIDTH[age]}
          />
        );
      })}
      {isBelow && last !== undefined && (
        <line
          {...{ x1: xOf(last.value), x2: xOf(last.value) }}
          {...{ y1: middle + (offsets.at(-1) ?? 0) + POINT, y2: height - BELOW }}
          stroke="var(--ink-2)"
        />
      )}
      {row.outlier !== undefined && last !== undefined && (
        <text
          x={xOf(isBelow ? last.value : last.high)}
          dx={isBelow ? POINT : 10}
          y={isBelow ? height - 6 : middle + (offsets.at(-1) ?? 0) + 4.5}
          textAnchor={isBelow ? 'end' : 'start'}
          fontSize="13"
          fill="var(--ink-2)"
          {...paperEdge(4)}
        >
          {row.outlier}
        </text>
      )}
      {ring !== undefined && active !== null && (
        <circle
          {...{ cx: xOf(ring.value), cy: middle + (offsets[active] ?? 0), r: 8 }}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      )}
    </>
  );
}

function stripsPicture(
  strips: Strips,
  { heads, early }: Pick<StripPlotTexts, 'heads' | 'early'>,
  formatValue: (value: number) => string,
  width: number,
) {
  const names = Math.min(200, 0.3 * width);
  const [countX, left, right] = [names + 56, names + 68, width - 112];
  const xOf = (value: number): number => left + strips.shareOf(value) * (right - left);
  let y = 24;
  const rows = strips.rows.map((strip) => {
    const top = y;
    y += strip.height;
    return { strip, top };
  });
  return {
    height: y + 4,
    content: (
      <g fontFamily="var(--font-sans)" fontSize="14" fill="var(--ink)">
        <g fill="var(--ink-2)" fontSize="13">
          <text y="14">{heads[0]}</text>
          <text x={countX} y="14" textAnchor="end">
            {heads[1]}
          </text>
          <text x={width} y="14" textAnchor="end">
            {heads[2]}
          </text>
          <TickLabels strips={strips} xOf={xOf} formatValue={formatValue} />
        </g>
        {rows.map(({ strip, top }) => (
          <g key={strip.row.id} transform={`translate(0 ${top})`} opacity={strip.row.faded ? 0.25 : 1}>
            <line x2={width} stroke="var(--rule)" />
            <text y={strip.middle + 5}>{fitText(strip.row.label, 14, names)}</text>
            <text x={countX} y={strip.middle + 5} textAnchor="end" fill="var(--ink-2)">
              {strip.row.count}
            </text>
            <Strip strip={strip} ticks={strips.ticks} xOf={xOf} active={null} />
            <text y={strip.middle + (strip.row.middle.early === '' ? 5 : -3)} textAnchor="end">
              <tspan x={width} fontWeight="600">
                {lateText(strip.row)}
              </tspan>
              {strip.row.middle.early !== '' && (
                <tspan x={width} dy="16" fontSize="12" fill="var(--ink-2)">
                  {`${strip.row.middle.early} ${early}`}
                </tspan>
              )}
            </text>
          </g>
        ))}
      </g>
    ),
  };
}
