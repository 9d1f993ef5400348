import { type ChartLayouts, type ChartSize, chartSize, LAYOUT_WIDTHS } from './chart-size.ts';
import { placeLabels } from './label-placement.ts';
import { type AxisWriters, TICK_GAP } from './layout.ts';
import { linePath } from './paths.ts';
import type { EndLabel, PlotModel } from './plot-model.ts';
import { type AxisSide, type ChartSeries, drawnValues, isDoubtfulAt, untilEnd } from './series.ts';
import { boldTextWidth } from './text-width.ts';

/** Names at the line ends, with their values, may take this part of the width. */
const LABEL_SHARE = 0.42;
/** And so much of the narrowest layouts, in which a line without its value has to be read off the axis. */
const NARROW_SHARE = 0.5;
const NARROW = 460;
const LABEL_GAP = 14;

/** A usual value at an end, for what is decided before values are written. */
const USUAL_VALUE = '1,234';

export const endFontSize = (fontSize: number): number => fontSize + 2;

/** A series with a label at its end: its name, unless a head has it, and its value, unless there is too little room. */
export type LabelledSeries = {
  series: ChartSeries;
  isNamed: boolean;
  hasValue?: boolean;
  /** The value is below the name, so that the lines keep more of a narrow chart. */
  isStacked?: boolean;
};

const endOf = (series: ChartSeries, periods: readonly number[]): number =>
  untilEnd(series, drawnValues(series, periods.length)).findLastIndex((value) => value !== null);

/** Texts at the end of a series: its name, and its last figure, with the period where that is not the last one of the axis. */
function endTexts(
  { series, isNamed, hasValue = true }: LabelledSeries,
  axes: { writers: AxisWriters; periods: readonly number[]; period: (period: number) => string },
): { name: string; value: string; index: number } | null {
  const { periods } = axes;
  const values = drawnValues(series, periods.length);
  const index = endOf(series, periods);
  if (index < 0) return null;
  if (!hasValue) return { name: series.label, value: '', index };
  const text = axes.writers[series.axis]?.(Math.abs(values[index] ?? 0)) ?? '';
  const isLast = index === periods.length - 1;
  const value = text === '' || isLast ? text : `${text} (${axes.period(periods[index] ?? 0)})`;
  return { name: isNamed ? series.label : '', value, index };
}

/** Part of the estimated width that words of several letters take in the widest face of the stack. */
const WRITTEN_SHARE = 0.82;

const textOf = ({ name, value }: { name: string; value: string }): string => `${name} ${value}`.trim();

export function endLabelWidth(
  labelled: readonly LabelledSeries[],
  fontSize: number,
  axes: Parameters<typeof endTexts>[1],
): number {
  if (labelled.length === 0) return 0;
  const widths = labelled.map((one) => {
    const texts = endTexts(one, axes);
    if (texts === null) return 0;
    const parts = one.isStacked === true ? [texts.name, texts.value] : [textOf(texts)];
    return Math.max(...parts.map((part) => boldTextWidth(part, endFontSize(fontSize))));
  });
  return Math.ceil(Math.max(...widths) * WRITTEN_SHARE) + LABEL_GAP;
}

type PanelSeries = Pick<ChartSeries, 'id' | 'axis'>;

/** Whether a series has its panel to itself: the head of the panel names it. */
export const hasOwnPanel = (one: PanelSeries, series: readonly PanelSeries[]): boolean =>
  series.every(({ id, axis }) => id === one.id || axis !== one.axis);

/** Height of a label of one line, and of one with the value below the name, in letters. */
const lineHeight = (isStacked: boolean): number => (isStacked ? 2.3 : 1.25);

/** Part of the height that labels of two lines may take. */
const STACKED_SHARE = 0.75;

/** Whether so many names at the ends have their values below them: in narrow charts, where there is room. */
export const isStackedAt = (
  width: number,
  { height, fontSize }: Pick<ChartSize, 'height' | 'fontSize'>,
  names: number,
): boolean => width < NARROW && names * endFontSize(fontSize) * lineHeight(true) <= height * STACKED_SHARE;

