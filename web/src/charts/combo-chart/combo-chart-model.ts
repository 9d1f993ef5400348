import type { PartialSpan } from '../plot/axis-notes.ts';
import { type ChartSize, chartSize } from '../plot/chart-size.ts';
import { endLabelWidth, lineLabelsFit, toEndLabels } from '../plot/end-labels.ts';
import {
  areaLayer,
  bandLayer,
  barLayer,
  type DrawnLayer,
  type LayerPlace,
  lineLayer,
  pointsLayer,
  type StackPart,
  stackSeries,
} from '../plot/layers.ts';
import { toLineLabels } from '../plot/line-labels.ts';
import { type AxisFormat, type Layer, layoutPlot, type PlotModel } from '../plot/plot-model.ts';
import { type Domain, valueDomain } from '../plot/scale.ts';
import { type AxisSide, type ChartSeries, checkSeries, drawnValues, toStates } from '../plot/series.ts';

export type ComboChartInput = {
  /** Ascending years, as a rule without holes; a missing year is a gap. */
  years: readonly number[];
  series: readonly ChartSeries[];
  /** Ids of series that the reader switched off. */
  hidden: readonly string[];
  /** First years of a new method. */
  breaks: readonly number[];
  breakLabel: (year: number) => string;
  /** Years whose stack is no total. */
  partial?: readonly PartialSpan[] | undefined;
  format: AxisFormat;
  /** The right axis stands beside the left one, over the same marks; else its series have a panel of their own. */
  twoAxes?: boolean | undefined;
  /** A logarithmic scale on both axes: for lines and points above zero only. */
  log?: boolean | undefined;
  /** Width of the drawing in pixels. */
  width: number;
  /** The box is not measured yet, and may be wider than the drawing: names stand where they fit in each such box. */
  stretched?: boolean | undefined;
};

type Stacks = Map<string, StackPart[]>;

/** Bars stack on bars and areas on areas, for each axis on its own. */
function toStacks(series: readonly ChartSeries[], length: number): Stacks {
  const stacks: Stacks = new Map();
  for (const side of ['left', 'right'] as const) {
    for (const mark of ['bar', 'area'] as const) {
      const own = series.filter((one) => one.axis === side && one.mark === mark);
      const parts = stackSeries(own, length);
      for (const [index, one] of own.entries()) stacks.set(one.id, parts[index] ?? []);
    }
  }
  return stacks;
}

function sideDomain(
  side: AxisSide,
  series: readonly ChartSeries[],
  stacks: Stacks,
  length: number,
  log: boolean,
): Domain | null {
  const values: (number | null)[] = [];
  for (const one of series) {
    if (one.axis !== side) continue;
    const parts = stacks.get(one.id);
    if (parts === undefined) values.push(...drawnValues(one, length));
    else for (const part of parts) values.push(part === null ? null : part.to);
  }
  return valueDomain(values, !log);
}

/** Areas lie at the back, then bars, then lines, and points on top. */
const DEPTH: Record<Layer['kind'], number> = { area: 0, bar: 1, band: 2, line: 3, points: 4 };

/**
 * Where lines have their names, in charts of nothing but lines: at their ends, or on the lines where the right edge
 * belongs to a second axis or the names are too long for it. Stacks leave names to the legend, and so do narrow charts.
 */
function placeOfNames(
  series: readonly ChartSeries[],
  size: ChartSize,
  { twoAxes, stretched }: { twoAxes: boolean; stretched: boolean },
): 'ends' | 'lines' | 'legend' {
  if (series.some((one) => one.mark !== 'line')) return 'legend';
  if (!size.directLabels) return stretched ? 'lines' : 'legend';
  const edgeIsFree = !twoAxes || series.every((one) => one.axis === 'left');
  return edgeIsFree && lineLabelsFit(series) ? 'ends' : 'lines';
}

/** Computes every coordinate of the chart: stacked bars and areas, lines and points on two axes with one zero. */
export function toComboChartModel(input: ComboChartInput): PlotModel {
  const { years, series, hidden, breaks, log = false, twoAxes = false } = input;
  checkSeries(series);
  const shown = series.filter((one) => !hidden.includes(one.id));
  const stacks = toStacks(shown, years.length);
  const domainOf = (side: AxisSide): Domain | null => sideDomain(side, shown, stacks, years.length, log);
  const size = chartSize(input.width);
  const names = placeOfNames(series, size, { twoAxes, stretched: input.stretched === true });

  const { scales, periodAxis, ...layout } = layoutPlot({
    width: input.width,
    periods: years,
    series: shown,
    domains: { left: domainOf('left'), right: domainOf('right') },
    panels: !twoAxes,
    log,
    breaks,
    breakLabel: input.breakLabel,
    partial: input.partial,
    format: input.format,
    endLabelWidth: names === 'ends' && shown.length > 0 ? endLabelWidth(series, size.fontSize) : 0,
  });

  const layers: Layer[] = [];
  const rows = shown.map((one) => {
    const place: LayerPlace = { axis: periodAxis, periods: years, breaks, scale: scales[one.axis] };
    const band = bandLayer(one, place);
    if (band !== null) layers.push(band);
    const { layer, y } = drawSeries(one, stacks.get(one.id) ?? [], place);
    layers.push(layer);
    return { series: one, y };
  });
  layers.sort((a, b) => DEPTH[a.kind] - DEPTH[b.kind]);

  return {
    ...layout,
    layers,
    rows,
    endLabels:
      names === 'ends' ? toEndLabels(rows, layout) : names === 'lines' ? toLineLabels(rows, layout) : [],
    breakPeriods: breaks,
    partial: input.partial ?? [],
    isEmpty: series.every((one) => drawnValues(one, years.length).every((value) => value === null)),
    states: toStates(shown, years.length),
  };
}

function drawSeries(series: ChartSeries, parts: readonly StackPart[], place: LayerPlace): DrawnLayer {
  switch (series.mark) {
    case 'bar':
      return barLayer(series, parts, place);
    case 'area':
      return areaLayer(series, parts, place);
    case 'line':
      return lineLayer(series, place);
    case 'points':
      return pointsLayer(series, place);
  }
}
