import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Block } from '#catalog/section.ts';
import { breaksOf } from '#contract/breaks.ts';

import { chosenFlow } from '../../api/chosen-flow.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { withheldYears } from '../../api/withheld-years.ts';
import { ComboChart } from '../../charts/combo-chart/combo-chart.tsx';
import { Facets } from '../../charts/facets/facets.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { parseChartOptions, plainChart, serialiseChartOptions } from '../../url/chart-options.ts';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart, NotLoaded } from '../failed-part.tsx';
import { toDrawableChart } from './chart-series.ts';
import { toChartTable, withShownYear } from './chart-table.ts';
import { optionNotes, seriesTexts } from './option-words.ts';
import { OptionsBar } from './options-bar.tsx';
import { explainRows, plotFormat, plotLabels } from './plot-words.ts';
import { applyOptions, viewsOf } from './transform-chart.ts';

type ChartDefinition = Extract<Block, { kind: 'charts' }>['charts'][number];

const noPopulation: ReadonlyMap<number, number> = new Map();

/** One chart of a section over the years, with its options. */
export function ChartFigure({ chart: whole }: { chart: ChartDefinition }): ReactNode {
  const { area, year, view, cubes, allCubes, crop, section, dispatch, hrefOf } = useDataView();
  const flow = chosenFlow(view);
  const chart = useMemo(
    () => ({
      ...whole,
      series: whole.series.filter((series) => flow === 'both' || (series.flow ?? flow) === flow),
    }),
    [whole, flow],
  );
  const words = useWords();
  const formats = formatsOf(useLanguage());
  const key = `${section.id}.charts.${chart.id}`;
  // A value of the page may have the name of a chart: the two are different blocks.
  const id = `chart-${chart.id}`;
  const elements = useMemo(
    () =>
      new Map(
        chart.series.map((series) => [String(series.element.country), elementFor(series.element, area)]),
      ),
    [chart, area],
  );
  const unitOf = useCallback((series: string) => findElement(elements.get(series) ?? 0)?.unit, [elements]);
  const plain = useMemo(
    () =>
      toDrawableChart({
        chart: chart.series,
        cubes,
        allCubes,
        area,
        label: (element) => words(`elements.${element}.short`),
        unit: (element) => words(`units.${findElement(element)?.unit ?? 'kt'}.short`),
      }),
    [chart, cubes, allCubes, area, words],
  );
  const choice = view.choices[id];
  const wanted = useMemo(() => parseChartOptions(choice), [choice]);
  const people = wanted.perInhabitant ? allCubes.series(POPULATION, area) : null;
  // Population is fetched when it is first asked for.
  const waits = people === undefined;
  const population = useMemo(
    () =>
      people == null ? noPopulation : new Map([...people].map(([at, figure]) => [at, figure.value] as const)),
    [people],
  );
  // Until population is there the amounts stay.
  const drawn = useMemo(() => (waits ? { ...wanted, perInhabitant: false } : wanted), [wanted, waits]);
  const applied = useMemo(
    () => (plain == null ? null : applyOptions(plain, drawn, { unitOf, population })),
    [plain, drawn, unitOf, population],
  );
  const transformed = applied?.chart ?? null;
  const options = applied?.options ?? plainChart;
  const viewOf = useMemo(
    () => viewsOf(plain, transformed, (series) => elements.get(series) ?? 0),
    [plain, transformed, elements],
  );
  const texts = useMemo(
    () =>
      seriesTexts({ words, formats, chart: transformed, elementOf: (series) => elements.get(series) ?? 0 }),
    [words, formats, transformed, elements],
  );
  const shown = useMemo(() => {
    if (transformed === null) return null;
    return {
      ...transformed,
      series: transformed.series.map((one) => ({ ...one, unit: texts.unit(one) })),
    };
  }, [transformed, texts]);
  const format = useMemo(() => {
    const onAxis = (side: 'left' | 'right'): number => {
      const series = chart.series.find(({ axis }) => axis === side);
      return series === undefined ? 0 : elementFor(series.element, area);
    };
    const own = plotFormat(formats, (series) => elements.get(series) ?? 0, onAxis);
    return { ...own, tick: texts.tick(own.tick), value: texts.value };
  }, [formats, elements, chart, area, texts]);
  // The card's links are made while it is open; the labels must not change with every view.
  const latest = useRef(hrefOf);
  useEffect(() => {
    latest.current = hrefOf;
  }, [hrefOf]);
  const labels = useMemo(
    () => ({
      ...plotLabels(words, formats, texts.text, view.officialOnly),
      explain: explainRows(words, texts.text, {
        area,
        elementOf: (series) => elements.get(series) ?? 0,
        viewOf,
        hrefOf: (figure) => latest.current({ do: 'explain', figure }),
      }),
    }),
    [words, formats, texts, view.officialOnly, area, elements, viewOf],
  );
  const prefix = `${chart.id}.`;
  const hidden = useMemo(
    () => view.hidden.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length)),
    [view.hidden, prefix],
  );
  const firstElement = chart.series[0]?.element;
  const breaks = useMemo(() => {
    const years = chart.series.flatMap(({ element }) =>
      breaksOf(cubes.about(elementFor(element, area)), area),
    );
    return [...new Set(years)].sort((a, b) => a - b);
  }, [chart, cubes, area]);
  const place = {
    ...cropWords(words, crop.id, section.id),
    area: areaName(words, area),
    firstYear: String(shown?.years[0] ?? ''),
    lastYear: String(shown?.years.at(-1) ?? ''),
  };
  // One year is named once: it is no range.
  const title =
    shown === null ? words(`${key}.name`) : words(`${key}.title`, place).replace(/(\d{4})[–-]\1$/, '$1');
  const table = useMemo(
    () =>
      shown === null
        ? null
        : toChartTable({
            chart: shown,
            area,
            elementOf: (series) => elements.get(series),
            viewOf,
            yearLabel: words('figure.table.year'),
            format: texts.text,
          }),
    [shown, area, elements, viewOf, words, texts],
  );
  const explainOf = useMemo(
    () => (table === null ? undefined : (series: string, at: number) => table.explain(String(at), series)),
    [table],
  );
  const rows = useMemo(() => withShownYear(table?.rows ?? [], year), [table, year]);
  const axisHeads = useMemo(
    () => ({
      left: texts.head('left') ?? words(`${key}.left`),
      right: texts.head('right') ?? words(`${key}.right`),
    }),
    [words, key, texts],
  );
  const facets = useMemo(
    () => shown?.series.filter((one) => !hidden.includes(one.id)) ?? [],
    [shown, hidden],
  );
  const facetTick = useCallback(
    (value: number, facet: { id: string }) => texts.text(facet.id, value),
    [texts],
  );
  const announce = useCallback(
    (facet: { id: string; label: string; unit: string }, at: number, value: number) =>
      words('chart.announce.row', {
        year: String(at),
        series: facet.label,
        value: words('chart.value', { value: texts.text(facet.id, value), unit: facet.unit }),
      }),
    [words, texts],
  );
  const withheld = [...elements.values()].some(
    (element) => withheldYears(allCubes, element, area).length > 0,
  );
  const notes = [
    ...(shown === null ? [] : optionNotes(words, options, shown)),
    ...(withheld && plain !== null ? [words('figure.withheld.partial-value')] : []),
  ];
  return (
    <BlockFigure
      id={id}
      title={title}
      element={firstElement === undefined ? undefined : elementFor(firstElement, area)}
      info={words(`${key}.info`)}
      table={table === null ? null : { ...table, rows, caption: words(`${key}.caption`, place) }}
      options={
        applied !== null && (
          <OptionsBar
            words={words}
            options={waits ? { ...options, perInhabitant: applied.offered.perInhabitant } : options}
            offered={applied.offered}
            onChange={(next) => dispatch({ do: 'choose', block: id, choice: serialiseChartOptions(next) })}
          />
        )
      }
      remarks={notes}
    >
      {plain === undefined && (
        <NotLoaded
          failed={cubes.failed(...elements.values())}
          height="400px"
          text={words(`${section.id}.charts.failed`)}
        />
      )}
      {waits && cubes.failed(POPULATION) && <FailedPart />}
      {plain === null && (
        <EmptyYears
          elements={chart.series.map((series) => series.element)}
          of="years"
          {...(withheld ? { text: words('figure.withheld.partial-value') } : {})}
        />
      )}
      {shown !== null && options.facets !== 'none' && (
        <Facets
          id={id}
          title={title}
          description={words(`${key}.info`)}
          hint={words('chart.keyboardHint')}
          periods={shown.years}
          facets={facets}
          shared={options.facets === 'shared'}
          tick={facetTick}
          period={formats.year}
          announce={announce}
          explainOf={explainOf}
        />
      )}
      {shown !== null && options.facets === 'none' && (
        <ComboChart
          id={id}
          title={title}
          description={words(`${key}.info`)}
          years={shown.years}
          series={shown.series}
          hidden={hidden}
          breaks={breaks}
          axisHeads={axisHeads}
          log={options.log}
          year={year}
          format={format}
          labels={labels}
          empty={words('dataPage.state.noData')}
          onToggle={(series) => dispatch({ do: 'series', series: prefix + series })}
        />
      )}
    </BlockFigure>
  );
}
