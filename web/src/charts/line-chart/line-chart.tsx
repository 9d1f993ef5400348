import { memo, useMemo } from 'react';
import { PlotChart, type PlotChartOptions, type PlotChartProps } from '../plot/plot-chart.tsx';
import type { ChartSeries } from '../plot/series.ts';

/** A line of a chart: a series without a choice of mark and axis. */
export type LineSeries = Omit<ChartSeries, 'mark' | 'axis' | 'negate'>;

export const toLines = (series: readonly LineSeries[]): readonly ChartSeries[] =>
  series.map((one) => ({ ...one, mark: 'line', axis: 'left' }));

export type LineChartProps = PlotChartOptions &
  Pick<PlotChartProps, 'periods' | 'periodSteps' | 'hidden' | 'breaks' | 'zero' | 'period'> & {
    series: readonly LineSeries[];
  };

/** Lines over time, named at their ends where that fits. */
export const LineChart = memo(function LineChart({ series, ...props }: LineChartProps) {
  const lines = useMemo(() => toLines(series), [series]);
  return <PlotChart {...props} series={lines} legend="needed" />;
});
