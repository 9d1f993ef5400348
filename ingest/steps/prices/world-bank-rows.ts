import { name } from '../database.ts';
import type { RowFile } from '../rows/row-source.ts';

/**
 * Query for `area, year, value` of an indicator as the World Bank packs it (a year a column) or tidied (a year a row, the
 * figures in the column `tidy` or `Value`). Empty where the header has neither.
 */
export function worldBankRows({ header }: RowFile, tidy = 'Value'): string {
  const area = '"Country Code" AS area';
  if (header.includes('Year')) {
    const value = [tidy, 'Value'].find((column) => header.includes(column));
    return value === undefined ? '' : `SELECT ${area}, "Year" AS year, ${name(value)} AS value FROM raw`;
  }
  const years = header.filter((column) => /^\d{4}$/.test(column)).map(name);
  if (years.length === 0) return '';
  return `SELECT ${area}, year, value FROM (UNPIVOT raw ON ${years.join(', ')} INTO NAME year VALUE value)
    WHERE value <> ''`;
}
