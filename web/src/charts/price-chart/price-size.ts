import { type ChartSize, DIRECT_LABEL_WIDTH } from '../plot/chart-size.ts';

/** Content of a page is no wider. */
export const MAX_PRICE_WIDTH = 1400;

/** Height of the strip that counts the markets, under the labels of the months. */
export const STRIP_HEIGHT = 44;

/** The drawing with its strip by the width of its box, at the published limits of widths: 530 px where there is room. */
const SIZES: readonly (readonly [below: number, height: number, fontSize: number, maxPeriodTicks: number])[] =
  [
    [300, 320, 11, 3],
    [400, 360, 11.5, 4],
    [500, 400, 12, 5],
    [700, 440, 12.5, 6],
    [1000, 480, 13, 6],
    [1200, 530, 14, 6],
    [1400, 530, 14.5, 6],
    [1600, 530, 15, 6],
  ];

/** The size of a price chart in a box of `width` sixteenths of a root letter, the strip included. */
export function priceSize(width: number): ChartSize {
  const [, height, fontSize, maxPeriodTicks] = SIZES.find(([below]) => width < below) ?? [0, 530, 16, 6];
  return { height, fontSize, maxPeriodTicks, maxValueTicks: 6, directLabels: width >= DIRECT_LABEL_WIDTH };
}
