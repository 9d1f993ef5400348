/** What depends on the width that a chart is laid out for. All lengths are sixteenths of a root letter: pixels, unless readers enlarge it. */
export type ChartSize = {
  height: number;
  fontSize: number;
  maxValueTicks: number;
  maxPeriodTicks: number;
  /** Whether texts may be among the marks. */
  directLabels: boolean;
};

export type ChartLayouts = { widths: readonly number[]; sizeOf: (width: number) => ChartSize };

export const MAX_CHART_WIDTH = 800;

export const WIDE_CHART_WIDTH = 1200;

/** The width of a chart on a phone. Until its box is measured the drawing is stretched to it, its texts are not (`chart-svg.module.css`). */
export const SERVER_CHART_WIDTH = 340;

/** A chart has the layout of the widest that fits; the server draws all, and the style sheet shows the one that fits. */
export const LAYOUT_WIDTHS = [340, 460, 560] as const;
export const WIDE_LAYOUT_WIDTHS = [340, 460, 1000] as const;

/** From this width on texts may be among the marks: names on lines, and what caused a figure out of the ordinary. */
const DIRECT_LABEL_WIDTH = 460;

/** From this width on a chart has room for the card beside its marks. */
export const FLOATING_CARD_WIDTH = 500;

export const layoutWidth = (width: number, widths: readonly number[]): number =>
  widths.findLast((one) => one <= width) ?? widths[0] ?? SERVER_CHART_WIDTH;

type Row = readonly [
  below: number,
  height: number,
  fontSize: number,
  maxValueTicks: number,
  maxPeriodTicks: number,
];

/** Sizes by the width of the box, which is below the first number of their row; the last row holds from there on. */
export const sizesByWidth =
  (rows: readonly Row[]) =>
  (width: number): ChartSize => {
    const row = rows.find(([below]) => width < below) ?? rows.at(-1);
    if (row === undefined) throw new Error('A chart has no sizes');
    const [, height, fontSize, maxValueTicks, maxPeriodTicks] = row;
    return { height, fontSize, maxValueTicks, maxPeriodTicks, directLabels: width >= DIRECT_LABEL_WIDTH };
  };

/** The size of a chart that is laid out for `width` pixels; images are up to 800 wide and 400 high. */
export const chartSize = sizesByWidth([
  [460, 290, 12.5, 4, 4],
  [560, 330, 12.5, 4, 5],
  [700, 364, 13, 5, 8],
  [1000, 400, 13, 6, 8],
  [Number.POSITIVE_INFINITY, 400, 14, 6, 8],
]);
