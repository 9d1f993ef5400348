import { memo } from 'react';
import { PlotChart, type PlotChartOptions, type PlotChartProps } from '../plot/plot-chart.tsx';

export type ComboChartProps = PlotChartOptions &
  Pick<
    PlotChartProps,
    'series' | 'hidden' | 'breaks' | 'partial' | 'twoAxes' | 'log' | 'change' | 'alsoRead'
  > & {
    years: readonly number[];
    year?: number | null | undefined;
  };

/** Stacked bars or areas with lines and points, over the years; what has another unit has a panel or a second axis. */
export const ComboChart = memo(function ComboChart({ years, year, ...props }: ComboChartProps) {
  const { series, hidden, twoAxes } = props;
  // Panels of one series are named by their heads; what was switched off has to be found again.
  const isNamed =
    twoAxes !== true &&
    series.every((one) => series.every(({ id, axis }) => id === one.id || axis !== one.axis));
  const areLines = twoAxes !== true && series.every(({ mark }) => mark === 'line');
  const legend = isNamed && hidden.length === 0 ? 'none' : areLines ? 'needed' : 'always';
  return <PlotChart {...props} periods={years} period={year} legend={legend} namesOnLines />;
});
