import type { PlotModel } from './plot-model.ts';
import { type ChartSeries, type FigureState, stateAt, toFigure } from './series.ts';

export type ReadingRow = {
  series: ChartSeries;
  /** The published value, before any negation and also where it is not drawn; `null` where there is none. */
  value: number | null;
  negated: boolean;
  /** Flag letter, empty without a value or a flag. */
  flag: string;
  state: FigureState;
  doubt: string | null;
  event: string | null;
  low: number | null;
  high: number | null;
};

export type Reading = {
  period: number;
  rows: ReadingRow[];
  /** Sum of the shown parts of the stack; `null` with fewer than two, with a negated one, or where other parts are not known. */
  total: { value: number; unit: string; series: ChartSeries } | null;
  /** What of this period is known, where the rest is not. */
  partial: string | null;
  isBreak: boolean;
};

/** Reads the shown series at one period, and those that are drawn elsewhere; `null` outside the chart. */
export function toReading(
  model: Pick<PlotModel, 'periods' | 'breakPeriods' | 'partial'> & {
    rows: readonly { series: ChartSeries }[];
  },
  index: number,
  also: readonly ChartSeries[] = [],
): Reading | null {
  const period = model.periods[index];
  if (period === undefined) return null;
  const rows = [...model.rows.map(({ series }) => series), ...also].map((series): ReadingRow => {
    const value = toFigure(series, index);
    const flag = value === null ? '' : (series.flags?.[index] ?? '');
    return {
      series,
      value,
      negated: series.negate === true,
      flag,
      state: stateAt(series, index),
      doubt: value === null ? null : (series.doubts?.[index] ?? null),
      event: value === null ? null : (series.events?.[index] ?? null),
      low: series.band?.low[index] ?? null,
      high: series.band?.high[index] ?? null,
    };
  });
  const partial = model.partial.find(({ from, to }) => from <= period && period <= to)?.text ?? null;
  const total = partial === null ? toTotal(rows) : null;
  return { period, rows, total, partial, isBreak: model.breakPeriods.includes(period) };
}

function toTotal(rows: readonly ReadingRow[]): Reading['total'] {
  const parts = rows.filter(
    (row) => row.value !== null && (row.series.mark === 'bar' || row.series.mark === 'area'),
  );
  const first = parts[0];
  if (first === undefined || parts.length < 2) return null;
  // Bars of one axis make one stack; parts on the other axis have another unit.
  const axisRows = parts.filter((row) => row.series.axis === first.series.axis);
  if (axisRows.length < 2 || axisRows.some(({ negated }) => negated)) return null;
  const value = axisRows.reduce((sum, row) => sum + (row.value ?? 0), 0);
  return { value, unit: first.series.unit, series: first.series };
}
