import type { DoubtReason } from '#catalog/doubts.ts';
import { findFlow } from '#catalog/elements/trade.ts';
import { addresses } from '#contract/addresses.ts';
import type { Prices } from '#contract/prices.ts';
import { flowRows, flowSides, largestEnds } from '#domain/flows.ts';
import { readMonth } from '#domain/prices/months.ts';
import { isRoundedAway } from '#domain/rounded-away.ts';
import { type AskedFigure, chooseFigure } from '#domain/search/asked-figure.ts';
import { isRefused } from '../../api/loaded.ts';
import { askFor, type GetJson } from '../../api/queries.ts';
import { type SparklineProps, toTrend } from '../../charts/sparkline/sparkline.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { boundText, editFigure, flagText, isLowerBound } from '../../i18n/figures.ts';
import { dollarFigure } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { recentFor } from '../is-old.ts';

/** The figure that answers a query, as text of its page: `712,000 t` and `Official figure`; or that there is none. */
export interface AnsweredFigure {
  text: string;
  /** Meaning of its flag, or the kind of figure; empty without either. */
  flag: string;
  /** Its year, where that is another one than its page opens with. */
  year?: number;
  /** Figures up to its year that can be compared, where the series is known; doubtful ones are gaps. */
  trend?: Pick<SparklineProps, 'years' | 'values'>;
}

interface SearchSpeech extends Speech {
  own: Words;
}

type AskedValue = Extract<AskedFigure, { of: 'value' }>;
type AskedLatest = Extract<AskedFigure, { of: 'latest' }>;
type AskedCity = Extract<AskedFigure, { of: 'city' }>;
type AskedPrices = Extract<AskedFigure, { of: 'prices' }>;
type AskedSamples = Extract<AskedFigure, { of: 'samples' }>;
type NewestPrice = NonNullable<Prices['newest']>;
type AskedRanking = Extract<AskedFigure, { of: 'ranking' }>;

/** Kinds of prices in the order in which the first that is known answers. */
const priceTypes = ['retail', 'wholesale', 'producer'] as const;

/** A figure of the API. `null` of a 0 that may be rounded: only its page knows. */
function readFigure(
  element: number,
  figure: { value: number; flag: string; doubt?: DoubtReason | undefined },
  speech: SearchSpeech,
): AnsweredFigure | null {
  const { words } = speech;
  const { value, flag, doubt } = figure;
  if (value === 0 && isRoundedAway(element, value, () => 1)) return null;
  const text = editFigure(element, value, speech, { isBound: isLowerBound(figure) });
  const flags = [
    ...(flag === '' ? [] : [flagText(words, flag)]),
    ...(doubt === undefined ? [] : [words('figure.doubt')]),
  ];
  return { text: boundText(words, element, figure, text, 'value'), flag: flags.join(' · ') };
}

/** That there is no figure: none at all, or none of the year that is asked for. */
const noFigure = ({ own }: SearchSpeech, isOfYear: boolean): AnsweredFigure => ({
  text: own(isOfYear ? 'search.figure.none.year' : 'search.figure.none'),
  flag: '',
});

async function askValue(
  asked: AskedValue,
  getJson: GetJson,
  speech: SearchSpeech,
): Promise<AnsweredFigure | null> {
  const { series, element } = asked;
  const known = series === null ? [] : (await askFor(getJson, 'chart', series)).data.observations;
  const year = chooseFigure(known)?.year ?? asked.year;
  const { value, flag, withheld, doubt } = await askFor(getJson, 'value', `${asked.address}/${year}`);
  // A doubtful figure is no answer; the page of the hit shows it with the reason.
  if (doubt !== undefined) return null;
  if (withheld !== undefined) return { text: speech.words('figure.withheld'), flag: '' };
  if (value === null) return noFigure(speech, series === null);
  const figure = readFigure(element, { value, flag }, speech);
  if (figure === null) return null;
  const partners = await askPartners(asked, year, getJson, speech);
  if (series === null) return { ...figure, text: `${figure.text}${partners}` };
  const trend = toTrend({
    years: known.map((each) => each.year),
    values: known.map((each) => (each.doubt === undefined ? each.value : null)),
    breaks: known.flatMap((each) => (each.break_in_series ? [each.year] : [])),
    ...{ year, span: Number.POSITIVE_INFINITY },
  });
  const flags = [figure.flag, year < asked.year ? speech.own('search.figure.newest') : ''];
  return {
    text: `${figure.text} (${year})${partners}`,
    flag: flags.filter((each) => each !== '').join(' · '),
    ...(year === asked.year ? {} : { year }),
    trend: { years: trend.x, values: trend.y },
  };
}

const mostPartners = 3;

