import { sizesByWidth } from '../plot/chart-size.ts';

/** Content of a page is no wider. */
export const MAX_PRICE_WIDTH = 1400;

/** Height of the strip that counts the markets, under the labels of the months. */
export const STRIP_HEIGHT = 44;

/** The drawing with its strip by the width of its box, at the published limits of widths: 530 px where there is room. */
export const priceSize = sizesByWidth([
  [300, 320, 11, 6, 3],
  [400, 360, 11.5, 6, 4],
  [500, 400, 12, 6, 5],
  [700, 440, 12.5, 6, 6],
  [1000, 480, 13, 6, 6],
  [1200, 530, 14, 6, 6],
  [1400, 530, 14.5, 6, 6],
  [1600, 530, 15, 6, 6],
  [Number.POSITIVE_INFINITY, 530, 16, 6, 6],
]);
