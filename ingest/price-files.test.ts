import { describe, expect, it } from 'vitest';
import { buildBeside, harvest } from './testing/build-beside.ts';
import { buildSmall } from './testing/build-small.ts';
import { wfpCountryFile, wfpFile, yearly } from './testing/price-files.ts';
import { folderOf } from './testing/source-files.ts';

describe('files of market prices', () => {
  it('are read as WFP publishes them: a country a file, tags of HXL below the header, dates in two forms', async () => {
    const { rows } = await buildBeside({
      'wfp_food_prices_ken.csv': wfpCountryFile([
        ['KEN', '1/15/2006', 'Nairobi', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', 5400],
        ['KEN', '2006-02-15', 'Nairobi', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', 6300],
        ['KEN', '2006-02-15', 'Nairobi', 'Maize', '90 KG', 'Wholesale', 'KES', 1500],
      ]),
    });
    // 5400 ÷ 90 and 6300 ÷ 90; maize is not in the catalog, so it does not count as left out either.
    expect(rows("SELECT crop, area, month, median FROM price_month WHERE crop_type = ''")).toEqual([
      ['beans', 'KEN', 2006 * 12, 60],
      ['beans', 'KEN', 2006 * 12 + 1, 70],
    ]);
    expect(rows('SELECT * FROM price_left_out')).toEqual([]);
    expect(rows('SELECT name, admin1, latitude, longitude, average FROM price_market')).toEqual([
      ['Nairobi', 'Nairobi', -1.283333, 36.816667, 0],
    ]);
  });

  it("take a country's own file instead of its rows in a joined one", async () => {
    const { rows, release: facts } = await buildBeside({
      'wfp_food_prices_joined.csv': wfpFile([
        ['KEN', '2019-01-15', 'Nairobi', 'Beans (dry)', 'KG', 'Retail', 'KES', 80],
        ['UGA', '2019-01-15', 'Owino', 'Beans', 'KG', 'Retail', 'UGX', 3000],
      ]),
      'wfp_food_prices_ken.csv': wfpCountryFile([
        ['KEN', '2019-02-15', 'Nairobi', 'Beans (dry)', 'KG', 'Retail', 'KES', 85],
      ]),
    });
    expect(
      rows(
        'SELECT area, month, price FROM price_point p JOIN price_series s ON s.id = p.series ORDER BY area',
      ),
    ).toEqual([
      ['KEN', 2019 * 12 + 1, 85],
      ['UGA', 2019 * 12, 3000],
    ]);
    expect(facts.sources.find(({ key }) => key === 'wfp-food-prices')).toMatchObject({
      file: 'wfp_food_prices_joined.csv (+1)',
      licence: 'CC-BY-3.0-IGO',
      rows: 2,
    });
  });

  it('give the same release, byte for byte, when they are read again', { tags: ['sweep'] }, async () => {
    const folder = await folderOf({
      ...harvest,
      'wfp_food_prices_joined.csv': wfpFile(
        ['Nairobi', 'Nakuru', 'Kitui', 'Wajir'].flatMap((market, at) =>
          ['01', '02', '03'].map(
            (month) =>
              ['KEN', `2019-${month}-15`, market, 'Beans (dry)', 'KG', 'Retail', 'KES', 90 + at] as const,
          ),
        ),
      ),
    });
    const [first, second] = [await buildSmall(folder), await buildSmall(folder)];
    expect(first.rows('SELECT count(*) FROM price_point')).toEqual([[12]]);
    expect(second.release.files).toEqual(first.release.files);
  });

  it('are missing in a release without them, which is reported', async () => {
    const { rows, release: facts } = await buildBeside({ 'pa.nus.fcrf.csv': yearly([['KEN', 2019, 102]]) });
    for (const table of ['price_market', 'price_point', 'price_month', 'price_year', 'price_choice'])
      expect(rows(`SELECT count(*) FROM ${table}`)).toEqual([[0]]);
    expect(rows('SELECT area, rate FROM exchange_rate')).toEqual([['KEN', 102]]);
    const absent = facts.checks.find(({ key }) => key === 'sources-at-hand');
    expect(absent?.examples.filter((line) => line.startsWith('wfp-food-prices:'))).toEqual([
      'wfp-food-prices: WFP food prices',
    ]);
  });
});
