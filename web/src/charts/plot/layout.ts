import { layoutNotes } from './axis-notes.ts';
import { chartSize } from './chart-size.ts';
import { tenth } from './paths.ts';
import { toPeriodAxis } from './period-axis.ts';
import type { AxisModel, AxisTexts, PlotInput, PlotModel } from './plot-model.ts';
import { type Domain, linearScale, type Scale } from './scale.ts';
import type { AxisSide, ChartSeries } from './series.ts';
import { BOLD, fitText, textWidth } from './text-width.ts';
import { alignZeros, logScale, roundAxis, roundLogAxis } from './value-axis.ts';

/** Space between a tick label and the plot. */
export const TICK_GAP = 8;

/** Room for the mark that stands before the head of an axis. */
export const GLYPH = 24;

/** Part of the height that the upper of two panels takes. */
const UPPER_SHARE = 0.6;

/** Labels of an axis in a panel: there is less height than in a whole chart. */
const PANEL_TICKS = 4;

export type LayoutInput = Pick<
  PlotInput,
  'width' | 'size' | 'periods' | 'periodSteps' | 'breaks' | 'breakLabel' | 'partial' | 'format' | 'log'
> & {
  /** Shown series; they name and colour the axes. */
  series: readonly ChartSeries[];
  /** What the figures of each axis span. */
  domains: Record<AxisSide, Domain | null>;
  /** The right axis has a panel of its own below the left one's, over the same periods. */
  panels: boolean;
  /** Room to the right of the plot for names at the line ends. */
  endLabelWidth: number;
};

export type PlotLayout = Omit<
  PlotModel,
  'rows' | 'endLabels' | 'breakPeriods' | 'partial' | 'isEmpty' | 'states'
>;

type DraftAxis = {
  side: AxisSide;
  domain: Domain;
  ticks: readonly number[];
  texts: AxisTexts;
  series: ChartSeries[];
};

/** The axes that have series, each with round ends. */
function draftAxes({ series, domains, panels, log, format }: LayoutInput, maxTicks: number): DraftAxis[] {
  const drafts: DraftAxis[] = [];
  for (const side of ['left', 'right'] as const) {
    const spanned = domains[side];
    const own = series.filter((one) => one.axis === side);
    if (spanned === null || own.length === 0) continue;
    const { domain, ticks } = (log === true ? roundLogAxis : roundAxis)(spanned, maxTicks);
    drafts.push({ side, domain, ticks, texts: format.axis(ticks, side), series: own });
  }
  const [left, right] = drafts;
  if (!panels && log !== true && left !== undefined && right !== undefined) {
    // Room that is only made to align the zeros of two axes has no figures of this axis, so it gets no labels.
    const aligned = alignZeros(left.domain, right.domain);
    left.domain = aligned.left;
    right.domain = aligned.right;
  }
  return drafts;
}

/** Heads that have no room side by side stand below each other. */
function headRows(drafts: readonly DraftAxis[], fontSize: number, width: number): 1 | 2 {
  const needed = drafts.reduce(
    (sum, { texts }) => sum + textWidth(texts.head, fontSize) * BOLD + GLYPH,
    GLYPH,
  );
  return drafts.length > 1 && needed > width ? 2 : 1;
}

/** Room for the labels of the axes at a side. */
function tickRoom(drafts: readonly DraftAxis[], fontSize: number): number {
  const texts = drafts.flatMap(({ texts: { labels } }) => labels);
  if (texts.length === 0) return 0;
  return Math.ceil(Math.max(...texts.map((text) => textWidth(text, fontSize)))) + TICK_GAP;
}

