import { buildSmall, type SmallRelease } from './build-small.ts';
import { type PriceRow, wfpFile } from './price-files.ts';
import { names, normalised } from './source-files.ts';

/** A file with one row of production. */
export const harvest = { [names.qcl]: normalised([[114, 176, 5510, 2019, 700_000, 'A']]) };

export async function buildBeside(files: Readonly<Record<string, string | Buffer>>): Promise<SmallRelease> {
  return buildSmall(files);
}

/** A release of typed market prices, with other files. */
export const buildPrices = (
  rows: readonly PriceRow[],
  more: Readonly<Record<string, string>> = {},
): Promise<SmallRelease> => buildBeside({ 'wfp_food_prices_joined.csv': wfpFile(rows), ...more });
