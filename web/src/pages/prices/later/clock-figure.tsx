import { unpackRun } from '#domain/prices/columns.ts';
import { placeInYear, toMonth, yearOfMonth } from '#domain/prices/months.ts';
import {
  type PriceNow,
  type Seasonality,
  type SeasonalMonth,
  seasonality,
  toldStrength,
} from '#domain/prices/seasonality.ts';
import { fiveDigits } from '#domain/rounding.ts';
import { Clock, type ClockProps } from '../../../charts/clock/clock.tsx';
import { countColumn } from '../../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import { type MoneySpeech, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { figureSources } from '../price-sources.ts';
import type { ShownPrices } from '../shown-prices.ts';

/** Fewest months with a usual value for a clock. */
const neededMonths = 6;

const places = Array.from({ length: 12 }, (_, place) => place);

interface ShownSeason extends Seasonality {
  now: PriceNow | null;
  /** Years before the newest one, rising and without holes, and their indices by place. */
  earlier: readonly { year: number; values: readonly (number | null)[] }[];
  /** The newest year, scaled to the usual values of its months; `null` where none can be compared. */
  newest: { year: number; last: number; values: readonly (number | null)[] } | null;
}

/** The season of the shown prices; `null` where too few months have a usual value. */
function seasonOf({ known, line }: ShownPrices): ShownSeason | null {
  const chosen = known.page.series[line.index];
  if (chosen === undefined) return null;
  const indices = unpackRun(chosen.season);
  const season = seasonality([...indices].map(([month, index]) => ({ month, index })));
  if (season.months.filter(({ index }) => index !== null).length < neededMonths) return null;
  const ofUsual = unpackRun(chosen.newest_year);
  const last = [...ofUsual.keys()].at(-1);
  const newestYear = last === undefined ? null : yearOfMonth(last);
  const years = [...indices.keys()].map(yearOfMonth).filter((year) => year !== newestYear);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  return {
    ...season,
    now: chosen.now,
    earlier: Array.from({ length: to - from + 1 }, (_, at) => ({
      year: from + at,
      values: places.map((place) => indices.get(toMonth(from + at, place + 1)) ?? null),
    })),
    newest:
      newestYear === null || last === undefined
        ? null
        : {
            year: newestYear,
            last,
            values: season.months.map(({ place, index }) => {
              const part = ofUsual.get(toMonth(newestYear, place + 1));
              return index === null || part === undefined ? null : fiveDigits((index * part) / 100);
            }),
          },
  };
}

/** Most months without a usual value that are named; more are counted. */
const mostNamed = 3;

function partialText({ words, formats, language }: MoneySpeech, months: readonly SeasonalMonth[]): string {
  const names = getMonthNames(language);
  const unknown = months.filter(({ index }) => index === null);
  const known = months.filter(({ index }) => index !== null);
  const sorted = known.toSorted((a, b) => (b.index ?? 0) - (a.index ?? 0));
  const [dearest, cheapest] = [sorted[0], sorted.at(-1)];
  return words('prices.season.partial', {
    way: (dearest?.index ?? 1) / (cheapest?.index ?? 1) - 1 < toldStrength ? 'weak' : 'strong',
    dearest: names.name(dearest?.place ?? 0),
    cheapest: names.name(cheapest?.place ?? 0),
    months: unknown.length > mostNamed ? unknown.length : 0,
    list: formats.list(unknown.map(({ place }) => names.name(place))),
  });
}

function clockFinding(speech: MoneySpeech, { season, months }: ShownSeason): string {
  const { words, formats, language } = speech;
  if (season === null) return partialText(speech, months);
  const names = getMonthNames(language);
  return words(season.strength < toldStrength ? 'prices.season.weak' : 'prices.season.strong', {
    dearest: names.name(season.dearest.place),
    cheapest: names.name(season.cheapest.place),
    strength: formats.editedPercent(season.strength, 0),
  });
}

function monthText(speech: MoneySpeech, { months, newest }: ShownSeason, place: number): string {
  const { words, formats, language } = speech;
  const month = getMonthNames(language).name(place);
  const { index = null, least = null, greatest = null, years = 0 } = months[place] ?? {};
  const value = newest?.values[place] ?? null;
  return [
    index === null || least === null || greatest === null
      ? words('prices.season.month.unknown', { month })
      : words('prices.season.month', {
          month,
          usual: formats.number(index, 0),
          least: formats.number(least, 0),
          greatest: formats.number(greatest, 0),
          years,
        }),
    ...(newest === null || value === null
      ? []
      : [words('prices.season.month.newest', { year: newest.year, value: formats.number(value, 0) })]),
  ].join(' ');
}

