import type { BreakMark, PartialSpan, SpanMark } from './axis-notes.ts';
import type { ChartLayouts, ChartSize } from './chart-size.ts';
import type { StackPart } from './marks/stack.ts';
import type { Scale } from './scale.ts';
import type { AxisSide, ChartSeries } from './series.ts';

/** Texts of the axes. The functions must keep their identity between renders, or every model is built anew. */
export type AxisFormat = {
  axis: (ticks: readonly number[], side: AxisSide) => AxisTexts;
  period: (period: number) => string;
};

/** The head may be the bare unit; `write` writes any figure on the scale of the labels, for the ends of lines and bars. */
export type AxisTexts = {
  labels: readonly string[];
  head: string;
  isUnit?: boolean | undefined;
  write?: ((value: number) => string) | undefined;
};

/** A change between the means of two spans of the bars, with its percentage and what the means are. */
export type PlotChange = {
  from: { periods: readonly number[]; mean: number };
  to: { periods: readonly number[]; mean: number };
  text: string;
  note: (write: (value: number) => string) => string;
};

export type PlotInput = {
  /** Ascending whole numbers: years, or months counted as year × 12 + month − 1. A missing one is a gap. */
  periods: readonly number[];
  /** Distances between labelled periods to choose from, e.g. 12, 24, 60 for months; 1, 2, 5, 10 … when absent. */
  periodSteps?: readonly number[] | undefined;
  series: readonly ChartSeries[];
  hidden: readonly string[];
  breaks: readonly number[];
  breakLabel: (period: number) => string;
  partial?: readonly PartialSpan[] | undefined;
  format: AxisFormat;
  /** The right axis shares the panel of the left one; else its series have a panel of their own. */
  twoAxes?: boolean | undefined;
  /** Equal distances are equal multiples: for lines and points above zero only. */
  log?: boolean | undefined;
  /** False lets the axes begin near the smallest value. */
  zero?: boolean | undefined;
  /** The change of the only bars: it is drawn over them. */
  change?: PlotChange | null | undefined;
  /** Whether names that have no room at the line ends may be drawn on the lines. */
  namesOnLines?: boolean | undefined;
  /** Whether names are at the line ends without values where there is no room for both. */
  namesAlone?: boolean | undefined;
  layouts?: ChartLayouts | undefined;
  width: number;
  /** Of a chart with heights of its own; by the width unless given. */
  size?: ChartSize | undefined;
};

export type AxisModel = {
  side: AxisSide;
  /** Side of its labels: its own, or in a panel of its own that of all. */
  at: AxisSide;
  isRuled: boolean;
  colour: string;
  /** `name` is that of its only series where the unit is not enough, `x` its outer end, `glyph` the series whose mark is before it. */
  head: {
    name: string;
    text: string;
    x: number;
    y: number;
    anchor: 'start' | 'end';
    glyph: ChartSeries | null;
  };
  ticks: { y: number; text: string }[];
};

/** Label at the end of a line or of the newest bar: the name, unless a head has it, and the value. */
export type EndLabel = {
  id: string;
  text: string;
  value: string;
  colour: string;
  x: number;
  y: number;
  /** The value is below the text. */
  isStacked?: boolean;
  connector: string;
  /** End of the line, drawn as a dot; `null` for bars and for names in another place. */
  dot: { x: number; y: number; isOpen: boolean } | null;
};

/** Why a figure is out of the ordinary, in pixels: the figure's place and that of the text. */
export type EventNote = { x: number; y: number; textX: number; textY: number; text: string };

/** A bracket over bars between two means, in pixels. */
export type ChangeModel = {
  means: readonly { left: number; right: number; x: number; y: number }[];
  bracket: string;
  text: { x: number; y: number; fontSize: number; text: string };
  note: { x: number; y: number; text: string } | null;
  windows: ReadonlySet<number>;
};

/** A shown series with the values that its mark spans at each period, and the height of the mark in pixels. */
export type PlotRow = StackPart & { series: ChartSeries; y: readonly (number | null)[] };

/** Positions of everything in a chart over time, in pixels of the view box. */
export type PlotModel = {
  width: number;
  size: ChartSize;
  plot: { left: number; right: number; top: number; bottom: number };
  periods: readonly number[];
  x: readonly number[];
  band: number;
  spacing: number;
  scales: Record<AxisSide | 'x', Scale>;
  periodTicks: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
  axes: AxisModel[];
  zeros: readonly number[];
  breaks: BreakMark[];
  notesY: number;
  /** Bands behind periods with only some parts known, with the text above them. */
  spans: SpanMark[];
  endLabels: EndLabel[];
  /** The first figure of the only bars. */
  startLabel: { x: number; y: number; text: string } | null;
  seams: { x: readonly number[]; y: number };
  change: ChangeModel | null;
  events: EventNote[];
  /** Its only bars are pale except the newest and those of the change. */
  hasPaleBars: boolean;
  rows: PlotRow[];
  breakPeriods: readonly number[];
  partial: readonly PartialSpan[];
  /** True when no series has a value at all, hidden ones included. */
  isEmpty: boolean;
};
