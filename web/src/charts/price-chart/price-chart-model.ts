import { type LineSeries, toLineChartModel } from '../line-chart/line-chart-model.ts';
import { rectsPath, tenth } from '../plot/paths.ts';
import type { AxisFormat, PlotModel } from '../plot/plot-model.ts';
import { linearScale, type Scale } from '../plot/scale.ts';
import { shownValue } from '../plot/series.ts';
import { priceSize, STRIP_HEIGHT } from './price-size.ts';

/** A price that is in no median. */
export type SuspectPrice = { month: number; price: number };

export type PriceChartInput = {
  /** Months counted as year × 12 + month − 1, from the first to the last without holes: a month without a price is a gap. */
  months: readonly number[];
  /** The median with its band, or one line for each crop type. */
  series: readonly LineSeries[];
  hidden: readonly string[];
  /** Number of markets in each month. */
  markets: readonly (number | null)[];
  suspects: readonly SuspectPrice[];
  /** First months of a redenominated currency. */
  breaks: readonly number[];
  breakLabel: (month: number) => string;
  format: AxisFormat;
  /** Name of the strip. */
  marketsLabel: string;
  width: number;
};

/** The slim columns under the plot, one a month, by the number of markets. */
export type MarketStrip = {
  path: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Most markets of a month, at the left of its line. */
  most: number;
  label: string;
};

export type PriceChartModel = {
  plot: PlotModel;
  /** Of the whole drawing; the plot's own ends above the strip. */
  height: number;
  strip: MarketStrip | null;
  /** Hollow dots, and hollow triangles at the upper edge for suspects beyond it. */
  suspects: { dots: string; beyond: string };
};

/** Part of its month's band that a column of the strip fills, as long as it is seen. */
const COLUMN_SHARE = 0.8;

/**
 * Computes every coordinate of a price chart. Suspects do not stretch the axis: it would hide the prices that are believed.
 * Those above it stand at its upper edge.
 */
export function toPriceChartModel(input: PriceChartInput): PriceChartModel {
  const { months, width } = input;
  const whole = priceSize(width);
  const hasStrip = input.markets.some((count) => count !== null);
  const plot = toLineChartModel({
    periods: months,
    periodSteps: [12, 24, 60, 120],
    series: input.series,
    hidden: input.hidden,
    breaks: input.breaks,
    breakLabel: input.breakLabel,
    format: input.format,
    zero: true,
    width,
    size: hasStrip ? { ...whole, height: whole.height - STRIP_HEIGHT } : whole,
  });
  return {
    plot,
    height: whole.height,
    strip: hasStrip ? toStrip(input, plot, whole.height) : null,
    suspects: toSuspects(input, plot),
  };
}

function toStrip(input: PriceChartInput, model: PlotModel, height: number): MarketStrip {
  const most = Math.max(1, ...input.markets.map((count) => count ?? 0));
  const top = height - STRIP_HEIGHT + model.size.fontSize + 8;
  const bottom = height - 2;
  const y = linearScale({ min: 0, max: most }, bottom, top);
  const column = Math.max(model.band * COLUMN_SHARE, 0.6);
  const rects = input.markets.flatMap((count, index) =>
    count === null
      ? []
      : [{ x: (model.x[index] ?? 0) - column / 2, y: y(count), width: column, height: bottom - y(count) }],
  );
  const { left, right } = model.plot;
  return { path: rectsPath(rects), top: tenth(top), bottom, left, right, most, label: input.marketsLabel };
}

function toSuspects({ months, suspects }: PriceChartInput, model: PlotModel): PriceChartModel['suspects'] {
  const { top, bottom } = model.plot;
  const scale = scaleOf(model);
  let dots = '';
  let beyond = '';
  for (const { month, price } of suspects) {
    const x = model.x[months.indexOf(month)];
    if (x === undefined || scale === null) continue;
    const y = scale(price);
    // A line without length has round ends that stay round where a drawing is stretched.
    if (y >= top && y <= bottom) dots += `M${tenth(x)},${tenth(y)}h0`;
    else beyond += `M${tenth(x - 4)},${tenth(top + 4)}l4,-7l4,7Z`;
  }
  return { dots, beyond };
}

/** The value axis again, from its zero and the highest line point: the axis always has its zero. */
function scaleOf({ zeros, rows }: PlotModel): Scale | null {
  const zero = zeros[0];
  const points = rows.flatMap(({ series, y }) =>
    y.flatMap((height, index) => {
      const value = shownValue(series, index);
      return height === null || value === null || value === 0 ? [] : [{ height, value }];
    }),
  );
  const highest = points.reduce<(typeof points)[number] | null>(
    (best, point) => (best === null || point.value > best.value ? point : best),
    null,
  );
  if (zero === undefined || highest === null) return null;
  return (value) => zero + ((highest.height - zero) / highest.value) * value;
}
