import { memo, useMemo } from 'react';
import { PlotChart, type PlotChartOptions, type PlotChartProps } from '../plot/plot-chart.tsx';
import type { ChartSeries } from '../plot/series.ts';

/** A line of a chart: a series without a choice of mark and axis. */
export type LineSeries = Omit<ChartSeries, 'mark' | 'axis' | 'negate'>;

export const noneHidden: readonly string[] = [];
const noBreaks: readonly number[] = [];

export const toLines = (series: readonly LineSeries[]): readonly ChartSeries[] =>
  series.map((one) => ({ ...one, mark: 'line', axis: 'left' }));

export type LineChartProps = PlotChartOptions &
  Pick<PlotChartProps, 'periods' | 'periodSteps' | 'zero' | 'period' | 'frame' | 'namesAlone'> & {
    breaks?: readonly number[];
    series: readonly LineSeries[];
  };

export const LineChart = memo(function LineChart({ series, breaks = noBreaks, ...props }: LineChartProps) {
  const lines = useMemo(() => toLines(series), [series]);
  return <PlotChart {...props} series={lines} hidden={noneHidden} breaks={breaks} legend="needed" />;
});
