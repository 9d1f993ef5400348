import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Block, FlowId } from '#catalog/section.ts';
import { listBreaks, listSeams } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import type { ExplainedView } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor } from '../../api/data-view.tsx';
import type { ChartSeries } from '../../charts/plot/series.ts';
import { doubtText } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { parseChartOptions, plainChart } from '../../url/chart-options.ts';
import { breakTexts, seamTexts } from './break-texts.ts';
import { toDrawableChart } from './chart-series.ts';
import { type MainSeries, toMainSeries, toPlotChange } from './main-series.ts';
import { type SeriesTexts, seriesTexts } from './option-words.ts';
import { type AxisOf, explainRows, partialTexts, plotFormat, plotLabels, rankText } from './plot-words.ts';
import { applyOptions, isParted, toViews } from './transform-chart.ts';

export type ChartDefinition = Extract<Block, { kind: 'charts' }>['charts'][number];

/** What a chart over the years follows from. It does not depend on the year that is shown. */
export interface ChartInput {
  whole: ChartDefinition;
  key: string;
  flow: FlowId | 'both';
  area: string;
  cubes: CubeStore;
  allCubes: CubeStore;
  areas: ReadonlyMap<string, AreaSummary>;
  /** The options as the address has them. */
  choice: string | undefined;
  officialOnly: boolean;
  speech: Speech;
  /** Address of an explanation; called while a card is open. */
  linkTo: (figure: string) => string;
}

const noPopulation: ReadonlyMap<number, number> = new Map();

export type ChartPicture = ReturnType<typeof toChartPicture>;

export function toChartPicture(input: ChartInput) {
  const { whole, flow, area, cubes, allCubes, choice, speech } = input;
  const { words } = speech;
  const chart = {
    ...whole,
    series: whole.series.filter((series) => flow === 'both' || (series.flow ?? flow) === flow),
  };
  const elements = new Map(
    chart.series.map((series) => [String(series.element.country), elementFor(series.element, area)]),
  );
  const read = new Map(
    (whole.reads ?? []).map((element) => [String(element.country), elementFor(element, area)]),
  );
  const elementOf = (series: string): number => elements.get(series) ?? read.get(series) ?? 0;
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
  const chosenOptions = parseChartOptions(choice);
  const people = chosenOptions.perInhabitant ? allCubes.series(POPULATION, area) : null;
  // Population is fetched when it is first needed.
  const waits = people === undefined;
  const population =
    people == null ? noPopulation : new Map([...people].map(([at, figure]) => [at, figure.value] as const));
  // Until population is there the amounts stay.
  const appliedOptions = waits ? { ...chosenOptions, perInhabitant: false } : chosenOptions;
  const unitOf = (series: string) => findElement(elementOf(series))?.unit;
  const parted = chart.parted === true && (plain?.series.length ?? 0) > 2;
  const applied = plain == null ? null : applyOptions(plain, appliedOptions, { unitOf, population, parted });
  const transformed = applied?.chart ?? null;
  const viewOf = toViews(plain, transformed, elementOf);
  const texts = seriesTexts({ ...speech, chart: transformed, elementOf });
  const chartWithUnits = transformed && {
    ...transformed,
    series: transformed.series.map((one) => ({ ...one, unit: texts.unit(one) })),
  };
  const partial = (plain?.partial ?? []).map((span) =>
    partialTexts(speech, { ...span, known: span.known.map(elementOf) }, plain?.years[0]),
  );
  const alsoRead = [...read].map(
    ([id, element]): ChartSeries => ({
      id,
      label: words(`elements.${element}.short`),
      unit: words(`units.${findElement(element)?.unit ?? 'kt'}.short`),
      axis: 'left',
      mark: 'points',
      colour: 'var(--rule)',
      values: (plain?.years ?? []).map((year) => cubes.series(element, area)?.get(year)?.value ?? null),
      flags: (plain?.years ?? []).map((year) => cubes.series(element, area)?.get(year)?.flag ?? ''),
    }),
  );
  const options = applied?.options ?? plainChart;
  const [first] = chart.series;
  const main: MainSeries | null =
    first === undefined || plain == null
      ? null
      : toMainSeries({ ...input, element: elementFor(first.element, area) });
  return {
    ...{
      chart,
      elements,
      elementOf,
      plain,
      waits,
      applied,
      shown: chartWithUnits,
      partial,
      options,
      main,
      alsoRead,
    },
    isOnlyZeros:
      chartWithUnits?.series.every(({ values }) => values.every((value) => value === null || value === 0)) ===
      true,
    isParted: parted && isParted(chart, options),
    change: main === null || options.perInhabitant ? null : toPlotChange(main, speech),
    keyOf: (series: string, year: number): string | null => {
      const element = elements.get(series);
      return element === undefined ? null : explainedKey(area, element, year, { as: viewOf(series, year) });
    },
    ...chartBreaks(chart.series, input, [plain?.years[0] ?? 0, plain?.years.at(-1) ?? 0]),
    ...chartWords(input, { series: chart.series, texts, elementOf, viewOf }),
  };
}

type ChartSeriesDefinition = ChartDefinition['series'][number];

function chartBreaks(
  series: readonly ChartSeriesDefinition[],
  { area, cubes, speech }: ChartInput,
  [first, last]: readonly [number, number],
): { breaks: readonly number[]; causes: readonly string[] } {
  const broken = series.flatMap((one) => {
    const element = elementFor(one.element, area);
    // What the area has no figures of breaks nowhere: the common years of others are not its own.
    const isKnown = (cubes.series(element, area)?.size ?? 0) > 0;
    const about = cubes.about(element);
    return isKnown ? [{ element, breaks: listBreaks(about, area), seams: listSeams(about, area) }] : [];
  });
  const seams = broken.flatMap((one) => one.seams);
  return {
    // A rule is drawn where the main series breaks; others have a gap in their own line.
    breaks: broken[0]?.breaks ?? [],
    causes: [...breakTexts(broken, { first, last }, speech), ...seamTexts(seams, { first, last }, speech)],
  };
}

function chartWords(
  { key, area, allCubes, areas, officialOnly, speech, linkTo }: ChartInput,
  of: {
    series: readonly ChartSeriesDefinition[];
    texts: SeriesTexts;
    elementOf: (series: string) => number;
    viewOf: (series: string, year: number) => ExplainedView | null;
  },
) {
  const { words, formats } = speech;
  const { series, texts, elementOf, viewOf } = of;
  const axisOf: AxisOf = (side) => {
    const first = series.find(({ axis }) => axis === side);
    const head = `${key}.${side}`;
    return {
      element: first === undefined ? 0 : elementFor(first.element, area),
      ...(words.has(head) && { head: (unit) => words(head, { unit }) }),
    };
  };
  const format = plotFormat(speech, elementOf, axisOf);
  return {
    format: { ...format, axis: texts.axis(format.axis), value: texts.value },
    labels: {
      ...plotLabels(words, formats, texts.text, officialOnly),
      rank: rankText(words, { area, areas, cubes: allCubes, elementOf }),
      explain: explainRows(words, texts.text, {
        keyOf: (series, year) => explainedKey(area, elementOf(series), year, { as: viewOf(series, year) }),
        hrefOf: linkTo,
      }),
    },
    facetAxis: texts.axisOf,
    announce: (facet: { id: string; label: string; unit: string }, year: number, value: number) =>
      words('chart.announce.row', {
        year: String(year),
        series: facet.label,
        value: words('chart.value', { value: texts.text(facet.id, value), unit: facet.unit }),
      }),
  };
}
