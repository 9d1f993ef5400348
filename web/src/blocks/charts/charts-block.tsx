import { type ReactNode, useMemo } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import type { Block } from '#catalog/section.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { ComboChart } from '../../charts/combo-chart/combo-chart.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { toDrawableChart } from './chart-series.ts';
import { toChartTable } from './chart-table.ts';
import { plotFormat, plotLabels } from './plot-words.ts';

type ChartsDefinition = Extract<Block, { kind: 'charts' }>;
type ChartDefinition = ChartsDefinition['charts'][number];

const all = 'all';
const noBreaks: readonly number[] = [];

/** The chart with this id, or at this place of the list. */
function findChart(block: ChartsDefinition, choice: string | undefined): ChartDefinition | undefined {
  return block.charts.find(({ id }, index) => id === choice || String(index) === choice);
}

/**
 * The section's charts. A selector shows all of them or one; all is the default, or the first where there is room for
 * one alone.
 */
export function ChartsBlock({ block }: { block: ChartsDefinition }): ReactNode {
  const { view, dispatch, section } = useDataView();
  const words = useWords();
  const found =
    findChart(block, view.choices[block.id]) ?? (block.oneAtATime === true ? block.charts[0] : undefined);
  const shown = found === undefined ? block.charts : [found];
  return (
    <>
      {block.charts.length > 1 && (
        <SelectField
          label={words('dataPage.list.chart')}
          value={found?.id ?? all}
          values={[...(block.oneAtATime === true ? [] : [all]), ...block.charts.map((chart) => chart.id)]}
          names={[
            ...(block.oneAtATime === true ? [] : [words('frame.action.showAll')]),
            ...block.charts.map((chart) => words(`${section.id}.charts.${chart.id}.name`)),
          ]}
          onChange={(choice) => dispatch({ do: 'choose', block: block.id, choice })}
          noOption={words('dataPage.filters.noOption')}
        />
      )}
      {shown.map((chart) => (
        <Chart key={chart.id} chart={chart} />
      ))}
    </>
  );
}

function Chart({ chart: whole }: { chart: ChartDefinition }): ReactNode {
  const { area, year, view, cubes, crop, section, dispatch, failed, retry } = useDataView();
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
  const elements = useMemo(
    () =>
      new Map(
        chart.series.map((series) => [String(series.element.country), elementFor(series.element, area)]),
      ),
    [chart, area],
  );
  const format = useMemo(() => {
    const onAxis = (side: 'left' | 'right'): number => {
      const series = chart.series.find(({ axis }) => axis === side);
      return series === undefined ? 0 : elementFor(series.element, area);
    };
    return plotFormat(formats, (id) => elements.get(id) ?? 0, onAxis);
  }, [formats, elements, chart, area]);
  const labels = useMemo(
    () => plotLabels(words, formats, (id) => elements.get(id) ?? 0),
    [words, formats, elements],
  );
  const drawable = useMemo(
    () =>
      toDrawableChart({
        chart: chart.series,
        cubes,
        area,
        officialOnly: view.officialOnly,
        label: (element) => words(`elements.${element}.short`),
        unit: (element) => words(`units.${findElement(element)?.unit ?? 'kt'}.short`),
      }),
    [chart, cubes, area, view.officialOnly, words],
  );
  const prefix = `${chart.id}.`;
  const hidden = useMemo(
    () => view.hidden.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length)),
    [view.hidden, prefix],
  );
  const firstElement = chart.series[0]?.element;
  const breaks = (firstElement && cubes.about(elementFor(firstElement, area))?.breaks) ?? noBreaks;
  const place = {
    ...cropWords(words, crop.id, section.id),
    area: areaName(words, area),
    firstYear: String(drawable?.years[0] ?? ''),
    lastYear: String(drawable?.years.at(-1) ?? ''),
  };
  const title = drawable == null ? words(`${key}.name`) : words(`${key}.title`, place);
  const table = useMemo(
    () =>
      drawable == null
        ? null
        : toChartTable({
            chart: drawable,
            yearLabel: words('figure.table.year'),
            format: (element, value) => formatFigure(element, value, formats),
          }),
    [drawable, words, formats],
  );
  const axisHeads = useMemo(
    () => ({ left: words(`${key}.left`), right: words(`${key}.right`) }),
    [words, key],
  );
  return (
    <BlockFigure
      // A value of the page may have the name of a chart: the two are different blocks.
      id={`chart-${chart.id}`}
      title={title}
      info={words(`${key}.info`)}
      table={table === null ? null : { ...table, caption: words(`${key}.caption`, place) }}
    >
      {drawable === undefined && failed && (
        <ErrorState
          text={words(`${section.id}.charts.failed`)}
          retry={{ label: words('dataPage.state.retry'), onPress: retry }}
        />
      )}
      {drawable === undefined && !failed && (
        <Skeleton height="400px" label={words('dataPage.state.loading')} />
      )}
      {drawable === null && <EmptyYears elements={chart.series.map((series) => series.element)} />}
      {drawable != null && (
        <ComboChart
          id={`chart-${chart.id}`}
          title={title}
          description={words(`${key}.info`)}
          years={drawable.years}
          series={drawable.series}
          hidden={hidden}
          breaks={breaks}
          axisHeads={axisHeads}
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
