import { layoutNotes } from './axis-notes.ts';
import { changeRoom, layoutChange } from './change-mark.tsx';
import { chartSize } from './chart-size.ts';
import { tenth } from './paths.ts';
import { toPeriodAxis } from './period-axis.ts';
import type { AxisModel, AxisTexts, PlotInput, PlotModel } from './plot-model.ts';
import { type Domain, linearScale, type Scale } from './scale.ts';
import type { AxisSide, ChartSeries } from './series.ts';
import { BOLD, boldTextWidth, fitText, textWidth } from './text-width.ts';
import { alignZeros, logScale, openAxis, roundAxis, roundLogAxis } from './value-axis.ts';

export const TICK_GAP = 8;

/** Room for the mark before the head of an axis. */
export const GLYPH = 24;

/** Part of the height that the upper of two panels takes, and the height of the one under bars. */
const UPPER_SHARE = 0.6;
const LOWER_HEIGHT = 70;
/** In a low chart it leaves the bars more. */
const LOW_CHART = 320;
const LOWER_OF_LOW = 48;

/** Labels of an axis in a panel: there is less height than in a whole chart. */
const PANEL_TICKS = 4;
const LOWER_TICKS = 3;

export type LayoutInput = Pick<
  PlotInput,
  | 'width'
  | 'size'
  | 'periods'
  | 'periodSteps'
  | 'breaks'
  | 'breakLabel'
  | 'partial'
  | 'format'
  | 'log'
  | 'change'
> & {
  /** Shown series; they name and colour the axes. */
  series: readonly ChartSeries[];
  seams: readonly number[];
  domains: Record<AxisSide, Domain | null>;
  /** The right axis has a panel of its own below the left one's, over the same periods. */
  panels: boolean;
  /** Bars of one measure, maybe over a line of another: labels of the axes are at the right, beside the values of the ends. */
  isTrend: boolean;
  endLabelWidth: (writers: AxisWriters) => number;
};

export type AxisWriters = Readonly<Partial<Record<AxisSide, AxisTexts['write']>>>;

export type PlotLayout = Omit<
  PlotModel,
  'rows' | 'endLabels' | 'startLabel' | 'events' | 'breakPeriods' | 'partial' | 'isEmpty' | 'hasPaleBars'
> & { writers: AxisWriters };

type DraftAxis = {
  side: AxisSide;
  domain: Domain;
  ticks: readonly number[];
  texts: AxisTexts;
  series: ChartSeries[];
};

