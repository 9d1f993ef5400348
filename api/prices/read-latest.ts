import type { PriceType } from '#catalog/prices/price-types.ts';
import { median } from '#domain/prices/median.ts';
import { monthsInYear } from '#domain/prices/same-markets.ts';
import { type Premium, premiums, type Spread, spreadOf } from '#domain/prices/spread.ts';
import type { PricePointRow } from '../queries/select-price-points.ts';
import { dollar } from './read-converters.ts';
import { openingType, type SeriesOfType } from './read-series.ts';

/** A market's last price: the median where it has several in the month. */
interface LatestPrice {
  market: number;
  month: number;
  /** Per kg, in the own currency or in US$. */
  price: number;
  basis: 'own' | 'usd';
  /** The market's price in the same month a year before. */
  before: number | null;
  premium: Premium | null;
}

/** Markets of a price type and source. */
export interface LatestPrices {
  markets: readonly LatestPrice[];
  spread: (Spread & { month: number }) | null;
}

interface MarketMonth {
  market: number;
  month: number;
  price: number;
  average: 0 | 1;
}

/** One price a market and month, months rising. */
function marketMonths(points: readonly PricePointRow[]): MarketMonth[] {
  const cells = new Map<string, MarketMonth & { all: number[] }>();
  for (const { market, month, price, average } of points) {
    const key = `${month} ${market}`;
    const cell = cells.get(key) ?? { market, month, average, price, all: [] };
    cell.all.push(price);
    cells.set(key, cell);
  }
  return [...cells.values()]
    .map(({ all, ...cell }) => ({ ...cell, price: median(all) ?? cell.price }))
    .sort((a, b) => a.month - b.month || a.market - b.market);
}

/**
 * Last prices, premiums and spread of the markets of a price type and source: of the crop's main form, or of its commonest crop type
 * where it has none. In the own currency where the country has prices in it, otherwise in US$: prices in different money are not
 * compared. Averages have a last price and are no markets.
 */
export function findLatest(
  points: readonly PricePointRow[],
  series: readonly SeriesOfType[],
  of: { type: PriceType; source: number; currency: string | null },
): LatestPrices {
  const own = series.filter(({ type, source }) => type === of.type && source === of.source);
  const opening = openingType(own);
  const whole = own.find(({ crop_type }) => crop_type === opening);
  if (whole === undefined) return { markets: [], spread: null };
  const basis = whole.own.length > 0 ? 'own' : 'usd';
  const currency = basis === 'own' ? of.currency : dollar;
  const counted = points.filter(
    (point) =>
      point.price_type === of.type &&
      point.source === of.source &&
      point.suspect === 0 &&
      point.currency === currency &&
      (opening === '' ? point.main === 1 : point.crop_type === opening),
  );
  const cells = marketMonths(counted);
  const real = cells.filter(({ average }) => average === 0);
  const medians = new Map(whole[basis].map(({ month, median: price }) => [month, price]));
  const last = Math.max(...whole[basis].map(({ month }) => month));
  const beside = new Map(premiums(real, medians, last).map((premium) => [premium.market, premium]));
  const latest = new Map(cells.map((cell) => [cell.market, cell]));
  const prices = new Map(cells.map(({ market, month, price }) => [`${month} ${market}`, price]));
  return {
    markets: [...latest.values()].map(({ market, month, price }) => {
      const before = prices.get(`${month - monthsInYear} ${market}`) ?? null;
      return { market, month, price, basis, before, premium: beside.get(market) ?? null };
    }),
    spread: lastSpread(real),
  };
}

/** The spread of the last month in which at least two markets have a price. */
function lastSpread(cells: readonly MarketMonth[]): (Spread & { month: number }) | null {
  const months = [...new Set(cells.map(({ month }) => month))].reverse();
  for (const month of months) {
    const spread = spreadOf(cells.filter((cell) => cell.month === month));
    if (spread !== null) return { ...spread, month };
  }
  return null;
}
