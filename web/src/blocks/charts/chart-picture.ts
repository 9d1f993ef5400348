import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Block, FlowId } from '#catalog/section.ts';
import { listBreaks, listSeams } from '#contract/breaks.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor } from '../../api/data-view.tsx';
import { doubtText } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import { parseChartOptions, plainChart } from '../../url/chart-options.ts';
import { breakTexts, seamTexts } from './break-texts.ts';
import { toDrawableChart } from './chart-series.ts';
import { toChartTable } from './chart-table.ts';
import { seriesTexts } from './option-words.ts';
import { type AxisOf, explainRows, partialTexts, plotFormat, plotLabels } from './plot-words.ts';
import { applyOptions, toViews } from './transform-chart.ts';

export type ChartDefinition = Extract<Block, { kind: 'charts' }>['charts'][number];

/** What a chart over the years follows from. It does not depend on the year that is shown. */
export interface ChartInput {
  whole: ChartDefinition;
  /** Key of the chart's words. */
  key: string;
  flow: FlowId | 'both';
  area: string;
  /** Figures that are shown, and all figures. */
  cubes: CubeStore;
  allCubes: CubeStore;
  /** The options as the address has them. */
  choice: string | undefined;
  officialOnly: boolean;
  words: Words;
  formats: Formats;
  /** Address of an explanation; asked while a card is open. */
  linkTo: (figure: string) => string;
}

const noPopulation: ReadonlyMap<number, number> = new Map();

/** Everything that the chart, its small multiples and its table are drawn from. */
export function toChartPicture(input: ChartInput) {
  const { whole, key, flow, area, cubes, allCubes, choice, officialOnly, words, formats, linkTo } = input;
  const chart = {
    ...whole,
    series: whole.series.filter((series) => flow === 'both' || (series.flow ?? flow) === flow),
  };
  const elements = new Map(
    chart.series.map((series) => [String(series.element.country), elementFor(series.element, area)]),
  );
  const elementOf = (series: string): number => elements.get(series) ?? 0;
  const unitOf = (series: string) => findElement(elementOf(series))?.unit;
  const plain = toDrawableChart({
    chart: chart.series,
    cubes,
    allCubes,
    area,
    label: (element) => words(`elements.${element}.short`),
    unit: (element) => words(`units.${findElement(element)?.unit ?? 'kt'}.short`),
    doubt: (reason) => doubtText(words, reason),
    event: (event) => words(`figure.event.${event}`),
  });
  const wanted = parseChartOptions(choice);
  const people = wanted.perInhabitant ? allCubes.series(POPULATION, area) : null;
  // Population is fetched when it is first asked for.
  const waits = people === undefined;
  const population =
    people == null ? noPopulation : new Map([...people].map(([at, figure]) => [at, figure.value] as const));
  // Until population is there the amounts stay.
  const drawn = waits ? { ...wanted, perInhabitant: false } : wanted;
  const applied = plain == null ? null : applyOptions(plain, drawn, { unitOf, population });
  const transformed = applied?.chart ?? null;
  const options = applied?.options ?? plainChart;
  const viewOf = toViews(plain, transformed, elementOf);
  const texts = seriesTexts({ words, formats, chart: transformed, elementOf });
  const shown = transformed && {
    ...transformed,
    series: transformed.series.map((one) => ({ ...one, unit: texts.unit(one) })),
  };
  const axisOf: AxisOf = (side) => {
    const series = chart.series.find(({ axis }) => axis === side);
    const head = `${key}.${side}`;
    return {
      element: series === undefined ? 0 : elementFor(series.element, area),
      ...(words.has(head) && { head: (unit) => words(head, { unit }) }),
    };
  };
  const own = plotFormat({ words, formats }, elementOf, axisOf);
  const format = { ...own, axis: texts.axis(own.axis), value: texts.value };
  const labels = {
    ...plotLabels(words, formats, texts.text, officialOnly),
    explain: explainRows(words, texts.text, {
      area,
      elementOf,
      viewOf,
      hrefOf: (figure) => linkTo(figure),
    }),
  };
  const broken = chart.series.flatMap((series) => {
    const element = elementFor(series.element, area);
    // What the area has no figures of breaks nowhere: the common years of others are not its own.
    const isKnown = (cubes.series(element, area)?.size ?? 0) > 0;
    const about = cubes.about(element);
    return isKnown ? [{ element, breaks: listBreaks(about, area), seams: listSeams(about, area) }] : [];
  });
  const breaks = [...new Set(broken.flatMap((one) => one.breaks))].sort((a, b) => a - b);
  const [first = 0, last = 0] = [plain?.years[0], plain?.years.at(-1)];
  const speech = { words, formats };
  const causes = [
    ...breakTexts(broken, { first, last }, speech),
    ...seamTexts(
      broken.flatMap((one) => one.seams),
      { first, last },
      speech,
    ),
  ];
  const partial = (plain?.partial ?? []).map((span) =>
    partialTexts({ words, formats }, { ...span, known: span.known.map(elementOf) }, plain?.years[0]),
  );
  const table =
    shown === null
      ? null
      : toChartTable({
          chart: shown,
          area,
          elementOf: (series) => elements.get(series),
          viewOf,
          yearLabel: words('figure.table.year'),
          columnOf: texts.column,
          isRoundedAway: (element, at) => allCubes.isRoundedAway(element, area, at),
        });
  const explainOf =
    table === null ? undefined : (series: string, at: number) => table.explain(String(at), series);
  const announce = (facet: { id: string; label: string; unit: string }, at: number, value: number) =>
    words('chart.announce.row', {
      year: String(at),
      series: facet.label,
      value: words('chart.value', { value: texts.text(facet.id, value), unit: facet.unit }),
    });
  return {
    chart,
    elements,
    plain,
    waits,
    applied,
    options,
    shown,
    format,
    labels,
    breaks,
    causes,
    partial,
    table,
    explainOf,
    facetAxis: texts.axisOf,
    announce,
  };
}
