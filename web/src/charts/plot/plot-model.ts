import type { BreakMark, PartialSpan, SpanMark } from './axis-notes.ts';
import type { ChartSize } from './chart-size.ts';
import type { StackPart } from './marks/stack.tsx';
import type { Scale } from './scale.ts';
import type { AxisSide, ChartSeries, FigureState } from './series.ts';

/** Texts of the axes. The functions must keep their identity between renders, or every model is built anew. */
export type AxisFormat = {
  /** The labels of an axis, all on one scale, and its head, which says the scale once: `million t`. */
  axis: (ticks: readonly number[], side: AxisSide) => AxisTexts;
  period: (period: number) => string;
};

export type AxisTexts = { labels: readonly string[]; head: string };

/** What a chart over time draws, in its data. Arrays keep their identity between renders. */
export type PlotInput = {
  /** Ascending whole numbers: years, or months counted as year × 12 + month − 1. A missing one is a gap. */
  periods: readonly number[];
  /** Distances between labelled periods to choose from, e.g. 12, 24, 60 for months; 1, 2, 5, 10 … when absent. */
  periodSteps?: readonly number[] | undefined;
  series: readonly ChartSeries[];
  /** Ids of series that are switched off. */
  hidden: readonly string[];
  /** First periods of a new method. */
  breaks: readonly number[];
  breakLabel: (period: number) => string;
  /** Periods whose stack is no total. */
  partial?: readonly PartialSpan[] | undefined;
  format: AxisFormat;
  /** The right axis stands beside the left one, over the same marks; else its series have a panel of their own. */
  twoAxes?: boolean | undefined;
  /** Equal distances are equal multiples: for lines and points above zero only. */
  log?: boolean | undefined;
  /** False lets the axes begin near the smallest value. */
  zero?: boolean | undefined;
  /** Whether names that have no room at the line ends may stand on the lines: in every box, or until it is measured. */
  namesOnLines?: 'always' | 'unmeasured' | undefined;
  /** Width of the drawing, in pixels of the view box. */
  width: number;
  /** The box is not measured yet, and may be wider than the drawing: names stand where they fit in each such box. */
  stretched?: boolean | undefined;
  /** Of a chart with heights of its own; by the width unless given. */
  size?: ChartSize | undefined;
};

export type AxisModel = {
  side: AxisSide;
  /** Where its labels stand: at its own side, or at the left in a panel of its own. */
  at: AxisSide;
  colour: string;
  /** What the axis counts, with the unit; `x` is its outer end, `glyph` the series whose mark stands before it. */
  head: { text: string; x: number; y: number; anchor: 'start' | 'end'; glyph: ChartSeries | null };
  ticks: { y: number; text: string }[];
};

export type EndLabel = { id: string; text: string; colour: string; x: number; y: number; connector: string };

/** A shown series with the values that its mark spans at each period, and the height of the mark in pixels. */
export type PlotRow = StackPart & { series: ChartSeries; y: readonly (number | null)[] };

/** Where everything of a chart over time stands. */
export type PlotModel = {
  width: number;
  size: ChartSize;
  plot: { left: number; right: number; top: number; bottom: number };
  periods: readonly number[];
  /** Centre of each period, the width of its band, and the smallest distance of two periods. */
  x: readonly number[];
  band: number;
  spacing: number;
  scales: Record<AxisSide | 'x', Scale>;
  periodTicks: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
  axes: AxisModel[];
  /** Height of zero, of each panel that has one. */
  zeros: readonly number[];
  breaks: BreakMark[];
  /** Bands behind periods of which only parts are known, with what they say above them. */
  spans: SpanMark[];
  endLabels: EndLabel[];
  /** Shown series in their order. */
  rows: PlotRow[];
  breakPeriods: readonly number[];
  /** Periods whose parts are no total. */
  partial: readonly PartialSpan[];
  /** True when no series has a value at all, hidden ones included. */
  isEmpty: boolean;
  /** States of the shown figures: where there are several, what is not official is marked. */
  states: readonly FigureState[];
};
