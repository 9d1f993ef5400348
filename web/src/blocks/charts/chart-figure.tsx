import { type ReactNode, useMemo } from 'react';
import { POPULATION } from '#catalog/elements/codes.ts';
import { areStepsOfRounding } from '#domain/rounding.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import { elementFor, type ShownData, useDataView } from '../../api/data-view.tsx';
import { withheldKey, withheldYears } from '../../api/withheld-years.ts';
import { ComboChart } from '../../charts/combo-chart/combo-chart.tsx';
import { Facets, LowFacets } from '../../charts/facets/facets.tsx';
import { EmptyDrawing } from '../../charts/plot/drawing.tsx';
import type { AxisTexts } from '../../charts/plot/plot-model.ts';
import { type Figure, noRows } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { toDataFigure } from '../data-figure.ts';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart, NotLoaded } from '../failed-part.tsx';
import { gapTexts } from './break-texts.ts';
import { type ChartDefinition, type ChartInput, type ChartPicture, toChartPicture } from './chart-picture.ts';
import { toChartTable } from './chart-table.ts';
import styles from './charts-block.module.css';
import { landFinding, mainFinding, pairFinding, stackFinding, toMainSeries } from './main-series.ts';
import { optionNotes } from './option-words.ts';
import type { TransformedChart } from './transform-chart.ts';

// A value of the page may have the name of a chart: the two are different blocks.
const figureId = ({ id }: ChartDefinition): string => `chart-${id}`;

export function chartInput(
  { section, area, view, cubes, allCubes, areas, hrefOf }: ShownData,
  chart: ChartDefinition,
  speech: Speech,
): ChartInput {
  return {
    whole: chart,
    key: `${section.id}.charts.${chart.id}`,
    flow: chosenFlow(view),
    choice: view.choices[figureId(chart)],
    officialOnly: view.officialOnly,
    linkTo: (figure) => hrefOf({ do: 'explain', figure }),
    ...{ area, cubes, allCubes, areas, speech },
  };
}

/** What a chart shows: the element of the map or its first series, its largest bar, or which of its first two is larger; in the words that it has. */
function findingOf(
  { area, areas, cubes, view }: ShownData,
  { main, chart }: ChartPicture,
  { key, forms }: { key: string; forms: Readonly<Record<string, string>> },
  speech: Speech,
): string | undefined {
  const { words } = speech;
  const [first, second] = chart.series;
  const keyOf = (one: (typeof chart.series)[number]): string => `${key}.finding.${one.element.country}`;
  // Where the first has no figures or no words, the next that has words of its own.
  const isOpen = main === null || !words.has(`${key}.finding`);
  const own = chart.series.find(
    (one) => (isOpen || one.element.country === view.element) && words.has(keyOf(one)),
  );
  const chosen = own && toMainSeries({ cubes, areas, area, element: elementFor(own.element, area) });
  if (own !== undefined && chosen != null) return mainFinding(chosen, keyOf(own), forms, speech) ?? undefined;
  if (words.has(`${key}.stack`)) {
    const bars = chart.series.filter(({ mark }) => mark === 'bar');
    const elements = bars.map(({ element }) => elementFor(element, area));
    const ofStack = stackFinding({ cubes, area, elements }, `${key}.stack`, forms, speech);
    if (ofStack !== undefined) return ofStack;
  }
  const land = `${key}.finding.land`;
  const ofLand =
    main !== null && words.has(land) ? landFinding({ cubes, areas }, main, land, forms, speech) : null;
  if (ofLand !== null) return ofLand;
  if (main !== null && words.has(`${key}.finding`))
    return mainFinding(main, `${key}.finding`, forms, speech) ?? undefined;
  if (!words.has(`${key}.pair`) || first === undefined || second === undefined) return undefined;
  const elements = [elementFor(first.element, area), elementFor(second.element, area)] as const;
  return pairFinding({ cubes, area, elements }, `${key}.pair`, forms, speech);
}

