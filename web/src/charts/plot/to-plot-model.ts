import { chartSize } from './chart-size.ts';
import {
  endFontSize,
  endLabelWidth,
  hasOwnPanel,
  isStackedAt,
  type LabelledSeries,
  namesFrom,
  toEndLabels,
} from './end-labels.ts';
import { layoutEvents } from './event-notes.tsx';
import { layoutPlot, type PlotLayout } from './layout.ts';
import { barWidth } from './marks/bar.tsx';
import { type StackPart, toStack } from './marks/stack.ts';
import { tenth } from './paths.ts';
import type { AxisModel, EndLabel, PlotInput, PlotModel, PlotRow } from './plot-model.ts';
import { type Domain, valueDomain } from './scale.ts';
import { type AxisSide, type ChartSeries, checkSeries, drawnValues } from './series.ts';
import { boldTextWidth } from './text-width.ts';

/** What the marks of each series span: bars stack on bars and areas on areas, for each axis on its own. */
function toSpans(series: readonly ChartSeries[], length: number): Map<string, StackPart> {
  const spans = new Map<string, StackPart>();
  for (const side of ['left', 'right'] as const)
    for (const mark of ['bar', 'area'] as const) {
      const stacked = series.filter((one) => one.axis === side && one.mark === mark);
      for (const [index, part] of toStack(stacked.map((one) => drawnValues(one, length))).entries())
        spans.set(stacked[index]?.id ?? '', part);
    }
  for (const one of series)
    if (!spans.has(one.id)) {
      const to = drawnValues(one, length);
      spans.set(one.id, { from: to.map((value) => value && 0), to });
    }
  return spans;
}

/** Whether a chart is the trend of one measure: bars of one series, with nothing else on their axis, and no second axis at their plot. */
const isTrend = ({ series, twoAxes, log }: Pick<PlotInput, 'series' | 'twoAxes' | 'log'>): boolean =>
  twoAxes !== true &&
  log !== true &&
  series.some(({ mark, axis }) => mark === 'bar' && axis === 'left') &&
  (['left', 'right'] as const).every((side) => series.filter(({ axis }) => axis === side).length < 2);

const isWide = ({ width }: PlotInput, from: number | null): boolean => from !== null && width >= from;

/** Series with a panel of their own have their value alone; others their name as well, in charts of nothing but lines. */
function endsOf(input: PlotInput): readonly LabelledSeries[] {
  const { series, twoAxes } = input;
  if (twoAxes === true && series.some(({ axis }) => axis === 'right')) return [];
  const onlyLines = series.every(({ mark }) => mark === 'line');
  const isNamed = onlyLines && isWide(input, namesFrom(series, false, input.layouts));
  if (
    onlyLines &&
    !isNamed &&
    input.namesAlone === true &&
    isWide(input, namesFrom(series, true, input.layouts))
  )
    return series.map((one) => ({ series: one, isNamed: true, hasValue: false }));
  const names = series.filter((one) => !hasOwnPanel(one, series)).length;
  const isStacked = isStackedAt(input.width, input.size ?? chartSize(input.width), names);
  return series.flatMap((one): LabelledSeries[] =>
    hasOwnPanel(one, series)
      ? [{ series: one, isNamed: false }]
      : isNamed
        ? [{ series: one, isNamed: true, isStacked }]
        : [],
  );
}

const besideEnds = (axis: AxisModel, ends: readonly EndLabel[], fontSize: number): AxisModel =>
  axis.at === 'left'
    ? axis
    : {
        ...axis,
        ticks: axis.ticks.map((tick) =>
          ends.some(({ y }) => Math.abs(y - tick.y) < fontSize) ? { ...tick, text: '' } : tick,
        ),
      };

/** The first figure of the only bars, where it has room above its bar. */
function startOf(row: PlotRow | undefined, layout: PlotLayout): PlotModel['startLabel'] {
  const index = row?.to.findIndex((value) => value !== null) ?? -1;
  if (row === undefined || index < 0 || index >= row.to.length - 2) return null;
  const text = layout.writers[row.series.axis]?.(row.to[index] ?? 0) ?? '';
  const x = tenth((layout.x[index] ?? 0) - barWidth(layout.band) / 2);
  return text === '' ? null : { x, y: (row.y[index] ?? 0) - 6, text };
}

