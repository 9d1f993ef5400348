import { isRefugeeMarket } from '#catalog/prices/refugee-markets.ts';
import type { PricePage } from '#contract/price-page.ts';
import { leastChange, relativeChange } from '#domain/change.ts';
import { meansOverDecade } from '#domain/change-over-decade.ts';
import { groupBy } from '#domain/group-by.ts';
import { suspectMonths } from '#domain/prices/doubted-change.ts';
import { placeInYear, yearOfMonth } from '#domain/prices/months.ts';
import { isPriced } from '#domain/prices/newest-month.ts';
import { monthsInYear } from '#domain/prices/same-markets.ts';
import { isUnusual, type PriceNow } from '#domain/prices/seasonality.ts';
import { doubtOfMonth, isReal, type ViewedMonth } from '#domain/prices/view.ts';
import type { MarketsLeft, PriceChange } from '#domain/prices/what-changed.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { type Money, type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { publisherName } from '../../i18n/source-title.ts';
import type { Words } from '../../i18n/words.tsx';
import { areOfAllTypes, type MarketsNow, marketsNow, movedMarkets } from './market-rows.ts';
import {
  chosenCity,
  doubtOf,
  type KnownPrices,
  marketLabel,
  newestProducer,
  openingView,
  type ShownPrices,
} from './shown-prices.ts';

/** "Bean prices", "Bean prices in Kenya", "Cowpeas: prices in Nigeria", or "Bean prices in Kangemi (Nairobi), Kenya". */
export function headingText(
  words: Words,
  crop: string,
  country: string | null,
  page: Pick<PricePage, 'city' | 'markets'> | null | undefined = null,
  cropType = '',
): string {
  const title =
    cropType === ''
      ? words(`prices.heading.${crop}`)
      : words('prices.heading.type', { type: cropTypeName(words, crop, cropType) });
  if (country === null) return title;
  const isMarket = page?.markets.some(({ id, average }) => id === page.city && !average) === true;
  const city = page == null || !isMarket ? null : chosenCity(words, page);
  return city === null
    ? words('prices.heading.country', { title, ...areaWords(words, country) })
    : words('prices.heading.city', { title, city, ...areaWords(words, country) });
}

export function introText(words: Words, crop: string): string {
  return words('prices.description', { cropAmount: words(`crops.${crop}.amount`) });
}

/** Name of a crop type; of the crop's main form where there is none. */
export function cropTypeName(words: Words, crop: string, cropType: string): string {
  if (cropType === '') return words('prices.mainForm', { crop: words(`crops.${crop}.name`) });
  return words.has(`prices.types.${cropType}`) ? words(`prices.types.${cropType}`) : cropType;
}

