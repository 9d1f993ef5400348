import { findCrop } from '#catalog/crops/index.ts';
import type { DoubtReason } from '#catalog/doubts.ts';
import { PRODUCER_PRICE } from '#catalog/elements/codes.ts';
import type { PriceType } from '#catalog/prices/price-types.ts';
import { selectDoubtsAmong } from '../queries/select-doubts-among.ts';
import type { PricedPlace } from '../queries/select-price-choices.ts';
import { type PriceYearRow, selectPriceMap, selectPriceYears } from '../queries/select-price-years.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { nineDigits } from './read-series.ts';

/** A year's figure, with the reason why it is doubtful. */
export type ReadYear = PriceYearRow & { doubt?: DoubtReason | undefined };

/** The figures in nine digits, doubtful ones with the reason: only producers' prices are figures of FAOSTAT, which rules may doubt. */
async function readRows<T extends PriceYearRow & { price_type: PriceType }>(
  { db }: Pick<ServedRelease, 'db'>,
  { crop, area }: { crop: string; area?: string },
  rows: readonly T[],
): Promise<(T & ReadYear)[]> {
  const item = findCrop(crop)?.items.production ?? null;
  const doubts =
    item === null || rows.every(({ price_type }) => price_type !== 'producer')
      ? []
      : await selectDoubtsAmong(db, {
          indicators: [item],
          elements: [PRODUCER_PRICE],
          ...(area !== undefined && { area }),
        });
  const reasons = new Map(doubts.map((row) => [`${row.area} ${row.year}`, row.reason]));
  return rows.map((row) => {
    const doubt = row.price_type === 'producer' ? reasons.get(`${row.area} ${row.year}`) : undefined;
    return { ...row, value: nineDigits(row.value), ...(doubt !== undefined && { doubt }) };
  });
}

/** The year's figures of one country by type, years rising, in US$ per kg. */
export async function readYears(
  release: Pick<ServedRelease, 'db'>,
  place: PricedPlace,
): Promise<(ReadYear & { price_type: PriceType })[]> {
  return readRows(release, place, await selectPriceYears(release.db, place));
}

/** The year's figures of all countries of a type, by country, years rising, in US$ per kg. */
export async function readYearsOfAll(
  release: Pick<ServedRelease, 'db'>,
  filter: { crop: string; type: PriceType },
): Promise<ReadYear[]> {
  return readRows(release, { crop: filter.crop }, await selectPriceMap(release.db, filter));
}