/** The countries that a country sells most to or buys most from, as the end of the text; empty where they are not asked for or not known. */
async function askPartners(
  { element, partnersOf }: AskedValue,
  year: number,
  getJson: GetJson,
  { words, own, formats }: SearchSpeech,
): Promise<string> {
  const found = findFlow(element);
  if (partnersOf === undefined || found === null) return '';
  const { area, indicator } = partnersOf;
  const address = addresses.tradeFlows(area, year, found.measure, indicator);
  const { flows } = await askFor(getJson, 'tradeFlows', address);
  const other = flowSides[found.flow][1];
  const rows = flowRows(flows, found.flow, (code) => code === area);
  const partners = largestEnds(rows, other, mostPartners);
  if (partners.length === 0) return '';
  const list = formats.list(partners.map((code) => areaName(words, code)));
  return own('search.figure.partners', { flow: found.flow, list });
}

/** Ten years of months: more are a blur in a small line. */
const mostSteps = 120;

/** Prices of years or months up to the one that answers, as a line; years or months without a price are gaps. */
function trendOf(
  prices: readonly (readonly [at: number, value: number | null])[],
  last: number,
): AnsweredFigure['trend'] {
  const valueAt = new Map(prices);
  const first = Math.max(prices[0]?.[0] ?? last, last - mostSteps + 1);
  const years = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return { years, values: years.map((at) => valueAt.get(at) ?? null) };
}

/** The name of a crop's type in a language. */
const nameOfType = (
  { crop_type: en, crop_type_es: es, crop_type_pt: pt }: NonNullable<NewestPrice['crop_type']>,
  language: Speech['language'],
): string => ({ en, es, pt })[language];

/** The price of a year, or that of the newest month, else year: that of consumers where it is known. */
async function askPrice(
  asked: AskedPrices,
  getJson: GetJson,
  speech: SearchSpeech,
): Promise<AnsweredFigure | null> {
  const newest =
    asked.months === null
      ? null
      : await askNewest({ kind: asked.kind, address: asked.months }, getJson, speech);
  if (newest !== null) return newest;
  for (const type of asked.kind === null ? priceTypes : [asked.kind]) {
    const years = await askFor(getJson, 'priceYears', `${asked.address}?type=${type}`);
    const found = asked.year === null ? chooseFigure(years) : years.find(({ year }) => year === asked.year);
    if (found === undefined) continue;
    if (found.doubt !== undefined) return null;
    const text = `${speech.formats.number(found.value, 2, 2)}\u00a0${speech.words('units.usd-kg.short')}`;
    return {
      text: asked.year === null ? `${text} (${found.year})` : text,
      flag:
        speech.own(`search.figure.${type}`) +
        (found.flag === '' ? '' : ` · ${flagText(speech.words, found.flag)}`),
      ...(asked.year === null && {
        trend: trendOf(
          years.map(({ year, value, doubt }) => [year, doubt === undefined ? value : null]),
          found.year,
        ),
      }),
    };
  }
  return noFigure(speech, asked.year !== null);
}

/** Whether most markets of a price are in camps or settlements of refugees. */
const areCamps = ({ camps, markets }: Pick<NewestPrice, 'camps' | 'markets'>): boolean => camps * 2 > markets;

/** The newest price of a country or city, in US$ where its page opens with them, because no price is in the own currency. */
async function askNewest(
  { kind, address }: Pick<AskedCity, 'kind' | 'address'>,
  getJson: GetJson,
  speech: SearchSpeech,
): Promise<AnsweredFigure | null> {
  const inDollars = address.replace('view=nominal', 'view=usd');
  const found = await askMonth({ kind, address }, getJson, speech);
  return found ?? (inDollars === address ? null : askMonth({ kind, address: inDollars }, getJson, speech));
}

/** The median of the month that answers for a country or city; by default of the kind that its page opens with. */
async function askMonth(
  { kind, address }: Pick<AskedCity, 'kind' | 'address'>,
  getJson: GetJson,
  speech: SearchSpeech,
): Promise<AnsweredFigure | null> {
  const question = kind === null ? address : `${address}&type=${kind}`;
  const answer = await askFor(getJson, 'prices', question).catch((cause: unknown) => {
    // Its page shows what may be looked at alone.
    if (isRefused(cause)) return null;
    throw cause;
  });
  const newest = answer?.newest ?? null;
  if (answer === null || newest === null || answer.type === null || answer.currency === null) return null;
  const isInDollars = new URLSearchParams(address.split('?')[1]).get('view') === 'usd';
  const unit = isInDollars ? speech.words('units.usd-kg.short') : `${answer.currency}/kg`;
  const price = isInDollars
    ? dollarFigure(speech.formats, newest.value)
    : speech.formats.edited(newest.value);
  const text = `${price}\u00a0${unit}`;
  const at = readMonth(newest.date) ?? 0;
  const months = newest.crop_type === null ? (answer.crops?.[0]?.medians ?? []) : [];
  return {
    text: `${text} (${getMonthNames(speech.language).long(at)})`,
    flag: [
      speech.own(`search.figure.${answer.type}`),
      ...(newest.crop_type === null ? [] : [nameOfType(newest.crop_type, speech.language)]),
      ...(areCamps(newest) ? [speech.own('search.figure.camps')] : []),
      speech.own('search.figure.newest'),
    ].join(' · '),
    ...(months.length > 0 && {
      trend: trendOf(
        months.map(({ date, value }) => [readMonth(date) ?? 0, value]),
        at,
      ),
    }),
  };
}

