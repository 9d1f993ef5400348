import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { domesticPrices } from '#catalog/prices/sections.ts';
import { unpackRun } from '#domain/prices/columns.ts';
import { placeInYear, readMonth, toMonth, yearOfMonth } from '#domain/prices/months.ts';
import { seasonality, toldStrength } from '#domain/prices/seasonality.ts';
import { isOldMonth, monthsBefore } from '../../blocks/is-old.ts';
import { CardLine } from '../../charts/cards/card-line.tsx';
import { CardRows } from '../../charts/cards/card-rows.tsx';
import { SeasonPicture } from '../../charts/cards/season-picture.tsx';
import { areaColumn, countColumn, elementColumn } from '../../figure/columns.ts';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaSubject, capital } from '../../i18n/area-subject.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { currencyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { scaledTexts } from '../../i18n/number-lists.ts';
import { type Card, type CardInput, cardSources, itemNotes, profileSources, toCard } from './card-input.ts';

const places = Array.from({ length: 12 }, (_, place) => place);

export function seasonCard(input: CardInput): Card | null {
  const { cards, named, speech, paths, own } = input;
  const { words, formats, language } = speech;
  if (cards.season === null) return null;
  const { type, indices: packed, newest_year } = cards.season;
  const indices = unpackRun(packed);
  const { months, season } = seasonality([...indices].map(([month, index]) => ({ month, index })));
  if (season === null) return null;
  const names = getMonthNames(language);
  const years = [...new Set([...indices.keys()].map(yearOfMonth))].sort((a, b) => a - b);
  const usual = months.map(({ index }) => index ?? 100);
  const ofUsual = unpackRun(newest_year);
  const newestYear = [...ofUsual.keys()].map(yearOfMonth).at(-1) ?? null;
  const newest =
    newestYear === null
      ? null
      : usual.map((index, place) => {
          const part = ofUsual.get(toMonth(newestYear, place + 1));
          return part === undefined ? null : (index * part) / 100;
        });
  const title = words('country.card.season', {
    type: words(`country.price.type.${type}`),
    span: formats.span(years[0] ?? 0, newestYear ?? years.at(-1) ?? 0),
  });
  const finding = words(`country.card.season.${season.strength < toldStrength ? 'weak' : 'strong'}`, {
    ...named,
    dearest: names.name(season.dearest.place),
    cheapest: names.name(season.cheapest.place),
  });
  const endOf = (place: number) => {
    const far = (usual[place] ?? 100) / 100 - 1;
    const name = names.name(place);
    return {
      place,
      name: capital(name),
      text: words('country.card.season.end', {
        percent: formats.editedPercent(Math.abs(far), 0),
        isAbove: far >= 0 ? 'yes' : 'no',
      }),
    };
  };
  return toCard(input, {
    id: 'season',
    title,
    finding,
    ...tableOf(
      months,
      [
        columnOf('month', words('country.card.season.month'), 'name', ({ place }) => ({
          value: names.name(place),
          code: String(place + 1),
        })),
        countColumn('usual', words('country.card.season.index'), ({ index }) => index),
      ],
      ({ place }) => String(place + 1),
    ),
    picture: (texts) => (
      <SeasonPicture
        {...texts}
        usual={usual}
        newest={newest}
        years={years.map((year) => places.map((place) => indices.get(toMonth(year, place + 1)) ?? null))}
        letters={places.map(names.letter)}
        ends={[endOf(season.dearest.place), endOf(season.cheapest.place)]}
        legend={[
          words('country.card.season.grey'),
          ...(newestYear === null
            ? []
            : [
                words('country.card.season.usual'),
                words('country.card.season.newest', { year: formats.year(newestYear) }),
              ]),
        ]}
      />
    ),
    sources: cardSources(input, 'season'),
    path: `/${own.crop}/data/${domesticPrices.id}?${paths.place}`,
  });
}

const oldPrice = 24;

/** Months of a price's line at most. */
const monthsShown = 84;

