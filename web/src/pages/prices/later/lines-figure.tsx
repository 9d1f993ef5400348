import { type ReactNode, useMemo } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import type { Withheld } from '../../../blocks/open-rows.ts';
import { LineChart, type LineSeries } from '../../../charts/line-chart/line-chart.tsx';
import { getMonthNames } from '../../../i18n/months.ts';
import { useLanguage } from '../../../i18n/words.tsx';
import { PriceBlock } from '../price-block.tsx';
import { useSpeech } from '../use-speech.ts';
import { monthTicks, plainFormat, plainLabels } from './chart-words.ts';

/** A line by year or by month; a period without a value is left out of the map. */
export interface Line {
  id: string;
  label: string;
  values: ReadonlyMap<number, number>;
  colour: string;
  flags?: ReadonlyMap<number, string>;
  /** Why values are doubtful, in words. */
  doubts?: ReadonlyMap<number, string>;
}

const noneHidden: readonly string[] = [];
const noBreaks: readonly number[] = [];
const monthSteps = [12, 24, 60, 120, 240];

/** Lines over years or months, with their table. Keep `lines` identical while they stay the same. */
export function LinesFigure(props: {
  id: string;
  title: string;
  finding?: string | undefined;
  info: string;
  sources: readonly PriceSource[];
  /** The sources of files and how many rows these have, where some figures may be looked at alone, and what is left out. */
  filedSources?: readonly PriceSource[] | undefined;
  filedPeriods?: number | undefined;
  withheld?: Withheld | false | undefined;
  by: 'year' | 'month';
  lines: readonly Line[];
  /** Unit of all lines, in full and in short. */
  unit: string;
  shortUnit: string;
  /** What is said of each period beside its figures, in a column of the table. */
  beside?: { label: string; of: (period: number) => string };
  remarks?: readonly string[];
  csv?: string | null;
  /** False lets the axis begin near the smallest value. */
  zero?: boolean;
  decimals: number;
  /** What the comparator sets beside others, where it is not the country's prices. */
  compared?: { area: string; elements: readonly string[] };
}): ReactNode {
  const { id, title, by, lines, unit, shortUnit, decimals, beside } = props;
  const speech = useSpeech();
  const { words, formats } = speech;
  const language = useLanguage();
  const nameOf = useMemo(() => (by === 'year' ? String : getMonthNames(language).short), [by, language]);
  const { periods, series } = useMemo(() => toSeries(lines, shortUnit), [lines, shortUnit]);
  const format = useMemo(
    () => plainFormat(speech, unit, nameOf, by === 'year' ? undefined : monthTicks(periods, language)),
    [speech, unit, nameOf, by, periods, language],
  );
  const labels = useMemo(() => plainLabels(speech, nameOf), [speech, nameOf]);
  const filled = periods.filter((period) => lines.some(({ values }) => values.has(period)));
  const table = {
    caption: `${title} (${unit})`,
    columns: [
      {
        id: 'period',
        label: words(by === 'year' ? 'figure.table.year' : 'prices.month'),
        holds: by === 'year' ? undefined : ('months' as const),
      },
      ...lines.map(({ id: line, label }) => ({ id: line, label, unit: shortUnit, numeric: true })),
      ...(beside === undefined ? [] : [{ id: 'beside', label: beside.label }]),
    ],
    count: filled.length,
    rows: () =>
      filled
        .map((period) => ({
          id: String(period),
          cells: [
            { text: nameOf(period), raw: period },
            ...lines.map(({ values, flags, doubts }) => ({
              text: values.has(period) ? formats.number(values.get(period) ?? 0, decimals, decimals) : '',
              raw: values.get(period) ?? null,
              flag: flags?.get(period) || undefined,
              doubt: doubts?.get(period),
            })),
            ...(beside === undefined ? [] : [{ text: beside.of(period) }]),
          ],
        }))
        .toReversed(),
  };
  return (
    <PriceBlock
      id={id}
      title={title}
      finding={props.finding}
      info={props.info}
      sources={props.sources}
      filedSources={props.filedSources}
      withheld={props.withheld}
      table={periods.length === 0 ? null : table}
      filed={props.filedPeriods === undefined ? undefined : { ...table, count: props.filedPeriods }}
      csv={props.csv ?? null}
      remarks={props.remarks ?? []}
      compared={props.compared}
    >
      <LineChart
        id={`${id}-chart`}
        title={title}
        description={props.finding ?? title}
        periods={periods}
        periodSteps={by === 'year' ? undefined : monthSteps}
        series={series}
        hidden={noneHidden}
        breaks={noBreaks}
        zero={props.zero ?? true}
        format={format}
        labels={labels}
        empty={words('dataPage.state.noData')}
      />
    </PriceBlock>
  );
}

/** All periods from the first to the last of any line, so that holes are gaps. */
function toSeries(
  lines: readonly Line[],
  unit: string,
): { periods: readonly number[]; series: readonly LineSeries[] } {
  const known = lines.flatMap(({ values }) => [...values.keys()]);
  const first = known.length === 0 ? 0 : Math.min(...known);
  const length = known.length === 0 ? 0 : Math.max(...known) - first + 1;
  const periods = Array.from({ length }, (_, index) => first + index);
  const series = lines.map(
    ({ id, label, colour, values, doubts }): LineSeries => ({
      id,
      label,
      unit,
      colour,
      values: periods.map((period) => values.get(period) ?? null),
      doubts: periods.map((period) => doubts?.get(period) ?? null),
    }),
  );
  return { periods, series };
}
