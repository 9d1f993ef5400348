import type { PriceSource, PriceWorld } from '#contract/prices.ts';
import { readMonth } from '#domain/prices/months.ts';
import { monthsBefore } from '../../blocks/is-old.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { perKg } from './price-texts.ts';

/** A price of so many months before the release, or fewer, counts as recent. */
const recentFor = 24;

type Country = PriceWorld['countries'][number];

/** A country's newest price in US$ per kg. */
export interface LatestPrice {
  area: string;
  type: Country['type'];
  source: PriceSource | null;
  month: number;
  usd: number;
  markets: number;
}

/** A country whose season is known. */
export interface WorldSeason extends Pick<LatestPrice, 'area' | 'type' | 'source'> {
  season: NonNullable<Country['season']>;
}

const sourceOf = ({ sources }: PriceWorld, { source }: Country): PriceSource | null =>
  sources.find(({ key }) => key === source) ?? null;

/** Latest prices: recent ones from the cheapest on, and older ones from the newest on. */
export function latestPrices(
  world: PriceWorld,
  release: { created: string },
): { recent: readonly LatestPrice[]; older: readonly LatestPrice[] } {
  const all = world.countries.flatMap((country): LatestPrice[] => {
    const { area, type, latest } = country;
    const month = latest === null ? null : readMonth(latest.month);
    return latest === null || month === null
      ? []
      : [{ area, type, source: sourceOf(world, country), ...latest, month }];
  });
  const isRecent = ({ month }: LatestPrice): boolean => monthsBefore(month, release) <= recentFor;
  return {
    recent: all.filter(isRecent).sort((a, b) => a.usd - b.usd),
    older: all.filter((price) => !isRecent(price)).sort((a, b) => b.month - a.month || a.usd - b.usd),
  };
}

/** Countries whose season is known, the strongest first. */
export function worldSeasons(world: PriceWorld): readonly WorldSeason[] {
  return world.countries
    .flatMap((country): WorldSeason[] => {
      const { area, type, season } = country;
      return season === null ? [] : [{ area, type, source: sourceOf(world, country), season }];
    })
    .sort((a, b) => b.season.strength - a.season.strength || a.area.localeCompare(b.area));
}

/** From the cheapest to the dearest recent price, and how many countries have one; `null` of fewer than two. */
export function worldLead(
  speech: MoneySpeech,
  world: PriceWorld,
  release: { created: string },
): string | null {
  const { words, formats } = speech;
  const { recent, older } = latestPrices(world, release);
  const [cheapest, dearest] = [recent[0], recent.at(-1)];
  if (cheapest === undefined || dearest === undefined || recent.length < 2) return null;
  return words('prices.world.lead', {
    cropAmount: words(`crops.${world.crop}.amount`),
    low: moneyText(speech, cheapest.usd, { dollars: true }),
    lowIn: areaWords(words, cheapest.area).areaIn,
    high: moneyText(speech, dearest.usd, { dollars: true }),
    highIn: areaWords(words, dearest.area).areaIn,
    ratio: formats.edited(dearest.usd / cheapest.usd),
    recent: recent.length,
    older: older.length,
  });
}

/** The middle of the recent prices, or by name those that are too few for one. */
export function latestFinding(
  speech: MoneySpeech,
  { recent, older }: ReturnType<typeof latestPrices>,
): string | undefined {
  const { words, formats } = speech;
  const middle = recent[Math.floor((recent.length - 1) / 2)];
  if (recent.length > 2 && middle !== undefined) {
    const upper = recent[Math.ceil((recent.length - 1) / 2)] ?? middle;
    return words('prices.latest.finding', {
      count: recent.length,
      price: perKg(speech, (middle.usd + upper.usd) / 2, { dollars: true }),
    });
  }
  const named = recent.length > 0 ? recent : older.slice(0, 1);
  if (named.length === 0) return undefined;
  const item = ({ area, usd }: LatestPrice): string =>
    words('map.summary.item', {
      area: areaName(words, area),
      value: moneyText(speech, usd, { dollars: true }),
    });
  return words('prices.latest.few', { count: named.length, list: formats.list(named.map(item)) });
}
