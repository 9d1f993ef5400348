import type { PlotFormat, PlotLabels } from '../../../charts/plot/plot-text.ts';
import type { Reading, ReadingRow } from '../../../charts/plot/reading.ts';
import type { PriceChartLabels } from '../../../charts/price-chart/price-chart.tsx';
import { threeDigits } from '../../../i18n/figure-scale.ts';
import { dollarFigure, type MoneySpeech } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import type { Language } from '../../../url/paths.ts';
import type { DrawnPrices } from './price-series.ts';

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** Months under an axis: between the first and the last one only Januaries are labelled, whose year is enough. */
export function monthTicks(months: readonly number[], language: Language): (month: number) => string {
  const names = getMonthNames(language);
  return (month) =>
    month % 12 === 0 && month !== months[0] && month !== months.at(-1)
      ? String(month / 12)
      : names.short(month);
}

/** Texts of an axis that counts money, an index or a rate; `head` is its unit. */
export function plainFormat(
  { formats }: Pick<MoneySpeech, 'formats'>,
  {
    head,
    inDollars = false,
    period,
    tick,
  }: { head: string; inDollars?: boolean | undefined } & Pick<PlotFormat, 'period' | 'tick'>,
): PlotFormat {
  const write = (value: number): string => (inDollars ? dollarFigure(formats, value) : formats.edited(value));
  return {
    period,
    tick,
    axis: (ticks) => {
      const decimals = Math.max(0, ...ticks.map((tick) => decimalsOf(threeDigits(tick))));
      const labels = ticks.map((tick) => formats.number(tick, decimals, decimals));
      return { labels, head, write };
    },
    value: write,
  };
}

/** The rows of a period that are read out: the one that the keyboard is on, else those with a figure, else all. */
function listedRows({ rows }: Reading, row: ReadingRow | null): readonly ReadingRow[] {
  if (row !== null) return [row];
  const pricedRows = rows.filter(({ value }) => value !== null);
  return pricedRows.length === 0 ? rows : pricedRows;
}

/** Words of a chart over months or years; `period` writes them. */
export function plainLabels(
  { words, formats }: Pick<MoneySpeech, 'words' | 'formats'>,
  period: (period: number) => string,
): PlotLabels {
  const noValue = words('dataPage.state.noData');
  const value = (figure: number | null, unit: string): string =>
    figure === null ? noValue : words('chart.value', { value: formats.edited(figure), unit });
  return {
    keyboardHint: words('prices.chart.keyboardHint'),
    legend: words('prices.chart.legend'),
    total: '',
    noValue,
    doubt: words('figure.doubt'),
    close: words('frame.action.close'),
    flag: (letter) => (words.has(`figure.flag.${letter}`) ? words(`figure.flag.${letter}`) : letter),
    breakAt: (at) => words('prices.break', { month: period(at) }),
    announce: (reading, row) =>
      words('prices.chart.announce', {
        period: period(reading.period),
        rows: formats.list(
          listedRows(reading, row).map((entry) => {
            const text = words('chart.announce.item', {
              series: entry.series.label,
              value: value(entry.value, entry.series.unit),
            });
            return entry.low === null || entry.high === null
              ? text
              : words('prices.chart.withBand', {
                  text,
                  low: formats.edited(entry.low),
                  high: formats.edited(entry.high),
                });
          }),
        ),
      }),
  };
}

export function priceLabels(
  speech: MoneySpeech,
  drawnPrices: DrawnPrices,
  areOfTypes: boolean,
): PriceChartLabels {
  const { words, language } = speech;
  const names = getMonthNames(language);
  const first = drawnPrices.months[0] ?? 0;
  const monthNote = (month: number): string | null => {
    const [markets, prices] = [drawnPrices.markets[month - first], drawnPrices.prices[month - first]];
    return markets == null || prices == null ? null : words('prices.chart.monthNote', { markets, prices });
  };
  const labels = plainLabels(speech, names.long);
  return {
    ...labels,
    announce: (reading, row) =>
      [labels.announce(reading, row), monthNote(reading.period) ?? ''].join(' ').trim(),
    markets: (count) => words('prices.chart.markets', { count }),
    breakAt: (at) => {
      const jump = drawnPrices.jumps.find(({ month }) => month === at);
      return jump === undefined
        ? labels.breakAt(at)
        : words('prices.jump', { ...jump, month: names.long(at) });
    },
    band: words(areOfTypes ? 'prices.chart.band.types' : 'prices.chart.band'),
    suspect: words('prices.chart.suspect'),
    monthNote,
  };
}

/** A price of the chart and its month, as the link to where it comes from is read out. */
export function pricedMonth(speech: MoneySpeech, { series, value }: ReadingRow, month: number): string {
  const { words, formats, language } = speech;
  const price = words('chart.value', { value: formats.edited(value ?? 0), unit: series.unit });
  return words('figure.explain', { value: `${price}, ${getMonthNames(language).long(month)}` });
}
