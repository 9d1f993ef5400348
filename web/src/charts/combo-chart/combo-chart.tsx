import { memo } from 'react';
import { PlotChart, type PlotChartOptions, type PlotChartProps } from '../plot/plot-chart.tsx';

export type ComboChartProps = PlotChartOptions &
  Pick<PlotChartProps, 'series' | 'hidden' | 'breaks' | 'partial' | 'twoAxes' | 'log'> & {
    /** Ascending years. */
    years: readonly number[];
    /** Year that the page is at. */
    year?: number | null | undefined;
  };

/** Stacked bars or areas with lines and points, over the years; what has another unit has a panel or a second axis. */
export const ComboChart = memo(function ComboChart({ years, year, ...props }: ComboChartProps) {
  return <PlotChart {...props} periods={years} period={year} legend="always" namesOnLines="always" />;
});
