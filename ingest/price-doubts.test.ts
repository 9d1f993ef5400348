import { beforeAll, describe, expect, it } from 'vitest';
import { buildBeside } from './testing/build-beside.ts';
import type { SmallRelease } from './testing/build-small.ts';
import { type PriceRow, wfpFile, yearly } from './testing/price-files.ts';
import { names, normalised } from './testing/source-files.ts';

const settlement = 'Lobule (refugee settlement)';

/** Half a year of rice in Tehran, in rials. */
const ofYear = (year: number): PriceRow[] =>
  [1, 2, 3, 4, 5, 6].map((month) => {
    return ['IRN', `${year}-0${month}-15`, 'Tehran', 'Rice', 'KG', 'Retail', 'IRR', '420000'];
  });

let release: SmallRelease;
beforeAll(async () => {
  const iran = 102;
  const producer = [
    'Area Code,Item Code,Element Code,Year,Months Code,Unit,Value,Flag',
    ...[2017, 2018, 2019].map((year) => `${iran},176,5532,${year},7021,USD,1000,A`),
  ];
  release = await buildBeside({
    [names.qcl]: normalised([[iran, 176, 5510, 2019, 200_000, 'A']]),
    'Prices_E_All_Data_(Normalized).csv': `${producer.join('\n')}\n`,
    'wfp_food_prices_joined.csv': wfpFile([
      ['UGA', '2023-02-15', settlement, 'Cassava (fresh)', 'KG', 'Retail', 'UGX', '945'],
      ['UGA', '2023-03-15', settlement, 'Cassava (fresh)', 'KG', 'Retail', 'UGX', '3333'],
      ['UGA', '2023-03-15', 'Bidibidi (refugee settlement)', 'Cassava (fresh)', 'KG', 'Retail', 'UGX', '800'],
      ...ofYear(2017),
      ...ofYear(2019),
    ]),
    'pa.nus.fcrf.csv': yearly([
      ['IRN', 2017, 33_226],
      ['IRN', 2018, 40_864],
      ['IRN', 2019, 42_000],
      ['UGA', 2023, 3700],
    ]),
  });
});

describe('what is listed as doubtful', () => {
  it('is a single price: in no median, and counted', () => {
    expect(
      release.rows(
        "SELECT month - 2023 * 12, median, least, prices FROM price_month WHERE area = 'UGA' AND crop_type = '' ORDER BY month",
      ),
    ).toEqual([
      [1, 945, 945, 1],
      [2, 800, 800, 1],
    ]);
    expect(release.rows('SELECT price FROM price_point WHERE suspect = 3')).toEqual([[3333]]);
    expect(release.rows("SELECT rows FROM price_left_out WHERE reason = 'doubtful'")).toEqual([[1]]);
  });

  it('is an official rate that no market uses: by it there is no figure of a year, of producers neither', () => {
    expect(
      release.rows("SELECT month / 12, official FROM exchange_rate WHERE area = 'IRN' ORDER BY month"),
    ).toEqual([
      [2017, 0],
      [2018, 0],
      [2019, 1],
    ]);
    expect(
      release.rows("SELECT price_type, year FROM price_year WHERE area = 'IRN' ORDER BY price_type, year"),
    ).toEqual([
      ['producer', 2017],
      ['producer', 2018],
      ['retail', 2017],
    ]);
    // In rials nothing is doubtful.
    expect(release.rows("SELECT count(*) FROM price_month WHERE area = 'IRN' AND crop_type = ''")).toEqual([
      [12],
    ]);
  });
});
