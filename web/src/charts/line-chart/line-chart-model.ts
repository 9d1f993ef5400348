import { chartSize, DIRECT_LABEL_WIDTH } from '../plot/chart-size.ts';
import { placeLabels } from '../plot/label-placement.ts';
import { bandLayer, type LayerPlace, lineLayer } from '../plot/layers.ts';
import { linePath } from '../plot/paths.ts';
import {
  type AxisFormat,
  type EndLabel,
  type Layer,
  layoutPlot,
  type PlotModel,
} from '../plot/plot-model.ts';
import { type ChartSeries, checkSeries, drawnValues, isOfficial } from '../plot/series.ts';
import { BOLD, textWidth } from '../plot/text-width.ts';
import { valueDomain } from '../plot/value-axis.ts';

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
  axisHead?: string | undefined;
  /** False lets the axis begin near the smallest value. */
  zero: boolean;
  width: number;
};

/** Names at the line ends may take this part of the width. */
const LABEL_SHARE = 0.35;
const LABEL_GAP = 14;

function labelWidth(series: readonly ChartSeries[], fontSize: number): number {
  return Math.ceil(Math.max(0, ...series.map((one) => textWidth(one.label, fontSize) * BOLD))) + LABEL_GAP;
}

/**
 * Whether names at the line ends suffice in a box of any width that allows them. It is decided for the narrowest such
 * box, so that the answer is the same on the server and after the browser has measured the box.
 */
export function lineLabelsFit(series: readonly LineSeries[]): boolean {
  const { fontSize, height } = chartSize(DIRECT_LABEL_WIDTH);
  const lines = series.map((one): ChartSeries => ({ ...one, mark: 'line', axis: 'left' }));
  return (
    labelWidth(lines, fontSize) <= DIRECT_LABEL_WIDTH * LABEL_SHARE &&
    lines.length * fontSize * 1.3 <= height / 2
  );
}

/** Computes every coordinate of the chart: lines with gaps, dots, bands and breaks, named at their ends where that fits. */
export function toLineChartModel(input: LineChartInput): PlotModel {
  const { periods, hidden, breaks, width } = input;
  const series = input.series.map((one): ChartSeries => ({ ...one, mark: 'line', axis: 'left' }));
  checkSeries(series);
  const shown = series.filter((one) => !hidden.includes(one.id));
  const size = chartSize(width);
  const direct = size.directLabels && lineLabelsFit(input.series);
  const bounds = shown.flatMap((one) => [
    ...drawnValues(one, periods.length),
    ...(one.band?.low ?? []),
    ...(one.band?.high ?? []),
  ]);

  const { scales, periodAxis, ...layout } = layoutPlot({
    width,
    periods,
    periodSteps: input.periodSteps,
    series: shown,
    domains: { left: valueDomain(bounds, input.zero), right: null },
    axisHeads: { left: input.axisHead },
    breaks,
    breakLabel: input.breakLabel,
    format: input.format,
    endLabelWidth: direct && shown.length > 0 ? labelWidth(series, size.fontSize) : 0,
  });

  const place: LayerPlace = { axis: periodAxis, periods, breaks, scale: scales.left };
  const bands = shown.map((one) => bandLayer(one, place)).filter((band): band is Layer => band !== null);
  const lines = shown.map((one) => lineLayer(one, place));
  const rows = shown.map((one, index) => ({ series: one, y: lines[index]?.y ?? [] }));

  return {
    ...layout,
    layers: [...bands, ...lines.map(({ layer }) => layer)],
    rows,
    endLabels: direct ? toEndLabels(rows, layout) : [],
    breakPeriods: breaks,
    isEmpty: series.every((one) => drawnValues(one, periods.length).every((value) => value === null)),
    hasOther: shown.some((one) =>
      drawnValues(one, periods.length).some(
        (value, index) => value !== null && !isOfficial(one.flags?.[index]),
      ),
    ),
  };
}

function toEndLabels(rows: PlotModel['rows'], layout: Pick<PlotModel, 'plot' | 'size' | 'x'>): EndLabel[] {
  const { plot, size, x } = layout;
  const ends = rows.flatMap(({ series, y }) => {
    const index = y.findLastIndex((one) => one !== null);
    return index < 0 ? [] : [{ series, index, y: y[index] ?? 0 }];
  });
  const placed = placeLabels(
    ends.map((end) => ({ id: end.series.id, y: end.y })),
    Math.round(size.fontSize * 1.3),
    plot.top - size.fontSize / 2,
    plot.bottom + size.fontSize / 2,
  );
  if (placed === null) return [];
  return ends.map(({ series, index, y }): EndLabel => {
    const labelY = placed.get(series.id) ?? y;
    const atEnd = index === x.length - 1;
    // The connector says which line a shifted name belongs to; from far away it would cross the plot.
    const from = { x: (x[index] ?? 0) + 4, y };
    const connector =
      atEnd && Math.abs(labelY - y) > 2 ? linePath([from, { x: plot.right + LABEL_GAP - 4, y: labelY }]) : '';
    return {
      id: series.id,
      text: series.label,
      colour: series.colour,
      x: plot.right + LABEL_GAP,
      y: labelY,
      connector,
    };
  });
}
