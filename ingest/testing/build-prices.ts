import { buildSmall, type SmallRelease } from './build-small.ts';
import { type PriceRow, wfpFile } from './price-files.ts';
import { names, normalised } from './source-files.ts';
import { folderOf } from './trade-files.ts';

/** A release of typed market prices, with the one row of production that every release has, and with other files. */
export async function buildPrices(
  rows: readonly PriceRow[],
  more: Readonly<Record<string, string>> = {},
): Promise<SmallRelease> {
  return buildSmall(
    await folderOf({
      [names.qcl]: normalised([[114, 176, 5510, 2019, 700_000, 'A']]),
      'wfp_food_prices_joined.csv': wfpFile(rows),
      ...more,
    }),
  );
}
