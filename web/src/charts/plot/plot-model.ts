import { type ChartSize, chartSize } from './chart-size.ts';
import { tenth } from './paths.ts';
import { type PeriodAxis, toPeriodAxis } from './period-axis.ts';
import type { AxisSide, ChartSeries, FigureState } from './series.ts';
import { BOLD, textWidth } from './text-width.ts';
import { type Domain, linearScale, logScale, logTicks, type Scale, valueTicks } from './value-axis.ts';

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
};

export type AxisModel = {
  side: AxisSide;
  colour: string;
  /** Unit at the head of the axis; `x` is its outer end, `glyph` the series whose mark stands before it. */
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
  zeroY: number | null;
  breaks: { x: number; text: string; textX: number; anchor: 'start' | 'end' }[];
  layers: Layer[];
  endLabels: EndLabel[];
  /** Shown series in their order, with the height of the mark at each period. */
  rows: { series: ChartSeries; y: readonly (number | null)[] }[];
  breakPeriods: readonly number[];
  /** True when no series has a value at all, hidden ones included. */
  isEmpty: boolean;
  /** States of the shown figures: where there are several, what is not official is marked. */
  states: readonly FigureState[];
};

/** Texts of the axes. The functions must keep their identity between renders, or every model is built anew. */
export type AxisFormat = {
  /** `step` is the distance between ticks: it tells how many decimals are needed. */
  tick: (value: number, step: number, side: AxisSide) => string;
  period: (period: number) => string;
};

export type PlotLayoutInput = {
  width: number;
  periods: readonly number[];
  periodSteps?: readonly number[] | undefined;
  /** Shown series; they name and colour the axes. */
  series: readonly ChartSeries[];
  domains: Record<AxisSide, Domain | null>;
  /** What the figures of each axis span, where that is less than the domain. */
  tickDomains?: Record<AxisSide, Domain | null> | undefined;
  /** Head of an axis where the unit alone does not say enough. */
  axisHeads?: { left?: string | undefined; right?: string | undefined } | undefined;
  /** Equal distances are equal multiples; all domains are above zero then. */
  log?: boolean | undefined;
  breaks: readonly number[];
  breakLabel: (period: number) => string;
  format: AxisFormat;
  /** Room to the right of the plot for names at the line ends. */
  endLabelWidth: number;
};

export type PlotLayout = Pick<
  PlotModel,
  'width' | 'size' | 'plot' | 'periods' | 'x' | 'band' | 'periodTicks' | 'axes' | 'zeroY' | 'breaks'
> & {
  periodAxis: PeriodAxis;
  scales: { left: Scale; right: Scale };
};

/** Space between a tick label and the plot. */
const TICK_GAP = 8;

/** Room for the mark that stands before the head of a right axis. */
const GLYPH = 24;

type DraftAxis = {
  side: AxisSide;
  domain: Domain;
  values: number[];
  texts: string[];
  series: ChartSeries[];
  head: string;
};