export function toChartFigure(
  data: ShownData,
  whole: ChartDefinition,
  speech: Speech,
  picture: ChartPicture = toChartPicture(chartInput(data, whole, speech)),
): Figure {
  const { area, year, allCubes, crop, section } = data;
  const { words } = speech;
  const key = `${section.id}.charts.${whole.id}`;
  const { chart, elements, elementOf, plain, options, shown } = picture;
  const forms = cropWords(words, crop.id, section.id);
  const place = {
    ...forms,
    area: areaName(words, area),
    firstYear: String(shown?.years[0] ?? ''),
    lastYear: String(shown?.years.at(-1) ?? ''),
  };
  // One year is named once: it is no range. A chart without figures has no years.
  const title = words(`${key}.title`, place)
    .replace(/(\d{4})[–-]\1$/, '$1')
    .replace(/, [–-]$/, '');
  const withheldElements = [...elements.values()].filter(
    (element) => withheldYears(allCubes, element, area).length > 0,
  );
  const withheld = [...new Set(withheldElements.map((element) => words(withheldKey(element))))];
  const firstElement = chart.series[0]?.element;
  return toDataFigure(data, speech, {
    id: figureId(whole),
    title,
    ...(firstElement !== undefined && { element: elementFor(firstElement, area) }),
    finding:
      options.perInhabitant || options.share ? undefined : findingOf(data, picture, { key, forms }, speech),
    info: words(`${key}.info`),
    remarks: [
      ...(shown === null ? [] : optionNotes(words, options, shown)),
      ...picture.partial.map(({ text }) => text),
      ...(plain == null ? [] : gapTexts(plain, speech)),
      // Nothing of a series of zeros is drawn that would break.
      ...(picture.isOnlyZeros ? [] : picture.causes),
      ...(plain === null ? [] : withheld),
    ],
    spans: shown === null ? undefined : { from: shown.years[0] ?? year, to: shown.years.at(-1) ?? year },
    caption: words(`${key}.caption`, place),
    keyOf: (row, column) => picture.keyOf(column, Number(row)),
    ...(shown === null
      ? noRows
      : toChartTable(
          {
            ...{ chart: shown, elementOf, year },
            isRoundedAway: (element, at) => allCubes.isRoundedAway(element, area, at),
          },
          speech,
        )),
    picture: () => (
      <ChartDrawing chart={whole} title={title} picture={picture} withheld={withheld.join(' ')} />
    ),
  });
}

function ChartDrawing(props: {
  chart: ChartDefinition;
  title: string;
  picture: ChartPicture;
  /** Why its figures are kept back; empty where none are. */
  withheld: string;
}): ReactNode {
  const { title, picture, withheld } = props;
  const { year, view, cubes, section, dispatch } = useDataView();
  const { words, formats } = useSpeech();
  const { chart, elements, plain, waits, options, shown } = picture;
  const key = `${section.id}.charts.${chart.id}`;
  const prefix = `${chart.id}.`;
  const hidden = useMemo(
    () => view.hidden.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length)),
    [view.hidden, prefix],
  );
  const facets = useMemo(
    () => shown?.series.filter((one) => !hidden.includes(one.id)) ?? [],
    [shown, hidden],
  );
  const texts = { id: figureId(chart), title, description: words(`${key}.info`) };
  const visibleChart = picture.isOnlyZeros ? null : shown;
  const parted = picture.isParted && hidden.length === 0;
  return (
    <>
      {plain === undefined && (
        <NotLoaded
          failed={cubes.failed(...elements.values())}
          height="25rem"
          text={words(`${section.id}.charts.failed`)}
        />
      )}
      {waits && cubes.failed(POPULATION) && <FailedPart />}
      {plain === null && (
        <EmptyYears
          elements={chart.series.map((series) => series.element)}
          of="years"
          {...(withheld === '' ? {} : { text: withheld })}
        />
      )}
      {picture.isOnlyZeros && (
        <EmptyDrawing>
          {words('chart.onlyZeros', {
            from: String(shown?.years[0] ?? ''),
            to: String(shown?.years.at(-1) ?? ''),
          })}
        </EmptyDrawing>
      )}
      {visibleChart !== null && options.facets !== 'none' && (
        <Facets
          {...texts}
          hint={words('chart.keyboardHint')}
          periods={visibleChart.years}
          facets={facets}
          shared={options.facets === 'shared'}
          axis={picture.facetAxis}
          period={formats.year}
          announce={picture.announce}
          explainOf={picture.keyOf}
        />
      )}
      {visibleChart !== null && parted && (
        <PartedChart {...texts} chart={visibleChart} picture={picture} year={year} />
      )}
      {visibleChart !== null && options.facets === 'none' && !parted && (
        <ComboChart
          {...texts}
          years={visibleChart.years}
          series={visibleChart.series}
          hidden={hidden}
          breaks={picture.breaks}
          partial={picture.partial}
          twoAxes={chart.twoAxes}
          log={options.log}
          change={picture.change}
          alsoRead={picture.alsoRead}
          year={year}
          format={picture.format}
          labels={picture.labels}
          empty={words('dataPage.state.noData')}
          onToggle={(series) => dispatch({ do: 'series', series: prefix + series })}
        />
      )}
    </>
  );
}

