import { type ChartSize, chartSize } from './chart-size.ts';
import { endLabelWidth, lineLabelsFit, toEndLabels } from './end-labels.ts';
import { layoutPlot } from './layout.ts';
import { toLineLabels } from './line-labels.ts';
import { type StackPart, toStack } from './marks/stack.tsx';
import { tenth } from './paths.ts';
import type { PlotInput, PlotModel, PlotRow } from './plot-model.ts';
import { type Domain, valueDomain } from './scale.ts';
import { type AxisSide, type ChartSeries, checkSeries, drawnValues, toStates } from './series.ts';

/** What the marks of each series span: bars stack on bars and areas on areas, for each axis on its own. */
function toSpans(series: readonly ChartSeries[], length: number): Map<string, StackPart> {
  const spans = new Map<string, StackPart>();
  for (const side of ['left', 'right'] as const)
    for (const mark of ['bar', 'area'] as const) {
      const own = series.filter((one) => one.axis === side && one.mark === mark);
      for (const [index, part] of toStack(own.map((one) => drawnValues(one, length))).entries())
        spans.set(own[index]?.id ?? '', part);
    }
  for (const one of series)
    if (!spans.has(one.id)) {
      const to = drawnValues(one, length);
      spans.set(one.id, { from: to.map((value) => value && 0), to });
    }
  return spans;
}

/**
 * Where lines have their names, in charts of nothing but lines: at their ends, or on the lines where the right edge
 * belongs to a second axis or the names are too long for it. Stacks leave names to the legend, and so do narrow charts.
 */
function placeOfNames(input: PlotInput, { directLabels }: ChartSize): 'ends' | 'lines' | 'legend' {
  const { series, twoAxes, stretched, namesOnLines } = input;
  if (series.some((one) => one.mark !== 'line')) return 'legend';
  const edgeIsFree = twoAxes !== true || series.every((one) => one.axis === 'left');
  if (directLabels && edgeIsFree && lineLabelsFit(series)) return 'ends';
  const onLines = directLabels ? namesOnLines === 'always' : stretched === true && namesOnLines !== undefined;
  return onLines ? 'lines' : 'legend';
}

/** Works out where everything of a chart over time stands: on two axes with one zero, in panels, or on one axis. */
export function toPlotModel(input: PlotInput): PlotModel {
  const { periods, series, hidden, log = false, zero = !log, width } = input;
  checkSeries(series);
  const shown = series.filter((one) => !hidden.includes(one.id));
  const spans = toSpans(shown, periods.length);
  const domainOf = (side: AxisSide): Domain | null =>
    valueDomain(
      shown
        .filter((one) => one.axis === side)
        .flatMap(({ id, band }) => [
          ...(spans.get(id)?.to ?? []),
          ...(band?.low ?? []),
          ...(band?.high ?? []),
        ]),
      zero,
    );
  const size = input.size ?? chartSize(width);
  const names = placeOfNames(input, size);
  const layout = layoutPlot({
    ...input,
    size,
    series: shown,
    domains: { left: domainOf('left'), right: domainOf('right') },
    panels: input.twoAxes !== true,
    endLabelWidth: names === 'ends' && shown.length > 0 ? endLabelWidth(series, size.fontSize) : 0,
  });
  const rows = shown.map((one): PlotRow => {
    const span = spans.get(one.id) ?? { from: [], to: [] };
    const y = span.to.map((value) => (value === null ? null : tenth(layout.scales[one.axis](value))));
    return { series: one, ...span, y };
  });
  return {
    ...layout,
    rows,
    endLabels:
      names === 'ends' ? toEndLabels(rows, layout) : names === 'lines' ? toLineLabels(rows, layout) : [],
    breakPeriods: input.breaks,
    partial: input.partial ?? [],
    isEmpty: series.every((one) => drawnValues(one, periods.length).every((value) => value === null)),
    states: toStates(shown, periods.length),
  };
}
