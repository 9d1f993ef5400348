import { toComboChartModel } from '../combo-chart/combo-chart-model.ts';
import { type MarkerShape, markerPath } from '../plot/markers.ts';
import type { AxisFormat, Layer, PlotModel, StatePaths } from '../plot/plot-model.ts';
import { type ChartSeries, isDoubtfulAt, stateAt } from '../plot/series.ts';

/** A line that is told from the others by colour, dash and marker together. */
export type MarkedSeries = Omit<ChartSeries, 'mark' | 'axis' | 'negate'> & { shape: MarkerShape };

export type MarkedLinesInput = {
  /** Ascending years. */
  years: readonly number[];
  series: readonly MarkedSeries[];
  /** Ids of series that are switched off. */
  hidden: readonly string[];
  /** First years of another edition or method in all of the lines. */
  breaks: readonly number[];
  breakLabel: (year: number) => string;
  format: AxisFormat;
  /** Equal distances are equal multiples; what is drawn is above zero then. */
  log: boolean;
  width: number;
};

const RADIUS = 4.5;
/** Least distance between two markers of a line: closer ones would hide it. */
const APART = 44;

/** A line with a marker, as legends and cards show it. */
export const toMarkedSeries = ({ shape, ...series }: MarkedSeries): ChartSeries => ({
  ...series,
  mark: 'line',
  axis: 'left',
  marker: markerPath(shape, 0, 0, RADIUS),
});

/**
 * Markers of a line: on its last figure, and back from there at equal steps. Those of each line begin elsewhere, so that lines which
 * run close together do not hide each other's.
 */
function markerLayer(
  { series, y }: PlotModel['rows'][number],
  shape: MarkerShape,
  place: { x: readonly number[]; band: number; order: number; of: number },
): Layer {
  const step = Math.max(1, Math.ceil(APART / Math.max(place.band, 1)));
  const last = y.findLastIndex((one) => one !== null);
  const shift = step === 1 ? 0 : Math.round((place.order * step) / place.of) % step;
  const dots: StatePaths = {};
  for (const [index, height] of y.entries()) {
    const isMarked = index === last || (last - index - shift) % step === 0;
    // A doubtful figure has its ring.
    if (height === null || !isMarked || isDoubtfulAt(series, index)) continue;
    const state = stateAt(series, index);
    dots[state] = (dots[state] ?? '') + markerPath(shape, place.x[index] ?? 0, height, RADIUS);
  }
  return {
    kind: 'points',
    id: series.id,
    colour: series.colour,
    dash: undefined,
    paths: {},
    dots,
    hollow: '',
    seams: '',
  };
}

/** Computes every coordinate of lines over the years with their markers. */
export function toMarkedLinesModel({ series, log, ...input }: MarkedLinesInput): PlotModel {
  const shapes = new Map(series.map(({ id, shape }) => [id, shape]));
  const drawn = log ? series.map((one) => ({ ...one, cutNonPositive: true })) : series;
  const model = toComboChartModel({ ...input, log, series: drawn.map(toMarkedSeries) });
  const markers = model.rows.map((row, order) =>
    markerLayer(row, shapes.get(row.series.id) ?? 'circle', {
      x: model.x,
      band: model.band,
      order,
      of: model.rows.length,
    }),
  );
  return { ...model, layers: [...model.layers, ...markers] };
}
