import { beforeAll, describe, expect, it } from 'vitest';
import { buildBeside } from './testing/build-beside.ts';
import type { SmallRelease } from './testing/build-small.ts';
import { monthlyRates, type PriceRow, wfpFile, yearly } from './testing/price-files.ts';
import { names, normalised } from './testing/source-files.ts';

const rows: readonly PriceRow[] = [
  ['NIC', '2019-05-15', 'Managua', 'Beans (red)', 'Pound', 'Retail', 'USD', '0.46'],
  ['HND', '2015-06-15', 'National Average', 'Beans (red)', 'MT', 'Wholesale', 'USD', '1411.14'],
  ['HND', '2015-06-15', 'Tegucigalpa', 'Beans (red)', '46 KG', 'Wholesale', 'HNL', '1460.8'],
  ['KEN', '2015-06-15', 'Nairobi', 'Beans', 'KG', 'Wholesale', 'KES', '66.17'],
  // Six months of a year, and five of the next.
  ...[100, 102, 104, 106, 108, 110, 111, 112, 113, 114, 115].map(
    (price, at): PriceRow => [
      'UGA',
      `${at < 6 ? 2019 : 2020}-${String(at < 6 ? at + 7 : at - 5).padStart(2, '0')}-15`,
      'Owino',
      'Beans',
      'KG',
      'Retail',
      'UGX',
      price * 30,
    ],
  ),
];

let release: SmallRelease;
beforeAll(async () => {
  const [KEN, RWA] = [114, 184];
  const producer = [
    'Area Code,Item Code,Element Code,Year,Months Code,Unit,Value,Flag',
    `${RWA},176,5532,2019,7021,USD,650.5,A`,
  ];
  release = await buildBeside({
    [names.qcl]: normalised([
      [KEN, 176, 5510, 2019, 700_000, 'A'],
      [RWA, 176, 5510, 2019, 500_000, 'A'],
    ]),
    'Prices_E_All_Data_(Normalized).csv': `${producer.join('\n')}\n`,
    'wfp_food_prices_joined.csv': wfpFile(rows),
    'hdx_imf_monthly_exchange_rates.csv': monthlyRates([
      ['HN', '2015-06-30', 'HNL', 21.9],
      ['UG', '2019-07-31', 'UGX', 3700],
    ]),
    'pa.nus.fcrf.csv': yearly([
      ['UGA', 2019, 3600],
      ['UGA', 2020, 3700],
    ]),
  });
});

describe('a median', () => {
  it('is kept in US dollars only where prices in another currency than the own one are part of it', () => {
    expect(
      release.rows("SELECT DISTINCT area FROM price_month WHERE basis = 'usd' ORDER BY area").flat(),
    ).toEqual(['HND', 'NIC']);
  });
});

describe("a year's figure", () => {
  it('is the median of its monthly medians in US dollars, where at least six months have one', () => {
    const found = release.rows(
      "SELECT year, value, months, flag FROM price_year WHERE area = 'UGA' AND crop = 'beans'",
    );
    // July: 3000 ÷ 3700 = 0.8108 by the month's rate; August to December: 3060, 3120, 3180, 3240, 3300 ÷ 3600 = 0.85 0.8667
    // 0.8833 0.9 0.9167 by the year's. The middle two: (0.8667 + 0.8833) ÷ 2 = 0.875. Five months of 2020 make no figure.
    expect(found).toEqual([[2019, expect.closeTo(0.875, 9), 6, '']]);
  });

  it('of producers is that of FAOSTAT, per kg', () => {
    expect(
      release.rows(
        "SELECT crop, year, area, value, months, flag FROM price_year WHERE price_type = 'producer'",
      ),
    ).toEqual([['beans', 2019, 'RWA', expect.closeTo(0.6505, 9), 12, 'A']]);
  });
});
