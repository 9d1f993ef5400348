import { landNeighbours } from '#catalog/regions/neighbours.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceSource, PriceWorld } from '#contract/prices.ts';
import { median } from '#domain/prices/median.ts';
import { readMonth } from '#domain/prices/months.ts';
import { isOldMonth, monthsBefore, recentFor } from '../../blocks/is-old.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { noneText } from './price-texts.ts';
import { hasProducer } from './shown-prices.ts';

/** Ratio below which two prices count as the same. */
const sameRatio = 1.05;
/** Ratio below which prices of several places count as about the same. */
export const nearRatio = 1.1;

/** Most recent prices that are named. */
const mostNamed = 5;

type Country = PriceWorld['countries'][number];

export interface LatestPrice {
  area: string;
  type: Country['type'];
  source: PriceSource | null;
  month: number;
  usd: number;
  markets: number;
  /** How many of the markets are in camps or settlements of refugees. */
  camps: number;
}

export interface WorldSeason extends Pick<LatestPrice, 'area' | 'type' | 'source'> {
  season: NonNullable<Country['season']>;
}

const sourceOf = ({ sources }: PriceWorld, { source }: Country): PriceSource | null =>
  sources.find(({ key }) => key === source) ?? null;

export function latestPrices(world: PriceWorld): readonly LatestPrice[] {
  return world.countries.flatMap((country): LatestPrice[] => {
    const { area, type, latest } = country;
    const month = latest === null ? null : readMonth(latest.month);
    return latest === null || month === null
      ? []
      : [{ area, type, source: sourceOf(world, country), ...latest, month }];
  });
}

/**
 * The world's prices without those of countries far from one; where no neighbour has any, all of them, or none beside producer prices of
 * the country.
 */
export function neighbourPrices(
  world: PriceWorld,
  page: Pick<PricePage, 'area' | 'years'>,
): PriceWorld | null {
  const near = landNeighbours(page.area);
  const countries = world.countries.filter(({ area, latest }) => latest !== null && near.includes(area));
  if (countries.length === 0) return hasProducer({ page }) ? null : world;
  return { ...world, countries, left_out: world.left_out.filter((area) => near.includes(area)) };
}

/** Whether all prices are of neighbours of a country. */
export const areNear = ({ countries }: PriceWorld, country: string): boolean =>
  countries.every(({ area }) => landNeighbours(country).includes(area));

interface PricesByAge {
  recent: readonly LatestPrice[];
  older: readonly LatestPrice[];
}

export function byAge(prices: readonly LatestPrice[], release: { created: string }): PricesByAge {
  const isRecent = ({ month }: LatestPrice): boolean => monthsBefore(month, release) <= recentFor;
  return {
    recent: prices.filter(isRecent).sort((a, b) => a.usd - b.usd),
    older: prices.filter((price) => !isRecent(price)).sort((a, b) => b.month - a.month || a.usd - b.usd),
  };
}

export function worldSeasons(world: PriceWorld): readonly WorldSeason[] {
  return world.countries
    .flatMap((country): WorldSeason[] => {
      const { area, type, season } = country;
      return season === null ? [] : [{ area, type, source: sourceOf(world, country), season }];
    })
    .sort((a, b) => b.season.strength - a.season.strength || a.area.localeCompare(b.area));
}

/** Whether most markets of a price are in camps or settlements of refugees. */
export const isOfCamps = ({ markets, camps }: Pick<LatestPrice, 'markets' | 'camps'>): boolean =>
  camps * 2 > markets;

/** Most recent prices beside which the range of older ones is said, and fewest older ones. */
const mostBeside = 2;
const fewestOlder = 3;

const rangeOf = (prices: readonly LatestPrice[]): readonly (LatestPrice | undefined)[] => {
  const rising = prices.toSorted((a, b) => a.usd - b.usd);
  return [rising[0], rising.at(-1)];
};

