import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { POPULATION } from '#catalog/elements/codes.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { withheldKey, withheldYears } from '../../api/withheld-years.ts';
import { ComboChart } from '../../charts/combo-chart/combo-chart.tsx';
import { Facets } from '../../charts/facets/facets.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { FieldRow } from '../../ui/option-row.tsx';
import { serialiseChartOptions } from '../../url/chart-options.ts';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart, NotLoaded } from '../failed-part.tsx';
import { type ChartDefinition, toChartPicture } from './chart-picture.ts';
import { withShownYear } from './chart-table.ts';
import { optionNotes } from './option-words.ts';
import { OptionsBar } from './options-bar.tsx';

/** One chart of a section over the years, with its options. */
export function ChartFigure(props: {
  chart: ChartDefinition;
  /** What chooses among the charts, where this one stands first. */
  controls?: ReactNode;
}): ReactNode {
  const { chart: whole } = props;
  const { area, year, view, cubes, allCubes, crop, section, dispatch, hrefOf } = useDataView();
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const key = `${section.id}.charts.${whole.id}`;
  // A value of the page may have the name of a chart: the two are different blocks.
  const id = `chart-${whole.id}`;
  const flow = chosenFlow(view);
  const choice = view.choices[id];
  const { officialOnly } = view;
  // The card's links are made while it is open; the labels must not change with every view.
  const latest = useRef(hrefOf);
  useEffect(() => {
    latest.current = hrefOf;
  }, [hrefOf]);
  // A year step leaves the picture as it is.
  const picture = useMemo(
    () =>
      toChartPicture({
        whole,
        key,
        flow,
        area,
        cubes,
        allCubes,
        choice,
        officialOnly,
        words,
        formats: getFormats(language),
        linkTo: (figure) => latest.current({ do: 'explain', figure }),
      }),
    [whole, key, flow, area, cubes, allCubes, choice, officialOnly, words, language],
  );
  const { chart, elements, plain, waits, applied, options, shown, table } = picture;
  const prefix = `${chart.id}.`;
  const hidden = useMemo(
    () => view.hidden.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length)),
    [view.hidden, prefix],
  );
  const firstElement = chart.series[0]?.element;
  const place = {
    ...cropWords(words, crop.id, section.id),
    area: areaName(words, area),
    firstYear: String(shown?.years[0] ?? ''),
    lastYear: String(shown?.years.at(-1) ?? ''),
  };
  // One year is named once: it is no range. A chart without figures has no years.
  const title = words(`${key}.title`, place)
    .replace(/(\d{4})[–-]\1$/, '$1')
    .replace(/, [–-]$/, '');
  const facets = useMemo(
    () => shown?.series.filter((one) => !hidden.includes(one.id)) ?? [],
    [shown, hidden],
  );
  const withheld = [
    ...new Set(
      [...elements.values()]
        .filter((element) => withheldYears(allCubes, element, area).length > 0)
        .map((element) => words(withheldKey(element))),
    ),
  ];
  const notes = [
    ...(shown === null ? [] : optionNotes(words, options, shown)),
    ...picture.partial.map(({ text }) => text),
    ...picture.causes,
    ...(plain === null ? [] : withheld),
  ];
  return (
    <BlockFigure
      id={id}
      title={title}
      element={firstElement === undefined ? undefined : elementFor(firstElement, area)}
      compared={[...elements.values()]}
      info={words(`${key}.info`)}
      table={
        table === null
          ? null
          : { ...table, rows: withShownYear(table.rows, year), caption: words(`${key}.caption`, place) }
      }
      options={
        (props.controls || applied !== null) && (
          <FieldRow label={words('chart.options.label', { title })}>
            {props.controls}
            {applied !== null && (
              <OptionsBar
                words={words}
                title={title}
                options={waits ? { ...options, perInhabitant: applied.offered.perInhabitant } : options}
                offered={applied.offered}
                onChange={(next) =>
                  dispatch({ do: 'choose', block: id, choice: serialiseChartOptions(next) })
                }
              />
            )}
          </FieldRow>
        )
      }
      remarks={notes}
      spans={shown === null ? undefined : { from: shown.years[0] ?? year, to: shown.years.at(-1) ?? year }}
    >
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
          {...(withheld.length > 0 ? { text: withheld.join(' ') } : {})}
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
          axis={picture.facetAxis}
          period={formats.year}
          announce={picture.announce}
          explainOf={picture.explainOf}
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
          breaks={picture.breaks}
          partial={picture.partial}
          twoAxes={chart.twoAxes}
          log={options.log}
          year={year}
          format={picture.format}
          labels={picture.labels}
          empty={words('dataPage.state.noData')}
          onToggle={(series) => dispatch({ do: 'series', series: prefix + series })}
        />
      )}
    </BlockFigure>
  );
}
