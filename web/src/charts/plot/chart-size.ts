/** What depends on the width that a chart has. All lengths are sixteenths of a root letter: pixels, unless readers enlarge it. */
export type ChartSize = {
  height: number;
  fontSize: number;
  maxValueTicks: number;
  maxPeriodTicks: number;
  /** Whether names may stand at the line ends. */
  directLabels: boolean;
};

export const MAX_CHART_WIDTH = 800;

/**
 * The width that the server draws for, that of a chart on a phone. Until the browser has measured the box, this drawing is
 * stretched to it, and its texts are drawn as wide as they are (`chart-svg.module.css`): they are readable in every box, and none
 * is wider than its place.
 */
export const SERVER_CHART_WIDTH = 340;

/** From this width on names may stand at the line ends: beside a map on a screen of 1280 pixels a chart has 484. */
export const DIRECT_LABEL_WIDTH = 480;

/** From this width on a chart has room for the card beside its marks. */
export const FLOATING_CARD_WIDTH = 500;

const SIZES: readonly { below: number; size: Omit<ChartSize, 'directLabels'> }[] = [
  {
    below: 300,
    size: { height: 300, fontSize: 11, maxValueTicks: 5, maxPeriodTicks: 3 },
  },
  {
    below: 400,
    size: { height: 330, fontSize: 11.5, maxValueTicks: 5, maxPeriodTicks: 4 },
  },
  {
    below: 500,
    size: { height: 360, fontSize: 12, maxValueTicks: 5, maxPeriodTicks: 5 },
  },
  {
    below: 700,
    size: { height: 400, fontSize: 12.5, maxValueTicks: 6, maxPeriodTicks: 6 },
  },
  {
    below: 1000,
    size: { height: 400, fontSize: 13, maxValueTicks: 6, maxPeriodTicks: 6 },
  },
];

const WIDEST: Omit<ChartSize, 'directLabels'> = {
  height: 400,
  fontSize: 14,
  maxValueTicks: 6,
  maxPeriodTicks: 6,
};

/** The size of a chart in a box of `width` pixels. The style sheet reserves the same heights. */
export function chartSize(width: number): ChartSize {
  const size = SIZES.find(({ below }) => width < below)?.size ?? WIDEST;
  return { ...size, directLabels: width >= DIRECT_LABEL_WIDTH };
}