/** The newest price, its unit and its month, as the page's first sentence has them; `null` without one. */
function centreOf(speech: MoneySpeech, { newest, money }: ShownPrices): ClockProps['centre'] {
  if (newest === null) return null;
  return [
    speech.formats.edited(newest.median),
    shortUnit(speech, money),
    getMonthNames(speech.language).short(newest.month),
  ];
}

/** Why the newest year's line ends before the newest price. */
function endText({ words, language }: MoneySpeech, shownPrices: ShownPrices, last: number): string[] {
  const month = shownPrices.newest?.month ?? last;
  const names = getMonthNames(language);
  return month <= last
    ? []
    : [words('prices.season.ends', { last: names.long(last), month: names.long(month) })];
}

/** Between which values the newest month's index usually is: the middle half of the years; `null` where that is not known of this very month. */
function middleOf({ months, now, newest }: ShownSeason): ClockProps['middle'] {
  if (now === null || newest?.last !== now.month) return null;
  const index = months[placeInYear(now.month)]?.index ?? null;
  if (index === null) return null;
  const part = (bound: number): number => fiveDigits((index * bound) / now.usual);
  return { low: part(now.low), high: part(now.high) };
}

function drawingOf(speech: MoneySpeech, shownPrices: ShownPrices, season: ShownSeason) {
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const { months, earlier, newest, season: extremes } = season;
  return {
    usual: months.map(({ index }) => index),
    earlier: earlier.map(({ values }) => values),
    newest: newest?.values ?? null,
    middle: middleOf(season),
    marked:
      extremes === null || extremes.strength < toldStrength
        ? []
        : [extremes.dearest.place, extremes.cheapest.place],
    months: places.map((place) => ({ brief: names.brief(place), name: names.name(place) })),
    mean: 100,
    format: (value: number) => formats.number(value, 0),
    centre: newest === null ? null : centreOf(speech, shownPrices),
    names: {
      usual: words('prices.season.average'),
      newest: String(newest?.year ?? ''),
      middle: words('prices.season.middle', { month: names.name(placeInYear(newest?.last ?? 0)) }),
      earlier: formats.span(earlier[0]?.year ?? 0, earlier.at(-1)?.year ?? 0),
    },
    textOf: (place: number) => monthText(speech, season, place),
    hint: words('prices.season.hint'),
  };
}

/** How prices move within a year, as a clock: the usual value of each month, the newest year and those before; `null` where that is not known. */
export function clockFigure(shownPrices: ShownPrices, speech: MoneySpeech): Figure | null {
  const { words, language } = speech;
  const season = seasonOf(shownPrices);
  if (season === null) return null;
  const names = getMonthNames(language);
  const { months, earlier, newest } = season;
  const title = words('prices.season.title');
  const finding = clockFinding(speech, season);
  const years = [...(newest === null ? [] : [newest]), ...earlier.toReversed()];
  const drawing = drawingOf(speech, shownPrices, season);
  return {
    id: 'season',
    title,
    finding,
    info: words('prices.season.method'),
    remarks: [
      ...(newest === null ? [] : endText(speech, shownPrices, newest.last)),
      words('prices.season.hundred'),
      ...(newest === null ? [] : [words('prices.season.newest', { year: newest.year })]),
    ],
    ...figureSources(words, [shownPrices.source]),
    area: shownPrices.known.page.area,
    ...tableOf(
      months,
      [
        columnOf('month', words('prices.month'), 'name', ({ place }) => ({
          value: names.name(place),
          code: String(place + 1),
        })),
        countColumn('usual', words('prices.season.average'), ({ index }) => index),
        countColumn('years', words('prices.season.years'), (of) => of.years),
        ...years.map(
          ({ year, values }): ColumnOf<SeasonalMonth> =>
            countColumn(String(year), String(year), ({ place }) => values[place] ?? null),
        ),
      ],
      ({ place }) => String(place + 1),
    ),
    picture: () => <Clock id="price-clock" title={title} description={finding} {...drawing} />,
  };
}
