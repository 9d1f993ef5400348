import { type ReactNode, useMemo } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { elementFor, type ShownData, useDataView } from '../../api/data-view.tsx';
import { useUnchanged } from '../../charts/plot/use-unchanged.ts';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { FieldRow } from '../../ui/option-row.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type ChartOptions, chosenChart, serialiseChartOptions } from '../../url/chart-options.ts';
import { FigureLinks } from '../figure-links.tsx';
import { type OptionSwitch, OptionSwitches } from '../option-switches.tsx';
import { chartInput, toChartFigure } from './chart-figure.tsx';
import { type ChartDefinition, type ChartPicture, toChartPicture } from './chart-picture.ts';
import styles from './charts-block.module.css';
import { showsChart } from './shows-chart.ts';
import type { OfferedOptions } from './transform-chart.ts';
import { useExplainLink } from './use-explain-link.ts';

type ChartsDefinition = BlockOf<'charts'>;

const all = 'all';

/** The chart that is chosen, to begin with the first; all of them where that makes sense and is chosen. */
export function shownCharts({ view }: ShownData, block: ChartsDefinition): readonly ChartDefinition[] {
  const choice = view.choices[block.id];
  if (choice === all && block.oneAtATime !== true) return block.charts;
  const found = chosenChart(block.charts, choice) ?? block.charts[0];
  return found === undefined ? [] : [found];
}

export function ChartsBlock({ block }: { block: ChartsDefinition }): ReactNode {
  const charts = shownCharts(useDataView(), block);
  return (
    <div className={styles.charts}>
      {charts.map((chart, index) => (
        <Chart
          key={chart.id}
          chart={chart}
          controls={index === 0 && block.charts.length > 1 && <ChartSelector block={block} />}
        />
      ))}
    </div>
  );
}

ChartsBlock.shows = (data: ShownData, block: ChartsDefinition): boolean =>
  shownCharts(data, block).some((chart) => showsChart(data, chart));

ChartsBlock.figures = (data: ShownData, block: ChartsDefinition, speech: Speech): readonly Figure[] =>
  shownCharts(data, block).map((chart) => toChartFigure(data, chart, speech));

function ChartSelector({ block }: { block: ChartsDefinition }): ReactNode {
  const data = useDataView();
  const { dispatch, hrefOf, section } = data;
  const { words } = useSpeech();
  const [found, second] = shownCharts(data, block);
  const chosen = second === undefined ? (found?.id ?? all) : all;
  const offered = [
    ...block.charts.map(({ id }) => ({ id, name: words(`${section.id}.charts.${id}.name`) })),
    ...(block.oneAtATime === true ? [] : [{ id: all, name: words('frame.action.showAll') }]),
  ];
  return (
    <>
      <SelectField
        label={words('dataPage.list.chart')}
        hidesLabel="always"
        value={chosen}
        values={offered.map(({ id }) => id)}
        names={offered.map(({ name }) => name)}
        onChange={(id) => dispatch({ do: 'choose', block: block.id, choice: id })}
        noOption={words('dataPage.filters.noOption')}
      />
      {/* Without scripts the selector does nothing: the same choices are links. */}
      <noscript>
        <span className={styles.choices}>
          {offered
            .filter(({ id }) => id !== chosen)
            .map(({ id, name }) => (
              <a key={id} href={hrefOf({ do: 'choose', block: block.id, choice: id })}>
                {name}
              </a>
            ))}
        </span>
      </noscript>
    </>
  );
}

/** What the chart is drawn from; a year step leaves it as it is. */
function useChartPicture(data: ShownData, chart: ChartDefinition): ChartPicture {
  const speech = useSpeech();
  const linkTo = useExplainLink();
  const input = useUnchanged({ ...chartInput(data, chart, speech), linkTo });
  return useMemo(() => toChartPicture(input), [input]);
}

function Chart(props: { chart: ChartDefinition; controls: ReactNode }): ReactNode {
  const { chart, controls } = props;
  const data = useDataView();
  const speech = useSpeech();
  const { words } = speech;
  const picture = useChartPicture(data, chart);
  const figure = useMemo(() => toChartFigure(data, chart, speech, picture), [data, chart, speech, picture]);
  const { elements, waits, applied, options } = picture;
  const firstElement = picture.chart.series[0]?.element;
  return (
    <FigureFrame
      figure={figure}
      links={
        <FigureLinks
          element={firstElement && elementFor(firstElement, data.area)}
          compared={[...elements.values()]}
        />
      }
      under={
        (controls || applied !== null) && (
          <div className={styles.options}>
            <FieldRow label={words('chart.options.label', { title: figure.title })}>
              {controls}
              {applied !== null && (
                <OptionsBar
                  words={words}
                  title={figure.title}
                  options={waits ? { ...options, perInhabitant: applied.offered.perInhabitant } : options}
                  offered={applied.offered}
                  onChange={(next) =>
                    data.dispatch({ do: 'choose', block: figure.id, choice: serialiseChartOptions(next) })
                  }
                />
              )}
            </FieldRow>
          </div>
        )
      }
    />
  );
}

function OptionsBar(props: {
  words: Words;
  title: string;
  options: ChartOptions;
  offered: OfferedOptions;
  onChange(options: ChartOptions): void;
}): ReactNode {
  const { words, title, options, offered, onChange } = props;
  const switches: readonly (OptionSwitch<ChartOptions> | false)[] = [
    offered.share && { id: 'relative', on: options.share, next: { ...options, share: !options.share } },
    offered.perInhabitant && {
      id: 'perInhabitant',
      on: options.perInhabitant,
      next: { ...options, perInhabitant: !options.perInhabitant },
    },
    offered.log &&
      options.facets === 'none' && {
        id: 'scale.log',
        on: options.log,
        next: { ...options, log: !options.log },
      },
    offered.one && { id: 'one', on: options.one, next: { ...options, one: !options.one } },
    offered.facets && {
      id: 'facets',
      on: options.facets !== 'none',
      next: { ...options, facets: options.facets === 'none' ? 'shared' : 'none' },
    },
    offered.facets &&
      options.facets !== 'none' && {
        id: 'facets.shared',
        on: options.facets === 'shared',
        next: { ...options, facets: options.facets === 'shared' ? 'own' : 'shared' },
      },
  ];
  return <OptionSwitches {...{ words, title, switches, onChange }} />;
}