export function priceCard(input: CardInput): Card | null {
  const { cards, named, speech, paths, own } = input;
  const { words, formats, language } = speech;
  const { prices } = cards;
  const { price } = own;
  const month = price === null ? null : readMonth(price.month);
  if (prices === null || price === null || month === null) return null;
  const names = getMonthNames(language);
  // An old price has its month, and no change against the year before.
  const percent = isOldMonth(month, input.release) ? null : (price.change?.percent ?? null);
  const of = price.camps * 2 <= price.markets ? 'towns' : price.camps === price.markets ? 'camps' : 'mostly';
  const title = words('country.card.price', {
    type: words(`country.price.type.${price.type}`),
    month: names.short(month),
    of,
  });
  const rounded = Math.round(percent ?? 0);
  const finding = words('country.card.price.change', {
    ...named,
    price:
      price.currency === null
        ? formats.edited(price.median)
        : currencyText(speech, price.median, price.currency),
    month: names.long(month),
    // As the page of prices has it.
    percent: formats.percent(Math.abs(percent ?? 0) / 100, 1),
    way: percent === null ? 'none' : rounded === 0 ? 'same' : rounded > 0 ? 'more' : 'less',
  });
  const medians = unpackRun(prices);
  const since = [...medians.keys()].find((each) => each > month - monthsShown) ?? month;
  const unit = price.currency === null ? undefined : words('country.price.perKg', { value: price.currency });
  return toCard(input, {
    id: 'latest-price',
    title,
    finding,
    remarks: [
      words('country.card.price.markets', { count: price.markets, of }),
      ...(percent === null ? [] : [words('country.card.price.compared')]),
    ],
    ...tableOf(
      [...medians].toReversed(),
      [
        columnOf('month', words('country.price.month'), 'month', ([each]) => each),
        columnOf('price', words('country.price.price'), 'number', ([, value]) => value, { unit }),
      ],
      ([each]) => String(each),
    ),
    picture: (texts) => (
      <CardLine
        {...texts}
        since={since}
        fromZero
        values={Array.from({ length: month - since + 1 }, (_, at) => medians.get(since + at) ?? null)}
        format={(value) => formats.edited(value)}
        period={(each) => `${names.brief(placeInYear(each))} ${yearOfMonth(each)}`}
      />
    ),
    sources: cardSources(input, 'price'),
    old:
      monthsBefore(month, input.release) > oldPrice
        ? words('country.card.price.old', { month: names.long(month) })
        : undefined,
    path: `/${own.crop}/data/${domesticPrices.id}?${paths.place}`,
  });
}

/** How many partners a sentence names, and the part of the flow that is enough to name fewer. */
const mostNamed = 2;
const enough = 0.5;

const flows = {
  imports: { id: 'sellers', element: IMPORT_VALUE, colour: 'var(--use-imports)' },
  exports: { id: 'buyers', element: EXPORT_VALUE, colour: 'var(--use-exports)' },
} as const;

export function partnersCard(input: CardInput, direction: keyof typeof flows): Card | null {
  const { named, speech, paths, own } = input;
  const { words, formats } = speech;
  const { id, element, colour } = flows[direction];
  const flow = own.partners?.[direction] ?? null;
  const [first, second] = flow?.areas ?? [];
  // Of a single partner every share would be all of it.
  if (flow === null || first === undefined || second === undefined || flow.total <= 0) return null;
  const count = first.value / flow.total >= enough ? 1 : mostNamed;
  const largest = flow.areas.slice(0, count);
  const share = largest.reduce((sum, { value }) => sum + value, 0) / flow.total;
  const title = words(`country.card.${id}`, { ...named, year: formats.year(flow.year) });
  const finding = words(`country.card.${id}.finding`, {
    ...named,
    share: formats.editedPercent(share, 0),
    verb: count === 1 ? areaSubject(words, first.area).verb : 'many',
    list: formats.list(
      largest.map(({ area }, at) =>
        at === 0 ? areaSubject(words, area).subject : areaWords(words, area).areaThe,
      ),
    ),
  });
  const total = own.trade.find((each) => each.element === element && each.year === flow.year);
  const values = flow.areas.map(({ value }) => value);
  const scale = figureScale(element, values, speech);
  return toCard(input, {
    ...{ id, title, finding, year: flow.year, elements: [element] },
    remarks: [
      words('country.card.trade.mirror', {
        own: total === undefined ? 'none' : figureInSentence(element, total, speech),
      }),
    ],
    notes: [
      words('country.card.trade.threshold'),
      ...(direction === 'exports' && own.harvest.length === 0 ? [words('country.card.trade.noHarvest')] : []),
      ...itemNotes(input),
    ],
    ...tableOf(
      flow.areas,
      [
        areaColumn('partner', words, ({ area }) => area),
        {
          key: 'value',
          label: words('country.card.trade.value'),
          ...elementColumn(element, speech),
          of: ({ value, flag }) => ({ value, flag }),
        },
      ],
      ({ area }) => area,
    ),
    picture: (texts) => (
      <CardRows
        {...texts}
        look="bars"
        colour={colour}
        rows={flow.areas.map(({ area, value }, at) => ({
          id: area,
          label: areaName(words, area),
          value,
          isHighlighted: at < count,
        }))}
        format={scaledTexts(values, scale, formats)}
        foot={scale.unit}
      />
    ),
    sources: profileSources(input, 'trade'),
    path: paths.ofElement(own.crop, element),
  });
}