const none: readonly string[] = [];

/** A small chart has at least so many years with more than nothing: fewer show no trend. */
const LEAST_YEARS = 5;

/** The first bars of a stack over a line of another unit, and beside them a small chart for each of the others. */
function PartedChart(props: {
  id: string;
  title: string;
  description: string;
  chart: TransformedChart;
  picture: ChartPicture;
  year: number;
}): ReactNode {
  const { id, title, description, chart, picture, year } = props;
  const { words, formats } = useSpeech();
  const { years, series } = chart;
  const [main, others, small] = useMemo(() => {
    const [first, ...rest] = series;
    const isBeside = ({ mark, axis }: (typeof series)[number]): boolean =>
      mark === 'bar' && axis === first?.axis;
    const amountsOf = ({ values }: (typeof series)[number]): number =>
      values.filter((value) => value !== null && value !== 0).length;
    const beside = rest.filter((one) => isBeside(one) && amountsOf(one) > 0);
    return [
      series.flatMap((one) =>
        one === first || !(isBeside(one) || areStepsOfRounding(one.values))
          ? { ...one, mark: one.mark === 'points' ? ('line' as const) : one.mark }
          : [],
      ),
      beside,
      beside.filter((one) => amountsOf(one) >= LEAST_YEARS),
    ];
  }, [series]);
  const { facetAxis } = picture;
  // Without a unit of their own the small charts are on the scale of the large one.
  const axis = useMemo(() => {
    const most = Math.max(0, ...(main[0]?.values ?? []).map((value) => value ?? 0));
    return (ticks: readonly number[], of: { id: string }): AxisTexts => {
      const { write = String, ...own } = facetAxis([...ticks, most], of);
      return { ...own, write, labels: ticks.map(write) };
    };
  }, [main, facetAxis]);
  return (
    <div className={styles.frame}>
      <div className={styles.parted}>
        {(main.some(({ values }) => values.some((value) => value)) || small.length === 0) && (
          <div>
            <ComboChart
              {...{ id, title, description, years, year }}
              series={main}
              alsoRead={others}
              hidden={none}
              breaks={picture.breaks}
              change={picture.change}
              format={picture.format}
              labels={picture.labels}
              empty={words('dataPage.state.noData')}
            />
          </div>
        )}
        {small.length > 0 && (
          <div>
            <LowFacets
              id={`${id}-others`}
              title={formats.list(small.map(({ label }) => label))}
              description={title}
              periods={years}
              facets={small}
              axis={axis}
              period={formats.year}
            />
          </div>
        )}
      </div>
    </div>
  );
}
