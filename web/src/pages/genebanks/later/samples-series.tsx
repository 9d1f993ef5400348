import { type ReactNode, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import { LineChart } from '../../../charts/line-chart/line-chart.tsx';
import { chartSize, LAYOUT_WIDTHS, WIDE_CHART_WIDTH } from '../../../charts/plot/chart-size.ts';
import type { PlotFrame } from '../../../charts/plot/plot-chart.tsx';
import type { PlotFormat, PlotLabels } from '../../../charts/plot/plot-text.ts';
import { columnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import { areaName, areaWords } from '../../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../../i18n/speech.ts';
import { ofSource, type SamplesSpeech, sideColumn } from '../sample-figures.ts';
import { byYear, type SampleReport, type Totals, type UnfinishedYear } from '../samples-model.ts';
import { samplesText } from '../samples-texts.ts';

const sides = ['received', 'provided'] as const;
const colours = { received: 'var(--use-imports)', provided: 'var(--accent)' };

type YearSamples = Totals & { year: number };

/** Whether both sides have the same samples in each year, as the World has them: then one line is drawn. */
const areEqual = (years: readonly YearSamples[]): boolean =>
  years.every(({ received, provided }) => received === provided);

/** The year in which an area received most, or sent most where it sends more than it receives; nothing where several years are equal. */
export function peakText(years: readonly YearSamples[], { words, formats }: Speech): string | undefined {
  const total = (side: 'received' | 'provided'): number =>
    years.reduce((sum, year) => sum + (year[side] ?? 0), 0);
  const side = total('provided') > total('received') ? 'provided' : 'received';
  const known = years.filter((year) => (year[side] ?? 0) > 0);
  const [peak, next] = known.toSorted((a, b) => (b[side] ?? 0) - (a[side] ?? 0));
  if (peak === undefined || peak[side] === next?.[side]) return undefined;
  return words('samples.series.peak', {
    side,
    isAll: known.length === 1 ? 'yes' : 'no',
    peak: formats.year(peak.year),
    most: samplesText(words, formats, peak[side]),
    all: samplesText(words, formats, total(side)),
  });
}

/** Why the figures of the last year are doubtful, by side: its samples received, and those sent by the senders that miss. */
function doubtText(
  reports: readonly SampleReport[],
  unfinished: UnfinishedYear,
  { words, formats }: Speech,
): (side: 'received' | 'provided', year: number) => string | undefined {
  const { year, missing, share, samples } = unfinished;
  const text = words('samples.series.unfinished', {
    year: formats.year(year),
    areas: formats.list(missing.map((area) => areaWords(words, area).areaThe)),
    count: missing.length,
    share: formats.editedPercent(share, 0),
    samples: samples === null ? 'none' : formats.exact(samples),
  });
  const isSender = reports.some(({ area, side }) => side === 'provided' && missing.includes(area));
  return (side, of) => (of === year && (side === 'received' || isSender) ? text : undefined);
}

export function seriesFigure(
  {
    reports,
    years,
    unfinished,
    source,
  }: {
    reports: readonly SampleReport[];
    years: readonly [number, number];
    unfinished: UnfinishedYear | null;
    source: PriceSource;
  },
  speech: SamplesSpeech,
): Figure {
  const { words, view } = speech;
  const area = view.country ?? view.region;
  const yearly = byYear(reports, years);
  const title = words('samples.series.title', { area: areaName(words, area ?? worldCode) });
  const finding = peakText(yearly, speech);
  const doubtOf = unfinished === null ? () => undefined : doubtText(reports, unfinished, speech);
  const doubts = yearly.flatMap((year) =>
    sides.flatMap((side) => (year[side] === null ? [] : (doubtOf(side, year.year) ?? []))),
  );
  return {
    id: 'series',
    title,
    finding,
    info: words('samples.series.info'),
    remarks: [...new Set(doubts)],
    ...ofSource(speech, source, 'treaty'),
    caption: words('figure.table.caption', { title }),
    ...tableOf(
      yearly,
      [
        columnOf('year', words('figure.table.year'), 'year', ({ year }) => year),
        ...sides.map((side) => ({
          ...sideColumn<YearSamples>(speech, side),
          of: (of: YearSamples) => ({ value: of[side], doubt: doubtOf(side, of.year) }),
        })),
      ],
      ({ year }) => String(year),
    ),
    picture: () => (
      <SeriesChart years={yearly} doubtOf={doubtOf} title={title} description={finding ?? title} />
    ),
  };
}

function toLabels({ words, formats }: Speech): PlotLabels {
  const value = (figure: number | null): string =>
    figure === null ? words('samples.unknown') : formats.exact(figure);
  return {
    keyboardHint: words('samples.chart.keyboardHint'),
    legend: words('samples.chart.legend'),
    total: '',
    noValue: words('samples.unknown'),
    doubt: words('samples.series.doubt'),
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

/** Without a picture beside it, it is as wide as the page. */
const frame: PlotFrame = {
  maxWidth: WIDE_CHART_WIDTH,
  widths: [...LAYOUT_WIDTHS, 1000],
  sizeOf: (width) => ({ ...chartSize(width), ...(width < 1000 ? {} : { height: 330 }) }),
  below: 0,
};

/** Keep `years` and `doubtOf` identical while they stay the same. */
function SeriesChart(props: {
  years: readonly YearSamples[];
  doubtOf: (side: 'received' | 'provided', year: number) => string | undefined;
  title: string;
  description: string;
}): ReactNode {
  const { years, doubtOf, title, description } = props;
  const speech = useSpeech();
  const { words, formats } = speech;
  const periods = useMemo(() => years.map(({ year }) => year), [years]);
  const series = useMemo(
    () =>
      (areEqual(years) ? (['provided'] as const) : sides).map((side) => ({
        id: side,
        label: words(areEqual(years) ? 'samples.unit.title' : `samples.side.${side}`),
        colour: colours[side],
        unit: words('samples.unit'),
        values: years.map((year) => year[side]),
        doubts: years.map(({ year }) => doubtOf(side, year) ?? null),
      })),
    [years, doubtOf, words],
  );
  const labels = useMemo(() => toLabels(speech), [speech]);
  const format = useMemo(
    (): PlotFormat => ({
      period: String,
      axis: (ticks) => ({
        labels: ticks.map((tick) => formats.number(tick, 0)),
        head: words('samples.unit'),
        write: (value) => formats.exact(value),
      }),
      value: (value) => formats.exact(value),
    }),
    [formats, words],
  );
  return (
    <LineChart
      id="series-chart"
      frame={frame}
      title={title}
      description={description}
      periods={periods}
      series={series}
      format={format}
      labels={labels}
      empty={words('samples.unknown')}
    />
  );
}
