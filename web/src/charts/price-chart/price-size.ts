import { type ChartSize, DIRECT_LABEL_WIDTH } from '../plot/chart-size.ts';

/** Content of a page is no wider. */
export const MAX_PRICE_WIDTH = 1400;

/** Height of the strip that counts the markets, under the labels of the months. */
export const STRIP_HEIGHT = 44;

type PriceSize = Omit<ChartSize, 'directLabels'>;

const size = (height: number, fontSize: number, maxPeriodTicks: number): PriceSize => ({
  height,
  fontSize,
  maxValueTicks: 6,
  maxPeriodTicks,
});

/** The drawing with its strip by the width of its box, at the published limits of widths: 530 px where there is room. */
const SIZES: readonly { below: number; size: PriceSize }[] = [
  { below: 300, size: size(320, 11, 3) },
  { below: 400, size: size(360, 11.5, 4) },
  { below: 500, size: size(400, 12, 5) },
  { below: 700, size: size(440, 12.5, 6) },
  { below: 1000, size: size(480, 13, 6) },
  { below: 1200, size: size(530, 14, 6) },
  { below: 1400, size: size(530, 14.5, 6) },
  { below: 1600, size: size(530, 15, 6) },
  { below: 3000, size: size(530, 16, 6) },
];

const WIDEST = size(530, 16, 6);

/** The size of a price chart in a box of `width` sixteenths of a root letter, the strip included. */
export function priceSize(width: number): ChartSize {
  const found = SIZES.find(({ below }) => width < below)?.size ?? WIDEST;
  return { ...found, directLabels: width >= DIRECT_LABEL_WIDTH };
}