/** Prices of the type that most have, but those of which most markets are in camps or settlements of refugees. */
function comparablePrices(prices: readonly LatestPrice[]): readonly LatestPrice[] {
  const reliable = prices.filter((price) => !isOfCamps(price));
  const [retail, wholesale] = [
    reliable.filter(({ type }) => type === 'retail'),
    reliable.filter(({ type }) => type === 'wholesale'),
  ];
  return wholesale.length > retail.length ? wholesale : retail;
}

/** The prices that are named where few compare, from the cheapest on: recent ones, else older ones or the newest of these. */
function whichNamed({ recent, older }: PricesByAge): readonly LatestPrice[] {
  if (recent.length > 0) return recent.length > mostNamed ? comparablePrices(recent) : recent;
  return older.length > mostNamed ? older.slice(0, 1) : older.toSorted((a, b) => a.usd - b.usd);
}

/** How many times as much: of prices of several months more than one decimal says nothing. */
const ratioText = ({ formats }: MoneySpeech, ratio: number): string => formats.number(ratio, 1);

/** Prices as a list, with their months or without; `undefined` of none, or too many. */
function namedPrices(
  speech: MoneySpeech,
  named: readonly LatestPrice[],
  hasMonths: boolean,
): string | undefined {
  const { words, formats, language } = speech;
  const item = ({ usd, area, month, type, ...price }: LatestPrice): string =>
    words('prices.latest.few.item', {
      price: moneyText(speech, usd, { dollars: true }),
      areaIn: areaWords(words, area).areaIn,
      kind: isOfCamps(price) ? 'camps' : type,
      month: hasMonths ? getMonthNames(language).long(month) : 'none',
    });
  return named.length === 0 || named.length > mostNamed ? undefined : formats.list(named.map(item));
}

/**
 * The cheapest and the dearest of recent prices that compare, else those that are named, and how many countries have prices. `null`
 * without any.
 */
export function worldLead(
  speech: MoneySpeech,
  world: PriceWorld,
  release: { created: string },
): string | null {
  const { words, language } = speech;
  const prices = byAge(latestPrices(world), release);
  const { recent, older } = prices;
  const comparable = comparablePrices(recent);
  const [cheapest, dearest] = [comparable[0], comparable.at(-1)];
  const counts = { recent: recent.length, older: older.length };
  const cropAmount = words(`crops.${world.crop}.amount`);
  if (cheapest === undefined || dearest === undefined || cheapest === dearest) {
    const list = namedPrices(speech, whichNamed(prices), true);
    return list === undefined ? null : words('prices.world.lead.few', { cropAmount, list, ...counts });
  }
  const names = getMonthNames(language);
  const ratio = dearest.usd / cheapest.usd;
  return words('prices.world.lead', {
    type: cheapest.type,
    cropAmount,
    low: moneyText(speech, cheapest.usd, { dollars: true }),
    lowIn: areaWords(words, cheapest.area).areaIn,
    lowMonth: names.long(cheapest.month),
    high: moneyText(speech, dearest.usd, { dollars: true }),
    highIn: areaWords(words, dearest.area).areaIn,
    highMonth: names.long(dearest.month),
    months: cheapest.month === dearest.month ? 'same' : 'other',
    near: ratio < sameRatio ? 'near' : 'far',
    ratio: ratioText(speech, ratio),
    ...counts,
  });
}

/** Most prices that are named for a country without any. */
const mostNear = 3;

/** That a country has no monthly prices, after the newest of its neighbours, or those of the world. */
export function nearLead(
  speech: MoneySpeech,
  near: PriceWorld | null | undefined,
  of: { crop: string; country: string; release: { created: string } },
): string {
  const { words } = speech;
  const none = noneText(words, of.crop, of.country);
  const newest = (near == null ? [] : latestPrices(near)).toSorted((a, b) => b.month - a.month);
  if (near == null || newest.length === 0) return none;
  if (!areNear(near, of.country)) return `${worldLead(speech, near, of.release) ?? ''} ${none}`.trim();
  const list = namedPrices(speech, newest.slice(0, mostNear), true) ?? '';
  return words('prices.none.near', { cropAmount: words(`crops.${of.crop}.amount`), list, none });
}

