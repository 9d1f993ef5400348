import { type BreakMark, layoutNotes, type PartialSpan, type SpanMark } from './axis-notes.ts';
import { type ChartSize, chartSize } from './chart-size.ts';
import { tenth } from './paths.ts';
import { type PeriodAxis, toPeriodAxis } from './period-axis.ts';
import { type Domain, linearScale, type Scale } from './scale.ts';
import type { AxisSide, ChartSeries, FigureState } from './series.ts';
import { BOLD, fitText, textWidth } from './text-width.ts';
import { alignZeros, logScale, roundAxis, roundLogAxis } from './value-axis.ts';

/** Path data by the state of its figures. */
export type StatePaths = Partial<Record<FigureState, string>>;

/** A mark of one series, ready to draw. */
export type Layer = {
  kind: 'area' | 'bar' | 'line' | 'points' | 'band';
  id: string;
  colour: string;
  dash: string | undefined;
  paths: StatePaths;
  /** Periods that stand alone on a line, and points. */
  dots: StatePaths;
  /** Doubtful figures: rings, or bars without a fill. */
  hollow: string;
  /** Ticks where the series goes on in another release. */
  seams: string;
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

export type PlotModel = {
  width: number;
  size: ChartSize;
  plot: { left: number; right: number; top: number; bottom: number };
  periods: readonly number[];
  /** Centre of each period, and the width of its band. */
  x: readonly number[];
  band: number;
  periodTicks: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
  axes: AxisModel[];
  /** Height of zero, of each panel that has one. */
  zeros: readonly number[];
  breaks: BreakMark[];
  /** Bands behind periods of which only parts are known, with what they say above them. */
  spans: SpanMark[];
  layers: Layer[];
  endLabels: EndLabel[];
  /** Shown series in their order, with the height of the mark at each period. */
  rows: { series: ChartSeries; y: readonly (number | null)[] }[];
  breakPeriods: readonly number[];
  /** Periods whose parts are no total. */
  partial: readonly PartialSpan[];
  /** True when no series has a value at all, hidden ones included. */
  isEmpty: boolean;
  /** States of the shown figures: where there are several, what is not official is marked. */
  states: readonly FigureState[];
};

/** Texts of the axes. The functions must keep their identity between renders, or every model is built anew. */
export type AxisFormat = {
  /** The labels of an axis, all on one scale, and its head, which says the scale once: `million t`. */
  axis: (ticks: readonly number[], side: AxisSide) => AxisTexts;
  period: (period: number) => string;
};

export type AxisTexts = { labels: readonly string[]; head: string };

export type PlotLayoutInput = {
  width: number;
  /** Of a chart with heights of its own; by the width unless given. */
  size?: ChartSize | undefined;
  periods: readonly number[];
  periodSteps?: readonly number[] | undefined;
  /** Shown series; they name and colour the axes. */
  series: readonly ChartSeries[];
  /** What the figures of each axis span. */
  domains: Record<AxisSide, Domain | null>;
  /** The right axis has a panel of its own below the left one's, over the same periods. */
  panels?: boolean | undefined;
  /** Equal distances are equal multiples; all domains are above zero then. */
  log?: boolean | undefined;
  breaks: readonly number[];
  breakLabel: (period: number) => string;
  partial?: readonly PartialSpan[] | undefined;
  format: AxisFormat;
  /** Room to the right of the plot for names at the line ends. */
  endLabelWidth: number;
};

export type PlotLayout = Pick<
  PlotModel,
  'width' | 'size' | 'plot' | 'periods' | 'x' | 'band' | 'periodTicks' | 'axes' | 'zeros' | 'breaks' | 'spans'
> & {
  periodAxis: PeriodAxis;
  scales: { left: Scale; right: Scale };
};

/** Space between a tick label and the plot. */
const TICK_GAP = 8;

/** Room for the mark that stands before the head of a right axis. */
const GLYPH = 24;

/** Part of the height that the upper of two panels takes. */
const UPPER_SHARE = 0.6;

/** Labels of an axis in a panel: there is less height than in a whole chart. */
const PANEL_TICKS = 4;

type DraftAxis = {
  side: AxisSide;
  domain: Domain;
  ticks: readonly number[];
  texts: AxisTexts;
  series: ChartSeries[];
};

/** The axes that have series, each with round ends. */
function draftAxes({ series, domains, panels, log, format }: PlotLayoutInput, maxTicks: number): DraftAxis[] {
  const drafts: DraftAxis[] = [];
  for (const side of ['left', 'right'] as const) {
    const spanned = domains[side];
    const own = series.filter((one) => one.axis === side);
    if (spanned === null || own.length === 0) continue;
    const { domain, ticks } = (log === true ? roundLogAxis : roundAxis)(spanned, maxTicks);
    drafts.push({ side, domain, ticks, texts: format.axis(ticks, side), series: own });
  }
  const [left, right] = drafts;
  if (panels !== true && log !== true && left !== undefined && right !== undefined) {
    // Room that is only made to align the zeros of two axes has no figures of this axis, so it gets no labels.
    const aligned = alignZeros(left.domain, right.domain);
    left.domain = aligned.left;
    right.domain = aligned.right;
  }
  return drafts;
}

/** Lays out margins, axes and breaks for given domains. */
export function layoutPlot(input: PlotLayoutInput): PlotLayout {
  const { width, periods, domains, format } = input;
  const size = input.size ?? chartSize(width);
  const line = Math.round(size.fontSize * 1.4);

  const divided = input.panels === true && domains.left !== null && domains.right !== null;
  const drafts = draftAxes(input, divided ? PANEL_TICKS : size.maxValueTicks);
  const panels = divided && drafts.length > 1;
  const tickWidth = (side: AxisSide): number => {
    const own = drafts.filter((axis) => (panels ? 'left' : axis.side) === side);
    const texts = own.flatMap(({ texts: { labels } }) => labels);
    return texts.length === 0
      ? 0
      : Math.ceil(Math.max(...texts.map((text) => textWidth(text, size.fontSize)))) + TICK_GAP;
  };

  const headWidth = drafts.reduce(
    (sum, { texts }) => sum + textWidth(texts.head, size.fontSize) * BOLD + GLYPH,
    0,
  );
  // Side by side they need room between them.
  const headRows = drafts.length > 1 && !panels && headWidth + GLYPH > width ? 2 : 1;
  const top = headRows * line + (input.breaks.length + (input.partial?.length ?? 0) > 0 ? line : 0) + 8;
  const plot = {
    left: Math.max(tickWidth('left'), 8),
    right: width - Math.max(tickWidth('right'), input.endLabelWidth, 8),
    top,
    bottom: size.height - line - 12,
  };
  // The head of the lower panel stands in the gap between the two.
  const gap = 2 * line;
  const upper = top + Math.round((plot.bottom - top - gap) * UPPER_SHARE);
  const heightOf = (side: AxisSide): { top: number; bottom: number } =>
    !panels ? plot : side === 'left' ? { top, bottom: upper } : { top: upper + gap, bottom: plot.bottom };

  const labels = periods.map((period) => format.period(period));
  const labelWidth = Math.max(0, ...labels.map((text) => textWidth(text, size.fontSize)));
  const periodAxis = toPeriodAxis({
    periods,
    left: plot.left,
    right: plot.right,
    maxTicks: size.maxPeriodTicks,
    labelWidth,
    lastIsBefore: width - plot.right < labelWidth / 2,
    steps: input.periodSteps,
  });

  const scale = (side: AxisSide): Scale => {
    const height = heightOf(side);
    const domain = drafts.find((axis) => axis.side === side)?.domain ?? { min: 0, max: 1 };
    return (input.log === true ? logScale : linearScale)(
      input.log === true && domain.min <= 0 ? { min: 1, max: 10 } : domain,
      height.bottom,
      height.top,
    );
  };
  const scales = { left: scale('left'), right: scale('right') };
  const axes = drafts.map((draft, index): AxisModel => {
    const colours = new Set(draft.series.map((one) => one.colour));
    const only = draft.series.length === 1 ? (draft.series[0] ?? null) : null;
    const at = panels ? 'left' : draft.side;
    return {
      side: draft.side,
      at,
      colour: colours.size === 1 ? ([...colours][0] ?? 'var(--ink-2)') : 'var(--ink-2)',
      head: {
        text: fitText(draft.texts.head, size.fontSize * BOLD, width - (drafts.length > 1 ? GLYPH : 0)),
        x: at === 'left' ? 0 : width,
        y: panels && index > 0 ? upper + gap - 10 : line * (headRows === 2 ? index + 1 : 1) - 4,
        anchor: at === 'left' ? 'start' : 'end',
        glyph: drafts.length > 1 ? only : null,
      },
      ticks: draft.ticks.map((value, i) => ({
        y: tenth(scales[draft.side](value)),
        text: draft.texts.labels[i] ?? '',
      })),
    };
  });

  const based = panels ? drafts : drafts.slice(0, 1);
  const zeros = based.flatMap(({ side, domain }) =>
    domain.min <= 0 && domain.max >= 0 ? [tenth(scales[side](0))] : [],
  );
  return {
    width,
    size,
    plot,
    periods,
    x: periodAxis.x.map(tenth),
    band: tenth(periodAxis.band),
    periodTicks: periodAxis.ticks.map(({ period, x }) => {
      const text = format.period(period);
      const half = textWidth(text, size.fontSize) / 2;
      if (x - half < 0) return { x: tenth(x - periodAxis.band / 2), text, anchor: 'start' };
      if (x + half > width) return { x: tenth(x + periodAxis.band / 2), text, anchor: 'end' };
      return { x: tenth(x), text, anchor: 'middle' };
    }),
    axes,
    zeros,
    ...layoutNotes(input, periodAxis, plot, size.fontSize),
    periodAxis,
    scales,
  };
}
