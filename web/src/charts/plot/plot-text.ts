import type { AxisFormat } from './plot-model.ts';
import type { Reading, ReadingRow } from './reading.ts';
import type { ChartSeries } from './series.ts';

/** How numbers and periods are written. Keep the object and its functions identical between renders. */
export type PlotFormat = AxisFormat & {
  /** A figure without its unit, e.g. with two decimals. The chart shows exactly this text. */
  value: (value: number, series: ChartSeries) => string;
  tick?: ((period: number) => string) | undefined;
};

/** Words of a chart in the reader's language. Keep the object identical between renders. */
export type PlotLabels = {
  /** How to read the chart with the keyboard, e.g. "Arrow keys move through years and series". */
  keyboardHint: string;
  legend: string;
  total: string;
  noValue: string;
  doubt?: string | undefined;
  close: string;
  flag: (letter: string) => string;
  breakAt: (period: number) => string;
  /** The sentence for a live region: of one row, or of all when `row` is null. */
  announce: (reading: Reading, row: ReadingRow | null) => string;
  /** The rank of the first series' figure among those of all countries; `null` where it is not known. */
  rank?: ((series: string, period: number) => string | null) | undefined;
  /** The way to a figure's explanation; without it figures are only read. */
  explain?: ((row: ReadingRow, period: number) => ExplainTarget) | undefined;
};

export type ExplainTarget = { key: string; href: string; label: string };