/** Lays out margins, axes and breaks for given domains. */
export function layoutPlot(input: PlotLayoutInput): PlotLayout {
  const { width, periods, series, domains, axisHeads, format } = input;
  const size = chartSize(width);
  const line = Math.round(size.fontSize * 1.4);

  const drafts: DraftAxis[] = [];
  for (const side of ['left', 'right'] as const) {
    const domain = domains[side];
    const own = series.filter((one) => one.axis === side);
    if (domain === null || own.length === 0) continue;
    // Room that was only made to align the zeros of two axes has no figures of this axis, so it gets no labels.
    const choose = input.log === true ? logTicks : valueTicks;
    const { values, step } = choose(input.tickDomains?.[side] ?? domain, size.maxValueTicks);
    drafts.push({
      side,
      domain,
      values,
      texts: values.map((value) => format.tick(value, step, side)),
      series: own,
      head: axisHeads?.[side] ?? own[0]?.unit ?? '',
    });
  }
  const tickWidth = (side: AxisSide): number => {
    const draft = drafts.find((axis) => axis.side === side);
    if (draft === undefined) return 0;
    return Math.ceil(Math.max(0, ...draft.texts.map((text) => textWidth(text, size.fontSize)))) + TICK_GAP;
  };

  const headWidth = drafts.reduce((sum, axis) => sum + textWidth(axis.head, size.fontSize) * BOLD + GLYPH, 0);
  // Side by side they need room between them.
  const headRows = drafts.length > 1 && headWidth + GLYPH > width ? 2 : 1;
  const top = headRows * line + (input.breaks.length > 0 ? line : 0) + 8;
  const plot = {
    left: Math.max(tickWidth('left'), 8),
    right: width - Math.max(tickWidth('right'), input.endLabelWidth, 8),
    top,
    bottom: size.height - line - 12,
  };

  const labels = periods.map((period) => format.period(period));
  const periodAxis = toPeriodAxis({
    periods,
    left: plot.left,
    right: plot.right,
    maxTicks: size.maxPeriodTicks,
    labelWidth: Math.max(0, ...labels.map((text) => textWidth(text, size.fontSize))),
    steps: input.periodSteps,
  });

  const scale = (side: AxisSide): Scale =>
    input.log === true && domains[side] !== null
      ? logScale(domains[side], plot.bottom, plot.top)
      : linearScale(domains[side] ?? { min: 0, max: 1 }, plot.bottom, plot.top);
  const scales = { left: scale('left'), right: scale('right') };
  const axes = drafts.map((draft, index): AxisModel => {
    const colours = new Set(draft.series.map((one) => one.colour));
    const only = draft.series.length === 1 ? (draft.series[0] ?? null) : null;
    const isLeft = draft.side === 'left';
    return {
      side: draft.side,
      colour: colours.size === 1 ? ([...colours][0] ?? 'var(--ink-2)') : 'var(--ink-2)',
      head: {
        text: draft.head,
        x: isLeft ? 0 : width,
        y: line * (headRows === 2 ? index + 1 : 1) - 4,
        anchor: isLeft ? 'start' : 'end',
        glyph: drafts.length > 1 ? only : null,
      },
      ticks: draft.values.map((value, i) => ({
        y: tenth(scales[draft.side](value)),
        text: draft.texts[i] ?? '',
      })),
    };
  });

  const main = domains.left === null ? 'right' : 'left';
  const mainDomain = domains[main];
  const hasZero = mainDomain !== null && mainDomain.min <= 0 && mainDomain.max >= 0;
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
    zeroY: hasZero ? tenth(scales[main](0)) : null,
    breaks: layoutBreaks(input, periodAxis, plot, size.fontSize),
    periodAxis,
    scales,
  };
}

/** Dashed verticals at the left edge of a new method's first period; a label that would touch the one before is left out. */
function layoutBreaks(
  { periods, breaks, breakLabel, width }: PlotLayoutInput,
  axis: PeriodAxis,
  plot: PlotModel['plot'],
  fontSize: number,
): PlotModel['breaks'] {
  const first = periods[0];
  const last = periods.at(-1);
  let taken = Number.NEGATIVE_INFINITY;
  const marks: PlotModel['breaks'] = [];
  for (const period of [...breaks].sort((a, b) => a - b)) {
    if (first === undefined || last === undefined || period <= first || period > last) continue;
    const x = tenth(axis.edge(period));
    const label = breakLabel(period);
    const room = textWidth(label, fontSize);
    const anchor = x + room > width && x > (plot.left + plot.right) / 2 ? 'end' : 'start';
    const start = anchor === 'start' ? x : x - room;
    const text = start > taken ? label : '';
    if (text !== '') taken = start + room + 8;
    marks.push({ x, text, textX: anchor === 'start' ? x : tenth(x + 1), anchor });
  }
  return marks;
}
