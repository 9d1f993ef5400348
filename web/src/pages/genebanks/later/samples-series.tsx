import { type ReactNode, useMemo } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { LineChart } from '../../../charts/line-chart/line-chart.tsx';
import type { PlotFormat, PlotLabels } from '../../../charts/plot/plot-text.ts';
import type { Formats } from '../../../i18n/formats.ts';
import { useWords, type Words } from '../../../i18n/words.tsx';
import { SampleBlock } from '../sample-block.tsx';

const noneHidden: readonly string[] = [];
const noBreaks: readonly number[] = [];

/** Samples by year: a line a side, with gaps where there is no report. */
export interface YearLine {
  id: string;
  label: string;
  colour: string;
  values: readonly (number | null)[];
}

function toLabels(words: Words, formats: Formats): PlotLabels {
  const value = (figure: number | null): string =>
    figure === null ? words('samples.unknown') : formats.exact(figure);
  return {
    keyboardHint: words('samples.chart.keyboardHint'),
    legend: words('samples.chart.legend'),
    total: '',
    noValue: words('samples.unknown'),
    state: (state) => words(`figure.state.${state}`),
    allOf: (state) => words(`figure.state.${state}.all`),
    close: words('frame.action.close'),
    flag: (letter) => letter,
    breakAt: String,
    announce: ({ period, rows }, row) =>
      words('samples.chart.announce', {
        year: formats.year(period),
        list: formats.list(
          (row === null ? rows : [row]).map(({ series, value: figure }) =>
            words('chart.announce.item', { series: series.label, value: value(figure) }),
          ),
        ),
      }),
  };
}

/** Samples by year as a chart with its table. Keep `lines` identical while they stay the same. */
export function SamplesSeries(props: {
  id: string;
  title: string;
  finding?: string | undefined;
  info: string;
  source: PriceSource;
  first: number;
  lines: readonly YearLine[];
  remarks?: readonly string[];
  csv?: string | undefined;
  formats: Formats;
}): ReactNode {
  const { id, title, first, lines, formats } = props;
  const words = useWords();
  const length = lines[0]?.values.length ?? 0;
  const periods = useMemo(() => Array.from({ length }, (_, at) => first + at), [first, length]);
  const series = useMemo(
    () => lines.map((line) => ({ ...line, unit: words('samples.unit') })),
    [lines, words],
  );
  const labels = useMemo(() => toLabels(words, formats), [words, formats]);
  const format = useMemo(
    (): PlotFormat => ({
      period: String,
      axis: (ticks) => ({
        labels: ticks.map((tick) => formats.number(tick, 0)),
        head: words('samples.unit'),
      }),
      value: (value) => formats.exact(value),
    }),
    [formats, words],
  );
  return (
    <SampleBlock
      id={id}
      title={title}
      finding={props.finding}
      info={props.info}
      source={props.source}
      csv={props.csv}
      remarks={props.remarks ?? []}
      table={{
        caption: words('figure.table.caption', { title }),
        columns: [
          { id: 'year', label: words('figure.table.year') },
          ...lines.map((line) => ({ id: line.id, label: line.label, numeric: true })),
        ],
        rows: periods.map((year, at) => ({
          id: String(year),
          cells: [
            { text: formats.year(year), raw: year },
            ...lines.map(({ values }) => ({
              text: values[at] == null ? '' : formats.exact(values[at]),
              raw: values[at] ?? null,
            })),
          ],
        })),
      }}
    >
      <LineChart
        id={`${id}-chart`}
        title={title}
        description={props.finding ?? title}
        periods={periods}
        series={series}
        hidden={noneHidden}
        breaks={noBreaks}
        format={format}
        labels={labels}
        empty={words('samples.unknown')}
      />
    </SampleBlock>
  );
}
