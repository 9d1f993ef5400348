import { text } from '../database.ts';
import type { RowFile } from '../rows/row-source.ts';

/** ISO3 of the country whose own file has this name. */
export const wfpCountry = (file: string): string | null =>
  /^wfp_food_prices_([a-z]{3})(?![a-z])/i.exec(file)?.[1]?.toUpperCase() ?? null;

/**
 * Rows of WFP's files. HDX ships one file per country, named after it; the second line may have the tags of HXL (`#date`).
 * `market_id` and `commodity_id` are left out, since the names identify both.
 */
function wfpRows(_: string, { header, file }: RowFile): string {
  const optional = (column: string): string => (header.includes(column) ? column : 'NULL::VARCHAR');
  const area = header.includes('countryiso3') ? 'countryiso3' : text(wfpCountry(file) ?? '');
  return `SELECT ${area} AS area, date, ${optional('admin1')} AS admin1, market,
      ${optional('latitude')} AS latitude, ${optional('longitude')} AS longitude,
      commodity, unit, ${optional('priceflag')} AS flag, pricetype AS price_type, currency, price
    FROM raw WHERE coalesce(date, '') NOT LIKE '#%'`;
}

/** The layout of WFP's files, of the joined file of all countries and of those of single ones. */
export const wfpLayout = {
  needs: ['date', 'market', 'commodity', 'unit', 'pricetype', 'currency', 'price'],
  into: 'market_row',
  rows: wfpRows,
} as const;
