import { memo, type ReactNode } from 'react';
import { inPixels } from '../plot/channels.ts';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Drawing, type DrawingTexts } from '../plot/drawing.tsx';
import { Dot } from '../plot/marks/dot.tsx';
import { Label } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { Tick } from '../plot/marks/tick.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale } from '../plot/scale.ts';
import { fitText } from '../plot/text-width.ts';
import { roundAxis } from '../plot/value-axis.ts';

/** A row of points on one scale, with the middle and the ends of them. */
export interface StripRow {
  id: string;
  label: string;
  /** Median, range and number, as a text under the name. */
  summary: string;
  median: number;
  low: number;
  high: number;
  /** Values from the least on, with what is said of each. */
  points: readonly { value: number; text: string }[];
  /** Whether it is a link of a chain with the rows beside it. */
  linked: boolean;
}

const FONT = 13;
/** Size of the line under a row's name. */
const SMALL = 12;
/** Heights of a row, of the middle of its strip in it, and of the axis; left end of names and strips, right of the chain. */
const [ROW, STRIP, AXIS, LEFT] = [74, 56, 26, 24];
/** Radius of a point, and how far points that would cover each other are moved off the middle. */
const POINT = 4;
const OFFSETS = [0, -7, 7, -11, 11];

/** Puts points that would cover each other above and below, those beyond the fifth on top of others. */
export function spread(xs: readonly number[]): number[] {
  const placed: { x: number; offset: number }[] = [];
  return xs.map((x) => {
    const near = placed.filter((other) => x - other.x < 2 * POINT);
    const offset = OFFSETS.find((each) => near.every((other) => Math.abs(other.offset - each) >= POINT)) ?? 0;
    placed.push({ x, offset });
    return offset;
  });
}

/** Rows of points on one scale from zero on, names above their strips: as high in every width. */
export function layoutStrips(rows: readonly StripRow[], width: number) {
  const most = rows.reduce((max, { high }) => Math.max(max, high), 0);
  const { domain, ticks } = roundAxis({ min: 0, max: most === 0 ? 1 : most }, 5);
  const x = linearScale(domain, LEFT + POINT, width - POINT - 14);
  const axisY = rows.length * ROW + 4;
  return {
    width,
    height: axisY + AXIS,
    fontSize: FONT,
    axisY,
    ticks,
    scales: { x, y: inPixels },
    rows: rows.map((row, at) => {
      const y = at * ROW + STRIP;
      const offsets = spread(row.points.map(({ value }) => tenth(x(value))));
      const isJoined = row.linked && rows[at + 1]?.linked === true;
      return { row, top: at * ROW, y, ys: offsets.map((offset) => y + offset), isJoined };
    }),
  };
}

/** Every value a point, row by row on one scale, with the median of each row; rows that are links of a chain are joined. */
export const StripPlot = memo(function StripPlot(
  props: DrawingTexts & {
    rows: readonly StripRow[];
    /** Keeps its identity between renders. */
    formatValue: (value: number) => string;
  },
) {
  const { rows, formatValue, ...texts } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const model = layoutStrips(rows, box.width);
  const { scales, axisY } = model;
  const points = model.rows.map(({ row, ys }) =>
    row.points.map(({ value, text }, at) => ({
      text: at === 0 ? `${row.label}. ${row.summary}. ${text}` : text,
      box: {
        x: tenth(scales.x(value)) - POINT,
        y: (ys[at] ?? 0) - POINT,
        width: 2 * POINT,
        height: 2 * POINT,
      },
    })),
  );
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMinYMin">
      <Rule x={model.ticks} scale={scales.x} from={0} to={axisY} look={{ strokeDasharray: '2 4' }} />
      {model.ticks.map((tick) => (
        <Label
          key={tick}
          x={tenth(scales.x(tick))}
          y={axisY + 16}
          textAnchor="middle"
          fontSize={SMALL}
          fill="var(--ink-2)"
          lines={[formatValue(tick)]}
        />
      ))}
      {model.rows.map((strip) => (
        <Strip key={strip.row.id} strip={strip} model={model} />
      ))}
    </Drawing>
  );
});

type Strips = ReturnType<typeof layoutStrips>;

function Strip({ strip, model }: { strip: Strips['rows'][number]; model: Strips }): ReactNode {
  const { row, top, y, ys, isJoined } = strip;
  const { scales, width } = model;
  const accent = 'var(--accent)';
  return (
    <g>
      {row.linked && <circle cx="8" cy={top + 11} r="5" fill={accent} />}
      {isJoined && (
        <Rule x={[8]} from={top + 19} to={top + ROW + 6} stroke={accent} look={{ strokeWidth: 2 }} />
      )}
      <Label x={LEFT} y={top + 16} fontWeight="600" lines={[fitText(row.label, FONT, width - LEFT)]} />
      <Label x={LEFT} y={top + 33} fontSize={SMALL} fill="var(--ink-2)" lines={[row.summary]} />
      <Rule y={[y]} from={tenth(scales.x(row.low))} to={tenth(scales.x(row.high))} stroke="var(--ink-2)" />
      <Dot
        x={row.points.map(({ value }) => value)}
        y={ys}
        scales={scales}
        r={POINT}
        colour={accent}
        look={{ fillOpacity: 0.45, stroke: accent }}
        titles={row.points.map(({ text }) => text)}
      />
      <Tick x={[row.median]} y={[y]} scales={scales} half={13} width={3} />
    </g>
  );
}
