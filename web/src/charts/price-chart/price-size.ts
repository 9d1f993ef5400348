import { sizesByWidth } from '../plot/chart-size.ts';

/** Content of a page is no wider. */
export const MAX_PRICE_WIDTH = 1400;

/** Widths that a price chart is laid out for. */
export const PRICE_LAYOUT_WIDTHS = [340, 560, 1000] as const;

/** Height of the strip that counts the markets, under the labels of the months. */
export const STRIP_HEIGHT = 54;

/** The drawing with its strip, by the width that it is laid out for: 530 px where there is room. */
export const priceSize = sizesByWidth([
  [560, 360, 12, 6, 4],
  [1000, 440, 13, 6, 6],
  [Number.POSITIVE_INFINITY, 530, 14, 6, 6],
]);