export function toPlotModel(input: PlotInput): PlotModel {
  const { periods, series, hidden, log = false, zero = !log, width, format } = input;
  checkSeries(series);
  const visibleSeries = series.filter((one) => !hidden.includes(one.id));
  const spans = toSpans(visibleSeries, periods.length);
  const domainOf = (side: AxisSide): Domain | null =>
    valueDomain(
      visibleSeries
        .filter((one) => one.axis === side)
        .flatMap(({ id, band }) => [
          ...(spans.get(id)?.to ?? []),
          ...(band?.low ?? []),
          ...(band?.high ?? []),
        ]),
      zero,
    );
  const size = input.size ?? chartSize(width);
  const trend = isTrend(input);
  const ends = visibleSeries.length === 0 ? [] : endsOf(input);
  const bars = trend ? visibleSeries.find(({ mark }) => mark === 'bar') : undefined;
  const layout = layoutPlot({
    ...input,
    size,
    series: visibleSeries,
    seams: [...new Set(visibleSeries.flatMap(({ seams = [] }) => seams))],
    change: bars === undefined ? null : input.change,
    domains: { left: domainOf('left'), right: domainOf('right') },
    panels: input.twoAxes !== true,
    isTrend: trend,
    endLabelWidth: (writers) =>
      endLabelWidth(ends, size.fontSize, { writers, periods, period: format.period }),
  });
  const rows = visibleSeries.map((one): PlotRow => {
    const span = spans.get(one.id) ?? { from: [], to: [] };
    const y = span.to.map((value) => (value === null ? null : tenth(layout.scales[one.axis](value))));
    return { series: one, ...span, y };
  });
  const onLines = ends.length === 0 && input.namesOnLines === true && size.directLabels;
  const endLabels =
    onLines && series.every(({ mark }) => mark === 'line')
      ? toLineLabels(rows, layout)
      : toEndLabels(rows, ends, layout, format.period);
  const { writers: _, ...placed } = layout;
  return {
    ...placed,
    axes: layout.axes.map((axis) => besideEnds(axis, endLabels, endFontSize(size.fontSize))),
    rows,
    endLabels,
    startLabel: startOf(
      rows.find(({ series: one }) => one === bars),
      layout,
    ),
    events: trend || series.length === 1 ? layoutEvents(rows, layout) : [],
    hasPaleBars: bars !== undefined,
    breakPeriods: input.breaks,
    partial: input.partial ?? [],
    isEmpty: series.every((one) => drawnValues(one, periods.length).every((value) => value === null)),
  };
}

type LabelBox = { left: number; right: number; top: number; bottom: number };
type Heights = readonly (number | null)[];

/** Pixels between a name and every line. */
const CLEARANCE = 3;

/** Names on the lines, for charts whose right edge belongs to a second axis: where each touches no line and no other name. */
export function toLineLabels(
  rows: PlotModel['rows'],
  layout: Pick<PlotModel, 'plot' | 'size' | 'x'>,
): EndLabel[] {
  const { plot, size, x } = layout;
  const height = Math.round(size.fontSize * 1.3);
  const taken: LabelBox[] = [];
  const isFree = (box: LabelBox): boolean => {
    const left = box.left - CLEARANCE;
    const right = box.right + CLEARANCE;
    const top = box.top - CLEARANCE + 1;
    const bottom = box.bottom + CLEARANCE - 1;
    return (
      taken.every(
        (one) => one.left >= right || one.right <= left || one.top >= bottom || one.bottom <= top,
      ) &&
      rows.every(({ y }) => piecesIn(x, y, left, right).every(([high, low]) => high >= bottom || low <= top))
    );
  };
  return rows.flatMap(({ series, y }): EndLabel[] => {
    const width = Math.ceil(boldTextWidth(series.label, size.fontSize));
    const box = placesBeside({ x, y, width, height, plot }).find(isFree);
    if (box === undefined) return [];
    taken.push(box);
    const { id, label, colour } = series;
    const middle = tenth((box.top + box.bottom) / 2);
    return [{ id, text: label, value: '', colour, x: tenth(box.left), y: middle, connector: '', dot: null }];
  });
}

/** The boxes above and below a line that lie within the plot, from its last period on to the left. */
function placesBeside(line: {
  x: readonly number[];
  y: Heights;
  width: number;
  height: number;
  plot: LabelBox;
}): LabelBox[] {
  const { x, y, width, height, plot } = line;
  return x
    .flatMap((centre, index): LabelBox[] => {
      const left = Math.min(centre - width / 2, plot.right - width - 2 * CLEARANCE);
      const right = left + width;
      const heights = piecesIn(x, y, left - CLEARANCE, right + CLEARANCE).flat();
      if (y[index] == null || left < plot.left || heights.length === 0) return [];
      const above = Math.min(...heights) - CLEARANCE - height;
      const below = Math.max(...heights) + CLEARANCE;
      return [below, above].map((top) => ({ left, right, top, bottom: top + height }));
    })
    .filter(({ top, bottom }) => top >= plot.top && bottom <= plot.bottom)
    .reverse();
}

/** The upper and the lower end of each piece of a line within a stretch; a lone period is a piece of no length. */
function piecesIn(x: readonly number[], y: Heights, from: number, to: number): [number, number][] {
  return x.flatMap((start, index): [number, number][] => {
    const [height, next] = [y[index] ?? null, y[index + 1] ?? null];
    const end = next === null ? start : (x[index + 1] ?? start);
    if (height === null || end < from || start > to) return [];
    if (next === null || end === start) return [[height, height]];
    const at = (place: number): number => height + ((place - start) / (end - start)) * (next - height);
    const ends = [at(Math.max(from, start)), at(Math.min(to, end))];
    return [[Math.min(...ends), Math.max(...ends)]];
  });
}
