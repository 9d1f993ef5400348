import type { PriceRow } from '#contract/prices.ts';
import { monthText } from '#domain/prices/months.ts';
import type { CountryConverters } from '../prices/read-converters.ts';
import { dollarsOf } from '../prices/read-series.ts';
import type { PricePointRow } from '../queries/select-prices.ts';

/** State of a suspect price, by its number in the release. */
export const suspectStates = { 1: 'suspect-month', 2: 'suspect-level', 3: 'doubtful' } as const;

/**
 * Market prices, each with its use in the median of the own currency: of the main form, or of `cropType`. An average counts only in a
 * month without a price of a real market, or when it is the requested market.
 */
export function toPriceRows(
  points: readonly PricePointRow[],
  { currency, converters }: CountryConverters,
  choice: { cropType: string; city: number | null },
): PriceRow[] {
  const isForm = (point: PricePointRow): boolean =>
    choice.cropType === '' ? point.main === 1 : point.crop_type === choice.cropType;
  const real = new Set(
    points.flatMap((point) =>
      point.average === 0 && point.suspect === 0 && isForm(point) ? point.month : [],
    ),
  );
  const stateOf = (point: PricePointRow): PriceRow['state'] => {
    if (point.suspect !== 0) return suspectStates[point.suspect];
    if (!isForm(point)) return 'other-form';
    if (point.average === 1 && choice.city === null && real.has(point.month)) return 'average';
    return point.currency === currency ? 'kept' : 'other-currency';
  };
  return points.map((point) => ({
    id_geo_point: point.market,
    market: point.name,
    commodity: point.commodity,
    crop_type: point.crop_type,
    month: monthText(point.month),
    published: point.published,
    published_currency: point.published_currency,
    unit: point.unit,
    rows: point.rows,
    price: point.price,
    currency: point.currency,
    usd: dollarsOf(point, currency, converters),
    state: stateOf(point),
  }));
}