/** A crop type in the middle of a title: Spanish and Portuguese write it small there. */
export function cropTypeWithin({ words, language }: MoneySpeech, crop: string, cropType: string): string {
  const name = cropTypeName(words, crop, cropType);
  return language === 'en' ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** "148 Kenyan shillings per kg". */
export function perKg(speech: MoneySpeech, value: number, money: Money): string {
  return speech.words('prices.perKg', { price: moneyText(speech, value, money) });
}

/** In which money real prices are: empty where they are as paid. */
export function moneyOfBase(words: Words, { view, base }: Pick<ShownPrices, 'view' | 'base'>): string {
  return isReal(view) && base !== null ? words('prices.ofBase', { base: String(base) }) : '';
}

type Year = PricePage['years'][number];

const direction = (percent: number): 'more' | 'less' | 'same' =>
  percent > 0 ? 'more' : percent < 0 ? 'less' : 'same';

/** Ratio from which a price is so many times another one, instead of more by percent. */
const timesRatio = 2;

/** The newest price against a year before, in the markets that report in both months. */
function changeText({ words, formats, language }: MoneySpeech, change: PriceChange): string {
  const { percent, markets } = change;
  const ratio = 1 + percent / 100;
  return words('prices.lead.change', {
    way: ratio >= timesRatio ? 'times' : direction(Number(percent.toFixed(1))),
    // As the bars of its parts have it.
    percent: formats.percent(Math.abs(percent) / 100, 1),
    ratio: formats.number(ratio, 1),
    month: getMonthNames(language).long(change.month - monthsInYear),
    both: markets.both,
    isOfAll: String(markets.before === markets.both && markets.after === markets.both),
  });
}

/** How many markets became dearer or cheaper, whichever is more; `undefined` where they are few or even. */
export function movedText({ words, language }: MoneySpeech, { rows, month }: MarketsNow): string | undefined {
  const moved = movedMarkets(rows);
  return moved === null || month === null
    ? undefined
    : words('prices.moved', { ...moved, month: getMonthNames(language).long(month - monthsInYear) });
}

/** Why there is no change; where the median moved against its markets, how many of them became dearer or cheaper. */
function leftTexts(speech: MoneySpeech, shownPrices: ShownPrices, left: MarketsLeft): string[] {
  const { words, language } = speech;
  const month = getMonthNames(language).long(left.month - monthsInYear);
  if (left.why === 'too-few') return [words('prices.change.left', { ...left.markets, month })];
  const now = areOfAllTypes(shownPrices) ? null : marketsNow(shownPrices, words);
  const moved = now?.month === left.month ? movedText(speech, now) : undefined;
  return moved === undefined ? [] : [words('prices.change.against', { moved })];
}

/** The markets and averages whose prices the newest median is of, and how many of them are in camps or settlements of refugees. */
function reportingNow({ known: { page }, newest, type, sourceIndex }: ShownPrices) {
  const latest = page.latest.find((each) => each.type === type && each.source === sourceIndex);
  const reporting = latest?.markets.filter(({ month }) => month === newest?.month) ?? [];
  const places = page.markets.filter(({ id }) => reporting.some(({ market }) => market === id));
  const markets = places.filter(({ average }) => !average);
  const camps = markets.filter(({ label }) => isRefugeeMarket(page.area, label)).length;
  const areAllKnown = markets.length === newest?.markets;
  return { places, markets, camps: areAllKnown && camps * 2 > markets.length ? camps : 0 };
}

/** "in Kenya", or "in Kangemi (Nairobi)". */
export function placeText(words: Words, page: PricePage): string {
  const city = chosenCity(words, page);
  return city === null ? areaWords(words, page.area).areaIn : words('prices.inCity', { city });
}

/** Whose a median of markets is, where most of them are in camps or settlements of refugees. */
export function campsText(words: Words, { camps, markets }: { camps: number; markets: number }): string {
  return camps * 2 <= markets
    ? ''
    : words('prices.lead.camps', { camps, all: camps === markets ? 'yes' : 'no' });
}

/** Whose the newest median is, where most of its markets are in camps or settlements of refugees. */
export function campsTexts({ words, language }: MoneySpeech, shownPrices: ShownPrices): string[] {
  const { markets, camps } = reportingNow(shownPrices);
  const [month, count] = [shownPrices.newest?.month, markets.length];
  if (camps === 0 || month === undefined) return [];
  const values = { month: getMonthNames(language).long(month), count };
  return [
    `${words('prices.markets.finding', { ...values, camps: campsText(words, { camps, markets: count }) })}.`,
  ];
}

/** From when on the prices of a view are in US$ by an official rate that no market uses; `null` where none is. */
export function officialSince({ known, view, line }: ShownPrices): number | null {
  const first = line.months.find(
    (month) => isPriced(month) && doubtOfMonth(known.converters, view, month) === 'official-rate',
  );
  return first?.month ?? null;
}

/** The newest median of the prices shown as money, without "per kg"; empty without one. */
export function newestPrice(speech: MoneySpeech, shownPrices: ShownPrices): string {
  const { newest, money } = shownPrices;
  return newest === null ? '' : moneyText(speech, newest.median, money);
}

export function leadText(speech: MoneySpeech, crop: string, shownPrices: ShownPrices): string | null {
  const { words, language } = speech;
  const { newest, change, left } = shownPrices;
  const { area, city } = shownPrices.known.page;
  if (newest === null) {
    const official = officialSince(shownPrices);
    const month = official === null ? '' : getMonthNames(language).long(official);
    return official === null ? null : words('prices.lead.official', { month, ...areaWords(words, area) });
  }
  const { places, markets, camps } = reportingNow(shownPrices);
  const [only] = newest.markets === 1 ? markets : [];
  const isAverage = places.length > 0 && markets.length === 0;
  const sentence = words('prices.lead', {
    month: getMonthNames(language).long(newest.month),
    type: words(`prices.type.${shownPrices.type}.inSentence`),
    cropOf:
      shownPrices.cropType === ''
        ? words(`crops.${crop}.of`)
        : words('prices.ofType', { type: cropTypeName(words, crop, shownPrices.cropType) }),
    // Where no other market reports, the place is the settlements.
    place:
      city === null && camps > 0 && camps === markets.length
        ? words('prices.inCamps', areaWords(words, area))
        : placeText(words, shownPrices.known.page),
    price:
      words('prices.perKg', { price: newestPrice(speech, shownPrices) }) + moneyOfBase(words, shownPrices),
    basis: city !== null ? 'city' : isAverage ? 'average' : only !== undefined ? 'only' : 'markets',
    markets: newest.markets,
    prices: newest.prices === newest.markets ? 0 : newest.prices,
    market: only === undefined ? '' : marketLabel(words, only.label),
    camps: camps === markets.length ? '' : campsText(words, { camps, markets: markets.length }),
    source: publisherName(words, shownPrices.source),
  });
  const isBelieved = doubtOf(shownPrices) !== 'untold';
  const suspects = suspectMonths(shownPrices.known.page, {
    type: shownPrices.type,
    source: shownPrices.sourceIndex,
  });
  const { now = null } = shownPrices.known.page.series[shownPrices.line.index] ?? {};
  // The season is of prices as paid.
  const isAsPaid = shownPrices.view === openingView(shownPrices.known.series[shownPrices.line.index]?.prices);
  return [
    sentence,
    ...(left?.month === newest.month
      ? leftTexts(speech, shownPrices, left)
      : change?.month === newest.month && isBelieved
        ? [changeText(speech, change)]
        : []),
    ...(now?.month === newest.month && isAsPaid && isBelieved && !suspects.includes(now.month)
      ? [seasonText(speech, now)]
      : []),
  ].join(' ');
}

/** Whether the newest price is much for its month: beside the twelve months up to it, against the same of the years before. */
function seasonText({ words, formats, language }: MoneySpeech, now: PriceNow): string {
  const change = now.ratio / now.usual - 1;
  return words('prices.lead.now', {
    month: getMonthNames(language).name(placeInYear(now.month)),
    way: !isUnusual(now) ? 'usual' : change > 0 ? 'up' : 'down',
    percent: formats.editedPercent(Math.abs(change), 0),
  });
}

/** How far the price of a year is from that of the year before, where that is of the same source and not doubtful. */
export function yearChange({ formats }: MoneySpeech, years: readonly Year[], newest: Year) {
  const before = years.find(
    ({ type, source, year, doubt }) =>
      type === newest.type && source === newest.source && year === newest.year - 1 && doubt === undefined,
  );
  const change = before === undefined ? null : relativeChange({ from: before.value, to: newest.value });
  if (change === null) return { way: 'unknown', percent: '' };
  return {
    way: direction(Math.round(change * 100)),
    percent: formats.editedPercent(Math.abs(change), 0),
  };
}

/** The newest believed producer price, of a country whose page shows figures of years; `null` where there is none. */
export function producerText(speech: MoneySpeech, crop: string, { page }: KnownPrices): string | null {
  const { words } = speech;
  const newest = newestProducer(page);
  if (newest === null) return null;
  const source = page.sources[newest.source];
  return words('prices.lead.producer', {
    year: String(newest.year),
    cropAmount: words(`crops.${crop}.amount`),
    ...areaWords(words, page.area),
    price: perKg(speech, newest.value, { dollars: true }),
    source: source === undefined ? '' : publisherName(words, source),
    ...yearChange(speech, page.years, newest),
  });
}

/** How far producer prices are from ten years before, by means of three years; `undefined` where that is not known. */
export function decadeText({ words, formats }: MoneySpeech, years: readonly Year[]): string | undefined {
  const newest = newestProducer({ years: [...years] });
  if (newest === null) return undefined;
  const own = years.filter(({ type, source }) => type === 'producer' && source === newest.source);
  const doubts = new Set(own.flatMap(({ year, doubt }) => (doubt === undefined ? [] : [year])));
  const figures = new Map(own.map(({ year, ...figure }) => [year, { ...figure, summed: null }]));
  const means = meansOverDecade({ figures, doubts, breaks: [] }, newest.year);
  const change = typeof means === 'string' ? null : relativeChange(means);
  if (typeof means === 'string' || change === null) return undefined;
  const span = (of: readonly number[]): string => formats.span(of[0] ?? 0, of.at(-1) ?? 0);
  return words('prices.years.decade', {
    way: Math.abs(change) < leastChange ? 'same' : direction(change),
    percent: formats.editedPercent(Math.abs(change), 0),
    from: span(means.years.from),
    to: span(means.years.to),
  });
}

export function noneText(words: Words, crop: string, area: string): string {
  return words('prices.none', { cropOf: words(`crops.${crop}.of`), ...areaWords(words, area) });
}

/** That US$ prices rest on an official rate that no market uses, of months from one on; nothing where none do. */
export function officialTexts({ words, language }: MoneySpeech, since: number | undefined | null): string[] {
  return since == null ? [] : [words('prices.rate.official', { month: getMonthNames(language).long(since) })];
}

/** Why months of the line have no figure in the view, a sentence for each reason. */
export function missingTexts(speech: MoneySpeech, shownPrices: ShownPrices): readonly string[] {
  const byReason = groupBy(
    shownPrices.line.months.filter((each) => each.missing !== null),
    ({ missing }) => missing,
  );
  return [...byReason].flatMap(([reason, months]) =>
    reason === null ? [] : [missingText(speech, shownPrices, reason, months)],
  );
}

/** Why months, which rise, have no figure in the view. */
export function missingText(
  { words, formats, language }: MoneySpeech,
  { known }: ShownPrices,
  reason: Missing,
  months: readonly Pick<ViewedMonth, 'month'>[],
): string {
  const names = getMonthNames(language);
  const [first = 0, last = first] = [months[0]?.month, months.at(-1)?.month];
  return words(`prices.missing.${reason}`, {
    months: words('prices.span', { count: months.length, first: names.long(first), last: names.long(last) }),
    years: formats.span(yearOfMonth(first), yearOfMonth(last)),
    ...areaWords(words, known.page.area),
  });
}

type Missing = NonNullable<ViewedMonth['missing']>;
