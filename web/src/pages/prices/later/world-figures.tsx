import { worldCode } from '#catalog/regions/index.ts';
import type { PriceWorld } from '#contract/prices.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import { toldStrength } from '#domain/prices/seasonality.ts';
import { ClockWall, type WallClock } from '../../../charts/clock/clock-wall.tsx';
import { DotStrip, type StripDot } from '../../../charts/dot-strip/dot-strip.tsx';
import { countColumn } from '../../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import { areaName, areaWords } from '../../../i18n/area-words.ts';
import { dollarFigure, type MoneySpeech } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { sourceName } from '../../../i18n/source-title.ts';
import { sourcedFigure } from '../price-sources.ts';
import { perKg } from '../price-texts.ts';
import type { PricesControl } from '../use-prices-view.ts';
import { monthColumn, priceColumn } from '../view-columns.ts';
import {
  areNear,
  byAge,
  isOfCamps,
  type LatestPrice,
  latestFinding,
  latestPrices,
  type WorldSeason,
  worldSeasons,
} from '../world-latest.ts';

const dollars = { dollars: true } as const;

/** Most older prices with their month: of more there is room for the year. */
const mostMonths = 8;

/** The world's prices, the release whose day decides which are recent, and the addresses of countries. */
type WorldFigureInput = Pick<PricesControl, 'hrefOf' | 'release' | 'view'> & { world: PriceWorld };

/** A figure with a row for each country; its files have the countries whose sources may be passed on. `null` without rows. */
function countriesFigure<Row extends Pick<LatestPrice, 'area' | 'type' | 'source'>>(
  { hrefOf }: WorldFigureInput,
  { words }: MoneySpeech,
  rows: readonly Row[],
  of: {
    columns: readonly ColumnOf<Row>[];
    fileColumns: readonly ColumnOf<Row>[];
    parts: (
      rows: readonly Row[],
    ) => Pick<Figure, 'id' | 'title' | 'finding' | 'isLead' | 'info' | 'remarks' | 'picture'>;
  },
): Figure | null {
  const columns: readonly ColumnOf<Row>[] = [
    columnOf('country', words('figure.table.country'), 'name', ({ area }) => ({
      value: areaName(words, area),
      code: area,
      href: hrefOf({ country: area }),
    })),
    ...of.columns,
    columnOf('type', words('prices.type'), 'name', ({ type }) => ({
      value: words(`prices.type.${type}.short`),
      code: type,
    })),
    columnOf('source', words('prices.source'), 'text', ({ source }) =>
      source === null ? null : sourceName(words, source),
    ),
    ...of.fileColumns,
  ];
  if (rows.length === 0) return null;
  return sourcedFigure(
    words,
    rows,
    { source: ({ source }) => source, name: ({ area }) => areaName(words, area) },
    (open) => ({ ...of.parts(open), area: worldCode, ...tableOf(open, columns, ({ area }) => area) }),
  );
}

export function latestFigure(input: WorldFigureInput, speech: MoneySpeech): Figure | null {
  const { world, hrefOf, release, view } = input;
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const title = words(
    view.country !== null && areNear(world, view.country) ? 'prices.latest.near' : 'prices.latest.title',
  );
  const dotOf = ({ area, usd, month, type, markets }: LatestPrice, time: string): StripDot => {
    const name = areaName(words, area);
    const kind = words(`prices.type.${type}.inSentence`);
    return {
      id: area,
      name,
      value: usd,
      figure: dollarFigure(formats, usd),
      time,
      text: `${perKg(speech, usd, dollars)}, ${names.long(month)} (${kind}, ${words('prices.spread.many', { count: markets })})`,
      href: hrefOf({ country: area }),
    };
  };
  // A price of one market, or of camps, says so beside its dot.
  const strongTime = (price: LatestPrice): string =>
    [
      names.short(price.month),
      ...(price.markets === 1 ? [words('prices.spread.many', { count: 1 })] : []),
      ...(isOfCamps(price) ? [words('prices.latest.camps')] : []),
    ].join(', ');
  const leftOut = world.left_out.map((area) => areaName(words, area));
  return countriesFigure(input, speech, latestPrices(world), {
    columns: [
      priceColumn(speech, dollars, ({ usd }) => usd),
      monthColumn(speech, ({ month }) => month),
      countColumn('markets', words('prices.column.markets'), ({ markets }) => markets),
    ],
    fileColumns: [],
    parts: (rows) => {
      const { recent, older } = byAge(rows, release);
      return {
        id: 'latest',
        title,
        isLead: true,
        finding: latestFinding(speech, { recent, older }),
        info: words('prices.latest.info'),
        remarks: [
          words('prices.latest.rates'),
          ...(leftOut.length === 0 ? [] : [words('prices.latest.leftOut', { list: formats.list(leftOut) })]),
        ],
        picture: () => (
          <DotStrip
            title={title}
            strong={recent.map((price) => dotOf(price, strongTime(price)))}
            weak={older.map((price) =>
              dotOf(
                price,
                older.length > mostMonths ? String(yearOfMonth(price.month)) : names.short(price.month),
              ),
            )}
            names={{ strong: words('prices.latest.recent'), weak: words('prices.latest.older') }}
            // At the left edge there is no room for more than the number.
            formatTick={(value) =>
              value === 0 ? '0' : words('prices.latest.tick', { value: formats.number(value, 1) })
            }
          />
        ),
      };
    },
  });
}

