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

export interface StripPlotInput {
  rows: readonly StripRow[];
  width: number;
  formatValue: (value: number) => string;
}

/** A row with its places, in pixels of the view box. */
export interface DrawnStrip extends Omit<StripRow, 'points'> {
  labelY: number;
  summaryY: number;
  /** Middle of the strip. */
  y: number;
  medianX: number;
  lowX: number;
  highX: number;
  /** End of the line to the next link of the chain; `null` without one. */
  linkTo: number | null;
  points: { x: number; y: number; text: string }[];
}

export interface StripPlotModel {
  width: number;
  height: number;
  fontSize: number;
  rows: DrawnStrip[];
  ticks: { x: number; label: string }[];
  /** Left end of names and strips, right of the chain. */
  textX: number;
  axisY: number;
}

const FONT = 13;
const SUMMARY = 12;
const [ROW, STRIP, AXIS, TEXT_X] = [74, 56, 26, 24];
/** Radius of a point, and how far points that would cover each other are moved off the middle. */
export const POINT = 4;
const OFFSETS = [0, -7, 7, -11, 11];

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

/** Rows of points on one scale from zero on, names above their strips: as high in every width. Percent or whatever the values are. */
export function toStripPlotModel({ rows, width, formatValue }: StripPlotInput): StripPlotModel {
  const most = rows.reduce((max, { high }) => Math.max(max, high), 0);
  const { domain, ticks } = roundAxis({ min: 0, max: most === 0 ? 1 : most }, 5);
  const x = linearScale(domain, TEXT_X + POINT, width - POINT - 14);
  const drawn = rows.map(({ points, ...row }, at): DrawnStrip => {
    const top = at * ROW;
    const y = top + STRIP;
    const xs = points.map(({ value }) => tenth(x(value)));
    const offsets = spread(xs);
    return {
      ...row,
      label: fitText(row.label, FONT, width - TEXT_X),
      labelY: top + 16,
      summaryY: top + 33,
      y,
      medianX: tenth(x(row.median)),
      lowX: tenth(x(row.low)),
      highX: tenth(x(row.high)),
      linkTo: row.linked && rows[at + 1]?.linked === true ? top + ROW + 6 : null,
      points: points.map(({ text }, index) => {
        return { x: xs[index] ?? 0, y: y + (offsets[index] ?? 0), text };
      }),
    };
  });
  const axisY = rows.length * ROW + 4;
  return {
    width,
    height: axisY + AXIS,
    fontSize: FONT,
    rows: drawn,
    ticks: ticks.map((tick) => ({ x: tenth(x(tick)), label: formatValue(tick) })),
    textX: TEXT_X,
    axisY,
  };
}

/** Size of the line under a row's name. */
export const summarySize = SUMMARY;
