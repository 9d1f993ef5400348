import type { AreaSummary } from '#contract/data.ts';
import { countRanked } from '#domain/ranks.ts';
import { type CubeStore, isBelieved } from '../../api/cube-store.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import type { PartialSpan } from '../../charts/plot/axis-notes.ts';
import type { PlotFormat, PlotLabels } from '../../charts/plot/plot-text.ts';
import { flagText, formatFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { elementAxis } from '../../i18n/number-lists.ts';
import type { Words } from '../../i18n/words.tsx';

/** Words that every chart over years needs; make them once a language. `text` writes a figure of a series. */
export function plotLabels(
  words: Words,
  formats: Formats,
  text: (series: string, value: number) => string,
  officialOnly = false,
): PlotLabels {
  const noValue = words(officialOnly ? 'figure.state.absent' : 'chart.noValue');
  const value = (series: { id: string; unit: string }, figure: number | null): string =>
    figure === null
      ? noValue
      : words('chart.value', {
          value: text(series.id, figure),
          unit: series.unit,
        });
  return {
    keyboardHint: words('chart.keyboardHint'),
    legend: words('chart.legend'),
    total: words('chart.sumShown'),
    noValue,
    doubt: words('figure.doubt'),
    close: words('chart.close'),
    flag: (letter) => flagText(words, letter),
    breakAt: (year) => words('figure.break.short', { year: String(year) }),
    announce: (reading, row) =>
      row === null
        ? words('chart.announce.all', {
            year: String(reading.period),
            rows: formats.list(
              reading.rows
                .filter((entry) => entry.value !== null)
                .map((entry) =>
                  words('chart.announce.item', {
                    series: entry.series.label,
                    value: value(entry.series, entry.value),
                  }),
                ),
            ),
          })
        : words('chart.announce.row', {
            year: String(reading.period),
            series: row.series.label,
            value: value(row.series, row.value),
          }),
  };
}

export function explainRows(
  words: Words,
  text: (series: string, value: number) => string,
  of: { keyOf: (series: string, year: number) => string; hrefOf: (figure: string) => string },
): NonNullable<PlotLabels['explain']> {
  return ({ series, value }, year) => {
    const key = of.keyOf(series.id, year);
    const valueText = value === null ? '' : text(series.id, value);
    return {
      key,
      href: of.hrefOf(key),
      label: words('figure.explain', { value: `${series.label}, ${year}: ${valueText} ${series.unit}` }),
    };
  };
}

/** The rank of a country's figure among those of all countries; `null` where they are not there, or the figure is not believed. */
export const rankText =
  (
    words: Words,
    of: {
      area: string;
      areas: ReadonlyMap<string, AreaSummary>;
      cubes: CubeStore;
      elementOf: (series: string) => number;
    },
  ): NonNullable<PlotLabels['rank']> =>
  (series, year) => {
    const slice = of.cubes.slice(of.elementOf(series), year);
    if (slice == null) return null;
    const countries = rankedCountries(slice, of.areas);
    const country = countries.find(({ area }) => area === of.area);
    if (country === undefined || country.rank === null || !isBelieved(country)) return null;
    return words('map.card.rank', { rank: String(country.rank), count: countRanked(countries) });
  };

/** What an axis counts: an element's figures, under a head that may name them. */
export type AxisOf = (side: 'left' | 'right') => { element: number; head?: (unit: string) => string };

export function plotFormat(
  speech: { words: Words; formats: Formats },
  elementOf: (series: string) => number,
  axisOf: AxisOf,
): PlotFormat {
  const { formats } = speech;
  return {
    period: (year) => formats.year(year),
    axis: (ticks, side) => {
      const { element, head } = axisOf(side);
      const { head: unit, ...own } = elementAxis(element, ticks, speech);
      return { ...own, head: head?.(unit) ?? unit, isUnit: head === undefined };
    },
    value: (value, series) => formatFigure(elementOf(series.id), value, formats),
  };
}

/** Which parts of a whole are known in years without the others: in short, and as a sentence. */
export function partialTexts(
  { words, formats }: { words: Words; formats: Formats },
  { from, to, known }: { from: number; to: number; known: readonly number[] },
  first: number | undefined,
): PartialSpan {
  const place = from === first ? 'before' : from === to ? 'year' : 'years';
  const values = {
    known: formats.list(known.map((element) => words(`elements.${element}.inSentence`))),
    from: String(from),
    to: String(to),
    year: String(place === 'before' ? to + 1 : from),
  };
  return {
    from,
    to,
    label: words('chart.partial.label', values),
    text: `${words(`chart.partial.${place}`, values)}.`,
  };
}
