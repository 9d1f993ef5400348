import { type ReactNode, useMemo } from 'react';
import { LineChart, type LineSeries } from '../../../charts/line-chart/line-chart.tsx';
import { wideFrame } from '../../../charts/price-chart/price-size.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import type { MoneySpeech } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { monthTicks, plainFormat, plainLabels } from './chart-words.ts';

/** A line by year or by month; a period without a value is left out of the map. */
export interface Line {
  id: string;
  label: string;
  values: ReadonlyMap<number, number>;
  colour: string;
  /** The one that the others are beside. */
  isMain?: boolean;
  flags?: ReadonlyMap<number, string>;
  /** Why values are doubtful, in words. */
  doubts?: ReadonlyMap<number, string>;
}

interface DrawnLines {
  by: 'year' | 'month';
  lines: readonly Line[];
  unit: string;
  shortUnit: string;
  /** Whether values are US$, which have cents. */
  inDollars?: boolean;
  /** As wide as the page. */
  isWide?: boolean;
}

const monthSteps = [12, 24, 60, 120, 240];

/** A figure of lines over years or months without its sources; its table has the newest period first. */
export function linesTable(
  { words, formats, language }: MoneySpeech,
  of: DrawnLines & {
    /** The lines of the picture, where these are not all. */
    drawn?: readonly Line[];
    id: string;
    title: string;
    finding?: string | undefined;
    decimals: number;
    /** Text of each period beside its figures. */
    beside?: { label: string; of: (period: number) => string };
  },
): Pick<Figure, 'id' | 'title' | 'finding' | 'caption' | 'columns' | 'rows' | 'rowCount' | 'picture'> {
  const { id, title, finding, by, lines, drawn = lines, unit, shortUnit } = of;
  const { inDollars, isWide, decimals, beside } = of;
  const periods = [...new Set(lines.flatMap(({ values }) => [...values.keys()]))].sort((a, b) => b - a);
  return {
    ...{ id, title, finding },
    caption: `${title} (${unit})`,
    ...tableOf(
      periods,
      [
        by === 'year'
          ? columnOf('period', words('figure.table.year'), 'year', (year) => year)
          : columnOf('period', words('prices.month'), 'month', (month) => month, {
              write: getMonthNames(language).short,
            }),
        ...lines.map(
          (line): ColumnOf<number> => ({
            key: line.id,
            label: line.label,
            kind: 'number',
            unit: shortUnit,
            write: (value) => formats.number(value, decimals, decimals),
            of: (period) => ({
              value: line.values.get(period) ?? null,
              flag: line.flags?.get(period) || undefined,
              doubt: line.doubts?.get(period),
            }),
          }),
        ),
        beside !== undefined && columnOf('beside', beside.label, 'text', beside.of),
      ],
      String,
    ),
    picture: () => (
      <Lines
        {...{ by, unit, shortUnit, inDollars, isWide }}
        lines={drawn}
        id={`${id}-chart`}
        title={title}
        finding={finding}
      />
    ),
  };
}

/** Keep `lines` identical while they stay the same. */
function Lines(props: DrawnLines & { id: string; title: string; finding?: string | undefined }): ReactNode {
  const { by, lines, unit, shortUnit, inDollars, isWide } = props;
  const speech = useSpeech();
  const { words, language } = speech;
  const nameOf = useMemo(() => (by === 'year' ? String : getMonthNames(language).short), [by, language]);
  const { periods, series } = useMemo(() => toSeries(lines, shortUnit), [lines, shortUnit]);
  const format = useMemo(
    () =>
      plainFormat(speech, {
        ...{ head: unit, inDollars, period: nameOf },
        tick: by === 'year' ? undefined : monthTicks(periods, language),
      }),
    [speech, unit, inDollars, nameOf, by, periods, language],
  );
  const labels = useMemo(() => plainLabels(speech, nameOf), [speech, nameOf]);
  return (
    <LineChart
      id={props.id}
      title={props.title}
      description={props.finding ?? props.title}
      periods={periods}
      periodSteps={by === 'year' ? undefined : monthSteps}
      series={series}
      zero
      frame={isWide === true ? wideFrame : undefined}
      namesAlone={isWide}
      format={format}
      labels={labels}
      empty={words('dataPage.state.noData')}
    />
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
    ({ id, label, colour, isMain, values, doubts }): LineSeries => ({
      ...{ id, label, unit, colour, isMain },
      values: periods.map((period) => values.get(period) ?? null),
      doubts: periods.map((period) => doubts?.get(period) ?? null),
    }),
  );
  return { periods, series };
}
