import type { PriceType } from '#catalog/prices/price-types.ts';
import type { PriceMarkets } from '#contract/prices.ts';
import { groupBy } from '#domain/group-by.ts';
import { lastUsualMonth } from '#domain/prices/market-counts.ts';
import { median } from '#domain/prices/median.ts';
import { monthText } from '#domain/prices/months.ts';
import { monthsInYear } from '#domain/prices/same-markets.ts';
import { type Premium, premiums, type Spread, spreadOf } from '#domain/prices/spread.ts';
import type { PricePointRow } from '../queries/select-prices.ts';
import { dollar } from './read-converters.ts';
import { openingType, type SeriesOfType } from './read-series.ts';

/** The spread of a month as answers have it: the cheapest and the dearest market by their ids. */
export function toSpread(spread: (Spread & { month: number }) | null): PriceMarkets['spread'] {
  if (spread === null) return null;
  const { month, cheapest, dearest, ratio, variation, markets } = spread;
  return {
    month: monthText(month),
    cheapest: cheapest.market,
    dearest: dearest.market,
    ratio,
    variation,
    markets,
  };
}

/** A market's last price: the median where it has several in the month. */
interface LatestPrice {
  market: number;
  month: number;
  /** Per kg, in the own currency or in US$. */
  price: number;
  basis: 'own' | 'usd';
  /** The market's price in the same month a year before; `null` where it had not all the products of now. */
  before: number | null;
  premium: Premium | null;
}

export interface LatestPrices {
  markets: readonly LatestPrice[];
  spread: (Spread & { month: number }) | null;
}

interface MarketMonth {
  market: number;
  month: number;
  price: number;
  average: 0 | 1;
  bySeries: ReadonlyMap<number, number>;
}

/** One price a market and month, months rising. */
function marketMonths(points: readonly PricePointRow[]): MarketMonth[] {
  return [...groupBy(points, ({ month, market }) => `${month} ${market}`).values()]
    .flatMap((all): MarketMonth[] => {
      const [first] = all;
      const price = median(all.map((point) => point.price));
      if (first === undefined || price === null) return [];
      const { market, month, average } = first;
      return [
        { market, month, average, price, bySeries: new Map(all.map((each) => [each.series, each.price])) },
      ];
    })
    .sort((a, b) => a.month - b.month || a.market - b.market);
}

/** What a market asked for the same products at another time; `null` where it had not all of them. */
function samePrice({ bySeries }: MarketMonth, other: MarketMonth | undefined): number | null {
  const prices = [...bySeries.keys()].flatMap((series) => other?.bySeries.get(series) ?? []);
  return prices.length === bySeries.size ? median(prices) : null;
}

/**
 * Last prices, premiums and spread of the markets of a price type and source: of the crop's main form, or of its commonest crop type
 * where it has none. In the own currency where the country has prices in it, otherwise in US$: prices in different money are not
 * compared. Averages have a last price and are no markets. Months after the last one with its usual markets are left out, so that the
 * markets are those of the newest median.
 */
export function findLatest(
  points: readonly PricePointRow[],
  series: readonly SeriesOfType[],
  choice: { type: PriceType; source: number; currency: string | null },
): LatestPrices {
  const chosenSeries = series.filter(({ type, source }) => type === choice.type && source === choice.source);
  const opening = openingType(chosenSeries);
  const whole = chosenSeries.find(({ crop_type }) => crop_type === opening);
  if (whole === undefined) return { markets: [], spread: null };
  const basis = whole.own.length > 0 ? 'own' : 'usd';
  const currency = basis === 'own' ? choice.currency : dollar;
  const counted = points.filter(
    (point) =>
      point.price_type === choice.type &&
      point.source === choice.source &&
      point.suspect === 0 &&
      point.currency === currency &&
      (opening === '' ? point.main === 1 : point.crop_type === opening),
  );
  const last = lastUsualMonth(whole[basis]) ?? 0;
  const cells = marketMonths(counted.filter(({ month }) => month <= last));
  const real = cells.filter(({ average }) => average === 0);
  const medians = new Map(whole[basis].map(({ month, median: price }) => [month, price]));
  const premiumOf = new Map(premiums(real, medians, last).map((premium) => [premium.market, premium]));
  const latest = new Map(cells.map((cell) => [cell.market, cell]));
  const cellOf = new Map(cells.map((cell) => [`${cell.month} ${cell.market}`, cell]));
  return {
    markets: [...latest.values()].map((cell) => {
      const { market, month, price } = cell;
      const before = samePrice(cell, cellOf.get(`${month - monthsInYear} ${market}`));
      return { market, month, price, basis, before, premium: premiumOf.get(market) ?? null };
    }),
    spread: lastSpread(real),
  };
}

function lastSpread(cells: readonly MarketMonth[]): (Spread & { month: number }) | null {
  const months = [...new Set(cells.map(({ month }) => month))].reverse();
  for (const month of months) {
    const spread = spreadOf(cells.filter((cell) => cell.month === month));
    if (spread !== null) return { ...spread, month };
  }
  return null;
}
