import type { PriceType } from '#catalog/prices/price-types.ts';
import { bandOf } from '#domain/prices/median.ts';
import { type Converters, type MonthPrices, rateOf } from '#domain/prices/view.ts';
import type { PricedPlace, PricePointRow } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { dollar } from './read-converters.ts';

/** The months of a price type, source and crop type (empty for the crop's main form as a whole), rising. */
export interface SeriesOfType {
  type: PriceType;
  source: number;
  crop_type: string;
  own: MonthPrices[];
  usd: MonthPrices[];
}

/** Nine significant digits: finer than any source, and the same for further computation. */
export function nineDigits(value: number): number {
  return Number(value.toPrecision(9));
}

/** Every series of a country. */
export async function readSeries(release: ServedRelease, place: PricedPlace): Promise<SeriesOfType[]> {
  const found = new Map<string, SeriesOfType>();
  for (const row of await selectRows(release.db, 'price_month', { crop: place.crop, area: place.area })) {
    const { month, prices, markets } = row;
    seriesOf(found, row)[row.basis].push({
      month,
      median: nineDigits(row.median),
      least: nineDigits(row.least),
      greatest: nineDigits(row.greatest),
      prices,
      markets,
    });
  }
  return inOrder(found);
}

function seriesOf(
  found: Map<string, SeriesOfType>,
  { price_type: type, source, crop_type }: Pick<PricePointRow, 'price_type' | 'source' | 'crop_type'>,
): SeriesOfType {
  const key = `${type} ${source} ${crop_type}`;
  const series = found.get(key) ?? { type, source, crop_type, own: [], usd: [] };
  found.set(key, series);
  return series;
}

const inOrder = (found: ReadonlyMap<string, SeriesOfType>): SeriesOfType[] =>
  [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, series]) => series);

/**
 * The price of a point in US$ per kg: by the rate of its month where it is in the own currency. `null` where no rate is known, or
 * it is in a third currency.
 */
export function dollarsOf(
  { price, currency, month }: Pick<PricePointRow, 'price' | 'currency' | 'month'>,
  ownCurrency: string | null,
  converters: Converters,
): number | null {
  if (currency === dollar) return price;
  const rate = currency === ownCurrency ? rateOf(converters, month) : null;
  return rate === null ? null : price / rate.rate;
}

export function marketSeries(
  points: readonly PricePointRow[],
  ownCurrency: string | null,
  converters: Converters,
): SeriesOfType[] {
  const months = new Map<string, PricePointRow[]>();
  for (const point of points) {
    if (point.suspect !== 0) continue;
    for (const crop_type of point.main === 1 ? ['', point.crop_type] : [point.crop_type]) {
      const key = JSON.stringify([point.price_type, point.source, crop_type, point.month]);
      months.set(key, [...(months.get(key) ?? []), { ...point, crop_type }]);
    }
  }
  const found = new Map<string, SeriesOfType>();
  for (const rows of months.values()) {
    const [first] = rows;
    if (first === undefined) continue;
    const series = seriesOf(found, first);
    const inOwn = rows.filter(({ currency }) => currency === ownCurrency);
    const ofOwn = monthOf(inOwn, (row) => row.price);
    if (ofOwn !== null) series.own.push(ofOwn);
    const ofAll =
      inOwn.length < rows.length ? monthOf(rows, (row) => dollarsOf(row, ownCurrency, converters)) : null;
    if (ofAll !== null) series.usd.push(ofAll);
  }
  const all = inOrder(found);
  for (const { own, usd } of all) for (const each of [own, usd]) each.sort((a, b) => a.month - b.month);
  return all;
}

function monthOf(
  rows: readonly PricePointRow[],
  priceOf: (row: PricePointRow) => number | null,
): MonthPrices | null {
  const priced = rows.flatMap((row) => {
    const price = priceOf(row);
    return price === null ? [] : [{ row, price }];
  });
  const band = bandOf(priced.map(({ price }) => price));
  const month = priced[0]?.row.month;
  if (band === null || month === undefined) return null;
  const markets = new Set(priced.map(({ row }) => row.market)).size;
  return {
    month,
    median: nineDigits(band.median),
    least: nineDigits(band.least),
    greatest: nineDigits(band.greatest),
    prices: band.prices,
    markets,
  };
}

/** Where a type and source is looked at first: the crop's main form, or where it has none its commonest crop type. */
export function openingType(series: readonly SeriesOfType[]): string | null {
  if (series.some(({ crop_type }) => crop_type === '')) return '';
  const length = ({ own, usd }: SeriesOfType): number =>
    new Set([...own, ...usd].map(({ month }) => month)).size;
  const [commonest] = [...series].sort((a, b) => length(b) - length(a));
  return commonest?.crop_type ?? null;
}
