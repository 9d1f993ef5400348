import type { PriceType } from '#contract/price-tables.ts';
import type { PricedPlace } from '../queries/select-price-choices.ts';
import { type PriceYearRow, selectPriceMap, selectPriceYears } from '../queries/select-price-years.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { nineDigits } from './read-series.ts';

const inNineDigits = <T extends { value: number }>(rows: readonly T[]): T[] =>
  rows.map((row) => ({ ...row, value: nineDigits(row.value) }));

/** The year's figures of one country by type, years rising, in US$ per kg. */
export async function readYears(
  { db }: Pick<ServedRelease, 'db'>,
  place: PricedPlace,
): Promise<(Omit<PriceYearRow, 'area'> & { price_type: PriceType })[]> {
  return inNineDigits(await selectPriceYears(db, place));
}

/** The year's figures of all countries of a type, by country, years rising, in US$ per kg. */
export async function readYearsOfAll(
  { db }: Pick<ServedRelease, 'db'>,
  of: { crop: string; type: PriceType },
): Promise<PriceYearRow[]> {
  return inNineDigits(await selectPriceMap(db, of));
}