/** Recent prices that are about the same: of those next to each other the most, at least two. */
function nearPrices(recent: readonly LatestPrice[]): readonly LatestPrice[] {
  const groups = recent.map(({ usd }, at) =>
    recent.slice(at).filter((other) => other.usd <= usd * nearRatio),
  );
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

/** Where prices are about the same, and how far the cheapest and the dearest of all are from them; `undefined` where no two are. */
function nearText({ words, formats }: MoneySpeech, all: readonly LatestPrice[]): string | undefined {
  const group = nearPrices(all);
  const middle = median(group.map(({ usd }) => usd));
  const [first] = group;
  if (first === undefined || group.length < 2 || middle === null) return undefined;
  const away = (price: LatestPrice | undefined, side: 'low' | 'high'): Record<string, string> =>
    price === undefined
      ? { [side]: 'none', [`${side}In`]: '' }
      : {
          [side]: formats.editedPercent(Math.abs(price.usd / middle - 1), 0),
          [`${side}In`]: areaWords(words, price.area).areaIn,
        };
  const isLow = ({ usd }: LatestPrice): boolean => usd * nearRatio < middle;
  const isHigh = ({ usd }: LatestPrice): boolean => usd > middle * nearRatio;
  const near = all.filter((price) => !isLow(price) && !isHigh(price));
  return words('prices.latest.finding', {
    list: formats.list(near.map(({ area }) => areaWords(words, area).areaIn)),
    ...away(all.find(isLow), 'low'),
    ...away(all.findLast(isHigh), 'high'),
    type: first.type,
  });
}

/**
 * Where recent prices of one type are about the same, and how far the cheapest and the dearest are from them; those that are mostly of
 * refugees only where the others are far from each other, and named as such. Else the ratio of the dearest to the cheapest, or a few prices.
 */
export function latestFinding(
  speech: MoneySpeech,
  prices: PricesByAge,
  release: { created: string },
): string | undefined {
  const { words, formats } = speech;
  const { recent } = prices;
  const comparable = comparablePrices(recent);
  const near = nearText(speech, comparable);
  if (near !== undefined) return near;
  const [cheapest, dearest] = [comparable[0], comparable.at(-1)];
  const ofType = recent.filter(({ type }) => type === cheapest?.type);
  const camps = ofType.filter(isOfCamps);
  const ofAll = camps.length === 0 ? undefined : nearText(speech, ofType);
  if (ofAll !== undefined)
    return words('prices.latest.finding.camps', {
      finding: ofAll,
      all: camps.every((price) => price.camps === price.markets) ? 'yes' : 'no',
      list: formats.list(camps.map(({ area }) => areaWords(words, area).areaIn)),
    });
  if (cheapest !== undefined && dearest !== undefined && cheapest !== dearest)
    return words('prices.latest.apart', {
      ratio: ratioText(speech, dearest.usd / cheapest.usd),
      highIn: areaWords(words, dearest.area).areaIn,
      lowIn: areaWords(words, cheapest.area).areaIn,
      type: cheapest.type,
    });
  const named = whichNamed(prices);
  const isOld = named.some(({ month }) => isOldMonth(month, release));
  const [lowest, highest] = rangeOf(prices.older);
  // The lead names the few recent ones.
  if (recent.length <= mostBeside && prices.older.length >= fewestOlder && lowest && highest)
    return words('prices.latest.older.range', {
      count: prices.older.length,
      low: moneyText(speech, lowest.usd, { dollars: true }),
      high: moneyText(speech, highest.usd, { dollars: true }),
      lowIn: areaWords(words, lowest.area).areaIn,
      highIn: areaWords(words, highest.area).areaIn,
    });
  const list = namedPrices(speech, named, isOld);
  return list === undefined ? undefined : words('prices.latest.few', { list });
}
