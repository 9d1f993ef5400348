import { memo, useMemo } from 'react';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { lineLabelsFit } from '../plot/end-labels.ts';
import { PlotChart, type PlotChartOptions } from '../plot/plot-chart.tsx';
import { type LineSeries, toLineChartModel } from './line-chart-model.ts';

export type LineChartProps = PlotChartOptions & {
  /** Ascending years, or months counted as year × 12 + month − 1. Arrays keep their identity between renders. */
  periods: readonly number[];
  /** Distances between labelled periods to choose from, e.g. 12, 24, 60 for months. */
  periodSteps?: readonly number[] | undefined;
  series: readonly LineSeries[];
  /** Ids of series that are switched off. */
  hidden: readonly string[];
  /** First periods of a new method. */
  breaks: readonly number[];
  /** False lets the axis begin near the smallest value; true when absent. */
  zero?: boolean | undefined;
  /** Period that the page is at. */
  period?: number | null | undefined;
};

/** Lines over time, named at their ends where that fits. */
export const LineChart = memo(function LineChart(props: LineChartProps) {
  const { periods, periodSteps, series, hidden, breaks, zero = true, period, ...options } = props;
  const { format, labels } = options;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const { width, stretched } = box;
  const breakLabel = labels.breakAt;
  const model = useMemo(
    () =>
      toLineChartModel({
        periods,
        periodSteps,
        series,
        hidden,
        breaks,

        zero,
        format: format.tick === undefined ? format : { ...format, period: format.tick },
        breakLabel,
        width,
        stretched,
      }),
    [periods, periodSteps, series, hidden, breaks, zero, format, breakLabel, width, stretched],
  );
  const legendSeries = useMemo(() => series.map((one) => ({ ...one, mark: 'line' as const })), [series]);
  const needsLegend = options.onToggle !== undefined || !lineLabelsFit(series);
  return (
    <PlotChart
      {...options}
      model={model}
      box={box}
      legendSeries={legendSeries}
      legend={needsLegend ? 'always' : 'narrow'}
      hidden={hidden}
      period={period}
    />
  );
});