/** The narrowest layout in which names, with values or alone, have room at the ends of lines that share a panel; `null` where in none. */
export function namesFrom(
  all: readonly (PanelSeries & { label: string })[],
  areAlone = false,
  { widths, sizeOf }: ChartLayouts = { widths: LAYOUT_WIDTHS, sizeOf: chartSize },
): number | null {
  const series = all.length === 1 ? all : all.filter((one) => !hasOwnPanel(one, all));
  const fits = (width: number): boolean => {
    const { fontSize, height } = sizeOf(width);
    const size = endFontSize(fontSize);
    const hasValueBelow = isStackedAt(width, { height, fontSize }, series.length);
    const value = areAlone || hasValueBelow ? '' : ` ${USUAL_VALUE}`;
    const widest = Math.max(0, ...series.map(({ label }) => boldTextWidth(label + value, size)));
    return (
      widest + LABEL_GAP <= width * (width < NARROW ? NARROW_SHARE : LABEL_SHARE) &&
      series.length * size * 1.3 <= height * (areAlone ? 0.6 : 0.5)
    );
  };
  return widths.find(fits) ?? null;
}

/** The texts at the ends, moved apart where they would overlap; none where they do not all fit. */
export function toEndLabels(
  rows: PlotModel['rows'],
  labelled: readonly LabelledSeries[],
  layout: Pick<PlotModel, 'plot' | 'size' | 'x' | 'periods' | 'band' | 'seams'> & { writers: AxisWriters },
  period: (period: number) => string,
): EndLabel[] {
  const { plot, size, x, periods, writers, seams } = layout;
  const fontSize = endFontSize(size.fontSize);
  const isStacked = labelled.some((label) => label.isStacked === true);
  const ends = rows.flatMap(({ series, y }) => {
    const label = labelled.find((one) => one.series.id === series.id);
    const texts = label === undefined ? null : endTexts(label, { writers, periods, period });
    return texts === null || textOf(texts) === '' ? [] : [{ series, ...texts, y: y[texts.index] ?? 0 }];
  });
  const placeWithin = (some: typeof ends, top: number, bottom: number) =>
    placeLabels(
      some.map((end) => ({ id: end.series.id, y: end.y })),
      Math.round(fontSize * lineHeight(isStacked)),
      top - fontSize / 2,
      bottom + fontSize / 2,
    );
  const endsOn = (axis: AxisSide) => ends.filter(({ series }) => series.axis === axis);
  // In panels, names of the upper one keep off the head of the lower one, where they have room above it.
  const ofUpper = seams.y < plot.bottom ? placeWithin(endsOn('left'), plot.top, seams.y) : null;
  const ofLower = placeWithin(endsOn('right'), seams.y, plot.bottom);
  const placed =
    ofUpper === null || ofLower === null
      ? placeWithin(ends, plot.top, plot.bottom)
      : new Map([...ofUpper, ...ofLower]);
  if (placed === null) return [];
  return ends.map(({ series, index, name, value, y }): EndLabel => {
    const labelY = placed.get(series.id) ?? y;
    const atEnd = index === x.length - 1;
    const isLine = series.mark !== 'bar' && series.mark !== 'area';
    // The connector leads from a shifted name to its line; from far away it would cross the plot.
    const from = { x: (x[index] ?? 0) + 4, y };
    const gap = name === '' ? TICK_GAP : LABEL_GAP;
    const connector =
      atEnd && name !== '' && Math.abs(labelY - y) > 2
        ? linePath([from, { x: plot.right + gap - 4, y: labelY }])
        : '';
    return {
      id: series.id,
      text: name,
      value,
      colour: series.colour,
      x: plot.right + gap,
      y: labelY,
      isStacked,
      connector,
      dot: isLine ? { x: x[index] ?? 0, y, isOpen: isDoubtfulAt(series, index) } : null,
    };
  });
}
