import { type ChartSize, chartSize } from '../plot/chart-size.ts';
import { endLabelWidth, lineLabelsFit, toEndLabels } from '../plot/end-labels.ts';
import { bandLayer, type LayerPlace, lineLayer } from '../plot/layers.ts';
import { toLineLabels } from '../plot/line-labels.ts';
import { type AxisFormat, type Layer, layoutPlot, type PlotModel } from '../plot/plot-model.ts';
import { valueDomain } from '../plot/scale.ts';
import { type ChartSeries, checkSeries, drawnValues, toStates } from '../plot/series.ts';

/** A line of the chart: a series without a choice of mark and axis. */
export type LineSeries = Omit<ChartSeries, 'mark' | 'axis' | 'negate'>;

export type LineChartInput = {
  /** Ascending whole numbers: years, or months counted as year × 12 + month − 1. */
  periods: readonly number[];
  /** Distances between labelled periods to choose from; 1, 2, 5, 10 … when absent. */
  periodSteps?: readonly number[] | undefined;
  series: readonly LineSeries[];
  hidden: readonly string[];
  /** First periods of a new method. */
  breaks: readonly number[];
  breakLabel: (period: number) => string;
  format: AxisFormat;
  /** False lets the axis begin near the smallest value. */
  zero: boolean;
  width: number;
  /** The box is not measured yet, and may be wider than the drawing: names stand where they fit in each such box. */
  stretched?: boolean | undefined;
  /** Of a chart with heights of its own; by the width unless given. */
  size?: ChartSize | undefined;
};

/** Computes every coordinate of the chart: lines with gaps, dots, bands and breaks, named at their ends where that fits. */
export function toLineChartModel(input: LineChartInput): PlotModel {
  const { periods, hidden, breaks, width } = input;
  const series = input.series.map((one): ChartSeries => ({ ...one, mark: 'line', axis: 'left' }));
  checkSeries(series);
  const shown = series.filter((one) => !hidden.includes(one.id));
  const size = input.size ?? chartSize(width);
  const direct = size.directLabels && lineLabelsFit(input.series);
  const bounds = shown.flatMap((one) => [
    ...drawnValues(one, periods.length),
    ...(one.band?.low ?? []),
    ...(one.band?.high ?? []),
  ]);

  const { scales, periodAxis, ...layout } = layoutPlot({
    width,
    size,
    periods,
    periodSteps: input.periodSteps,
    series: shown,
    domains: { left: valueDomain(bounds, input.zero), right: null },
    breaks,
    breakLabel: input.breakLabel,
    format: input.format,
    endLabelWidth: direct && shown.length > 0 ? endLabelWidth(series, size.fontSize) : 0,
  });

  const place: LayerPlace = { axis: periodAxis, periods, breaks, scale: scales.left };
  const bands = shown.map((one) => bandLayer(one, place)).filter((band): band is Layer => band !== null);
  const lines = shown.map((one) => lineLayer(one, place));
  const rows = shown.map((one, index) => ({ series: one, y: lines[index]?.y ?? [] }));

  return {
    ...layout,
    layers: [...bands, ...lines.map(({ layer }) => layer)],
    rows,
    endLabels: direct
      ? toEndLabels(rows, layout)
      : input.stretched === true
        ? toLineLabels(rows, layout)
        : [],
    breakPeriods: breaks,
    partial: [],
    isEmpty: series.every((one) => drawnValues(one, periods.length).every((value) => value === null)),
    states: toStates(shown, periods.length),
  };
}
