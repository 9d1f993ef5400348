import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFromStarter, writeStarter } from './starter.ts';
import { buildSmall, openRelease, quietContext, type SmallRelease } from './testing/build-small.ts';
import { type PriceRow, wfpFile, yearly } from './testing/price-files.ts';
import { names, normalised, temporaryFolder } from './testing/source-files.ts';

const KEN = 114;

/** Kenya's shilling loses three noughts in March, at both markets. */
const kenya: readonly PriceRow[] = [
  ['KEN', '2019-01-15', 'Nairobi', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', 6_300_000],
  ['KEN', '2019-01-15', 'Nakuru', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', 5_400_000],
  ['KEN', '2019-03-15', 'Nairobi', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', 6300.5],
  ['KEN', '2019-03-15', 'Nakuru', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', 5400],
];

let full: SmallRelease;
let starter: SmallRelease;
let folder: string;
beforeAll(async () => {
  const releases = await temporaryFolder();
  const files = {
    [names.qcl]: normalised([[KEN, 176, 5510, 2019, 700_000, 'A']]),
    'wfp_food_prices_joined.csv': wfpFile(kenya),
    'tza_mit_wholesale_2021.csv': wfpFile([
      ['TZA', '2021-05-05', 'Arusha', 'Beans (dry)', '100 KG', 'Wholesale', 'TZS', 147500],
    ]),
    'pa.nus.fcrf.csv': yearly([['KEN', 2019, 102]]),
  };
  full = await buildSmall(files, null, releases);
  folder = join(await temporaryFolder(), 'starter');
  await writeStarter(releases, folder);
  const others = await temporaryFolder();
  starter = openRelease(await buildFromStarter(quietContext(others), folder), others);
}, 240_000);

const medians = `SELECT area, month, basis, crop_type, median, least, greatest, prices FROM price_month WHERE area = 'KEN' ORDER BY 1, 2, 3, 4`;
const points = `SELECT month, price, published, rows, suspect, m.name, unit FROM price_point p JOIN price_series s ON s.id = p.series
  JOIN price_market m ON m.id = s.market WHERE s.area = 'KEN' ORDER BY m.name, month`;

describe('prices among the starter figures', () => {
  it('are those of the release that they were taken from, with all that follows from them', () => {
    expect(full.rows(medians)).toHaveLength(4);
    expect(starter.rows(medians)).toEqual(full.rows(medians));
    expect(starter.rows(points)).toEqual(full.rows(points));
    // 6,300,000 ÷ 90 in old shillings; 1,000 of them are one new shilling.
    expect(starter.rows(points)[0]).toEqual([2019 * 12, 70, 6_300_000, 1, 0, 'Nairobi', '90 KG']);
    const breaks = 'SELECT area, currency, month FROM price_break';
    expect(starter.rows(breaks)).toEqual([['KEN', 'KES', 2019 * 12 + 2]]);
    expect(full.rows(breaks)).toEqual(starter.rows(breaks));
  });

  it('are without what may be shown and not passed on', () => {
    const tanzania = "SELECT count(*) FROM price_month WHERE area = 'TZA'";
    expect(full.rows(tanzania)).toEqual([[2]]);
    expect(starter.rows(tanzania)).toEqual([[0]]);
    const keys = (release: SmallRelease) => release.release.sources.map(({ key }) => key);
    expect(keys(full)).toContain('tanzania-bulletins');
    expect(keys(starter)).not.toContain('tanzania-bulletins');
    expect(keys(starter)).toContain('wfp-food-prices');
  });

  it('may be missing as a whole, as in older starter figures', async () => {
    const path = join(folder, 'starter.json');
    const json = JSON.parse(await readFile(path, 'utf8'));
    const without = (isGone: (file: string) => boolean) =>
      writeFile(
        path,
        JSON.stringify({
          ...json,
          files: Object.fromEntries(Object.entries(json.files).filter(([file]) => !isGone(file))),
        }),
      );
    const releases = await temporaryFolder();
    await without((file) => file.startsWith('price_') || /^(area|exchange|consumer|benchmark)_/.test(file));
    const { rows } = openRelease(await buildFromStarter(quietContext(releases), folder), releases);
    expect(rows('SELECT count(*) FROM price_point')).toEqual([[0]]);
    expect(rows('SELECT value FROM observation WHERE indicator = 176')).not.toEqual([]);
  }, 240_000);
});
