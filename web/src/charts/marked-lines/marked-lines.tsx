import { memo, useMemo } from 'react';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { PlotChart, type PlotChartOptions } from '../plot/plot-chart.tsx';
import { type MarkedLinesInput, toMarkedLinesModel, toMarkedSeries } from './marked-lines-model.ts';

export type MarkedLinesProps = PlotChartOptions &
  Pick<MarkedLinesInput, 'years' | 'series' | 'hidden' | 'breaks' | 'log'>;

/** Up to eight lines over the years, each with a colour, a dash and a marker of its own. Arrays keep their identity between renders. */
export const MarkedLines = memo(function MarkedLines(props: MarkedLinesProps) {
  const { years, series, hidden, breaks, log, ...options } = props;
  const { format, labels } = options;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const { width } = box;
  const model = useMemo(
    () =>
      toMarkedLinesModel({
        years,
        series,
        hidden,
        breaks,
        log,
        format,
        breakLabel: labels.breakAt,
        width,
      }),
    [years, series, hidden, breaks, log, format, labels.breakAt, width],
  );
  const legendSeries = useMemo(() => series.map(toMarkedSeries), [series]);
  return (
    <PlotChart
      {...options}
      model={model}
      box={box}
      legendSeries={legendSeries}
      legend="always"
      hidden={hidden}
      period={null}
    />
  );
});
