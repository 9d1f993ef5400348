import { memo, useMemo } from 'react';
import { type LineSeries, noneHidden, toLines } from '../line-chart/line-chart.tsx';
import { chartSize, LAYOUT_WIDTHS, WIDE_CHART_WIDTH } from '../plot/chart-size.ts';
import type { MarkerShape } from '../plot/markers.ts';
import {
  PlotChart,
  type PlotChartOptions,
  type PlotChartProps,
  type PlotFrame,
} from '../plot/plot-chart.tsx';

export type MarkedLinesProps = PlotChartOptions &
  Pick<PlotChartProps, 'breaks'> & {
    years: readonly number[];
    series: readonly (LineSeries & { shape: MarkerShape })[];
    /** Equal distances are equal multiples; what is not above zero is not drawn then. */
    log: boolean;
  };

/** Comparisons have a block as wide as the page, and a higher drawing there. */
const frame: PlotFrame = {
  maxWidth: WIDE_CHART_WIDTH,
  widths: [...LAYOUT_WIDTHS, 1000],
  sizeOf: (width) => ({
    ...chartSize(width),
    ...(width < 460 ? { height: 380 } : width < 1000 ? {} : { height: 474 }),
  }),
  below: 0,
};

/** Up to eight lines over the years, distinguished by colour, dash and marker; the line under the pointer is highlighted. */
export const MarkedLines = memo(function MarkedLines({ years, series, log, ...props }: MarkedLinesProps) {
  const lines = useMemo(
    () => toLines(log ? series.map((one) => ({ ...one, cutNonPositive: true })) : series),
    [series, log],
  );
  return (
    <PlotChart
      {...props}
      frame={frame}
      periods={years}
      series={lines}
      hidden={noneHidden}
      log={log}
      legend="needed"
      namesAlone
      isLit
    />
  );
});