const mostPlaces = 5;

/** The newest price of each country, the lowest first: all, or the lowest and the highest. */
async function askLatest(
  { address }: AskedLatest,
  getJson: GetJson,
  speech: SearchSpeech,
): Promise<AnsweredFigure | null> {
  const { countries, sources } = await askFor(getJson, 'priceWorld', address);
  const now = Math.max(...sources.map(({ date }) => readMonth(date.slice(0, 7)) ?? 0));
  const known = countries.flatMap(({ area, type, latest }) => {
    const month = latest === null ? null : readMonth(latest.month);
    return latest === null || month === null ? [] : [{ area, type, ...latest, month }];
  });
  const newest = Math.max(...known.map(({ month }) => month));
  // Of old prices, which may be years apart, the newest ones alone.
  const prices = known
    .filter(({ month }) => (now - newest > recentFor ? month === newest : now - month <= recentFor))
    .sort((a, b) => a.usd - b.usd);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const named = prices.length <= mostPlaces ? prices : [lowest, highest];
  const { language, formats, words, own } = speech;
  const text = named.map(({ area, usd, month, ...newest }) => {
    const place = areCamps(newest)
      ? `${areaName(words, area)} (${own('search.figure.camps')})`
      : areaName(words, area);
    return `${place}, ${dollarFigure(formats, usd)}\u00a0${words('units.usd-kg.short')} (${getMonthNames(language).long(month)})`;
  });
  return {
    text: text.join('; '),
    flag: [
      ...(named.every(({ type }) => type === lowest.type) ? [own(`search.figure.${lowest.type}`)] : []),
      ...(named.length > 1 ? [own('search.ranking.lowest')] : []),
    ].join(' · '),
  };
}

/** The countries with the largest figures that are not doubtful, or the one with the smallest, and their year. */
async function askRanking(
  { isLowest, address }: AskedRanking,
  getJson: GetJson,
  speech: SearchSpeech,
): Promise<AnsweredFigure | null> {
  const { element, year, places } = await askFor(getJson, 'countryRanking', address);
  const believed = places.filter(({ doubt }) => doubt === undefined);
  const place = believed.at(isLowest ? -1 : 0);
  // Of several that are last, as of all without a harvest, none is the lowest.
  if (place === undefined || (isLowest && believed.at(-2)?.value === place.value)) return null;
  const figures = (isLowest ? [place] : believed.slice(0, mostPlaces)).flatMap(({ iso3, ...of }) => {
    const figure = readFigure(element, of, speech);
    return figure === null ? [] : [{ ...figure, text: `${areaName(speech.words, iso3)}, ${figure.text}` }];
  });
  const [first] = figures;
  return first === undefined
    ? null
    : {
        text: `${figures.map(({ text }) => text).join('; ')} (${year})`,
        flag: figures.every(({ flag }) => flag === first.flag) ? first.flag : '',
      };
}

/** Samples that were received and provided, or one of them; a side without a report is left out: its number is unknown. */
async function askSamples(
  { side: only, address }: AskedSamples,
  getJson: GetJson,
  speech: SearchSpeech,
): Promise<AnsweredFigure> {
  const { totals, from, to } = await askFor(getJson, 'samples', address);
  const sides = (['received', 'provided'] as const).flatMap((side) =>
    totals[side] === null || (only !== null && only !== side)
      ? []
      : [speech.own(`search.figure.${side}`, { count: totals[side] })],
  );
  if (sides.length === 0) return { text: speech.own('search.figure.noReport'), flag: '' };
  return {
    text: sides.join(', '),
    flag: from === null || to === null || from === to ? '' : speech.formats.span(from, to),
  };
}

/** The figure of the query's year, or the newest that may answer. Throws where it cannot be fetched; `null` where none may be given. */
export async function askFigure(
  asked: AskedFigure,
  getJson: GetJson,
  speech: SearchSpeech,
): Promise<AnsweredFigure | null> {
  if (asked.of === 'value') return askValue(asked, getJson, speech);
  if (asked.of === 'latest') return askLatest(asked, getJson, speech);
  if (asked.of === 'city') return askNewest(asked, getJson, speech);
  if (asked.of === 'ranking') return askRanking(asked, getJson, speech);
  return asked.of === 'prices' ? askPrice(asked, getJson, speech) : askSamples(asked, getJson, speech);
}
