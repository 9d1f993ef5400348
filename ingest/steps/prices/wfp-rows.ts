import { firstOf, textOf } from '../rows/columns.ts';
import type { RowFile } from '../rows/row-source.ts';

/** Columns of WFP's files, in the joined file of all countries and in those of single ones. */
export const wfpNeeds = [
  ['date'],
  ['market'],
  ['commodity'],
  ['unit'],
  ['pricetype'],
  ['currency'],
  ['price'],
] as const;

/** ISO3 of the country whose own file has this name. */
export const wfpCountry = (file: string): string | null =>
  /^wfp_food_prices_([a-z]{3})(?![a-z])/i.exec(file)?.[1]?.toUpperCase() ?? null;

/**
 * Rows of WFP's files. HDX ships one file per country, named after it; the second line may have the tags of HXL (`#date`).
 * `market_id` and `commodity_id` are left out, since the names identify both.
 */
export function wfpRows({ header, file }: RowFile): string {
  const area = header.includes('countryiso3') ? 'countryiso3' : textOf(wfpCountry(file) ?? '');
  return `SELECT ${area} AS area, date, ${firstOf(header, ['admin1'])} AS admin1, market,
      ${firstOf(header, ['latitude'])} AS latitude, ${firstOf(header, ['longitude'])} AS longitude,
      commodity, unit, ${firstOf(header, ['priceflag'])} AS flag, pricetype AS price_type, currency, price
    FROM raw WHERE coalesce(date, '') NOT LIKE '#%'`;
}
