import { memo, useMemo } from 'react';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { PlotChart, type PlotChartOptions } from '../plot/plot-chart.tsx';
import type { ChartSeries } from '../plot/series.ts';
import { type ComboChartInput, toComboChartModel } from './combo-chart-model.ts';

export type ComboChartProps = PlotChartOptions & {
  /** Ascending years. This array and the next four props keep their identity while their content stays the same. */
  years: readonly number[];
  series: readonly ChartSeries[];
  /** Ids of series that are switched off. */
  hidden: readonly string[];
  /** First years of a new method. */
  breaks: readonly number[];
  partial?: ComboChartInput['partial'];
  twoAxes?: ComboChartInput['twoAxes'];
  /** A logarithmic scale: no bars, and no value of zero or less. */
  log?: boolean | undefined;
  /** Year that the page is at. */
  year?: number | null | undefined;
};

/** Stacked bars or areas with lines and points, over the years; what has another unit has a panel or a second axis. */
export const ComboChart = memo(function ComboChart(props: ComboChartProps) {
  const { years, series, hidden, breaks, partial, twoAxes, log, year, ...options } = props;
  const { format, labels } = options;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const { width, stretched } = box;
  const model = useMemo(
    () =>
      toComboChartModel({
        years,
        series,
        hidden,
        breaks,
        partial,
        twoAxes,
        log,
        format,
        breakLabel: labels.breakAt,
        width,
        stretched,
      }),
    [years, series, hidden, breaks, partial, twoAxes, log, format, labels.breakAt, width, stretched],
  );
  return (
    <PlotChart
      {...options}
      model={model}
      box={box}
      legendSeries={series}
      legend="always"
      hidden={hidden}
      period={year}
    />
  );
});
