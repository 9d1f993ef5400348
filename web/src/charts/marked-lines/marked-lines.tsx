import { memo, useMemo } from 'react';
import { type LineSeries, toLines } from '../line-chart/line-chart.tsx';
import type { MarkerShape } from '../plot/markers.ts';
import { PlotChart, type PlotChartOptions, type PlotChartProps } from '../plot/plot-chart.tsx';

export type MarkedLinesProps = PlotChartOptions &
  Pick<PlotChartProps, 'hidden' | 'breaks'> & {
    /** Ascending years. */
    years: readonly number[];
    series: readonly (LineSeries & { shape: MarkerShape })[];
    /** Equal distances are equal multiples; what is not above zero is not drawn then. */
    log: boolean;
  };

/** Up to eight lines over the years, each told from the others by colour, dash and marker together. */
export const MarkedLines = memo(function MarkedLines({ years, series, log, ...props }: MarkedLinesProps) {
  const lines = useMemo(
    () => toLines(log ? series.map((one) => ({ ...one, cutNonPositive: true })) : series),
    [series, log],
  );
  return <PlotChart {...props} periods={years} series={lines} log={log} legend="always" namesOnLines />;
});
