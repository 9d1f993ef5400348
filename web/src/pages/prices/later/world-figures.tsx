import { worldCode } from '#catalog/regions/index.ts';
import type { PriceWorld } from '#contract/prices.ts';
import { toldStrength } from '#domain/prices/seasonality.ts';
import { ClockWall, type WallClock } from '../../../charts/clock/clock-wall.tsx';
import { DotStrip, type StripDot } from '../../../charts/dot-strip/dot-strip.tsx';
import { countColumn } from '../../../figure/columns.ts';
import { type ColumnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import { toOpenFigure } from '../../../figure/open-figure.ts';
import { areaName, areaWords } from '../../../i18n/area-words.ts';
import { type MoneySpeech, shortUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { figureSources } from '../price-sources.ts';
import { perKg, sourceName } from '../price-texts.ts';
import type { PricesControl } from '../use-prices-view.ts';
import {
  type LatestPrice,
  latestFinding,
  latestPrices,
  type WorldSeason,
  worldSeasons,
} from '../world-latest.ts';

const dollars = { dollars: true } as const;

/** What is drawn of the world: its prices, the release whose day tells recent ones, and the addresses of countries. */
type Of = Pick<PricesControl, 'hrefOf' | 'release'> & { world: PriceWorld };

type Priced = Pick<LatestPrice, 'area' | 'type' | 'source'>;

/** A country with the way to its prices, and of what kind and from where they are. */
function placeColumns<Row extends Priced>(
  { words }: MoneySpeech,
  hrefOf: PricesControl['hrefOf'],
): { first: ColumnOf<Row>; last: readonly ColumnOf<Row>[] } {
  return {
    first: {
      key: 'country',
      label: words('figure.table.country'),
      kind: 'name',
      of: ({ area }) => ({ value: areaName(words, area), code: area, href: hrefOf({ country: area }) }),
    },
    last: [
      {
        key: 'type',
        label: words('prices.type'),
        kind: 'name',
        of: ({ type }) => ({ value: words(`prices.type.${type}.short`), code: type }),
      },
      {
        key: 'source',
        label: words('prices.source'),
        kind: 'text',
        of: ({ source }) => (source === null ? null : sourceName(words, source)),
      },
    ],
  };
}

const openBy = ({ words }: MoneySpeech) => ({
  source: ({ source }: Priced) => source,
  sourceName: (source: NonNullable<Priced['source']>) => sourceName(words, source),
  name: ({ area }: Priced) => areaName(words, area),
});

/** The newest price of every country in US$ per kg on one line, recent ones apart from older ones. */
export function latestFigure({ world, hrefOf, release }: Of, speech: MoneySpeech): Figure | null {
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const found = latestPrices(world, release);
  const { first, last } = placeColumns<LatestPrice>(speech, hrefOf);
  const all = [...found.recent, ...found.older];
  if (all.length === 0) return null;
  const title = words('prices.latest.title');
  const dotOf = ({ area, usd, month, type }: LatestPrice, time: string): StripDot => {
    const name = areaName(words, area);
    const kind = words(`prices.type.${type}.inSentence`);
    return {
      id: area,
      name,
      value: usd,
      figure: formats.edited(usd),
      time,
      text: `${perKg(speech, usd, dollars)}, ${names.long(month)} (${kind})`,
      href: hrefOf({ country: area }),
    };
  };
  return toOpenFigure(all, openBy(speech), (rows) => ({
    id: 'latest',
    title,
    finding: latestFinding(speech, found),
    info: words('prices.latest.info'),
    remarks: [words('prices.latest.rates')],
    ...figureSources(
      words,
      rows.flatMap(({ source }) => source ?? []),
    ),
    area: worldCode,
    ...tableOf(
      rows,
      [
        first,
        {
          key: 'price',
          label: words('prices.column.price'),
          kind: 'number',
          unit: shortUnit(speech, dollars),
          write: (value) => formats.number(value, 2, 2),
          of: ({ usd }) => usd,
        },
        {
          key: 'month',
          label: words('prices.month'),
          kind: 'month',
          write: names.long,
          of: ({ month }) => month,
        },
        countColumn('markets', words('prices.column.markets'), ({ markets }) => markets),
        ...last,
      ],
      ({ area }) => area,
    ),
    picture: () => (
      <DotStrip
        title={title}
        unit={shortUnit(speech, dollars)}
        strong={found.recent.map((price) => dotOf(price, names.short(price.month)))}
        weak={found.older.map((price) => dotOf(price, String(Math.floor(price.month / 12))))}
        names={{ strong: words('prices.latest.recent'), weak: words('prices.latest.older') }}
        formatTick={(value) => formats.number(value, 1)}
      />
    ),
  }));
}

/** In how many countries the season is strong, and where it is strongest. */
function wallFinding({ words, formats }: MoneySpeech, seasons: readonly WorldSeason[]): string | undefined {
  const [strongest] = seasons;
  if (strongest === undefined) return undefined;
  const strong = seasons.filter(({ season }) => season.strength >= toldStrength).length;
  return words(strong === 0 ? 'prices.wall.weak' : 'prices.wall.finding', {
    strong,
    count: seasons.length,
    ...areaWords(words, strongest.area),
    strength: formats.editedPercent(strongest.season.strength, 0),
    least: formats.editedPercent(toldStrength, 0),
  });
}

/** The season of every country in which it is known, as clocks on the same rings; `null` where it is known in none. */
export function wallFigure({ world, hrefOf }: Of, speech: MoneySpeech): Figure | null {
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const seasons = worldSeasons(world);
  const { first, last } = placeColumns<WorldSeason>(speech, hrefOf);
  if (seasons.length === 0) return null;
  const monthColumn = (key: 'dearest' | 'cheapest'): ColumnOf<WorldSeason> => ({
    key,
    label: words(`prices.wall.${key}`),
    kind: 'name',
    of: ({ season }) => ({ value: names.name(season[key] - 1), code: String(season[key]) }),
  });
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
      href: hrefOf({ country: area }),
      says: words('prices.wall.says', {
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
  return toOpenFigure(seasons, openBy(speech), (rows) => ({
    id: 'seasons',
    title: words('prices.season.title'),
    finding: wallFinding(speech, rows),
    info: words('prices.season.method'),
    remarks: [words('prices.season.hundred')],
    ...figureSources(
      words,
      rows.flatMap(({ source }) => source ?? []),
    ),
    area: worldCode,
    ...tableOf(
      rows,
      [
        first,
        {
          key: 'strength',
          label: words('prices.wall.strength'),
          kind: 'share',
          decimals: 0,
          of: ({ season }) => season.strength,
        },
        monthColumn('dearest'),
        monthColumn('cheapest'),
        {
          key: 'years',
          label: words('prices.season.years'),
          kind: 'text',
          of: ({ season }) => formats.span(season.first, season.last),
        },
        ...last,
        ...(['usual', 'least', 'greatest'] as const).flatMap(indexColumns),
      ],
      ({ area }) => area,
    ),
    picture: () => (
      <ClockWall
        clocks={rows.map(clockOf)}
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
  }));
}
