import { sizesByWidth } from '../plot/chart-size.ts';
import type { PlotFrame } from '../plot/plot-chart.tsx';

/** Content of a page is no wider. */
const MAX_PRICE_WIDTH = 1400;

export const PRICE_LAYOUT_WIDTHS = [340, 560, 1000] as const;

export const STRIP_HEIGHT = 54;

/** The drawing with its strip, by the width that it is laid out for: 530 px where there is room. */
export const priceSize = sizesByWidth([
  [560, 360, 12, 6, 4],
  [1000, 440, 13, 6, 6],
  [Number.POSITIVE_INFINITY, 530, 14, 6, 6],
]);

export const wideFrame: PlotFrame = {
  maxWidth: MAX_PRICE_WIDTH,
  widths: PRICE_LAYOUT_WIDTHS,
  sizeOf: priceSize,
  below: 0,
};