function wallFinding({ words, formats }: MoneySpeech, seasons: readonly WorldSeason[]): string | undefined {
  const [strongest] = seasons;
  if (strongest === undefined) return undefined;
  const strong = seasons.filter(({ season }) => season.strength >= toldStrength).length;
  return words(strong === 0 ? 'prices.wall.weak' : 'prices.wall.finding', {
    strong,
    count: seasons.length,
    all: strong === seasons.length ? 'yes' : 'no',
    ...areaWords(words, strongest.area),
    strength: formats.editedPercent(strongest.season.strength, 0),
    least: formats.editedPercent(toldStrength, 0),
  });
}

/** The strongest seasons that have a clock: they fill two rows, or on phones as many as the first one leaves. */
const mostClocks = 9;

/** Countries without a clock, by name. */
function restText({ words, formats }: MoneySpeech, seasons: readonly WorldSeason[]): string[] {
  const rest = seasons.slice(mostClocks);
  const list = formats.list(rest.map(({ area }) => areaName(words, area)));
  return rest.length === 0 ? [] : [words('prices.wall.rest', { list })];
}

/** The season of every country in which it is known, as clocks on the same rings; `null` where it is known in none. */
export function wallFigure(input: WorldFigureInput, speech: MoneySpeech): Figure | null {
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const monthColumn = (key: 'dearest' | 'cheapest'): ColumnOf<WorldSeason> =>
    columnOf(key, words(`prices.wall.${key}`), 'name', ({ season }) => ({
      value: names.name(season[key] - 1),
      code: String(season[key]),
    }));
  const indexColumns = (key: 'usual' | 'least' | 'greatest'): ColumnOf<WorldSeason>[] =>
    Array.from({ length: 12 }, (_, place) => ({
      key: `${key}-${place + 1}`,
      label: words(`prices.wall.column.${key}`, { month: names.name(place) }),
      kind: 'number',
      decimals: 1,
      filesOnly: true,
      of: ({ season }) => season[key][place] ?? null,
    }));
  const clockOf = ({ area, season, type }: WorldSeason): WallClock => {
    const strength = formats.editedPercent(season.strength, 0);
    const [dearest, cheapest] = [season.dearest - 1, season.cheapest - 1];
    const years = formats.span(season.first, season.last);
    const kind = words(`prices.type.${type}.inSentence`);
    return {
      id: area,
      name: areaName(words, area),
      href: input.hrefOf({ country: area }),
      summary: words('prices.wall.says', {
        strength,
        dearest: names.brief(dearest),
        cheapest: names.brief(cheapest),
      }),
      years: type === 'retail' ? years : `${years}, ${kind}`,
      text: words('prices.wall.text', {
        area: areaName(words, area),
        strength,
        dearest: names.name(dearest),
        cheapest: names.name(cheapest),
        years,
      }),
      ...{ usual: season.usual, least: season.least, greatest: season.greatest, dearest, cheapest },
    };
  };
  return countriesFigure(input, speech, worldSeasons(input.world), {
    columns: [
      columnOf('strength', words('prices.wall.strength'), 'share', ({ season }) => season.strength, {
        decimals: 0,
      }),
      monthColumn('dearest'),
      monthColumn('cheapest'),
      columnOf('years', words('prices.season.years'), 'text', ({ season }) =>
        formats.span(season.first, season.last),
      ),
    ],
    fileColumns: (['usual', 'least', 'greatest'] as const).flatMap(indexColumns),
    parts: (rows) => ({
      id: 'seasons',
      title: words('prices.season.title'),
      finding: wallFinding(speech, rows),
      info: words('prices.season.method'),
      remarks: [words('prices.season.hundred'), ...restText(speech, rows)],
      picture: () => (
        <ClockWall
          clocks={rows.slice(0, mostClocks).map(clockOf)}
          months={Array.from({ length: 12 }, (_, place) => names.brief(place))}
          format={(value) => formats.number(value, 0)}
          names={{
            usual: words('prices.season.average'),
            range: words('prices.wall.range'),
            dearest: words('prices.wall.dearest'),
            cheapest: words('prices.wall.cheapest'),
          }}
        />
      ),
    }),
  });
}