/** Lays out margins, axes and breaks for given domains. */
export function layoutPlot(input: LayoutInput): PlotLayout {
  const { width, periods, domains } = input;
  const size = input.size ?? chartSize(width);
  const { fontSize } = size;
  const line = Math.round(fontSize * 1.4);
  const divided = input.panels && domains.left !== null && domains.right !== null;
  const drafts = draftAxes(input, divided ? PANEL_TICKS : size.maxValueTicks);
  const panels = divided && drafts.length > 1;
  const rows = panels ? 1 : headRows(drafts, fontSize, width);
  const at = (side: AxisSide): readonly DraftAxis[] =>
    panels ? (side === 'left' ? drafts : []) : drafts.filter((axis) => axis.side === side);
  const notesRoom = input.breaks.length + (input.partial?.length ?? 0) > 0 ? line : 0;
  const plot = {
    left: Math.max(tickRoom(at('left'), fontSize), 8),
    right: width - Math.max(tickRoom(at('right'), fontSize), input.endLabelWidth, 8),
    top: rows * line + notesRoom + 8,
    bottom: size.height - line - 12,
  };
  // The head of the lower panel stands in the gap between the two.
  const gap = 2 * line;
  const upper = plot.top + Math.round((plot.bottom - plot.top - gap) * UPPER_SHARE);
  const scaleOf = (side: AxisSide): Scale => {
    const ends = !panels
      ? plot
      : side === 'left'
        ? { ...plot, bottom: upper }
        : { ...plot, top: upper + gap };
    const domain = drafts.find((axis) => axis.side === side)?.domain ?? { min: 0, max: 1 };
    if (input.log !== true) return linearScale(domain, ends.bottom, ends.top);
    return logScale(domain.min <= 0 ? { min: 1, max: 10 } : domain, ends.bottom, ends.top);
  };
  const scales = { left: scaleOf('left'), right: scaleOf('right') };
  const headY = (index: number): number =>
    panels && index > 0 ? upper + gap - 10 : line * (rows === 2 ? index + 1 : 1) - 4;
  const based = panels ? drafts : drafts.slice(0, 1);
  const { periodAxis, periodTicks } = layoutPeriods(input, plot, size);
  return {
    width,
    size,
    plot,
    periods,
    x: periods.map((period) => tenth(periodAxis.centre(period))),
    band: tenth(periodAxis.band),
    spacing: periodAxis.spacing,
    scales: { ...scales, x: periodAxis.centre },
    periodTicks,
    axes: drafts.map((draft, index) =>
      toAxis(draft, {
        at: panels ? 'left' : draft.side,
        isAlone: drafts.length === 1,
        scale: scales[draft.side],
        headY: headY(index),
        width,
        fontSize,
      }),
    ),
    zeros: based.flatMap(({ side, domain }) =>
      domain.min <= 0 && domain.max >= 0 ? [tenth(scales[side](0))] : [],
    ),
    ...layoutNotes({ ...input, plot, fontSize }, periodAxis),
  };
}

function toAxis(
  { side, series, texts, ticks }: DraftAxis,
  place: {
    at: AxisSide;
    isAlone: boolean;
    scale: Scale;
    headY: number;
    width: number;
    fontSize: number;
  },
): AxisModel {
  const { at, isAlone, scale, headY, width, fontSize } = place;
  const colours = new Set(series.map((one) => one.colour));
  const [only] = series;
  return {
    side,
    at,
    colour: colours.size === 1 && only !== undefined ? only.colour : 'var(--ink-2)',
    head: {
      text: fitText(texts.head, fontSize * BOLD, width - (isAlone ? 0 : GLYPH)),
      x: at === 'left' ? 0 : width,
      y: headY,
      anchor: at === 'left' ? 'start' : 'end',
      glyph: isAlone || series.length > 1 ? null : (only ?? null),
    },
    ticks: ticks.map((value, index) => ({ y: tenth(scale(value)), text: texts.labels[index] ?? '' })),
  };
}

/** The bands of the periods, and their labels within the drawing. */
function layoutPeriods(
  { periods, periodSteps, format, width }: LayoutInput,
  plot: PlotModel['plot'],
  { fontSize, maxPeriodTicks }: PlotModel['size'],
) {
  const labelWidth = Math.max(0, ...periods.map((period) => textWidth(format.period(period), fontSize)));
  const periodAxis = toPeriodAxis({
    periods,
    left: plot.left,
    right: plot.right,
    maxTicks: maxPeriodTicks,
    labelWidth,
    lastIsBefore: width - plot.right < labelWidth / 2,
    steps: periodSteps,
  });
  const { band } = periodAxis;
  const periodTicks = periodAxis.ticks.map(({ period, x }): PlotModel['periodTicks'][number] => {
    const text = format.period(period);
    const half = textWidth(text, fontSize) / 2;
    if (x - half < 0) return { x: tenth(x - band / 2), text, anchor: 'start' };
    if (x + half > width) return { x: tenth(x + band / 2), text, anchor: 'end' };
    return { x: tenth(x), text, anchor: 'middle' };
  });
  return { periodAxis, periodTicks };
}