function draftAxes(input: LayoutInput, maxTicks: number): DraftAxis[] {
  const { series, domains, panels, log, format, isTrend } = input;
  const toAxis = log === true ? roundLogAxis : isTrend ? openAxis : roundAxis;
  const drafts: DraftAxis[] = [];
  for (const side of ['left', 'right'] as const) {
    const spanned = domains[side];
    const axisSeries = series.filter((one) => one.axis === side);
    if (spanned === null || axisSeries.length === 0) continue;
    const isLower = panels && drafts.length > 0;
    const { domain, ticks } = toAxis(spanned, isLower ? LOWER_TICKS : maxTicks);
    drafts.push({ side, domain, ticks, texts: format.axis(ticks, side), series: axisSeries });
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

function headRows(drafts: readonly DraftAxis[], fontSize: number, width: number): 1 | 2 {
  const needed = drafts.reduce(
    (sum, { texts }) => sum + textWidth(texts.head, fontSize) * BOLD + GLYPH,
    GLYPH,
  );
  return drafts.length > 1 && needed > width ? 2 : 1;
}

function tickRoom(drafts: readonly DraftAxis[], fontSize: number): number {
  const texts = drafts.flatMap(({ texts: { labels } }) => labels);
  if (texts.length === 0) return 0;
  return Math.ceil(Math.max(...texts.map((text) => textWidth(text, fontSize)))) + TICK_GAP;
}

export function layoutPlot(input: LayoutInput): PlotLayout {
  const { width, periods, domains } = input;
  const size = input.size ?? chartSize(width);
  const { fontSize } = size;
  const line = Math.round(fontSize * 1.4);
  const divided = input.panels && domains.left !== null && domains.right !== null;
  const drafts = draftAxes(input, divided && !input.isTrend ? PANEL_TICKS : size.maxValueTicks);
  const panels = divided && drafts.length > 1;
  const rows = panels ? 1 : headRows(drafts, fontSize, width);
  // Axes of panels have their labels at one side, all of them.
  const together = input.isTrend ? 'right' : panels ? 'left' : null;
  const at = (side: AxisSide): readonly DraftAxis[] =>
    together === null ? drafts.filter((axis) => axis.side === side) : together === side ? drafts : [];
  const notesRoom = input.breaks.length + (input.partial?.length ?? 0) > 0 ? line : 0;
  const writers = Object.fromEntries(drafts.map(({ side, texts }) => [side, texts.write]));
  const plot = {
    left: Math.max(tickRoom(at('left'), fontSize), input.isTrend ? 1 : 8),
    right: width - Math.max(tickRoom(at('right'), fontSize), input.endLabelWidth(writers), 8),
    top: rows * line + notesRoom + (input.change ? changeRoom(fontSize) : 0) + 8,
    bottom: size.height - line - (input.isTrend ? 9 : 12),
  };
  // The head of the lower panel is in the gap between the two.
  const gap = input.isTrend ? line + 14 : 2 * line;
  const upper = input.series.some(({ mark }) => mark === 'bar')
    ? plot.bottom - gap - (size.height < LOW_CHART ? LOWER_OF_LOW : LOWER_HEIGHT)
    : plot.top + Math.round((plot.bottom - plot.top - gap) * UPPER_SHARE);
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
  const above = { ...plot, top: plot.top - (input.change ? changeRoom(fontSize) : 0) };
  const { seams, spans, breaks } = layoutNotes(
    { ...input, period: input.format.period, plot: above, fontSize },
    periodAxis,
  );
  const layout = {
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
        at: together ?? draft.side,
        isPanel: panels,
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
    spans,
    breaks,
    notesY: above.top - 10,
    seams: { x: seams, y: panels ? upper : plot.bottom },
    writers,
  };
  return {
    ...layout,
    change: input.change ? layoutChange(input.change, layout, writers['left'] ?? String) : null,
  };
}

function toAxis(
  { side, series, texts, ticks }: DraftAxis,
  place: {
    at: AxisSide;
    isPanel: boolean;
    isAlone: boolean;
    scale: Scale;
    headY: number;
    width: number;
    fontSize: number;
  },
): AxisModel {
  const { at, isPanel, isAlone, scale, headY, width, fontSize } = place;
  const colours = new Set(series.map((one) => one.colour));
  const [only] = series;
  // An axis whose head is the bare unit of its only series has the name of that before it.
  const name =
    series.length === 1 && only !== undefined && (isAlone || isPanel) && texts.isUnit ? only.label : '';
  const isLeft = isPanel || side === 'left';
  const room =
    width - (isAlone || isPanel ? 0 : GLYPH) - (name === '' ? 0 : boldTextWidth(`${name} `, fontSize));
  return {
    side,
    at,
    isRuled: isLeft,
    colour: colours.size === 1 && only !== undefined && !isPanel && !isAlone ? only.colour : 'var(--ink-2)',
    head: {
      name,
      text: fitText(texts.head, fontSize * BOLD, room),
      x: isLeft ? 0 : width,
      y: headY,
      anchor: isLeft ? 'start' : 'end',
      glyph: isAlone || isPanel || series.length > 1 ? null : (only ?? null),
    },
    ticks: ticks.map((value, index) => ({ y: tenth(scale(value)), text: texts.labels[index] ?? '' })),
  };
}

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
