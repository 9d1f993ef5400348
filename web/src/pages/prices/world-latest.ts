import { landNeighbours } from '#catalog/regions/neighbours.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceSource, PriceWorld } from '#contract/prices.ts';
import { readMonth } from '#domain/prices/months.ts';
import { monthsBefore, recentFor } from '../../blocks/is-old.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { noneText } from './price-texts.ts';
import { hasProducer } from './shown-prices.ts';

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

/** Fewest older prices of which the range is said. */
const fewestOlder = 3;

const rising = (prices: readonly LatestPrice[]): readonly LatestPrice[] =>
  prices.toSorted((a, b) => a.usd - b.usd);

/** Prices of the type that most have, from the cheapest on. */
function comparablePrices(prices: readonly LatestPrice[]): readonly LatestPrice[] {
  const ofType = (type: LatestPrice['type']) => prices.filter((price) => price.type === type);
  const [retail, wholesale] = [ofType('retail'), ofType('wholesale')];
  return rising(wholesale.length > retail.length ? wholesale : retail);
}

/** "in Kenya (refugee settlements)": where a price was paid, and that it is one of refugees or wholesale. */
const placeOf = ({ words }: MoneySpeech, { area, type, ...price }: LatestPrice): string =>
  words('prices.latest.place', {
    areaIn: areaWords(words, area).areaIn,
    kind: isOfCamps(price) ? 'camps' : type,
  });

/** "US$ 0.91 in Uganda", with its month where a price is old. */
function priceText(speech: MoneySpeech, price: LatestPrice, hasMonth = false): string {
  return speech.words('prices.latest.item', {
    price: moneyText(speech, price.usd, { dollars: true }),
    place: placeOf(speech, price),
    month: hasMonth ? getMonthNames(speech.language).long(price.month) : 'none',
  });
}

/** How many times as much: of prices of several months more than one decimal says nothing. */
const ratioText = ({ formats }: MoneySpeech, ratio: number): string => formats.number(ratio, 1);

/** The recent prices, of many the cheapest and the dearest that compare; else older ones with their months. */
function rangeText(speech: MoneySpeech, { recent, older }: PricesByAge): string {
  const { words, formats } = speech;
  const comparable = comparablePrices(recent);
  const [low, high] = [comparable[0], comparable.at(-1)];
  if (recent.length > mostNamed && low !== undefined && high !== undefined)
    return words('prices.world.range', {
      low: priceText(speech, low),
      high: priceText(speech, high),
      ratio: ratioText(speech, high.usd / low.usd),
      near: high.usd / low.usd < nearRatio ? 'near' : 'far',
    });
  const named = recent.length > 0 ? recent : older.length > mostNamed ? older.slice(0, 1) : rising(older);
  return formats.list(named.map((price) => priceText(speech, price, recent.length === 0)));
}

/** What a kilogram costs, and how many countries have prices; `null` without any. */
export function worldLead(
  speech: MoneySpeech,
  world: PriceWorld,
  release: { created: string },
): string | null {
  const { words } = speech;
  const prices = byAge(latestPrices(world), release);
  const counts = { recent: prices.recent.length, older: prices.older.length };
  if (counts.recent + counts.older === 0) return null;
  const cropAmount = words(`crops.${world.crop}.amount`);
  return words('prices.world.lead', { cropAmount, list: rangeText(speech, prices), ...counts });
}

/** Most prices that are named for a country without any. */
const mostNear = 3;

/** That a country has no monthly prices, and the newest of its neighbours, or those of the world. */
export function nearLead(
  speech: MoneySpeech,
  near: PriceWorld | null | undefined,
  of: { crop: string; country: string; release: { created: string } },
): string {
  const { words, formats } = speech;
  const none = noneText(words, of.crop, of.country);
  const prices = near == null ? [] : latestPrices(near);
  if (near == null || prices.length === 0) return none;
  const newest = prices.toSorted((a, b) => b.month - a.month).slice(0, mostNear);
  const isNear = areNear(near, of.country);
  return words('prices.none.near', {
    none,
    near: isNear ? 'near' : 'far',
    list: isNear
      ? formats.list(newest.map((price) => priceText(speech, price, true)))
      : rangeText(speech, byAge(prices, of.release)),
  });
}

/** The ratio of the dearest to the cheapest recent price of one type, or how far older ones go where the first sentence names the few recent ones. */
export function latestFinding(speech: MoneySpeech, { recent, older }: PricesByAge): string | undefined {
  const { words } = speech;
  const comparable = comparablePrices(recent);
  const [cheapest, dearest] = [comparable[0], comparable.at(-1)];
  if (cheapest !== undefined && dearest !== undefined && cheapest !== dearest)
    return words('prices.latest.apart', {
      near: dearest.usd / cheapest.usd < nearRatio ? 'near' : 'far',
      ratio: ratioText(speech, dearest.usd / cheapest.usd),
      highIn: placeOf(speech, dearest),
      lowIn: placeOf(speech, cheapest),
    });
  const [lowest, highest] = [rising(older)[0], rising(older).at(-1)];
  return older.length >= fewestOlder && lowest && highest
    ? words('prices.latest.older.range', {
        count: older.length,
        low: priceText(speech, lowest),
        high: priceText(speech, highest),
      })
    : undefined;
}
